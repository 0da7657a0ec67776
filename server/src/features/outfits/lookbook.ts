import type { OutfitPlan } from '@drape/contract/outfits';
import { notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { PlanReader } from './plan-reader.ts';
import * as rows from './repository.ts';

type Dependencies = { database: Database; clock: Clock; reader: PlanReader };

const what = 'This outfit';

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
      const outfits = await reader.saved(principal);
      return { outfits, total: outfits.length };
    },
    async findSaved(principal: Principal, id: string): Promise<OutfitPlan> {
      const plan = await reader.find(principal, id);
      if (!plan.saved) throw notFound(what);
      return plan;
    },
  };
}
