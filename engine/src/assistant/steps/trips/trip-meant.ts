import { knownPlaces } from '../../../knowledge/words/known-places.ts';
import { foldedText } from '../../../language/text-features.ts';
import { readLocation } from '../../../places/read-location.ts';
import type { AssistantContext, AssistantEvent, Memory } from '../../assistant-context.ts';
import type { Trip, TripOccasion } from '../../tools/trip.ts';
import { wordFor } from '../../understanding/occasion-by-day.ts';
import { addDays, daysBetween } from '../../understanding/read-day.ts';
import { readOccasion } from '../../understanding/read-occasion.ts';
import { readPlace, townOf } from '../../understanding/read-place.ts';
import type { Question } from '../../understanding/read-question.ts';
import { type AwayDays, readAway, saysStay, stayOf } from './trip-days.ts';

const lookAhead = 120;
/** What happens at one place within so many days is one stay. House rule. */
const mostApart = 6;
/** Nobody says how long: so many days. House rule. */
const usualDays = 3;

type Asked = {
  context: AssistantContext;
  question: Question;
  event: AssistantEvent | undefined;
  memory: Memory | undefined;
};

/**
 * The trip that a message speaks of: its place and days, by the words, by the event of the calendar that it names or that is
 * on those days, or by what was said of it before. Undefined where none of them says anything.
 */
export async function tripMeant({ context, question, event, memory }: Asked): Promise<Trip | undefined> {
  const english = question.plain;
  const native = question.native ?? question.text;
  const said = awayIn(native, english, context.today);
  const loose = saysStay(said) || !memory?.away ? said : { ...memory.away, ...said };
  const placeSaid = question.place ?? memory?.away?.place;
  const away = await eventsAway(context);
  const anchor = anchorOf({ away, event, native, english, days: loose, memory, placeSaid });
  // "The weekend at Silke's" is the one that the calendar has.
  const days = anchor && loose.isWeekend ? {} : anchor ? inItsWeek(loose, anchor, native) : loose;
  if (!anchor && !placeSaid && days.first === undefined && days.last === undefined && days.days === undefined)
    return undefined;
  const place = placeOf(anchor, placeSaid);
  const stay = anchor && clusterOf(anchor, away);
  const isOther = anchor !== undefined && !saysStay(days) && !isWithin(days.first, stay);
  const usual = usualFor(anchor, stay);
  const { firstDay, days: count } = stayOf(isOther ? withoutDay(days) : days, stay, {
    today: context.today,
    usual,
  });
  const occasions = occasionsIn(question, { firstDay, count });
  const isBusiness = question.occasion?.eventType === 'business' || anchor?.eventType === 'business';
  return {
    firstDay,
    days: count,
    place,
    eventType: isBusiness ? 'business' : 'casual',
    ...(occasions.length > 0 ? { occasions } : {}),
  };
}

/** "Friday to Sunday", of a trip that the calendar has in two weeks, are the days of that week. */
function inItsWeek(days: AwayDays, { day }: AssistantEvent, native: string): AwayDays {
  const { first, last = first } = days;
  if (first === undefined || last === undefined || namesDate.test(native) || day <= last) return days;
  const later = weekLength * Math.ceil(daysBetween(last, day) / weekLength);
  const isThen = addDays(first, later) <= day;
  return isThen
    ? { ...days, first: addDays(first, later), ...(days.last ? { last: addDays(days.last, later) } : {}) }
    : days;
}

const weekLength = 7;
/** A date, or a word for the next days. */
const namesDate =
  /\d|(?<!\p{L})(?:this|tomorrow|today|tonight|diese[nrsm]?|morgen|heute|este|esta|mañana|hoy|ce(?= (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-?end|soir|matin|mois)(?!\p{L}))|cette|demain|denne|i morgen|i dag)(?!\p{L})/iu;

/** What the words say as they were typed and put into English. */
function awayIn(native: string, english: string, today: string): AwayDays {
  const said = readAway(english, today);
  return native === english || saysStay(said) ? said : { ...said, ...readAway(native, today) };
}

const withoutDay = ({ first: _first, ...rest }: AwayDays): AwayDays => rest;

function isWithin(day: string | undefined, stay: { first: string; last: string } | undefined): boolean {
  return day === undefined || stay === undefined || (day >= stay.first && day <= stay.last);
}

/** Where the person lives, as the weather calls it. */
async function homeTown(context: AssistantContext): Promise<string> {
  return townOf((await context.weather(context.today, null)).place);
}

/** The coming events that take place in another town than the person's own. */
async function eventsAway(context: AssistantContext): Promise<AssistantEvent[]> {
  const home = await homeTown(context);
  const coming = await context.events(context.today, addDays(context.today, lookAhead));
  return coming.filter(({ location }) => townOf(location) !== '' && townOf(location) !== home);
}

type Known = {
  away: readonly AssistantEvent[];
  event: AssistantEvent | undefined;
  native: string;
  english: string;
  days: AwayDays;
  memory: Memory | undefined;
  placeSaid: string | undefined;
};

