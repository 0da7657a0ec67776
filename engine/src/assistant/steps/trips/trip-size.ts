import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { itemNames, tell } from '../../commands/command-words.ts';
import { groupOf } from '../../intent/intent-names.ts';
import { suggestOutfit } from '../../tools/outfit-tools.ts';
import { packTrip } from '../../tools/pack-tool.ts';
import { bulkiest, tellOfTrip } from '../../tools/tell-trip.ts';
import { type Trip, tripTitle } from '../../tools/trip.ts';
import { likeness, namingWords } from '../../turn/own-names.ts';
import type { Turn } from '../../turn/turn.ts';
import { matchItems, traitsOf } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { kindOnly } from '../../understanding/read-qualities.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { baseWish } from '../../understanding/wish.ts';
import { englishOf } from '../../wishes/command-of-wish.ts';
import { targetOf } from './trip-outfit.ts';
import { speaksOf } from './trip-words.ts';

const onePair = /(?<!\p{L})(?:one|ein(?:em)?|1|une seule|un solo|ett) (?:pair|paar|paire|par)(?!\p{L})/iu;

/** "Just a carry-on", "can you take a few things out": fewer pieces, and what takes most room is worn on the way. */
export async function smallerTrip(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  const namesMore = ground.surely.length > 0 && !onePair.test(text);
  if (!speaksOf('less', text) || namesMore) return undefined;
  const before = trip.packed?.length ?? 0;
  const light = { ...trip, isLight: true };
  const again = trip.isLight ? undefined : await packTrip(context, light);
  const { language } = wanted;
  if (again && again.memory.shown.length < before)
    return language === 'en' ? again : renderAbroad({ context, answer: again, intent: 'pack', language });
  const own = await context.items();
  const packed = (trip.packed ?? []).flatMap((id) => own.find((item) => item.id === id) ?? []);
  const leaving = spareOf(packed, trip);
  const left = packed.filter((item) => !leaving.includes(item));
  if (leaving.length === 0) return shown(turn, light, packed, smallest(packed, language));
  const told = {
    names: itemNames(leaving, language),
    count: String(left.length),
    list: itemNames(left, language),
  };
  return shown(
    turn,
    light,
    left,
    `${tellOfTrip('smaller', language, told)} ${onTheWay(left, language)}`.trim(),
  );
}

function smallest(packed: readonly AssistantItem[], language: Turn['wanted']['language']): string {
  const note = tell('trip_smallest', language, { count: String(packed.length) });
  return `${note} ${onTheWay(packed, language)}`.trim();
}

function onTheWay(items: readonly AssistantItem[], language: Turn['wanted']['language']): string {
  const bulk = bulkiest(items);
  return bulk.length > 0 ? tellOfTrip('on_the_way', language, { names: itemNames(bulk, language) }) : '';
}

/** Of these one is left at home first where others of the kind are packed. */
const bulky = ['outer', 'shoes', 'bag', 'mid', 'bottom', 'top', 'belt', 'scarf', 'head', 'jewellery'];
const mostLeft = 3;

/** What can stay at home: pieces of which there is another, that nothing there asks for. */
function spareOf(packed: readonly AssistantItem[], trip: Trip): AssistantItem[] {
  const needed = new Set([...(trip.with ?? []), ...(trip.worn ?? []).flatMap(({ itemIds }) => itemIds)]);
  const slotOf = (item: AssistantItem) => traitsOf(item).slots[0] ?? '';
  const leaving: AssistantItem[] = [];
  for (const mayLeaveNeeded of [false, true])
    for (const slot of bulky) {
      const same = packed.filter((item) => slotOf(item) === slot && !leaving.includes(item));
      const spare = same.filter(({ id }) => mayLeaveNeeded || !needed.has(id));
      const last = spare.at(-1);
      const isEnough = leaving.length >= (mayLeaveNeeded ? 1 : mostLeft);
      if (last && same.length > 1 && !isEnough) leaving.push(last);
    }
  return leaving;
}

