import sentences from '../../knowledge/assistant/said/done.json' with { type: 'json' };
import { parseItems } from '../../stylist/item-text/parse-items.ts';
import type { Answer, AssistantContext, AssistantItem } from '../assistant-context.ts';
import type { Change, EventTime, ItemEdit } from '../change.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { addDays } from '../understanding/read-day.ts';
import { are, capital } from '../words.ts';
import { dayIn, isSentenceName, itemNames, listIn, tell } from './command-words.ts';

type Name = keyof typeof sentences;
/** A person's own things, as they are before the change. */
type Before = { context: AssistantContext; language: Language };

const articleless =
  /(?<=\s)(?:on|am|el|del|le|du|på) (?=today|tomorrow|yesterday|heute|morgen|gestern|hoy|mañana|ayer|aujourd|demain|hier|i dag|i morgen|i går)/gu;

function done(name: Name, { language }: Before, named: Record<string, string> = {}): string {
  return capital(filled(sentences[name][language], named).replace(articleless, ''));
}

/** A yes is answered with what it did, by name, day, and person, since "Done." leaves people wondering. */
export async function withWhatWasDone(
  context: AssistantContext,
  answer: Answer | undefined,
  language: Language,
): Promise<Answer | undefined> {
  if (!answer?.change) return answer;
  const text = await whatWasDone(answer.change, { context, language });
  return text === undefined ? answer : { ...answer, text };
}

async function whatWasDone(change: Change, before: Before): Promise<string | undefined> {
  switch (change.kind) {
    case 'several':
      return severalDone(change.changes, before);
    case 'add_items':
      return addedText(change, before);
    case 'edit_items':
    case 'delete_items':
    case 'restore_items':
    case 'wear_items':
      return itemsDone(change, before);
    case 'plan_outfit':
      return planText(change, before);
    case 'move_plans':
      return movedText(change.moves, before);
    case 'delete_plans':
      return done('plan_removed', before);
    case 'add_event':
    case 'move_event':
    case 'delete_events':
      return eventDone(change, before);
    default:
      return preferenceText(change, before);
  }
}

/** Outfits removed only to make room for the new one are not mentioned. */
async function severalDone(changes: readonly Change[], before: Before): Promise<string | undefined> {
  const plans = changes.flatMap((change) => (change.kind === 'plan_outfit' ? [change] : []));
  if (plans.length > 1 && plans.length === changes.length) {
    const days = plans.map(({ day }) => dayIn(day, before.language, before.context));
    return done('planned_many', before, {
      count: String(plans.length),
      day: days[0] ?? '',
      last: days.at(-1) ?? '',
    });
  }
  const told = plans.length > 0 ? changes.filter(({ kind }) => kind !== 'delete_plans') : changes;
  const parts: string[] = [];
  for (const change of told) {
    const text = await whatWasDone(change, before);
    if (text === undefined) return undefined;
    parts.push(text);
  }
  return [...new Set(parts)].join(' ');
}

/** The price that was put behind the name for the reader of lists. */
const priceBehind = /,\s*[^\p{L}\d\s]?\s?\d+(?:[.,]\d{1,2})?(?:\s?(?:[^\p{L}\d\s]|\p{L}{2,8}))?$/u;

function addedText({ text, edit }: Extract<Change, { kind: 'add_items' }>, before: Before): string {
  const count = parseItems(text).items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count > 1) return done('added_many', before, { count: String(count) });
  return done('added', before, { title: edit?.description ?? text.replace(priceBehind, '') });
}

type OfItems = Extract<Change, { kind: 'edit_items' | 'delete_items' | 'restore_items' | 'wear_items' }>;

/** More garments than this are given as a number, or called the whole outfit. */
const mostNamed = 4;

async function itemsDone(change: OfItems, before: Before): Promise<string | undefined> {
  const { context, language } = before;
  const all = [...(await context.items()), ...(await context.archived()), ...(await context.binned())];
  const items = change.itemIds.flatMap((id) => all.find((item) => item.id === id) ?? []);
  const [first] = items;
  if (!first) return undefined;
  const isMany = items.length > mostNamed;
  const day = change.kind === 'wear_items' ? dayIn(change.day, language, context) : '';
  if (change.kind === 'wear_items' && isMany) return done('worn_many', before, { day });
  if (change.kind === 'delete_items' && isMany)
    return done('deleted_many', before, { count: String(items.length) });
  const names = itemNames(items, language);
  const named = {
    names,
    Names: capital(names),
    is: items.length > 1 ? 'are' : are(first, 'is', 'are'),
    day,
  };
  if (change.kind === 'edit_items') return editText(change.edit, items, named, before);
  const name = { delete_items: 'deleted', restore_items: 'back', wear_items: 'worn' } as const;
  return done(name[change.kind], before, named);
}

