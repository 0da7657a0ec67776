import { foldedText } from '../../../language/text-features.ts';
import type { Answer, AssistantEvent, AssistantItem, Memory, OutfitWish } from '../../assistant-context.ts';
import { withNamed } from '../../conversation/put-into-outfit.ts';
import { say } from '../../say.ts';
import { withoutThem } from '../../turn/by-name.ts';
import { asksAtOnce } from '../../turn/grounding.ts';
import { isWeakWord, likeness, namingWords } from '../../turn/own-names.ts';
import type { Turn } from '../../turn/turn.ts';
import { matches, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { addDays } from '../../understanding/read-day.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { capital } from '../../words.ts';
import { offerPlan, swaps } from '../planned-outfits.ts';
import { withAll } from '../shown/with-all.ts';
import { type Edit, editOf, mayEdit, refusesAtOnce, writesDown } from './outfit-edit.ts';
import { withoutPiece } from './without-piece.ts';

/** "Put it in for the sequins": in the place of what stands behind. */
const putsFor =
  /(?<!\p{L})(?:put|pop|stick|bring|setz|mach|pack|pon|mets|sett)\p{L}*\s(?:[^\s.,;]+\s){1,5}(?:in|rein) (?:for|für)\s/iu;

const lookAhead = 120;
/** So many pieces named at once are an outfit. House rule. */
const fewestOfOutfit = 2;

/**
 * "Swap it for the turtleneck", "put that on the party instead, with the nude pumps", "with the leg warmers and the gloves
 * too": what is named or pointed at comes in or leaves, and everything else stays. An outfit of the calendar is asked about
 * once; one that is shown is shown again. Undefined where not everything that is named is certain.
 */
export async function editedOutfit(turn: Turn): Promise<Answer | undefined> {
  const { context, memory } = turn;
  if (!context.hasWardrobe || !context.plansOutfits) return undefined;
  if (putsFor.test(turn.text) || plansShown(turn)) return undefined;
  if (!(mayEdit(turn) || isNamedOutfit(turn) || goesOnWith(turn))) return undefined;
  const own = await context.items();
  const coming = await context.events(context.today, addDays(context.today, lookAhead));
  const named = eventNamed(turn, coming);
  if (named) return ofNamedEvent(turn, named, own);
  const event = eventSpokenOf(turn, coming);
  if (memory?.outfit && !memory.isPlanned && !isStanding(memory, event)) return ofShown(turn, event, own);
  if (event?.outfit) return inPlan(turn, event, own);
  return ofOnlyPlan(turn, coming, own);
}

/** From here several pieces are planned, and from here one more is wanted. House rules. */
const [planBar, withBar] = [0.8, 0.5];

/** "Plan that with the blouse, pumps and coat", after an outfit was only shown: what is named is planned, and not shown again. */
function plansShown({ memory, wish, wanted }: Turn): boolean {
  const named = wish?.details.filter(({ role }) => role === 'item') ?? [];
  const isPlan = wanted.intent === 'outfit_plan' && wanted.probability >= planBar;
  const isOnlyShown = memory?.outfit !== undefined && memory.isPlanned !== true;
  return isPlan && isOnlyShown && named.length >= fewestOfOutfit;
}

const joins = /^\W*(?:(?:oh|ok|okay)\W+)*(?:and|n|plus|und|y|et|og)(?!\p{L})/iu;

/** "N flat boots, I'll be on my feet all night", of an outfit that waits to be planned. */
function goesOnWith({ memory, wanted, ground, text }: Turn): boolean {
  const isWith = /^(?:with|outfit_with)$/.test(wanted.intent) && wanted.probability >= withBar;
  return (
    memory?.isPlanned === true && isWith && ground.items.length > 0 && joins.test(text) && !text.includes('?')
  );
}

const mostOfNames = 14;

/** "LBD, nude pumps and gold hoops for the party": nothing but names, and what for. */
function isNamedOutfit({ ground, text }: Turn): boolean {
  const isFor = ground.event !== undefined && !text.includes('?') && !asksAtOnce(text);
  return isFor && ground.items.length > fewestOfOutfit && text.split(/\s+/).length <= mostOfNames;
}

/** The event that a message names by its title, by two words of it in a row, or by its day. */
function eventNamed({ ground, text }: Turn, coming: readonly AssistantEvent[]): AssistantEvent | undefined {
  if (ground.event) return coming.find(({ id }) => id === ground.event?.id);
  const said = wordsOf(text).join(' ');
  const inARow = coming.find(({ title }) => {
    const words = wordsOf(title);
    return words.some((word, k) => {
      const next = words[k + 1];
      return word.length >= shortestWord && next !== undefined && ` ${said} `.includes(` ${word} ${next} `);
    });
  });
  if (inARow) return inARow;
  const { days } = ground;
  if (!days || days.first !== days.last) return undefined;
  const onDay = coming.filter(({ day }) => day === days.first);
  return onDay.length === 1 ? onDay[0] : onDay.filter(({ outfit }) => outfit).at(0);
}

function eventSpokenOf({ memory }: Turn, coming: readonly AssistantEvent[]): AssistantEvent | undefined {
  const id = (memory?.outfit ? memory.wish?.eventId : undefined) ?? memory?.focus?.eventId;
  return coming.find((event) => event.id === id);
}

/** What is shown is the outfit of the calendar. */
function isStanding({ outfit }: Memory, event: AssistantEvent | undefined): boolean {
  const planned = event?.outfit?.itemIds;
  return planned !== undefined && [...planned].sort().join() === [...(outfit?.itemIds ?? [])].sort().join();
}

const shortestWord = 4;
const wordsOf = (text: string) => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const wornIn = (own: readonly AssistantItem[], ids: readonly string[] = []) =>
  own.filter(({ id }) => ids.includes(id));

/** For the event that the message names: its outfit changed, or just what is named where it has none. */
async function ofNamedEvent(
  turn: Turn,
  event: AssistantEvent,
  own: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const { memory } = turn;
  if (event.outfit) return inPlan(turn, event, own);
  if (memory?.outfit && !memory.isPlanned && memory.wish?.eventId === event.id)
    return ofShown(turn, event, own);
  const edit = editOf(turn, [], own);
  if (!edit || edit.coming.length < fewestOfOutfit || !writesDown(turn.text)) return undefined;
  return offerPlan(turn, event, edit.coming);
}

/** The outfit of the calendar, with what comes in and without what leaves. */
async function inPlan(
  turn: Turn,
  event: AssistantEvent,
  own: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const planned = event.outfit?.itemIds ?? [];
  const worn = wornIn(own, waitingFor(turn.memory, event) ?? planned);
  const edit = editOf(turn, worn, own);
  if (!edit || edit.coming.length + edit.leaving.length + edit.kept.length === 0) return undefined;
  const now = isWhole(edit.coming) ? edit.coming : withEdit(worn, edit);
  const isSame = now.length === planned.length && now.every(({ id }) => planned.includes(id));
  return isSame || now.length === 0 ? undefined : offerPlan(turn, event, now);
}

/** The outfit of an event with what was offered or picked for it since, unless that was refused. */
function waitingFor(memory: Memory | undefined, { id }: AssistantEvent): string[] | undefined {
  if (!memory?.isPlanned || memory.declined || memory.wish?.eventId !== id) return undefined;
  return memory.outfit?.itemIds;
}

/** A dress, or something above and below, with shoes: an outfit of its own, which is meant just so. */
function isWhole(items: readonly AssistantItem[]): boolean {
  const has = (...slots: string[]) => items.some((item) => slots.includes(traitsOf(item).slots[0] ?? ''));
  return (has('dress') || (has('top', 'mid') && has('bottom'))) && has('shoes');
}

function withEdit(worn: readonly AssistantItem[], { leaving, coming }: Edit): AssistantItem[] {
  return withAll(
    worn.filter((item) => !leaving.includes(item)),
    coming,
  );
}

/** The outfit that is shown, unless it is the one of the calendar for the same event that is meant. */
async function ofShown(
  turn: Turn,
  event: AssistantEvent | undefined,
  own: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const { memory } = turn;
  if (!memory?.outfit || !memory.wish) return undefined;
  const worn = wornIn(own, memory.outfit.itemIds);
  const edit = editOf(turn, worn, own);
  if (!edit) return undefined;
  if (event?.outfit && (await isOfPlan(turn, edit, event, own))) return inPlan(turn, event, own);
  const { leaving, coming } = edit;
  if (coming.length === 0) {
    const isIn = leaving.length === 0 && edit.kept.length > 0 && looksAsSaid(turn.text, edit.kept);
    if (isIn) return hasItAlready(turn, memory.wish);
    const refused = onlyRefused(turn, own);
    return refused.length > 0 ? withoutThem(turn, memory.wish, refused) : undefined;
  }
  const without = leaving.reduce(withoutPiece, memory);
  return withNamed({ ...turn, memory: without }, coming);
}

/** "The black jeans" are not in it where it has blue ones. */
function looksAsSaid(text: string, kept: readonly AssistantItem[]): boolean {
  const own = kept.flatMap(({ description }) => namingWords(description));
  const looks = namingWords(text).filter(isWeakWord);
  return !refusesAtOnce(text) && looks.every((look) => own.some((each) => likeness(look, each) > 0));
}

/** "No hoodie", where only one hangs there and it is not in the outfit; a kind of which there are more is refused elsewhere. */
function onlyRefused({ text, ground, context }: Turn, own: readonly AssistantItem[]): AssistantItem[] {
  const [item, ...others] = ground.items;
  if (!refusesAtOnce(text) || !item || others.length > 0) return [];
  const { mentions } = readQuestion(ground.english, context.today);
  const kinds = mentions.filter((mention) => isKind(mention) && !mention.vague);
  const isOnly = kinds.every(({ filter }) => own.filter((each) => matches(each, filter)).length <= 1);
  return isOnly ? [item] : [];
}

/** What is wanted in the outfit that is shown is in it. */
function hasItAlready({ memory, wanted }: Turn, wish: OutfitWish): Answer {
  const { title, day: date, eventType, eventId } = wish;
  const itemIds = memory?.outfit?.itemIds ?? [];
  return {
    text: say('already_in_it', wanted.language, ''),
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date, eventType, eventId, score: 0 }],
    actions: [],
    known: true,
    memory: memory ?? { tool: 'suggest_outfit', shown: itemIds },
  };
}

