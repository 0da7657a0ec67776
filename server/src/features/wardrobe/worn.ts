import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import { invalidField, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { KeptItems } from './kept-items.ts';
import * as rows from './repository.ts';
import { sentences } from './sentences.ts';
import { wearTotals, wornDay } from './wear-log.ts';

type Dependencies = { database: Database; clock: Clock; kept: KeptItems };

/** The wear log: each day of an item once. */
export function createWorn({ database, clock, kept }: Dependencies) {
  async function recount(transaction: Executor, userId: string, id: string): Promise<void> {
    const log = await rows.listWears(transaction, userId, id);
    await rows.updateItem(transaction, userId, id, wearTotals(log));
  }

  return {
    async mark({ userId, timeZone }: Principal, id: string, date?: string): Promise<WardrobeItem> {
      const day = wornDay(date, clock.now(), timeZone);
      if (day === undefined) throw invalidField(['body', 'date'], sentences.futureDay, 'future');
      await database.transaction(async (transaction) => {
        await kept.rowOf(transaction, userId, id);
        await rows.insertWears(transaction, [{ item_id: id, day, user_id: userId }]);
        await recount(transaction, userId, id);
      });
      return kept.present(userId, id);
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
