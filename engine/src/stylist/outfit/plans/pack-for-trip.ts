import { findOutfits } from '../find-outfits.ts';
import type { Outfit, OutfitFound, OutfitMissing, OutfitRequest } from '../outfit.ts';
import { noPause, type Pause } from '../search/pause.ts';
import { keepsUp, type PlannedEvent } from './plan-day.ts';
import { leastItems } from './trip-bound.ts';
import { wearsOnTrips, wornDays, wornOut } from './wear-limits.ts';

export type TripRequest = Omit<OutfitRequest, 'date' | 'eventType' | 'occasion' | 'weather' | 'recent'> & {
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

/** An event with its request, the best it could wear, the least score it is content with, and what it wears by now. */
type TripDay = {
  key: string;
  request: OutfitRequest;
  best: OutfitFound;
  threshold: number;
  worn: OutfitFound;
};

/**
 * A short packing list from which every event of a trip still gets its outfit: starts from good outfits that share
 * garments where they can, then leaves out one item after the other, or trades two for one, as long as each event can be
 * dressed from the rest within 93 % of its best score and as well for the weather, no combination is worn on two days and
 * no garment on more days than it stays fresh. How far a cleverer list could go is bounded by `gap`. Where an event can't
 * be dressed at all, the answer names the empty slot.
 */
export async function packForTrip(
  { events, ...common }: TripRequest,
  pause = noPause,
): Promise<TripPlan | OutfitMissing> {
  const locked = new Set(common.locked ?? []);
  const days: TripDay[] = [];
  for (const { key, kept: _, ...asked } of events) {
    const request: OutfitRequest = { ...common, ...asked, recent: [], locked: [], alternatives: 0 };
    await pause();
    const best = findOutfits(request);
    if (!best.ok) return best;
    const rated = { ...request, bestWorth: best.best.worth };
    const day = { key, request: rated, best, threshold: goodEnough * best.best.score, worn: best };
    const packed = new Set([...locked, ...itemsOf(days), ...weatherItems(best.best, days)]);
    days.push({ ...day, worn: dress(day, days, packed) ?? dress(day, days) ?? freshest(day, days) });
  }
  await leaveOut(days, locked, pause);
  await tradeTwo(days, locked, pause);
  const itemIds = [...new Set([...locked, ...itemsOf(days)])].sort();
  const least = Math.max(locked.size, await leastItems(days, pause));
  const atLeast = Math.min(itemIds.length, least);
  const dressed = days.map(({ key, worn }) => ({ key, answer: worn }));
  return { ok: true, itemIds, days: dressed, atLeast, gap: itemIds.length - atLeast };
}

function itemsOf(days: readonly TripDay[]): Set<string> {
  return new Set(days.flatMap(({ worn }) => worn.best.itemIds));
}

/** So many outfits beside the best are looked at where the best does not do. */
const mostOthers = 3;

/** The best outfit of a day from some items only, fresh on that day; undefined where none is good enough. */
function dress(day: TripDay, days: readonly TripDay[], from?: ReadonlySet<string>): OutfitFound | undefined {
  const { best, threshold } = day;
  const answer = findOutfits({
    ...freshRequest(day, days),
    alternatives: mostOthers,
    ...(from ? { among: from } : {}),
  });
  if (!answer.ok || answer.repeated) return undefined;
  const chosen = [answer.best, ...answer.alternatives].find(
    (outfit) => outfit.score >= threshold && keepsUp(outfit, best.best, goodEnough),
  );
  return chosen && { ...answer, best: chosen, alternatives: [] };
}

/** Where nothing fresh comes near the day's best: what is fresh, else the best again. */
function freshest(day: TripDay, days: readonly TripDay[]): OutfitFound {
  const answer = findOutfits(freshRequest(day, days));
  return answer.ok && !answer.repeated ? answer : day.best;
}

/** The request of a day without what was worn on the others: no combination again, and no garment past its days. */
function freshRequest({ key, request }: TripDay, days: readonly TripDay[]): OutfitRequest {
  const others = days
    .filter((each) => each.key !== key)
    .map((each) => ({ date: each.request.date, itemIds: each.worn.best.itemIds }));
  const recent = others.filter(({ date }) => date !== request.date).map(({ itemIds }) => itemIds);
  const tired = wornOut(request.items, wornDays(others), request.date, wearsOnTrips);
  return { ...request, recent, excluded: [...(request.excluded ?? []), ...tired] };
}

/** Dresses all days again that wear one of the given items, from the rest and what is added; undefined where one can't be. */
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
async function leaveOut(days: TripDay[], locked: ReadonlySet<string>, pause: Pause): Promise<void> {
  for (let changed = true; changed; ) {
    changed = false;
    for (const id of leastUsedFirst(days, locked)) {
      await pause();
      const trial = itemsOf(days).has(id) ? without(days, [id]) : undefined;
      if (!trial) continue;
      days.splice(0, days.length, ...trial);
      changed = true;
    }
  }
}

/** So many items that are not on the list, from the days' own best outfits, are tried in the place of two that are. */
const mostTrades = 12;
const mostPartners = 6;

async function tradeTwo(days: TripDay[], locked: ReadonlySet<string>, pause: Pause): Promise<void> {
  const fresh = new Set(days.flatMap(({ best }) => best.best.itemIds));
  for (const id of itemsOf(days)) fresh.delete(id);
  for (const added of [...fresh].slice(0, mostTrades)) {
    const before = itemsOf(days).size;
    const some = leastUsedFirst(days, locked).slice(0, mostPartners);
    for (const pair of some.flatMap((first, k) => some.slice(k + 1).map((second) => [first, second]))) {
      await pause();
      const trial = without(days, pair, [added]);
      if (!trial || itemsOf(trial).size >= before) continue;
      days.splice(0, days.length, ...trial);
      await leaveOut(days, locked, pause);
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