function editText(
  edit: ItemEdit,
  items: readonly AssistantItem[],
  named: Record<string, string>,
  before: Before,
): string {
  const { status, isArchived, isFavorite, keptIn } = edit;
  if (status === 'available') return backText(items, named, before);
  if (status === 'lent')
    return keptIn ? done('lent', before, { ...named, who: keptIn }) : done('lent_out', before, named);
  if (status === 'in_wash') return done('wash', before, named);
  if (status === 'repair') return done('repair', before, named);
  if (isArchived === true) return done(edit.addTags?.includes('gone') ? 'gone' : 'archived', before, named);
  if (isArchived === false) return done('back', before, named);
  if (isFavorite !== undefined) return done(isFavorite ? 'favorite' : 'unfavorite', before, named);
  const [[field, value] = []] = Object.entries(edit);
  const label = `field_${field ?? ''}`;
  return isSentenceName(label) && (typeof value === 'string' || typeof value === 'number')
    ? done('edited', before, { ...named, field: tell(label, before.language), value: String(value) })
    : done('changed', before, named);
}

/** Where a thing comes back from, where that is the same for all of them. */
function backText(items: readonly AssistantItem[], named: Record<string, string>, before: Before): string {
  const [status, ...others] = new Set(items.map((item) => item.status));
  const [who, ...more] = new Set(items.map(({ keptIn }) => keptIn));
  if (others.length > 0) return done('back', before, named);
  if (status === 'in_wash') return done('clean', before, named);
  if (status === 'repair') return done('repaired', before, named);
  return status === 'lent' && who && more.length === 0
    ? done('returned', before, { ...named, who })
    : done('back', before, named);
}

/** A plan without an event is named after its day, and the sentence gives the day already. */
function planText({ day, title, eventId }: Extract<Change, { kind: 'plan_outfit' }>, before: Before): string {
  const when = dayIn(day, before.language, before.context);
  return eventId === null
    ? done('planned', before, { day: when })
    : done('planned_for', before, { day: when, title: capital(title) });
}

function movedText(moves: readonly { day: string }[], before: Before): string {
  const [day = '', last = ''] = moves.map((move) => dayIn(move.day, before.language, before.context));
  return done(moves.length > 1 ? 'plans_swapped' : 'plan_moved', before, { day, last });
}

const [lookBack, lookAhead] = [31, 370];

async function eventDone(
  change: Extract<Change, { kind: 'add_event' | 'move_event' | 'delete_events' }>,
  before: Before,
): Promise<string | undefined> {
  if (change.kind === 'add_event')
    return done('event_added', before, { title: change.title, ...whenOf(change.at, before) });
  const { context, language } = before;
  const { today } = context;
  const events = await context.events(addDays(today, -lookBack), addDays(today, lookAhead));
  const ids = change.kind === 'move_event' ? [change.eventId] : change.eventIds;
  const told = events
    .filter(({ id }) => ids.includes(id))
    .map(({ title, day }) =>
      change.kind === 'move_event'
        ? done('event_moved', before, { title, ...whenOf(change.at, before) })
        : done('event_removed', before, { title, day: dayIn(day, language, context) }),
    );
  return told.length > 0 ? told.join(' ') : undefined;
}

function whenOf({ day, time }: EventTime, { context, language }: Before): { day: string; time: string } {
  return { day: dayIn(day, language, context), time: time === null ? '' : tell('at', language, { time }) };
}

function preferenceText(change: Change, before: Before): string | undefined {
  if (change.kind === 'set_home' && change.town) return done('home', before, { town: change.town });
  if (change.kind === 'set_styles')
    return done('styles', before, { what: listIn(change.styles, before.language) });
  if (change.kind === 'set_taste') return done('taste', before);
  if (change.kind === 'set_units' && change.units)
    return done(change.units === 'imperial' ? 'fahrenheit' : 'celsius', before);
  return undefined;
}
