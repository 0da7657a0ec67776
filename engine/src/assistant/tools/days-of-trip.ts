import { foldedText } from '../../language/text-features.ts';
import type { Occasion } from '../../stylist/occasion/occasion.ts';
import { readOccasion } from '../../stylist/occasion/read-occasion.ts';
import type { PlannedEvent } from '../../stylist/outfit/plans/plan-day.ts';
import type { AssistantContext, AssistantEvent, PlaceWeather } from '../assistant-context.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { addDays } from '../understanding/read-day.ts';
import { townOf } from '../understanding/read-place.ts';
import { occasionOfEvent } from './occasion-meant.ts';
import { weatherFor } from './outfit-tools.ts';
import { lengthOf, type Trip, type TripOccasion, type TripWorn } from './trip.ts';

/** So many events of a day are packed for. House rule. */
const mostADay = 3;
/** So many days are dressed apart where little can be taken along. House rule. */
const longestLight = 3;

export type DressedDay = {
  weather: PlaceWeather;
  /** What has to be dressed for. */
  planned: PlannedEvent[];
  occasions: (Omit<TripWorn, 'itemIds'> & { key: string })[];
  /** What the calendar has an outfit for. */
  fixed: TripWorn[];
};

/** The days that are dressed for: all of them, or for little luggage those on which something happens and some others. */
export async function daysToDress(context: AssistantContext, trip: Trip): Promise<DressedDay[]> {
  const count = lengthOf(trip);
  const all = Array.from({ length: count }, (_, k) => addDays(trip.firstDay, k));
  const last = all.at(-1) ?? trip.firstDay;
  const home = townOf((await context.weather(context.today, null)).place);
  const calendar = (await context.events(trip.firstDay, last)).filter((event) => isThere(event, trip, home));
  const said = datedOccasions(trip, all, calendar);
  const isFull = (day: string) => [...calendar, ...said].some((each) => each.day === day);
  const half = Math.max(Math.ceil(count / 2), all.filter(isFull).length);
  const most = trip.isLight ? Math.min(longestLight, half) : count;
  const few = [...all.filter(isFull), ...all.filter((day) => !isFull(day))].slice(0, Math.max(most, 1));
  return Promise.all(
    all
      .filter((day) => few.includes(day))
      .map(async (date) => {
        const isWayHome = date === last && count > 1 && trip.eventType === 'business';
        const weather = await weatherThere(context, trip, date);
        const eventType = isWayHome ? ('travel' as const) : trip.eventType;
        const events = calendar.filter(({ day }) => day === date).slice(0, mostADay);
        const occasions = said.filter(({ day }) => day === date);
        const readings = await Promise.all(events.map((event) => occasionOfEvent(context, event)));
        return dressedDay({ date, weather, eventType }, events, { said: occasions, trip, readings });
      }),
  );
}

/** "Granada with Lucía", "weekend at Silke's": the whole stay, and nothing that happens there. */
export function isStay(title: string, { place }: Pick<Trip, 'place'>): boolean {
  const town = townOf(place);
  return isOnTheWay.test(title) || wholeStay.test(title) || (town !== '' && foldedText(title).includes(town));
}

const wholeStay =
  /(?<!\p{L})(?:weekend|wochenende|fin de semana|week-end|helg\p{L}*|trip|holiday|vacation|reise|urlaub|viaje|voyage|vacances|tur|ferie)(?!\p{L})/iu;
/** Nobody dresses up for the way. */
const isOnTheWay =
  /(?<!\p{L})(?:fly|flight|train|drive|travel|bus|ferry|flug|zug|fahrt|anreise|abreise|vuelo|tren|viaje|vol|départ|arrivée|tog|avreise)(?!\p{L})/iu;

/** The weather of a day there, as cold as it was said to be. */
async function weatherThere(
  context: AssistantContext,
  { place, colder = 0 }: Trip,
  day: string,
): Promise<PlaceWeather> {
  const weather = await weatherFor(context, { day, place });
  const { feltC, minC, maxC } = weather;
  return { ...weather, feltC: feltC - colder, minC: minC - colder, maxC: maxC - colder };
}

