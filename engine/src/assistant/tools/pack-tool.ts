import type { Occasion } from '../../stylist/occasion/occasion.ts';
import { readOccasion } from '../../stylist/occasion/read-occasion.ts';
import { packForTrip } from '../../stylist/outfit/plans/pack-for-trip.ts';
import { degrees, list } from '../../stylist/outfit/voice/plain-words.ts';
import type {
  Answer,
  AssistantContext,
  AssistantEvent,
  AssistantItem,
  ItemFilter,
  OutfitWish,
} from '../assistant-context.ts';
import { matches, traitsOf } from '../understanding/match-items.ts';
import { addDays, dayWords } from '../understanding/read-day.ts';
import { nameOf } from '../words.ts';
import { answered, emptyWardrobe } from './find-tools.ts';
import { weatherFor } from './outfit-tools.ts';

/** An answer may take so long in all its searches. */
const searchMs = 60;

export type Trip = {
  /** What is on the list. */
  packed?: string[];
  /** What stays at home. */
  without?: ItemFilter[];
  /** For little luggage: everything is worn twice. */
  isLight?: boolean;
  firstDay: string;
  days: number;
  place: string | null;
  eventType: OutfitWish['eventType'];
};

/** So many events of a day are packed for. House rule. */
const mostADay = 3;
const longestTrip = 10;
/** So many days are dressed apart where little can be taken along. House rule. */
const longestLight = 3;

/** A packing list that dresses every day of a trip. */
export async function packTrip(context: AssistantContext, trip: Trip): Promise<Answer> {
  if (!context.plansOutfits)
    return answered('pack_trip', context.planSentence, {
      actions: [{ kind: 'open', label: 'Upgrade', page: 'upgrade' }],
    });
  const items = (await context.items()).filter(
    (item) => !trip.without?.some((filter) => matches(item, filter)),
  );
  if (items.length === 0) return emptyWardrobe();
  const count = Math.min(Math.max(trip.days, 1), longestTrip);
  const dressed = trip.isLight ? Math.min(longestLight, Math.ceil(count / 2)) : count;
  const dates = Array.from({ length: dressed }, (_, k) => addDays(trip.firstDay, k));
  const [weathers, preferences, taste] = await Promise.all([
    Promise.all(dates.map((day) => weatherFor(context, { day, place: trip.place }))),
    context.preferences(),
    context.taste(),
  ]);
  const calendar = await context.events(dates[0] ?? trip.firstDay, dates.at(-1) ?? trip.firstDay);
  const events = dates.flatMap((date, k) => {
    const isWayHome = k > 0 && k === dressed - 1 && trip.eventType === 'business';
    const plain = { date, weather: weathers[k], eventType: isWayHome ? ('travel' as const) : trip.eventType };
    const dressedFor = calendar.filter(({ day }) => day === date).slice(0, mostADay);
    if (dressedFor.length === 0) return [{ ...plain, key: date }];
    return dressedFor.map((event) => ({
      ...plain,
      key: `${date} ${event.id}`,
      eventType: event.eventType,
      occasion: occasionOfEvent(event),
    }));
  });
  const plan = await packForTrip({ items, preferences, taste, seed: 7, events, timeLimitMs: searchMs });
  if (!plan.ok) return answered('pack_trip', plan.sentence);
  const byId = new Map(items.map((item) => [item.id, item]));
  const dressing = plan.itemIds.flatMap((id) => byId.get(id) ?? []);
  const where = weathers[0].place ?? trip.place;
  const lowest = Math.min(...weathers.map(({ minC }) => minC));
  const highest = Math.max(...weathers.map(({ maxC }) => maxC));
  const climate =
    weathers[0].source === 'unknown'
      ? `I could not look up the weather${where ? ` in ${where}` : ''}, so this goes by a mild day.`
      : `${where ? `${where}: ` : ''}${degrees(lowest, context.units)} to ${degrees(highest, context.units)}${weathers.some(({ rainChance }) => rainChance >= 0.5) ? ', rain likely' : ''}${weathers[0].source === 'normals' ? ', as is usual at that time of year' : ''}.`;
  const isHot = highest >= swimsFrom && trip.eventType === 'casual' && weathers[0].source !== 'unknown';
  const packed = inOrder([...dressing, ...(isHot ? forWater(items, dressing) : [])]);
  const itemIds = packed.map(({ id }) => id);
  const shorter =
    trip.days > longestTrip ? ` Beyond ${longestTrip} days a wash is lighter than more clothes.` : '';
  const twice = trip.isLight ? ' You wear most of it twice, so it stays small.' : '';
  const text = `${packed.length} pieces cover ${count} ${count === 1 ? 'day' : 'days'} from ${dayWords(trip.firstDay, context)}. ${climate}${shorter}${twice}\nPack ${list(packed.map((item) => `the ${nameOf(item)}`))}.`;
  return answered('pack_trip', text, {
    cards: [
      {
        kind: 'packing',
        title: tripTitle(count, where),
        itemIds,
      },
    ],
    memory: { tool: 'pack_trip', shown: itemIds, trip: { ...trip, packed: itemIds } },
  });
}

/** What an event of the trip asks for, as the planner reads it. */
function occasionOfEvent({ title, location, eventType, clock }: AssistantEvent): Occasion {
  return readOccasion({
    title,
    location,
    hour: clock === null ? null : Number(clock.slice(0, 2)),
    eventType,
  });
}

/** "3 days in York", above the pictures of a packing list. */
export function tripTitle(days: number, place: string | null): string {
  return `${days} ${days === 1 ? 'day' : 'days'}${place ? ` in ${place}` : ''}`;
}

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
