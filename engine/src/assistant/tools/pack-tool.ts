import { packForTrip } from '../../stylist/outfit/plans/pack-for-trip.ts';
import type { Answer, AssistantContext, AssistantItem, PlaceWeather } from '../assistant-context.ts';
import { matches, traitsOf } from '../understanding/mentions/match-items.ts';
import { daysToDress } from './days-of-trip.ts';
import { answered, emptyWardrobe } from './find-tools.ts';
import { tellTrip } from './tell-trip.ts';
import { lengthOf, type Trip, type TripWeather, tripTitle } from './trip.ts';

/** An answer may take so long in all its searches. */
const searchMs = 60;

/** A packing list that dresses every day of a trip, and what happens there. */
export async function packTrip(context: AssistantContext, trip: Trip): Promise<Answer> {
  if (!context.plansOutfits)
    return answered('pack_trip', context.planSentence, {
      actions: [{ kind: 'open', label: 'Upgrade', page: 'upgrade' }],
    });
  const items = (await context.items()).filter(
    (item) => !trip.without?.some((filter) => matches(item, filter)),
  );
  if (items.length === 0) return emptyWardrobe();
  const days = await daysToDress(context, trip);
  const [preferences, taste] = await Promise.all([context.preferences(), context.taste()]);
  const events = days.flatMap(({ planned }) => planned);
  const fixed = days.flatMap((day) => day.fixed);
  const locked = [
    ...(trip.with ?? []).filter((id) => items.some((item) => item.id === id && item.available)),
    ...fixed.flatMap(({ itemIds }) => itemIds.filter((id) => items.some((item) => item.id === id))),
  ];
  const common = { items, preferences, taste, seed: 7, events, timeLimitMs: searchMs };
  const plan = await packForTrip({ ...common, locked });
  if (!plan.ok) return answered('pack_trip', plan.sentence);
  const byId = new Map(items.map((item) => [item.id, item]));
  const dressing = plan.itemIds.flatMap((id) => byId.get(id) ?? []);
  const weather = weatherOver(
    days.map((day) => day.weather),
    trip.colder,
  );
  const isHot = weather.high >= swimsFrom && trip.eventType === 'casual' && weather.source !== 'unknown';
  const packed = inOrder([...dressing, ...(isHot ? forWater(items, dressing) : [])]);
  const itemIds = packed.map(({ id }) => id);
  const worn = days
    .flatMap(({ occasions }) => occasions)
    .flatMap(({ key, ...occasion }) => {
      const dressed = plan.days.find((day) => day.key === key);
      return dressed ? [{ ...occasion, itemIds: dressed.answer.best.itemIds }] : [];
    });
  const made = { ...trip, packed: itemIds, worn: [...fixed, ...worn], weather };
  return answered('pack_trip', tellTrip(context, made, { items: packed, language: 'en' }), {
    cards: [{ kind: 'packing', title: tripTitle(lengthOf(trip), trip.place ?? weather.place), itemIds }],
    memory: { tool: 'pack_trip', shown: itemIds, trip: made },
  });
}

/** As it is there, though it is packed for as if it were colder. */
function weatherOver(all: readonly PlaceWeather[], colder = 0): TripWeather {
  return {
    place: all[0]?.place ?? null,
    low: Math.min(...all.map(({ minC }) => minC)) + colder,
    high: Math.max(...all.map(({ maxC }) => maxC)) + colder,
    isWet: all.some(({ rainChance }) => rainChance >= rainLikely),
    source: all[0]?.source ?? 'unknown',
  };
}

/** From here rain is likely. */
const rainLikely = 0.5;

/** On trips with days so hot, in degrees, people swim; so many swimsuits, and a pair of shoes for the beach. House rules. */
const swimsFrom = 27;
const mostSwimwear = 2;

/** What goes into the suitcase for the water, beside what dresses the days. */
function forWater(items: readonly AssistantItem[], packed: readonly AssistantItem[]): AssistantItem[] {
  const free = items.filter((item) => item.available && !packed.includes(item));
  const ofGroup = (pattern: RegExp) => free.filter((item) => pattern.test(traitsOf(item).piece.group));
  const swimwear = ofGroup(/^swimwear$/).slice(0, mostSwimwear);
  if (swimwear.length === 0) return [];
  const parts = swimwear.length === mostSwimwear ? [] : ofGroup(/^swimwear (?:top|bottom)$/).slice(0, 2);
  return [...swimwear, ...parts, ...ofGroup(/^beach shoes$/).slice(0, 1)];
}

const order: readonly AssistantItem['category'][] = [
  'top',
  'shirt',
  'pants',
  'dresses',
  'outerwear',
  'shoes',
  'accessories',
];

/** As one lays them out: tops first, shoes and small things last. */
function inOrder(items: readonly AssistantItem[]): AssistantItem[] {
  return [...items].sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
}