/** What is worn on one day: to each thing that happens on it, else for the day itself. */
function dressedDay(
  day: Pick<PlannedEvent, 'date' | 'eventType'> & { weather: PlaceWeather },
  events: readonly AssistantEvent[],
  { said, trip, readings }: { said: readonly TripOccasion[]; trip: Trip; readings: readonly Occasion[] },
): DressedDay {
  const { date, weather } = day;
  const fixed = events.flatMap(({ id, title, eventType, outfit }) =>
    outfit ? [{ title, day: date, eventType, eventId: id, itemIds: outfit.itemIds }] : [],
  );
  const open = events.flatMap((event, k) => {
    const occasion = readings[k];
    return event.outfit || !occasion ? [] : [{ event, occasion }];
  });
  const asked = [
    ...open.map(({ event, occasion }) => ({
      key: `${date} ${event.id}`,
      title: event.title,
      eventType: event.eventType,
      eventId: event.id,
      occasion,
    })),
    ...said.map(({ said: words, title = words, eventType }) => ({
      key: `${date} ${title}`,
      title,
      eventType,
      eventId: null,
      occasion: readOccasion({ title: words, location: null, hour: null, eventType }),
    })),
  ];
  const planned = asked.map(({ key, eventType, occasion }) => ({ ...day, key, eventType, occasion }));
  return {
    weather,
    planned: planned.length + fixed.length > 0 ? planned : [{ ...day, key: date }],
    fixed,
    occasions: asked
      .filter(({ title, eventType }) => eventType !== 'travel' && !isStay(title, trip))
      .map(({ key, title, eventType, eventId }) => ({ key, title, eventType, eventId, day: date })),
  };
}

/**
 * What the calendar has at home on a day away does not take place with the person, nor does an ordinary day's gym that says
 * no place.
 */
function isThere({ location, title, eventType }: AssistantEvent, trip: Trip, home: string): boolean {
  const town = townOf(location);
  if (trip.place === null) return true;
  if (town === '')
    return isStay(title, trip) || festive.test(title) || /^(?:formal|party|business)$/.test(eventType);
  return town !== home || town === townOf(trip.place);
}

const festive =
  /(?<!\p{L})(?:christmas|xmas|new year|easter|wedding|birthday|weihnacht\p{L}*|heiligabend|silvester|ostern|hochzeit|geburtstag|navidad|nochebuena|nochevieja|boda|cumple\p{L}*|noël|réveillon|mariage|anniversaire|jul(?:aften)?|nyttår\p{L}*|bryllup|bursdag)(?!\p{L})/iu;

/** "A client meeting" is the client meeting of the calendar. */
function isCalled(said: string, title: string): boolean {
  const own = namingWords(title);
  return namingWords(said).some((word) => own.some((each) => likeness(word, each) >= sure));
}

/** From here a word is one of a name, inflected or cut short. House rule. */
const sure = 0.85;

/** What was said to happen there, each on its day, else on one of the days on which nothing else is. */
function datedOccasions(
  { occasions = [] }: Trip,
  days: readonly string[],
  calendar: readonly AssistantEvent[],
): (TripOccasion & { day: string })[] {
  const isKnown = ({ said, eventType, day }: TripOccasion) =>
    calendar.some(
      (event) =>
        (day ?? event.day) === event.day && (event.eventType === eventType || isCalled(said, event.title)),
    );
  const missing = occasions.filter((occasion) => !isKnown(occasion));
  const open = days.filter((day) => !calendar.some((event) => event.day === day));
  // Nothing happens on the way home.
  const free = days.length > 1 ? open.filter((day) => day !== days.at(-1)) : open;
  return missing.map((occasion, k) => ({
    ...occasion,
    day: occasion.day ?? free[k % Math.max(free.length, 1)] ?? days[0] ?? '',
  }));
}
