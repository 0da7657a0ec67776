import { limits } from '@drape/contract/wire/limits';
import { notFound } from './app-error.ts';
import { type Clock, minuteMs, plus } from './clock.ts';
import type { Database, Executor } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs };

type Rules<Row> = {
  /** The kind of the job that deletes a row for good. */
  purgeKind: string;
  /** What is missing when there is no such row: "This trip". */
  what: string;
  find(executor: Executor, userId: string, id: string): Promise<Row | undefined>;
  /** Marks the row, and all that goes with it, as deleted at a time; null restores it. */
  setDeletedAt(transaction: Executor, row: Row, deletedAt: string | null): Promise<void>;
  /** Deletes the row and all that goes with it for good. */
  purge(row: Row): Promise<void>;
};

/** When something that is moved to the trash now is deleted for good. */
export function purgeTime(clock: Clock): Date {
  return plus(clock.now(), limits.undoMinutes * minuteMs);
}

/** What was moved to the trash by this time, as it is stored, can no longer be restored. */
export function trashedLongAgo(clock: Clock): string {
  return plus(clock.now(), -limits.undoMinutes * minuteMs).toISOString();
}

/** Rows that are deleted one by one, can be restored for some minutes, and are then deleted for good by a job. */
export function createTrash<Row extends { deleted_at: string | null }>(
  { database, clock, jobs }: Dependencies,
  { purgeKind, what, find, setDeletedAt, purge }: Rules<Row>,
) {
  const move = (userId: string, id: string, deletedAt: string | null) =>
    database.transaction(async (transaction) => {
      const row = await find(transaction, userId, id);
      if (!row || (row.deleted_at === null) === (deletedAt === null)) throw notFound(what);
      await setDeletedAt(transaction, row, deletedAt);
    });

  jobs.handle(purgeKind, async (payload) => {
    const { userId, id } = payload as { userId: string; id: string };
    const row = await find(database.read, userId, id);
    if (!row || row.deleted_at === null || row.deleted_at > trashedLongAgo(clock)) return;
    await purge(row);
  });

  return {
    /** Throws `not_found` for a row that does not exist or is in the trash already. */
    async moveToTrash(userId: string, id: string): Promise<void> {
      await move(userId, id, clock.now().toISOString());
      const runAt = purgeTime(clock);
      await jobs.enqueue(purgeKind, { userId, id }, { runAt, uniqueKey: `${purgeKind} ${id}` });
    },
    /** Throws `not_found` for a row that is not in the trash. */
    restore: (userId: string, id: string): Promise<void> => move(userId, id, null),
  };
}

export type Trash = ReturnType<typeof createTrash>;
