import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { invalidField, notFound } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { News } from '../../../platform/news.ts';
import type { ActiveItems } from '../items/active-items.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import { wearTotals, wornDay } from './wear-log.ts';

type Dependencies = { database: Database; clock: Clock; kept: ActiveItems; news: News };

/** The wear log: each day of an item once. */
export function createWorn({ database, clock, kept, news }: Dependencies) {
  async function recount(transaction: Executor, userId: string, id: string): Promise<void> {
    const log = await rows.listWears(transaction, userId, id);
    await rows.updateItem(transaction, userId, id, wearTotals(log));
  }

  async function note({ userId, timeZone }: Principal, id: string, date?: string): Promise<string> {
    const day = wornDay(date, clock.now(), timeZone);
    if (day === undefined) throw invalidField(['body', 'date'], sentences.futureDay, 'future');
    await database.transaction(async (transaction) => {
      await kept.rowOf(transaction, userId, id);
      await rows.insertWears(transaction, [{ item_id: id, day, user_id: userId }]);
      await recount(transaction, userId, id);
    });
    return day;
  }

  return {
    /** Notes a day of kept items within a transaction; answers those of which it was not noted before. */
    async noteAll(
      transaction: Executor,
      userId: string,
      ids: readonly string[],
      day: string,
    ): Promise<string[]> {
      const before = new Set(await rows.wornOn(transaction, userId, day));
      const added = ids.filter((id) => !before.has(id));
      await rows.insertWears(
        transaction,
        added.map((item_id) => ({ item_id, day, user_id: userId })),
      );
      for (const id of added) await recount(transaction, userId, id);
      return added;
    },
    /** Takes a day back within a transaction; nothing happens where it is gone already. */
    async drop(transaction: Executor, userId: string, id: string, day: string): Promise<void> {
      if (await rows.deleteWear(transaction, userId, id, day)) await recount(transaction, userId, id);
    },
    /** Notes a day without an event, for callers that announce a whole outfit. */
    note,
    async mark(principal: Principal, id: string, date?: string): Promise<WardrobeItem> {
      const { userId } = principal;
      const day = await note(principal, id, date);
      const item = await kept.present(userId, id);
      const items = [{ id, description: item.description }];
      await news.tell(userId, 'outfit.worn', { plan_id: null, date: day, items });
      return item;
    },
    /** The items that were worn on a day. */
    on: ({ userId }: Principal, day: string) => rows.wornOn(database.read, userId, day),
    async unmark({ userId }: Principal, id: string, day: string): Promise<{ id: string }> {
      await database.transaction(async (transaction) => {
        await kept.rowOf(transaction, userId, id);
        if (!(await rows.deleteWear(transaction, userId, id, day))) throw notFound(sentences.notWorn);
        await recount(transaction, userId, id);
      });
      return { id };
    },
  };
}
