import sentences from '../../knowledge/assistant/said/trips.json' with { type: 'json' };
import { degrees } from '../../stylist/outfit/voice/plain-words.ts';
import type { AssistantContext, AssistantItem } from '../assistant-context.ts';
import { dayIn, itemNames, listIn } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { addDays } from '../understanding/read-day.ts';
import { lengthOf, longestTrip, type Trip } from './trip.ts';

type Name = keyof typeof sentences;

/** A sentence about a packing list in a language, with what it names put in. */
export function tellOfTrip(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

type Told = Pick<AssistantContext, 'today' | 'dateFormat' | 'units'>;

/** A packing list in words: for how long and where, what the weather is, what is on it, and what is worn to what happens there. */
export function tellTrip(
  context: Told,
  trip: Trip,
  { items, language }: { items: readonly AssistantItem[]; language: Language },
): string {
  const length = lengthOf(trip);
  const last = addDays(trip.firstDay, length - 1);
  const where = trip.place ?? null;
  const head = tellOfTrip('head', language, {
    count: String(items.length),
    days:
      length === 1 ? tellOfTrip('one_day', language) : tellOfTrip('days', language, { n: String(length) }),
    place: where === null ? '' : tellOfTrip('in', language, { place: where.split(',')[0] ?? where }),
    from: tellOfTrip(length === 1 ? 'on' : 'from', language, {
      day: dayIn(trip.firstDay, language, context),
    }),
    to: length === 1 ? '' : tellOfTrip('to', language, { day: dayIn(last, language, context) }),
  });
  const more = [
    ...(trip.weather ? [climateOf(trip.weather, context, language)] : []),
    ...(trip.days > longestTrip ? [tellOfTrip('wash', language, { n: String(longestTrip) })] : []),
    ...(trip.isLight ? [tellOfTrip('twice', language)] : []),
  ];
  const bulk = trip.isLight ? bulkiest(items) : [];
  const list = tellOfTrip('pack', language, { names: allNames(items, language) });
  const way =
    bulk.length > 0 ? [tellOfTrip('on_the_way', language, { names: itemNames(bulk, language) })] : [];
  return [[head, ...more].join(' '), [list, ...way].join(' '), ...occasionsOf(trip, items, language)].join(
    '\n',
  );
}

/** The weather over the days of a trip in a sentence. */
export function climateOf(
  { place, low, high, isWet, source }: NonNullable<Trip['weather']>,
  { units }: Told,
  language: Language,
): string {
  if (source === 'unknown')
    return tellOfTrip('unknown_weather', language, {
      place: place === null ? '' : tellOfTrip('in', language, { place }),
    });
  const said = tellOfTrip('degrees', language, {
    low: degrees(low, units),
    high: degrees(high, units),
    rain: isWet ? tellOfTrip('rain', language) : '',
    usual: source === 'normals' ? tellOfTrip('usual', language) : '',
  });
  return language === 'en' && place !== null ? `${place}: ${said}` : said;
}

/** Names of a list are told in full, as it is packed from. */
function allNames(items: readonly AssistantItem[], language: Language): string {
  return listIn(
    items.map((item) => itemNames([item], language)),
    language,
  );
}

const mostTold = 3;

function occasionsOf({ worn = [] }: Trip, items: readonly AssistantItem[], language: Language): string[] {
  return worn.slice(0, mostTold).flatMap(({ title, itemIds }) => {
    const pieces = items.filter(({ id }) => itemIds.includes(id));
    if (pieces.length === 0) return [];
    return [tellOfTrip('occasion', language, { title, names: itemNames(pieces, language) })];
  });
}

/** Warmer than this a coat takes much room, in clo. House rule. */
const bulkyFrom = 0.2;

/** The warmest coat and the biggest shoes of a list, which are worn on the way rather than packed. */
export function bulkiest(items: readonly AssistantItem[]): AssistantItem[] {
  const warmestOf = (slot: string) =>
    items
      .filter((item) => traitsOf(item).slots[0] === slot)
      .sort((a, b) => traitsOf(b).clo - traitsOf(a).clo)[0];
  const coat = warmestOf('outer');
  const shoes = warmestOf('shoes');
  return [...(coat && traitsOf(coat).clo >= bulkyFrom ? [coat] : []), ...(shoes ? [shoes] : [])];
}
