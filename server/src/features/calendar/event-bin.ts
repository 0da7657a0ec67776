import { limits } from '@drape/contract/limits';
import { notFound } from '../../platform/app-error.ts';
import { type Clock, minuteMs, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import * as events from './repository.ts';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs };

const purgeKind = 'calendar.purge-event';

/** Binned events can be taken back for some minutes; then a job removes them for good. */
export function createEventBin({ database, clock, jobs }: Dependencies) {
  jobs.handle(purgeKind, async (payload) => {
    const { userId } = payload as { userId: string };
    const longBinned = plus(clock.now(), -limits.undoMinutes * minuteMs).toISOString();
    await events.purgeBinnedBefore(database.write, userId, longBinned);
  });

  /** Moves those of the events that are not there yet; answers which. */
  const move = (userId: string, ids: readonly string[], deletedAt: string | null) =>
    database.transaction(async (transaction) => {
      const rows = await events.listByIds(transaction, userId, ids);
      const moved = rows.filter((row) => (row.deleted_at === null) !== (deletedAt === null));
      const movedIds = moved.map(({ id }) => id);
      await events.setDeletedAt(transaction, userId, movedIds, deletedAt);
      return movedIds;
    });

  return {
    async put(userId: string, ids: readonly string[]): Promise<string[]> {
      const moved = await move(userId, ids, clock.now().toISOString());
      const runAt = plus(clock.now(), limits.undoMinutes * minuteMs);
      if (moved.length > 0) await jobs.enqueue(purgeKind, { userId }, { runAt });
      return moved;
    },
    async takeBack(userId: string, id: string): Promise<void> {
      if ((await move(userId, [id], null)).length === 0) throw notFound('This event');
    },
  };
}
