import type { Answer, AssistantItem } from '@drape/engine/assistant/assistant-context';
import type { Change, ItemEdit } from '@drape/engine/assistant/change';
import { traitsOf } from '@drape/engine/assistant/understanding/mentions/match-items';
import { dayAfter, type World } from './world.ts';

/** What is known when a law is asked: the outfit before, the answer, and what the words were filled with. */
export type Case = {
  world: World;
  before: readonly string[];
  answer: Answer;
  /** The piece of the outfit that is named, and the own pieces beside it. */
  piece?: AssistantItem | undefined;
  own?: AssistantItem | undefined;
  own2?: AssistantItem | undefined;
  person: string;
  weekday: number | undefined;
  said: string;
};

/** Undefined where the answer does what was asked for, else what is wrong. */
type Law = (given: Case) => string | undefined;

const cardOf = ({ answer, world }: Case) =>
  answer.cards.find((card) => card.kind === 'outfit' && card.date === world.event.day);

function outfitAfter(given: Case): string[] | undefined {
  const card = cardOf(given);
  return card?.kind === 'outfit' ? card.itemIds : undefined;
}

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));
const nameOf = (given: Case, id: string) =>
  given.world.items.find((item) => item.id === id)?.description ?? id;
const names = (given: Case, ids: readonly string[]) => ids.map((id) => nameOf(given, id)).join(', ');
const categoryOf = (given: Case, id: string) => given.world.items.find((item) => item.id === id)?.category;

function changes(change: Change | undefined): Change[] {
  if (!change) return [];
  return change.kind === 'several' ? change.changes.flatMap(changes) : [change];
}
const asked = ({ answer }: Case) => changes(answer.memory.pending?.change ?? answer.change);

/** The rest of the outfit is as it was; `free` are the categories that may change with it. */
function restStays(given: Case, gone: readonly string[], free: readonly string[] = []): string | undefined {
  const after = outfitAfter(given);
  if (!after) return 'no outfit for the event';
  const lost = without(given.before, [...gone, ...after]).filter(
    (id) => !free.includes(categoryOf(given, id) ?? ''),
  );
  return lost.length > 0 ? `lost ${names(given, lost)}` : undefined;
}

const goesAndIsReplaced: Law = (given) => {
  const after = outfitAfter(given);
  const { piece } = given;
  if (!after || !piece) return 'no outfit for the event';
  if (after.includes(piece.id)) return `still wears ${piece.description}`;
  const lost = restStays(given, [piece.id]);
  if (lost) return lost;
  const added = without(after, given.before);
  if (added.length !== 1) return `added ${names(given, added) || 'nothing'}`;
  const isSame = sortOf(categoryOf(given, added[0] ?? '')) === sortOf(piece.category);
  return isSame ? undefined : `added ${names(given, added)}`;
};

const sortOf = (category: string | undefined) => (category === 'shirt' ? 'top' : category);

const goes: Law = (given) => {
  const after = outfitAfter(given);
  if (!after || !given.piece) return 'no outfit for the event';
  if (after.includes(given.piece.id)) return `still wears ${given.piece.description}`;
  const added = without(after, given.before);
  return (
    restStays(given, [given.piece.id]) ?? (added.length > 0 ? `added ${names(given, added)}` : undefined)
  );
};

const comesFor: Law = (given) => {
  const after = outfitAfter(given);
  if (!after || !given.piece || !given.own) return 'no outfit for the event';
  if (!after.includes(given.own.id)) return `without ${given.own.description}`;
  if (after.includes(given.piece.id)) return `still wears ${given.piece.description}`;
  return restStays(given, [given.piece.id]);
};

const differs =
  (least: number): Law =>
  (given) => {
    const after = outfitAfter(given);
    if (!after) return 'no outfit for the event';
    return without(after, given.before).length + without(given.before, after).length >= least
      ? undefined
      : 'the same outfit';
  };

/** More of something than before, in all or on average, or it is said that the clothes have no more of it. */
const more =
  (amount: (item: AssistantItem) => number, noMore: RegExp, isSum = false): Law =>
  (given) => {
    const after = outfitAfter(given);
    if (!after) return 'no outfit for the event';
    if (noMore.test(given.answer.text)) return undefined;
    const share = (ids: readonly string[]) => {
      const worn = given.world.items.filter((item) => ids.includes(item.id) && main.test(placeOf(item)));
      return worn.reduce((sum, item) => sum + amount(item), 0) / (isSum ? 1 : Math.max(1, worn.length));
    };
    return share(after) > share(given.before) ? undefined : 'no more so than before';
  };

const main = /^(?:top|mid|outer|bottom|dress|shoes)$/;
const placeOf = (item: AssistantItem) => traitsOf(item).slots[0] ?? '';

