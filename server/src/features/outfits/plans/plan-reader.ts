import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { notFound } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OutfitPlanRow } from '../../../platform/database/planning-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { presentPlan } from '../presenter.ts';
import * as rows from '../repository.ts';

type Dependencies = { database: Database; wardrobe: Pick<WardrobeService, 'items'> };

const what = 'This outfit plan';

/** Plans with their items as they are now. */
export function createPlanReader({ database, wardrobe }: Dependencies) {
  async function present(principal: Principal, found: OutfitPlanRow[]): Promise<OutfitPlan[]> {
    if (found.length === 0) return [];
    const ids = found.flatMap(({ item_ids }) => JSON.parse(item_ids) as string[]);
    const items = await wardrobe.items.some(principal, ids);
    return found.map((row) => presentPlan(row, items));
  }

  async function show(principal: Principal, row: OutfitPlanRow): Promise<OutfitPlan> {
    const [plan] = await present(principal, [row]);
    if (!plan) throw notFound(what);
    return plan;
  }

  async function keptRow({ userId }: Principal, id: string): Promise<OutfitPlanRow> {
    const row = await rows.findPlan(database.read, userId, id);
    if (!row || row.deleted_at !== null) throw notFound(what);
    return row;
  }

  return {
    keptRow,
    show,
    find: async (principal: Principal, id: string) => show(principal, await keptRow(principal, id)),
    /** Plans of a span of days, both included, the newest of a day first. */
    between: async (principal: Principal, days: [first: string, last: string]) =>
      present(principal, await rows.listByDay(database.read, principal.userId, days)),
    /** Plans of events, and those without an event of a span of days, the newest first. */
    async forEvents(
      principal: Principal,
      eventIds: readonly string[],
      days: [first: string, last: string],
    ): Promise<OutfitPlan[]> {
      const { userId } = principal;
      const [ofEvents, ofDays] = await Promise.all([
        rows.listOfEvents(database.read, userId, eventIds),
        rows.listByDay(database.read, userId, days),
      ]);
      return present(principal, [...ofEvents, ...ofDays.filter(({ event_id }) => event_id === null)]);
    },
    saved: async (principal: Principal) =>
      present(principal, await rows.listSaved(database.read, principal.userId)),
  };
}

export type PlanReader = ReturnType<typeof createPlanReader>;
