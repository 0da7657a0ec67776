import { type Clock, dayMs, hourMs, plus, secondMs } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { JobRow } from '../database/schema.ts';
import { newId } from '../ids.ts';

export type EnqueueOptions = {
  runAt?: Date;
  uniqueKey?: string;
  maxAttempts?: number;
  keepEarlier?: boolean;
};

const leaseMs = 60 * secondMs;
const longestBackoffMs = 3600 * secondMs;
const keptMs = 7 * dayMs;
/** No lease is this far ahead, however differently the clocks of two replicas go. */
const impossibleLeaseMs = hourMs;

export type JobTable = ReturnType<typeof createJobTable>;

/** The jobs table: what is due, who holds it, how it ended. */
export function createJobTable(database: Database, clock: Clock) {
  const set = async (id: string, values: Partial<JobRow>) => {
    await database.write.updateTable('jobs').set(values).where('id', '=', id).execute();
  };
  return {
    insert: (kind: string, payload: unknown, options: EnqueueOptions) =>
      insert(database, newJob(clock.now(), kind, payload, options), options),
    claim: (kinds: string[]) => claim(database, clock.now(), kinds),
    progress: (id: string, percent: number) =>
      set(id, { progress: percent, lease_until: plus(clock.now(), leaseMs).toISOString() }),
    finish: (id: string) =>
      set(id, { state: 'done', progress: 100, unique_key: null, finished_at: clock.now().toISOString() }),
    /** Puts a repeating job back for its next turn. */
    repeat(id: string, everyMs: number): Promise<void> {
      const now = clock.now();
      const run_at = plus(now, everyMs).toISOString();
      return set(id, { progress: 0, attempts: 0, lease_until: now.toISOString(), run_at });
    },
    fail(job: JobRow, error: unknown, givesUp: boolean): Promise<void> {
      const now = clock.now();
      const pauseMs = Math.min(longestBackoffMs, 2 ** Math.min(job.attempts, 12) * 5 * secondMs);
      return set(job.id, {
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

function newJob(now: Date, kind: string, payload: unknown, options: EnqueueOptions): JobRow {
  return {
    id: newId(),
    kind,
    unique_key: options.uniqueKey ?? null,
    payload: JSON.stringify(payload),
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
