import type { OutfitPlan } from '@drape/contract/outfits';
import { notFound } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OutfitPlanRow } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { presentPlan } from './presenter.ts';
import * as rows from './repository.ts';

type Dependencies = { database: Database; wardrobe: Pick<WardrobeService, 'items'> };

const what = 'This outfit plan';

/** Plans with their items as they are now. */
export function createPlanReader({ database, wardrobe }: Dependencies) {
  async function present(principal: Principal, found: OutfitPlanRow[]): Promise<OutfitPlan[]> {
    if (found.length === 0) return [];
    const { items } = await wardrobe.items.list(principal);
    const byId = new Map(items.map((item) => [item.id, item]));
    return found.map((row) => presentPlan(row, byId));
  }

  async function keptRow({ userId }: Principal, id: string): Promise<OutfitPlanRow> {
    const row = await rows.findPlan(database.read, userId, id);
    if (!row || row.deleted_at !== null) throw notFound(what);
    return row;
  }

  return {
    keptRow,
    async find(principal: Principal, id: string): Promise<OutfitPlan> {
      const [plan] = await present(principal, [await keptRow(principal, id)]);
      if (!plan) throw notFound(what);
      return plan;
    },
    /** Plans of a span of days, both included, the newest of a day first. */
    between: async (principal: Principal, days: [first: string, last: string]) =>
      present(principal, await rows.listByDay(database.read, principal.userId, days)),
    saved: async (principal: Principal) =>
      present(principal, await rows.listSaved(database.read, principal.userId)),
  };
}

export type PlanReader = ReturnType<typeof createPlanReader>;
