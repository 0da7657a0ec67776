import { notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { purgeTime, trashedLongAgo } from '../../platform/trash.ts';
import * as events from './repository.ts';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs };

const purgeKind = 'calendar.purge-event';

/** Deleted events can be restored for some minutes; then a job deletes them for good. */
export function createEventTrash({ database, clock, jobs }: Dependencies) {
  jobs.handle(purgeKind, async (payload) => {
    const { userId } = payload as { userId: string };
    await events.purgeBinnedBefore(database.write, userId, trashedLongAgo(clock));
  });

  /** Moves the events that are not there yet and answers their ids. */
  const move = (userId: string, ids: readonly string[], deletedAt: string | null) =>
    database.transaction(async (transaction) => {
      const rows = await events.listByIds(transaction, userId, ids);
      const moved = rows.filter((row) => (row.deleted_at === null) !== (deletedAt === null));
      const movedIds = moved.map(({ id }) => id);
      await events.setDeletedAt(transaction, userId, movedIds, deletedAt);
      return movedIds;
    });

  return {
    async moveToTrash(userId: string, ids: readonly string[]): Promise<string[]> {
      const moved = await move(userId, ids, clock.now().toISOString());
      if (moved.length > 0) await jobs.enqueue(purgeKind, { userId }, { runAt: purgeTime(clock) });
      return moved;
    },
    async restore(userId: string, id: string): Promise<void> {
      if ((await move(userId, [id], null)).length === 0) throw notFound('This event');
    },
  };
}
