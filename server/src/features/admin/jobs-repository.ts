import type { Executor } from '../../platform/database/database.ts';
import { counted } from './figures-repository.ts';

export type JobCounts = { due: number; failed: number };

/** Jobs that should have run by a moment, and those that gave up and are still remembered. */
export async function countJobs(db: Executor, dueSince: string): Promise<JobCounts> {
  const jobs = db.selectFrom('jobs').select((select) => select.fn.countAll().as('count'));
  return {
    due: await counted(jobs.where('state', '=', 'waiting').where('run_at', '<', dueSince)),
    failed: await counted(jobs.where('state', '=', 'failed')),
  };
}

const backupKinds = ['admin.backup', 'admin.restore'];

/** A backup or restore that waits or runs. */
export function runningBackup(db: Executor): Promise<{ kind: string; progress: number } | undefined> {
  return db
    .selectFrom('jobs')
    .select(['kind', 'progress'])
    .where('kind', 'in', backupKinds)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** What the last backup or restore broke on, if it did. */
export async function lastBackupFailure(db: Executor): Promise<string | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select(['state', 'last_error'])
    .where('kind', 'in', backupKinds)
    .where('state', 'in', ['done', 'failed'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.state === 'failed' ? (row.last_error ?? undefined) : undefined;
}

/** The last mail that could not be sent, and how many wait. */
export async function mailTrouble(db: Executor): Promise<{ waiting: number; error: string | undefined }> {
  const mails = await db
    .selectFrom('jobs')
    .select(['state', 'last_error'])
    .where('kind', '=', 'mail.send')
    .where('state', 'in', ['waiting', 'failed'])
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
  return {
    waiting: mails.filter(({ state }) => state === 'waiting').length,
    error: mails.find(({ last_error }) => last_error !== null)?.last_error ?? undefined,
  };
}
