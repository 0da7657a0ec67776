import type { LookbookOutfit, OutfitPlan } from '@drape/contract/outfits/outfits';
import { notFound } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { PlanReader } from '../plans/plan-reader.ts';
import * as rows from '../repository.ts';

type Dependencies = { database: Database; clock: Clock; reader: PlanReader };

const what = 'This outfit';

/** The same for the same items in any order. */
function combination(itemIds: readonly string[]): string {
  return itemIds.toSorted().join();
}

/** The lookbook: plans that somebody keeps. */
export function createLookbook({ database, clock, reader }: Dependencies) {
  async function setSaved(userId: string, id: string, saved_at: string | null): Promise<void> {
    await database.transaction(async (transaction) => {
      const row = await rows.findPlan(transaction, userId, id);
      if (!row || row.deleted_at !== null) throw notFound(what);
      if (saved_at === null && row.saved_at === null) throw notFound(what);
      await rows.updatePlan(transaction, row, { saved_at });
    });
  }

  async function wearsOf(userId: string) {
    const worn = new Map<string, LookbookOutfit['wears']>();
    for (const { id, item_ids, worn_on } of await rows.listWorn(database.read, userId)) {
      const key = combination(JSON.parse(item_ids));
      if (worn_on !== null) worn.set(key, [...(worn.get(key) ?? []), { plan_id: id, date: worn_on }]);
    }
    return ({ wardrobe_item_ids }: OutfitPlan) => worn.get(combination(wardrobe_item_ids)) ?? [];
  }

  return {
    async save(principal: Principal, id: string): Promise<OutfitPlan> {
      await setSaved(principal.userId, id, clock.now().toISOString());
      return reader.find(principal, id);
    },
    async unsave(principal: Principal, id: string): Promise<{ id: string }> {
      await setSaved(principal.userId, id, null);
      return { id };
    },
    async saved(principal: Principal) {
      const [plans, wears] = await Promise.all([reader.saved(principal), wearsOf(principal.userId)]);
      return { outfits: plans.map((plan) => ({ ...plan, wears: wears(plan) })), total: plans.length };
    },
    async findSaved(principal: Principal, id: string): Promise<LookbookOutfit> {
      const [plan, wears] = await Promise.all([reader.find(principal, id), wearsOf(principal.userId)]);
      if (!plan.saved) throw notFound(what);
      return { ...plan, wears: wears(plan) };
    },
  };
}
