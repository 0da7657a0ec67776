import { type Clock, dayMs, minuteMs, secondMs } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { JobRow } from '../database/schema.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createJobTable, type EnqueueOptions, type JobTable } from './job-table.ts';

export type JobHandler = (payload: unknown, progress: (percent: number) => Promise<void>) => Promise<void>;

export type Jobs = {
  handle(kind: string, handler: JobHandler): void;
  /** Regular work: one job of this kind at a time over all processes, planned anew after each run. */
  repeat(kind: string, everyMs: number, handler: JobHandler): void;
  /** With a `uniqueKey` a second job of that key only moves the first one's time, while that one has not run. */
  enqueue(kind: string, payload: unknown, options?: EnqueueOptions): Promise<void>;
  /** Runs everything that is due, one after another. Returns how many ran. */
  runDue(): Promise<number>;
  /** How many wait though their time has come. */
  countDue(): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const pollMs = 2 * secondMs;
const cleaning = 'jobs.forget-finished';

type Dependencies = { database: Database; clock: Clock; log: Log; metrics?: Metrics };

/** Tells whether the clock was set back since it was last asked, and the first time, when nobody knows. */
function createSetBackNotice(clock: Clock): () => boolean {
  let lastSeen = Number.POSITIVE_INFINITY;
  return () => {
    const now = clock.now().getTime();
    const wasSetBack = now < lastSeen - minuteMs;
    lastSeen = now;
    return wasSetBack;
  };
}

type Handlers = Map<string, { handler: JobHandler; everyMs?: number }>;
type Running = Pick<Dependencies, 'log' | 'metrics'> & { table: JobTable; handlers: Handlers };

/** Runs a job that was claimed, and settles how it ended. */
function createRunOne({ table, handlers, log, metrics }: Running) {
  return async (job: JobRow): Promise<void> => {
    const known = handlers.get(job.kind);
    const start = performance.now();
    const ended = (outcome: 'done' | 'failed') =>
      metrics?.job(job.kind, outcome, (performance.now() - start) / secondMs);
    try {
      await known?.handler(JSON.parse(job.payload), (percent) => table.progress(job.id, percent));
      await (known?.everyMs ? table.repeat(job.id, known.everyMs) : table.finish(job.id));
      ended('done');
    } catch (error) {
      ended('failed');
      log.warn({ err: error, job: job.kind, attempt: job.attempts }, 'a job failed');
      await table.fail(job, error, !known?.everyMs && job.attempts >= job.max_attempts);
    }
  };
}

/** One queue for everything that outlives a request: leases, retries with growing pauses, progress. */
export function createJobs({ database, clock, log, metrics }: Dependencies): Jobs {
  const table = createJobTable(database, clock);
  const handlers: Handlers = new Map();
  handlers.set(cleaning, { handler: table.forgetFinished, everyMs: dayMs });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  const wasSetBack = createSetBackNotice(clock);
  const runOne = createRunOne({ table, handlers, log, ...(metrics ? { metrics } : {}) });

  const repeating = () =>
    [...handlers].flatMap(([kind, { everyMs }]) => (everyMs === undefined ? [] : [{ kind, everyMs }]));

  async function drain(): Promise<number> {
    if (wasSetBack()) for (const { kind, everyMs } of repeating()) await table.bringBack(kind, everyMs);
    for (let count = 0; ; count++) {
      const job = handlers.size > 0 ? await table.claim([...handlers.keys()]) : undefined;
      if (!job) return count;
      await runOne(job);
    }
  }

  function runDue(): Promise<number> {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  function schedule(): void {
    timer = setTimeout(async () => {
      await runDue().catch((error) => log.error({ err: error }, 'the job queue failed'));
      if (timer) schedule();
    }, pollMs);
    timer.unref();
  }

  return {
    handle: (kind, handler) => void handlers.set(kind, { handler }),
    repeat: (kind, everyMs, handler) => void handlers.set(kind, { handler, everyMs }),
    async enqueue(kind, payload, options = {}) {
      await table.insert(kind, payload, options);
      const isDue = options.runAt === undefined && timer !== undefined;
      if (isDue) runDue().catch((error) => log.error({ err: error }, 'the job queue failed'));
    },
    runDue,
    countDue: table.countDue,
    async start() {
      for (const { kind } of repeating())
        await table.insert(kind, {}, { uniqueKey: kind, keepEarlier: true });
      schedule();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
