import { limits } from '@drape/contract/limits';
import { notFound } from '../../platform/app-error.ts';
import { type Clock, minuteMs, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import * as plans from './repository.ts';

const purgeKind = 'outfits.purge-plan';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs };

/** A binned plan can be taken back for some minutes; then a job removes it for good. */
export function createPlanBin({ database, clock, jobs }: Dependencies) {
  const setDeletedAt = (userId: string, id: string, deleted_at: string | null) =>
    database.transaction(async (transaction) => {
      const row = await plans.findPlan(transaction, userId, id);
      if (!row || (row.deleted_at === null) === (deleted_at === null)) throw notFound('This outfit plan');
      await plans.updatePlan(transaction, row, { deleted_at });
    });

  jobs.handle(purgeKind, async (payload) => {
    const { userId, id } = payload as { userId: string; id: string };
    const row = await plans.findPlan(database.read, userId, id);
    const longBinned = plus(clock.now(), -limits.undoMinutes * minuteMs).toISOString();
    if (!row || row.deleted_at === null || row.deleted_at > longBinned) return;
    await plans.deletePlan(database.write, userId, id);
  });

  return {
    async put(userId: string, id: string): Promise<void> {
      const now = clock.now();
      await setDeletedAt(userId, id, now.toISOString());
      const runAt = plus(now, limits.undoMinutes * minuteMs);
      await jobs.enqueue(purgeKind, { userId, id }, { runAt, uniqueKey: `${purgeKind} ${id}` });
    },
    takeBack: (userId: string, id: string) => setDeletedAt(userId, id, null),
  };
}
