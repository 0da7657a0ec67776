import { findOutfits } from './find-outfits.ts';
import type { Outfit, OutfitFound, OutfitMissing, OutfitRequest } from './outfit.ts';
import type { PlannedEvent } from './plan-day.ts';
import { leastItems } from './trip-bound.ts';
import { wearsOnTrips, wornDays, wornOut } from './wear-limits.ts';

export type TripRequest = Omit<OutfitRequest, 'date' | 'eventType' | 'weather' | 'recent'> & {
  events: PlannedEvent[];
};

export type TripPlan = {
  ok: true;
  /** What goes into the suitcase, ids in rising order. */
  itemIds: string[];
  days: { key: string; answer: OutfitFound }[];
  /** No packing list for these days can be shorter than this, so the list is at most `gap` items from the shortest. */
  atLeast: number;
  gap: number;
};

/** A day's outfit may fall this far below the best of the whole wardrobe for the sake of a lighter suitcase. House rule. */
const goodEnough = 0.93;
/** What the weather asks for stays in, though it counts little in an outfit's score. */
const againstWeather = ['umbrella', 'gloves', 'scarf', 'head'];

/** An event with its request, the least score it is content with, and what it wears by now. */
type TripDay = { key: string; request: OutfitRequest; floor: number; worn: OutfitFound };

/**
 * A short packing list from which every event of a trip still gets its outfit: starts from good outfits that share
 * garments where they can, then leaves out one item after the other, or trades two for one, as long as each event can be
 * dressed from the rest within 93 % of its best score and no garment is worn more days than it stays fresh. How far a
 * cleverer list could go is bounded by `gap`. Where an event can't be dressed at all, the answer names the empty slot.
 */
export function packForTrip({ events, ...common }: TripRequest): TripPlan | OutfitMissing {
  const locked = new Set(common.locked ?? []);
  const days: TripDay[] = [];
  for (const { key, kept: _, ...asked } of events) {
    const request: OutfitRequest = { ...common, ...asked, recent: [], locked: [], alternatives: 0 };
    const best = findOutfits(request);
    if (!best.ok) return best;
    const day = { key, request, floor: goodEnough * best.best.score, worn: best };
    const packed = new Set([...locked, ...itemsOf(days), ...weatherItems(best.best, days)]);
    days.push({ ...day, worn: dress(day, days, packed) ?? dress({ ...day, floor: 0 }, days) ?? best });
  }
  leaveOut(days, locked);
  tradeTwo(days, locked);
  const itemIds = [...new Set([...locked, ...itemsOf(days)])].sort();
  const atLeast = Math.min(itemIds.length, Math.max(locked.size, leastItems(days)));
  const dressed = days.map(({ key, worn }) => ({ key, answer: worn }));
  return { ok: true, itemIds, days: dressed, atLeast, gap: itemIds.length - atLeast };
}

function itemsOf(days: readonly TripDay[]): Set<string> {
  return new Set(days.flatMap(({ worn }) => worn.best.itemIds));
}

/** The best outfit of a day from some items only, none of them worn out by the other days; undefined below the floor. */
function dress(
  { key, request, floor }: Pick<TripDay, 'key' | 'request' | 'floor'>,
  days: readonly TripDay[],
  from?: ReadonlySet<string>,
): OutfitFound | undefined {
  const others = days
    .filter((day) => day.key !== key)
    .map(({ request: { date }, worn }) => ({ date, itemIds: worn.best.itemIds }));
  const tired = wornOut(request.items, wornDays(others), request.date, wearsOnTrips);
  const left = from ? request.items.flatMap(({ id }) => (from.has(id) ? [] : [id])) : [];
  const answer = findOutfits({ ...request, excluded: [...(request.excluded ?? []), ...tired, ...left] });
  return answer.ok && answer.best.score >= floor ? answer : undefined;
}

/** Dresses all days anew that wear one of the given items, from the rest and what is added; undefined where one can't be. */
function without(
  days: readonly TripDay[],
  gone: readonly string[],
  added: readonly string[] = [],
): TripDay[] | undefined {
  const rest = new Set([...itemsOf(days), ...added].filter((id) => !gone.includes(id)));
  const trial = [...days];
  for (const [k, day] of days.entries()) {
    if (!day.worn.best.itemIds.some((id) => gone.includes(id))) continue;
    const worn = dress(day, trial, rest);
    if (!worn) return undefined;
    trial[k] = { ...day, worn };
  }
  return trial;
}

/** Tries to do without each item, the least used first. */
function leaveOut(days: TripDay[], locked: ReadonlySet<string>): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const id of leastUsedFirst(days, locked)) {
      const trial = itemsOf(days).has(id) ? without(days, [id]) : undefined;
      if (!trial) continue;
      days.splice(0, days.length, ...trial);
      changed = true;
    }
  }
}

/** How many of the items that no list has yet are tried in the place of two: the best of each day's own outfit. */
const mostTrades = 12;

/** Tries to put one item in the place of two. */
function tradeTwo(days: TripDay[], locked: ReadonlySet<string>): void {
  const packed = itemsOf(days);
  const fresh = days.flatMap(({ request }) => {
    const answer = findOutfits(request);
    return answer.ok ? answer.best.itemIds.filter((id) => !packed.has(id)) : [];
  });
  for (const added of [...new Set(fresh)].slice(0, mostTrades)) {
    const before = itemsOf(days).size;
    const single = leastUsedFirst(days, locked).slice(0, 6);
    for (const pair of single.flatMap((first, k) => single.slice(k + 1).map((second) => [first, second]))) {
      const trial = without(days, pair, [added]);
      if (!trial || itemsOf(trial).size >= before) continue;
      days.splice(0, days.length, ...trial);
      leaveOut(days, locked);
      break;
    }
  }
}

function leastUsedFirst(days: readonly TripDay[], locked: ReadonlySet<string>): string[] {
  const count = new Map<string, number>();
  const needed = new Set(days.flatMap(({ worn }) => weatherItems(worn.best)));
  for (const { worn } of days) for (const id of worn.best.itemIds) count.set(id, (count.get(id) ?? 0) + 1);
  return [...count]
    .filter(([id]) => !locked.has(id) && !needed.has(id))
    .sort((x, y) => x[1] - y[1] || (x[0] < y[0] ? -1 : 1))
    .map(([id]) => id);
}

/** What an outfit has against the weather, but for the kinds that earlier days pack already. */
function weatherItems({ slots }: Outfit, before: readonly TripDay[] = []): string[] {
  return againstWeather
    .filter((slot) => !before.some(({ worn }) => worn.best.slots[slot] !== undefined))
    .flatMap((slot) => slots[slot] ?? []);
}