/** Nothing but luggage and little words: the trip that comes next is meant. */
const onlyTrip =
  /(?<!\p{L})(?:the|my|our|next|meine?n?|die|den|nächste\p{L}*|mi|el|mon|le|min) (?:trip|journey|travels?|holidays?|vacation|getaway|reise|urlaub|ausflug|viaje|vacaciones|escapada|voyage|vacances|tur\p{L}*|ferie\p{L}*)(?!\p{L})/iu;

/** The event away from home that a message means. */
function anchorOf(known: Known): AssistantEvent | undefined {
  const { away, event, native, english, days, memory, placeSaid } = known;
  const text = foldedText(`${native} ${english}`);
  const called = away.filter(({ location }) => hasWord(text, townOf(location)));
  const onThem = (events: readonly AssistantEvent[]) =>
    events.find(({ day }) => day >= (days.first ?? day) && day <= (days.last ?? days.first ?? day));
  const [byPlace] = called;
  if (byPlace) return onThem(called) ?? byPlace;
  const isKnown = placeSaid !== undefined && isTown(placeSaid);
  if (event && away.some(({ id }) => id === event.id)) return event;
  if (isKnown) return undefined;
  const between = days.first !== undefined || days.last !== undefined ? onThem(away) : undefined;
  if (between) return between;
  const spoken = memory?.focus?.eventId ?? memory?.wish?.eventId;
  const focus = away.find(({ id }) => id === spoken);
  return focus ?? (onlyTrip.test(`${native} ${english}`) ? away[0] : undefined);
}

function hasWord(text: string, word: string): boolean {
  return word.length > 2 && ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word} `);
}

function isTown(place: string): boolean {
  return knownPlaces.has(townOf(place));
}

/** The place of the event, unless another well-known one is said. A station alone is where the trip begins. */
function placeOf(anchor: AssistantEvent | undefined, said: string | undefined): string | null {
  if (!anchor?.location) return said ?? null;
  const isOther = said !== undefined && isTown(said) && townOf(said) !== townOf(anchor.location);
  if (isOther) return said;
  return namesHouse(anchor.location) ? (readPlace(anchor.title) ?? said ?? null) : anchor.location;
}

/** "Union Station", "Hotel am Maschsee": a house, and not the town in which it stands. */
function namesHouse(location: string): boolean {
  const parts = readLocation(location);
  return parts.length > 0 && parts.every(({ isHouse }) => isHouse);
}

/** From the first to the last of what the calendar has at the place of an event around it. */
function clusterOf(anchor: AssistantEvent, away: readonly AssistantEvent[]): { first: string; last: string } {
  const there = away.filter(({ location }) => townOf(location) === townOf(anchor.location));
  let [first, last] = [anchor.day, anchor.day];
  for (const { day } of there.filter((each) => each.day > anchor.day))
    if (daysBetween(last, day) <= mostApart) last = day;
  for (const { day } of there.filter((each) => each.day < anchor.day).reverse())
    if (daysBetween(day, first) <= mostApart) first = day;
  return { first, last };
}

const aWeekend = /weekend|wochenende|fin de semana|week-end|helg/iu;
const aNight = /overnight|one night|übernacht|una noche|une nuit|overnatting/iu;
const [sunday, friday, saturday] = [0, 5, 6];

/** How long an event away takes where the calendar has no other there: a weekend by its title, a night, else some days. */
function usualFor(
  anchor: AssistantEvent | undefined,
  stay: { first: string; last: string } | undefined,
): number {
  if (!anchor) return usualDays;
  if (stay && stay.last > stay.first) return daysBetween(stay.first, stay.last);
  if (aNight.test(anchor.title)) return 2;
  const weekday = new Date(`${anchor.day}T00:00:00Z`).getUTCDay();
  if (aWeekend.test(anchor.title) || weekday === friday) return weekday === friday ? 3 : 2;
  if (weekday === saturday) return 2;
  return weekday === sunday || anchor.eventType === 'workout' ? 1 : usualDays;
}

const parts = /[,;.]|(?<!\p{L})(?:and|then|und|dann|y|luego|et|puis|og|så)(?!\p{L})/iu;
/** What needs other clothes than the days of a trip. */
const apart = /^(?:business|formal|date|party|workout)$/;
const mostOccasions = 3;

/** What is said of what happens there: "a client meeting and then dinner". */
export function occasionsIn(
  { plain, native, language }: Pick<Question, 'plain' | 'native' | 'language'>,
  { firstDay, count }: { firstDay: string; count: number },
): TripOccasion[] {
  const found = plain.split(parts).flatMap((part): TripOccasion[] => {
    const occasion = readOccasion(part);
    if (!occasion || !apart.test(occasion.eventType)) return [];
    const { first } = readAway(part, firstDay);
    const isThen = first !== undefined && first <= addDays(firstDay, count - 1);
    const called = native && language ? wordFor(occasion.said, native, language) : occasion.said;
    return [{ said: called, eventType: occasion.eventType, ...(isThen ? { day: first } : {}) }];
  });
  return found
    .filter(({ said }, k) => found.findIndex((each) => each.said === said) === k)
    .slice(0, mostOccasions);
}