/** An "okay" is no answer to a question. */
const told: Law = (given) =>
  understood(given) ??
  changesNothing(given) ??
  (given.answer.text.length < leastAnswer && given.answer.cards.length === 0 ? 'no answer' : undefined);
const leastAnswer = 20;

const understood: Law = ({ answer }) => (answer.known ? undefined : 'not understood');
const changesNothing: Law = (given) => (asked(given).length > 0 ? 'changes something' : undefined);

/** Exactly these pieces are edited, in this way. */
const edits =
  (holds: (edit: ItemEdit, given: Case) => boolean): Law =>
  (given) => {
    const wanted = [given.own?.id, given.own2?.id].filter((id) => id !== undefined).sort();
    const found = asked(given).flatMap((change) => {
      if (change.kind === 'edit_items') return change.itemIds.map((id) => ({ id, edit: change.edit }));
      if (change.kind === 'edit_each') return change.edits.map(({ itemId, edit }) => ({ id: itemId, edit }));
      return [{ id: change.kind, edit: {} }];
    });
    const ids = found.map(({ id }) => id).sort();
    if (ids.join() !== wanted.join()) return `for ${names(given, ids) || 'nothing'}`;
    return found.every(({ edit }) => holds(edit, given))
      ? undefined
      : `sets ${JSON.stringify(found[0]?.edit)}`;
  };

/** Exactly one change of this kind, and nothing beside it. */
function onlyChange<Kind extends Change['kind']>(
  given: Case,
  kind: Kind,
): Extract<Change, { kind: Kind }> | string {
  const found = asked(given);
  const [change] = found;
  if (change === undefined || found.length > 1) return found.map((each) => each.kind).join() || 'nothing';
  return change.kind === kind ? (change as Extract<Change, { kind: Kind }>) : change.kind;
}

function sameIds(given: Case, found: readonly string[], wanted: readonly (string | undefined)[]) {
  const those = wanted.filter((id) => id !== undefined);
  return [...found].sort().join() === those.sort().join() ? undefined : `for ${names(given, found)}`;
}

/** The last such weekday, or yesterday where none was named. */
function dayWorn({ weekday, world }: Case): string {
  if (weekday === undefined) return dayAfter(world.today, -1);
  const days = Array.from({ length: 7 }, (_, ago) => dayAfter(world.today, -ago - 1));
  return days.find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === weekday) ?? '';
}

const ofEvent =
  (kinds: readonly Change['kind'][]): Law =>
  (given) => {
    const found = asked(given);
    if (found.length === 0) return 'nothing';
    return found.every(
      (change) => kinds.includes(change.kind) && JSON.stringify(change).includes(given.world.event.id),
    )
      ? undefined
      : found.map((change) => JSON.stringify(change)).join();
  };

/** Tells something of the piece that is named, and changes nothing. */
const ofOwn: Law = (given) => {
  const { answer, own } = given;
  const isOf = answer.cards.some((card) => 'itemIds' in card && own && card.itemIds.includes(own.id));
  const isNamed =
    own !== undefined && answer.text.toLowerCase().includes(own.description.slice(1, 12).toLowerCase());
  return (
    understood(given) ?? changesNothing(given) ?? (isOf || isNamed ? undefined : `not of ${own?.description}`)
  );
};