/** A piece leaves that only the planned outfit has, or it is to be written down where an outfit stands already. */
async function isOfPlan(
  turn: Turn,
  edit: Edit,
  event: AssistantEvent,
  own: readonly AssistantItem[],
): Promise<boolean> {
  const planned = editOf(turn, wornIn(own, event.outfit?.itemIds), own);
  const leavesPlan = (planned?.leaving.length ?? 0) > edit.leaving.length;
  return leavesPlan || (edit.leaving.length === 0 && edit.coming.length > 0 && writesDown(turn.text));
}

const mostSpoken = 4;

/** The next event whose outfit has what was spoken of: "swap it for the turtleneck", after the shirt and the jacket of Tuesday. */
function withSpoken(
  memory: Memory | undefined,
  coming: readonly AssistantEvent[],
): AssistantEvent | undefined {
  const { anchors = [], recent = [] } = memory ?? {};
  const ids = [...anchors, ...recent.slice(0, mostSpoken)];
  return coming.find(({ outfit }) => outfit?.itemIds.some((id) => ids.includes(id)));
}

/** "Swap those trousers for the grey ones", of the only coming outfit that has what leaves. */
async function ofOnlyPlan(
  turn: Turn,
  coming: readonly AssistantEvent[],
  own: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const found = coming.flatMap((event) => {
    const edit = event.outfit ? editOf(turn, wornIn(own, event.outfit.itemIds), own) : undefined;
    return edit && edit.leaving.length > 0 && edit.coming.length > 0 ? [event] : [];
  });
  const spoken = swaps.test(turn.text) && found.length === 0 ? withSpoken(turn.memory, coming) : undefined;
  if (spoken) return inPlan(turn, spoken, own);
  const [first] = found;
  return first && (found.length === 1 || turn.memory?.tool === 'list_events')
    ? inPlan(turn, first, own)
    : undefined;
}
