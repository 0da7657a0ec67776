import { type Clock, dayMs, hourMs, plus, secondMs } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { JobRow } from '../database/schema.ts';
import { newId } from '../ids.ts';

export type EnqueueOptions = {
  runAt?: Date;
  uniqueKey?: string;
  maxAttempts?: number;
  keepEarlier?: boolean;
  /** Whose work it is, if `payload.userId` does not say: it is forgotten with the account of that id or address. */
  about?: string;
};

/** A lease that is not renewed for so long has lost its process. */
export const leaseMs = 60 * secondMs;
const longestBackoffMs = 3600 * secondMs;
const keptMs = 7 * dayMs;
/** No lease is this far ahead, however differently the clocks of two replicas go. */
const impossibleLeaseMs = hourMs;

export type JobTable = ReturnType<typeof createJobTable>;

/** Which taking up of a job it is: the number of attempts tells it from a later one by another process. */
export type Claim = Pick<JobRow, 'id' | 'attempts'>;

/** The jobs table: what is due, who holds it, how it ended. */
export function createJobTable(database: Database, clock: Clock) {
  /** Changes a job that is still held by this claim; a process that lost the lease changes nothing. */
  const set = async ({ id, attempts }: Claim, values: Partial<JobRow>): Promise<boolean> => {
    const { numUpdatedRows } = await database.write
      .updateTable('jobs')
      .set(values)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return {
    insert: (kind: string, payload: unknown, options: EnqueueOptions) =>
      insert(database, newJob(clock.now(), kind, payload, options), options),
    claim: (kinds: string[]) => claim(database, clock.now(), kinds),
    /** Keeps the lease; answers whether it is still held. */
    renew: (claim: Claim) => set(claim, { lease_until: plus(clock.now(), leaseMs).toISOString() }),
    progress: (claim: Claim, percent: number) =>
      set(claim, { progress: percent, lease_until: plus(clock.now(), leaseMs).toISOString() }),
    finish: (claim: Claim) =>
      set(claim, { state: 'done', progress: 100, unique_key: null, finished_at: clock.now().toISOString() }),
    /** Puts a repeating job back for its next turn. */
    repeat(claim: Claim, everyMs: number): Promise<boolean> {
      const now = clock.now();
      const run_at = plus(now, everyMs).toISOString();
      return set(claim, { progress: 0, attempts: 0, lease_until: now.toISOString(), run_at });
    },
    /** Gives a job back that was broken off, to be taken up at once by the next worker. */
    release(claim: Claim): Promise<boolean> {
      return set(claim, { lease_until: clock.now().toISOString() });
    },
    async isWaiting(kind: string): Promise<boolean> {
      const row = await database.read
        .selectFrom('jobs')
        .select('id')
        .where('unique_key', '=', kind)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return row !== undefined;
    },
    fail(job: JobRow, error: unknown, givesUp: boolean): Promise<boolean> {
      const now = clock.now();
      const pauseMs = Math.min(longestBackoffMs, 2 ** Math.min(job.attempts, 12) * 5 * secondMs);
      return set(job, {
        last_error: String(error).slice(0, 2000),
        lease_until: now.toISOString(),
        run_at: plus(now, pauseMs).toISOString(),
        ...(givesUp ? { state: 'failed', unique_key: null, finished_at: now.toISOString() } : {}),
      });
    },
    /** Regular work that stands further ahead than its next turn can, since the clock was set back, is due at once. */
    async bringBack(kind: string, everyMs: number): Promise<void> {
      const now = clock.now();
      await database.write
        .updateTable('jobs')
        .set({ run_at: now.toISOString() })
        .where('unique_key', '=', kind)
        .where('run_at', '>', plus(now, everyMs + impossibleLeaseMs).toISOString())
        .execute();
    },
    ...createUpkeep(database, clock),
  };
}

/** How many are late, and forgetting those that ended. */
function createUpkeep(database: Database, clock: Clock) {
  return {
    async countDue(): Promise<number> {
      const { due } = await database.read
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll().as('due'))
        .where('state', '=', 'waiting')
        .where('run_at', '<=', clock.now().toISOString())
        .executeTakeFirstOrThrow();
      return Number(due);
    },
    async forgetFinished(): Promise<void> {
      const before = plus(clock.now(), -keptMs).toISOString();
      await database.write
        .deleteFrom('jobs')
        .where('state', 'in', ['done', 'failed'])
        .where('finished_at', '<', before)
        .execute();
    },
  };
}

function ownerIn(payload: unknown): string | null {
  const owner =
    typeof payload === 'object' && payload !== null && 'userId' in payload ? payload.userId : null;
  return typeof owner === 'string' ? owner : null;
}

function newJob(now: Date, kind: string, payload: unknown, options: EnqueueOptions): JobRow {
  return {
    id: newId(),
    kind,
    unique_key: options.uniqueKey ?? null,
    payload: JSON.stringify(payload),
    about: options.about ?? ownerIn(payload),
    state: 'waiting',
    progress: 0,
    attempts: 0,
    max_attempts: options.maxAttempts ?? 8,
    run_at: (options.runAt ?? now).toISOString(),
    lease_until: now.toISOString(),
    last_error: null,
    created_at: now.toISOString(),
    finished_at: null,
  };
}

async function insert(database: Database, row: JobRow, options: EnqueueOptions): Promise<void> {
  await database.write
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) => {
      const onKey = conflict.column('unique_key');
      return options.keepEarlier ? onKey.doNothing() : onKey.doUpdateSet({ run_at: row.run_at });
    })
    .execute();
}

async function claim(database: Database, moment: Date, kinds: string[]): Promise<JobRow | undefined> {
  const now = moment.toISOString();
  return database.transaction(async (transaction) => {
    const due = await transaction
      .selectFrom('jobs')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now)
      .where((eb) =>
        eb.or([
          eb('lease_until', '<=', now),
          // The clock was set back since: who held it is long gone.
          eb('lease_until', '>', plus(moment, impossibleLeaseMs).toISOString()),
        ]),
      )
      .where('kind', 'in', kinds)
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const held = { lease_until: plus(moment, leaseMs).toISOString(), attempts: due.attempts + 1 };
    await transaction.updateTable('jobs').set(held).where('id', '=', due.id).execute();
    return { ...due, ...held };
  });
}