export const laws: Record<string, Law> = {
  'swap-any': goesAndIsReplaced,
  'swap-how': goesAndIsReplaced,
  'swap-for': comesFor,
  complain: goesAndIsReplaced,
  'rest-stays': goesAndIsReplaced,
  without: goes,
  add: (given) => {
    const after = outfitAfter(given);
    if (!after || !given.own) return 'no outfit for the event';
    if (!after.includes(given.own.id)) return `without ${given.own.description}`;
    const free = ['dresses', 'tops', 'bottoms'].includes(given.own.category)
      ? ['dresses', 'tops', 'bottoms']
      : [];
    return restStays(given, [], [...free, given.own.category]);
  },
  'only-with': (given) =>
    outfitAfter(given)?.includes(given.own?.id ?? '') ? undefined : `without ${given.own?.description}`,
  'not-that': (given) => {
    const after = outfitAfter(given);
    if (!after) return 'no outfit for the event';
    return after.includes(given.piece?.id ?? '') ? `still wears ${given.piece?.description}` : undefined;
  },
  warmer: more((item) => traitsOf(item).clo, /as warm as|wärmer wird es/i, true),
  dressier: more((item) => traitsOf(item).formality, /as dressed up as|schicker wird es/i),
  'more-casual': more((item) => -traitsOf(item).formality, /as relaxed as|lässiger wird es/i),
  // A dress gives way to a top and a skirt.
  another: differs(3),
  save: (given) => {
    const plan = onlyChange(given, 'plan_outfit');
    if (typeof plan === 'string') return `does ${plan}`;
    if (plan.day !== given.world.event.day) return `on ${plan.day}`;
    return sameIds(given, plan.itemIds, given.before);
  },
  'ask-outfit': (given) => understood(given) ?? changesNothing(given),
  'wore-it': (given) => {
    const wear = onlyChange(given, 'wear_items');
    if (typeof wear === 'string') return `does ${wear}`;
    return wear.day === given.world.today ? sameIds(given, wear.itemIds, given.before) : `on ${wear.day}`;
  },
  'what-wear': (given) => (outfitAfter(given) ? undefined : 'no outfit for the event'),
  wash: edits(({ status }) => status === 'in_wash'),
  clean: edits(({ status }) => status === 'available'),
  lend: edits(
    ({ status, keptIn }, { person }) => status === 'lent' && keptIn?.toLowerCase() === person.toLowerCase(),
  ),
  back: edits(({ status }) => status === 'available'),
  wore: (given) => {
    const offer = given.answer.actions.find(({ kind }) => kind === 'worn');
    const wear = offer?.kind === 'worn' ? { ...offer, day: offer.date } : onlyChange(given, 'wear_items');
    if (typeof wear === 'string') return `does ${wear}`;
    const day = dayWorn(given);
    return wear.day === day
      ? sameIds(given, wear.itemIds, [given.own?.id, given.own2?.id])
      : `on ${wear.day}, not ${day}`;
  },
  // What is sold may go to the archive, so that its history stays.
  delete: (given) => {
    const gone = onlyChange(given, 'delete_items');
    if (typeof gone !== 'string') return sameIds(given, gone.itemIds, [given.own?.id]);
    return edits(({ isArchived }) => isArchived === true)(given);
  },
  archive: edits(({ isArchived }) => isArchived === true),
  love: edits(({ isFavorite }) => isFavorite === true),
  price: edits(
    ({ price }, { said }) =>
      typeof price === 'number' && said.replace(/[.,]/g, '').includes(String(price).replace('.', '')),
  ),
  rename: edits(({ description }) => description !== undefined),
  'event-new': (given) => {
    const added = onlyChange(given, 'add_event');
    if (typeof added === 'string') return `does ${added}`;
    const weekday = new Date(`${added.at.day}T12:00:00Z`).getUTCDay();
    return given.weekday === undefined || weekday === given.weekday ? undefined : `on ${added.at.day}`;
  },
  'event-move': ofEvent(['move_event', 'set_event_time']),
  'event-off': ofEvent(['delete_events']),
  'last-worn': (given) =>
    understood(given) ??
    changesNothing(given) ??
    (/\d|never|nie/.test(given.answer.text) ? undefined : 'no day'),
  count: (given) =>
    understood(given) ??
    changesNothing(given) ??
    (/\d|no |none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|kein|ein|zwei|drei|vier/i.test(
      given.answer.text,
    )
      ? undefined
      : 'no number'),
  // For an evening out an outfit is as good as a list.
  pack: (given) =>
    given.answer.cards.some(({ kind }) => kind === 'packing') || outfitAfter(given)
      ? undefined
      : 'no packing list',
  chat: (given) =>
    changesNothing(given) ??
    (given.answer.cards.some(({ kind }) => kind === 'outfit') ? 'an outfit' : undefined),
  'new-piece': (given) => {
    const added = onlyChange(given, 'add_items');
    return typeof added === 'string' ? `does ${added}` : undefined;
  },
  repair: edits(({ status }) => status === 'repair'),
  fix: edits((edit) => Object.keys(edit).length > 0),
  unlove: edits(({ isFavorite }) => isFavorite === false),
  'plan-these': (given) => {
    const plan = onlyChange(given, 'plan_outfit');
    if (typeof plan === 'string') return `does ${plan}`;
    const missing = without([given.own?.id ?? '', given.own2?.id ?? ''], plan.itemIds);
    return missing.length > 0 ? `without ${names(given, missing)}` : undefined;
  },
  week: (given) => (asked(given).some(({ kind }) => kind === 'plan_outfit') ? undefined : 'plans nothing'),
  where: ofOwn,
  since: ofOwn,
  often: ofOwn,
  cost: (given) => (given.own ? ofOwn(given) : (understood(given) ?? changesNothing(given))),
  match: ofOwn,
  pair: ofOwn,
  compare: ofOwn,
  suits: ofOwn,
  ...Object.fromEntries(
    'away unworn last-outfit own-list care wash-how explain rule buy gaps declutter colors weather calendar'
      .split(' ')
      .map((key) => [key, told]),
  ),
};
