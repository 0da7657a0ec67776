import { limits } from '@drape/contract/limits';
import { notFound } from '../../platform/app-error.ts';
import { type Clock, minuteMs, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import * as rows from './repository.ts';

const purgeKind = 'outfits.purge-trip';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs };

/** A binned trip takes its plans along, but for saved ones, and can be taken back for some minutes. */
export function createTripBin({ database, clock, jobs }: Dependencies) {
  jobs.handle(purgeKind, async (payload) => {
    const { userId, id } = payload as { userId: string; id: string };
    const row = await rows.findTrip(database.read, userId, id);
    const longBinned = plus(clock.now(), -limits.undoMinutes * minuteMs).toISOString();
    if (!row || row.deleted_at === null || row.deleted_at > longBinned) return;
    await database.transaction((transaction) => rows.deleteTrip(transaction, userId, id));
  });

  const setDeletedAt = (userId: string, id: string, deleted_at: string | null) =>
    database.transaction(async (transaction) => {
      const row = await rows.findTrip(transaction, userId, id);
      if (!row || (row.deleted_at === null) === (deleted_at === null)) throw notFound('This trip');
      await rows.updateTrip(transaction, row, { deleted_at });
      await rows.binTripPlans(transaction, row, deleted_at);
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

export type TripBin = ReturnType<typeof createTripBin>;
