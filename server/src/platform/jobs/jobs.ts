import { type Clock, dayMs, minuteMs, secondMs } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { JobRow } from '../database/schema.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createJobTable, type EnqueueOptions, leaseMs } from './job-table.ts';
import { runAlone } from './run-alone.ts';
import { type Holder, whileHeld } from './while-held.ts';

export type JobHandler = (payload: unknown, progress: (percent: number) => Promise<void>) => Promise<void>;

export type Jobs = {
  handle(kind: string, handler: JobHandler): void;
  /** Regular work: one job of this kind at a time over all processes, scheduled again after each run. */
  repeat(kind: string, everyMs: number, handler: JobHandler): void;
  /**
   * Runs the work in one process at a time, apart from the queue. A caller that comes while it runs elsewhere waits for its
   * end, and takes over when that process dies. Work that was broken off by the signal must reject.
   */
  alone(kind: string, work: () => Promise<void>, signal: AbortSignal): Promise<void>;
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

type Dependencies = {
  database: Database;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  /** How often a running job renews its lease. */
  heartbeatMs?: number;
};

/** Runs a job that was claimed, and plans what follows from how it ended. */
async function runOne(
  holder: Holder,
  job: JobRow,
  known: { handler: JobHandler; everyMs?: number } | undefined,
  metrics: Metrics | undefined,
): Promise<void> {
  const { table, log } = holder;
  const start = performance.now();
  const ended = (outcome: 'done' | 'failed') =>
    metrics?.job(job.kind, outcome, (performance.now() - start) / secondMs);
  try {
    const progress = async (percent: number) => void (await table.progress(job, percent));
    await whileHeld(holder, job, async () => known?.handler(JSON.parse(job.payload), progress));
    await (known?.everyMs ? table.repeat(job, known.everyMs) : table.finish(job));
    ended('done');
  } catch (error) {
    ended('failed');
    log.warn({ err: error, job: job.kind, attempt: job.attempts }, 'a job failed');
    await table.fail(job, error, !known?.everyMs && job.attempts >= job.max_attempts);
  }
}

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

/** One queue for everything that outlives a request: leases, retries with growing pauses, progress. */
export function createJobs({ database, clock, log, metrics, heartbeatMs = leaseMs / 4 }: Dependencies): Jobs {
  const table = createJobTable(database, clock);
  const holder = { table, log, heartbeatMs };
  const handlers = new Map<string, { handler: JobHandler; everyMs?: number }>();
  handlers.set(cleaning, { handler: table.forgetFinished, everyMs: dayMs });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let stopping = false;
  const wasSetBack = createSetBackNotice(clock);

  const repeating = () =>
    [...handlers].flatMap(([kind, { everyMs }]) => (everyMs === undefined ? [] : [{ kind, everyMs }]));

  async function drain(): Promise<number> {
    if (wasSetBack()) for (const { kind, everyMs } of repeating()) await table.bringBack(kind, everyMs);
    for (let count = 0; ; count++) {
      const job = stopping ? undefined : await table.claim([...handlers.keys()]);
      if (!job) return count;
      await runOne(holder, job, handlers.get(job.kind), metrics);
    }
  }

  function runDue(): Promise<number> {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  const runSafely = () => runDue().catch((error) => log.error({ err: error }, 'the job queue failed'));

  function schedule(): void {
    timer = setTimeout(async () => {
      await runSafely();
      if (timer) schedule();
    }, pollMs);
    timer.unref();
  }

  return {
    alone: (kind, work, signal) => runAlone(holder, kind, work, signal),
    handle: (kind, handler) => void handlers.set(kind, { handler }),
    repeat: (kind, everyMs, handler) => void handlers.set(kind, { handler, everyMs }),
    async enqueue(kind, payload, options = {}) {
      await table.insert(kind, payload, options);
      if (options.runAt === undefined && timer !== undefined) void runSafely();
    },
    runDue,
    countDue: table.countDue,
    async start() {
      stopping = false;
      for (const { kind } of repeating())
        await table.insert(kind, {}, { uniqueKey: kind, keepEarlier: true });
      schedule();
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
