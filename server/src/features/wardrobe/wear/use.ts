import type { WearCost } from '@drape/contract/dashboard/dashboard';
import type { WardrobeInsights } from '@drape/contract/wardrobe/wardrobe';
import type { Database } from '../../../platform/database/database.ts';
import type { Garment } from '../items/garments.ts';
import { colourUse } from './insights.ts';
import { countWearsByDay } from './use-repository.ts';

export type WardrobeUse = {
  colours: WardrobeInsights['colours'];
  /** Items with a price, the cheapest wear first, those never worn last and the dearest of them first. */
  costs: WearCost[];
  /** Days of a span on which something was worn, with how much. */
  wears: { day: string; wears: number }[];
};

type Dependencies = { database: Database; garments(userId: string): Promise<readonly Garment[]> };

function costOf({ id, description, price, currency, times_worn }: Garment): WearCost[] {
  if (price === null) return [];
  const cost_per_wear = times_worn === 0 ? null : Math.round((100 * price) / times_worn) / 100;
  return [{ id, description, price, currency, times_worn, cost_per_wear }];
}

function cheaperFirst(one: WearCost, other: WearCost): number {
  const [first, second] = [one.cost_per_wear ?? Number.MAX_VALUE, other.cost_per_wear ?? Number.MAX_VALUE];
  return first - second || other.price - one.price || (one.id < other.id ? -1 : 1);
}

/** How a wardrobe is used: its colours owned and worn, what each wear costs, and when something was worn. */
export function createUse({ database, garments }: Dependencies) {
  return async (userId: string, from: string, to: string): Promise<WardrobeUse> => {
    const [all, wears] = await Promise.all([
      garments(userId),
      countWearsByDay(database.read, userId, from, to),
    ]);
    const kept = all.filter(({ is_archived }) => !is_archived);
    return { colours: colourUse(kept), costs: kept.flatMap(costOf).sort(cheaperFirst), wears };
  };
}