/** The list with other pieces on it. */
export function shown(turn: Turn, trip: Trip, items: readonly AssistantItem[], text: string): Answer {
  const itemIds = items.map(({ id }) => id);
  return {
    text,
    cards: [{ kind: 'packing', title: tripTitle(trip.days, trip.place, turn.wanted.language), itemIds }],
    actions: [],
    known: true,
    memory: { ...(turn.memory ?? {}), tool: 'pack_trip', shown: itemIds, trip: { ...trip, packed: itemIds } },
  };
}

/** The list with a few more pieces, which stay on it when it is made again. */
export function larger(
  turn: Turn,
  trip: Trip,
  packed: readonly AssistantItem[],
  more: readonly AssistantItem[],
): Answer {
  const { language } = turn.wanted;
  const all = [...packed, ...more];
  const text = tell('trip_more', language, {
    names: itemNames(more, language),
    count: String(all.length),
    list: itemNames(all, language),
  });
  const kept = [...new Set([...(trip.with ?? []), ...more.map(({ id }) => id)])];
  return shown(turn, { ...trip, with: kept }, all, text);
}

const layers = new Set(['mid', 'top']);

/** "Mum's house is freezing", "something warm too": a warm piece or two come along. */
export async function warmerTrip(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, ground } = turn;
  if (!speaksOf('cold', text) || text.includes('?') || ground.surely.length > 0) return undefined;
  const own = (await context.items()).filter(({ available }) => available);
  const packed = (trip.packed ?? []).flatMap((id) => own.find((item) => item.id === id) ?? []);
  const warm = own
    .filter((item) => !packed.includes(item) && item.category === 'top')
    .filter((item) => layers.has(traitsOf(item).slots[0] ?? ''))
    .sort((a, b) => traitsOf(b).clo - traitsOf(a).clo);
  const many = trip.isLight && !speaksOf('two', text) ? 1 : 2;
  const more = warm.slice(0, many);
  if (more.length > 0) return larger(turn, trip, packed, more);
  const { language } = turn.wanted;
  const knits = packed.filter((item) => item.category === 'top').slice(0, 2);
  if (knits.length === 0) return undefined;
  return shown(turn, trip, packed, tellOfTrip('covered', language, { names: itemNames(knits, language) }));
}

/** "Add one more warm jumper": one or two of the kind, the warmest first. */
export async function moreOfKind(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, ground } = turn;
  if (!speaksOf('more', text) || ground.surely.length > 0) return undefined;
  const { mentions } = readQuestion(ground.english, context.today);
  const [kind, ...others] = mentions.filter((each) => isKind(each) && !each.vague && each.role !== 'refused');
  if (!kind || others.length > 0) return undefined;
  const own = (await context.items()).filter(({ available }) => available);
  const packed = (trip.packed ?? []).flatMap((id) => own.find((item) => item.id === id) ?? []);
  const fresh = matchItems(own, kindOnly(kind.filter))
    .filter((item) => !packed.includes(item))
    .sort((a, b) => traitsOf(b).clo - traitsOf(a).clo);
  const more = fresh.slice(0, speaksOf('two', text) ? 2 : 1);
  return more.length > 0 ? larger(turn, trip, packed, more) : undefined;
}

const mostForOccasion = 4;
const main = new Set(['top', 'mid', 'dress', 'bottom', 'outer', 'shoes']);

