import { findOutfits } from './find-outfits.ts';
import type { Outfit, OutfitItem, OutfitMissing, OutfitRequest } from './outfit.ts';
import type { PlannedDay, WeekRequest } from './plan-week.ts';

export type PackedDay = { key: string; outfit: Outfit };

export type TripPlan = {
  ok: true;
  /** What goes into the suitcase, ids in rising order. */
  itemIds: string[];
  days: PackedDay[];
  /** No packing list for these days can be shorter than this, so the list is at most `gap` items from the shortest. */
  atLeast: number;
  gap: number;
};

/** How many days a garment is worn on a trip before it needs a wash. House rule. */
const wears: Partial<Record<OutfitItem['category'], number>> = { top: 2, shirt: 2, dresses: 2, pants: 5 };
/** A day's outfit may fall this far below the best of the whole wardrobe for the sake of a lighter suitcase. House rule. */
const goodEnough = 0.93;

/**
 * A short packing list from which every day still gets its outfit: starts from good outfits for each day that share
 * garments where they can, then leaves out one item after the other as long as each day can be dressed from the rest
 * within 93 % of its best score and no garment is worn more days than it stays fresh. No single item of the result can be
 * left out; how far a cleverer list could go is bounded by `gap`.
 */
export function packForTrip({ days, ...common }: WeekRequest): TripPlan | OutfitMissing {
  const asked = days.map(
    ({ date, eventType, weather }): OutfitRequest => ({
      ...common,
      date,
      eventType,
      weather,
      recent: [],
      alternatives: 0,
    }),
  );
  const floors: number[] = [];
  const packed = new Set<string>(common.locked ?? []);
  const worn: (Outfit | undefined)[] = days.map(() => undefined);
  for (const [k, request] of asked.entries()) {
    const best = findOutfits(request);
    if (!best.ok) return best;
    floors[k] = goodEnough * best.best.score;
    const outfit =
      dress(request, packed, worn, k, floors[k]) ?? dress(request, undefined, worn, k, 0) ?? best.best;
    worn[k] = outfit;
    for (const id of outfit.itemIds) packed.add(id);
  }
  leaveOut(asked, floors, worn, new Set(common.locked));
  const outfits = worn.filter((outfit) => outfit !== undefined);
  const itemIds = [
    ...new Set([...(common.locked ?? []), ...outfits.flatMap((outfit) => outfit.itemIds)]),
  ].sort();
  const atLeast = leastItems(days, outfits);
  return {
    ok: true,
    itemIds,
    days: outfits.map((outfit, k) => ({ key: days[k].key, outfit })),
    atLeast,
    gap: itemIds.length - atLeast,
  };
}

/** The best outfit of a day from some items only, none of them worn out by the other days; undefined below the floor. */
function dress(
  request: OutfitRequest,
  from: ReadonlySet<string> | undefined,
  worn: readonly (Outfit | undefined)[],
  day: number,
  floor: number,
): Outfit | undefined {
  const count = new Map<string, number>();
  for (const [k, outfit] of worn.entries())
    if (k !== day) for (const id of outfit?.itemIds ?? []) count.set(id, (count.get(id) ?? 0) + 1);
  const items = request.items.filter(
    ({ id, category }) =>
      (from === undefined || from.has(id)) &&
      (count.get(id) ?? 0) < (wears[category] ?? Number.POSITIVE_INFINITY),
  );
  const answer = findOutfits({ ...request, items, locked: [] });
  return answer.ok && answer.best.score >= floor ? answer.best : undefined;
}

/** Tries to do without each item, the least used first, dressing the days that used it anew from the rest. */
function leaveOut(
  asked: readonly OutfitRequest[],
  floors: readonly number[],
  worn: (Outfit | undefined)[],
  locked: ReadonlySet<string>,
): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const id of leastUsedFirst(worn)) {
      if (locked.has(id)) continue;
      const trial = [...worn];
      const users = worn.flatMap((outfit, k) => (outfit?.itemIds.includes(id) ? [k] : []));
      const rest = new Set(worn.flatMap((outfit) => outfit?.itemIds ?? []).filter((other) => other !== id));
      const dressed = users.every((k) => {
        trial[k] = dress(asked[k], rest, trial, k, floors[k]);
        return trial[k] !== undefined;
      });
      if (!dressed || users.length === 0) continue;
      for (const k of users) worn[k] = trial[k];
      changed = true;
    }
  }
}

function leastUsedFirst(worn: readonly (Outfit | undefined)[]): string[] {
  const count = new Map<string, number>();
  for (const outfit of worn) for (const id of outfit?.itemIds ?? []) count.set(id, (count.get(id) ?? 0) + 1);
  return [...count].sort((x, y) => x[1] - y[1] || (x[0] < y[0] ? -1 : 1)).map(([id]) => id);
}

/**
 * A lower bound: shoes, and what covers the body for so many days at two days a top or dress and five a pair of trousers.
 * A dress alone covers two days.
 */
function leastItems(days: readonly PlannedDay[], outfits: readonly Outfit[]): number {
  if (days.length === 0) return 0;
  const anyDress = outfits.some(({ slots }) => slots.dress !== undefined);
  const upper = Math.ceil(days.length / (wears.top ?? 1));
  return 1 + upper + (anyDress ? 0 : Math.ceil(days.length / (wears.pants ?? 1)));
}