/** "We always go up on the moors on Boxing Day": what that needs comes along, or is on the list already. */
export async function occasionOfTrip(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, wanted } = turn;
  if (text.includes('?') || groupOf(wanted.intent) === 'command') return undefined;
  const target = await targetOf(turn, trip);
  if (!target || target.eventType === 'travel' || target.title === '') return undefined;
  const { memory } = await suggestOutfit(context, {
    ...baseWish(context),
    ...target,
    said: text,
    place: trip.place,
  });
  const own = await context.items();
  const ids = memory.outfit?.itemIds ?? [];
  const worn = own.filter(({ id }) => ids.includes(id));
  if (worn.length === 0) return undefined;
  const packed = (trip.packed ?? []).flatMap((id) => own.find((item) => item.id === id) ?? []);
  const more = worn
    .filter((item) => !packed.includes(item) && main.has(traitsOf(item).slots[0] ?? ''))
    .slice(0, mostForOccasion);
  const { title, eventType, eventId, day } = target;
  const itemIds = worn.filter((item) => packed.includes(item) || more.includes(item)).map(({ id }) => id);
  const dressed = { title, eventType, eventId, day, itemIds };
  const next = {
    ...trip,
    occasions: eventId
      ? (trip.occasions ?? [])
      : [...(trip.occasions ?? []), { said: text, title, eventType, day }],
    worn: [...(trip.worn ?? []), dressed],
  };
  if (more.length > 0) return larger(turn, next, packed, more);
  const { language } = wanted;
  return shown(turn, next, packed, tellOfTrip('covered', language, { names: itemNames(worn, language) }));
}

/** "Laufsachen", "my gym stuff", "cosas de correr", "løpetøy": what is worn to do something. */
const kits = [
  /(?<!\p{L})(\p{L}{3,}?)s?(?:sachen|zeug|klamotten|kleidung|tøy(?:et)?|klærne|klær|sakene|saker|utstyret?)(?!\p{L})/iu,
  /(?<!\p{L})(\p{L}{3,})[ -](?:stuff|things|gear|kit|clothes)(?!\p{L})/iu,
  /(?<!\p{L})(?:cosas|ropa|equipo|affaires?|tenue|vêtements) (?:de |d[’'])(?:la |el |le )?(\p{L}{3,})(?!\p{L})/iu,
];
const mostOfKit = 4;
const sure = 0.85;
const shortestStem = 3;

/** "And the running things too": what is called so comes along, else what is worn for it. */
export async function kitForTrip(turn: Turn, trip: Trip): Promise<Answer | undefined> {
  const { context, text, ground, wanted } = turn;
  const [said] = kits.flatMap((kit) => kit.exec(text)?.[1] ?? []);
  if (said === undefined || text.includes('?')) return undefined;
  const own = (await context.items()).filter(({ available }) => available);
  const packed = (trip.packed ?? []).flatMap((id) => own.find((item) => item.id === id) ?? []);
  const called = own.filter((item) => isCalledSo(said, item) && !packed.includes(item));
  if (called.length > 0) return larger(turn, trip, packed, called.slice(0, mostOfKit));
  const isSport = /workout/.test(sportOf(englishOf(said, wanted.language), ground.english));
  if (!isSport) return undefined;
  const wish = {
    ...baseWish(context),
    title: said,
    said,
    eventType: 'workout' as const,
    day: trip.firstDay,
    place: trip.place,
  };
  const { memory } = await suggestOutfit(context, wish);
  const worn = own.filter((item) => memory.outfit?.itemIds.includes(item.id) && !packed.includes(item));
  return worn.length > 0 ? larger(turn, trip, packed, worn.slice(0, mostOfKit)) : undefined;
}

const sports =
  /\b(?:run|running|jog\w*|gym|workout|training|yoga|pilates|swim\w*|sports?|fitness|tennis|cycling|ski\w*)\b/;

function sportOf(...said: string[]): string {
  return said.some((each) => sports.test(each.toLowerCase())) ? 'workout' : '';
}

function isCalledSo(said: string, { description }: AssistantItem): boolean {
  const stem = said.toLowerCase();
  return namingWords(description).some(
    (word) =>
      likeness(stem, word) >= sure ||
      (stem.length >= shortestStem &&
        word.startsWith(stem.slice(0, Math.max(shortestStem, stem.length - 1)))),
  );
}
