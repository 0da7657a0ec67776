import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import { minuteMs, secondMs } from '../clock.ts';
import { createFairTurns } from '../fair-turns.ts';
import { createNetworkMemory, releaseArena } from '../inference/network-memory.ts';
import { answerOf, type Refusal } from '../refusal.ts';
import type { PhotoThreadData } from './networks/model-files.ts';
import { letThreadsBeginWarm, photoThreads } from './photo-threads.ts';
import type {
  LookAnswer,
  MarkedPhotoTask,
  MaskTask,
  OutgoingPhotoTask,
  PhotoTask,
  PieceTask,
} from './photo-worker.ts';

export type PhotoPoolOptions = {
  threads?: number;
  maxWaiting?: number;
  /** For how long a caller waits, its turn included. */
  timeoutMs?: number;
  /** For how long one picture may keep a thread. */
  budgetMs?: number;
  /** Leaves the start of a thread to the first picture that needs it. */
  startLate?: boolean;
  /** Threads that outlive the pool, as several pools take them; they are not ended with it. */
  workers?: PhotoWorkers;
};

export type PhotoWorkers = {
  pool: Pick<Piscina<Task>, 'run' | 'destroy'>;
  /** What a thread does before its first picture; undefined until it is asked for. */
  preparing: Promise<unknown> | undefined;
};

type Task = PhotoTask | PieceTask | MarkedPhotoTask | OutgoingPhotoTask | MaskTask;

const busy = 'Many photos are being analyzed right now. Please try again in a few seconds.';
const tooHeavy = 'This picture takes too long to read. Please try a smaller one, or a JPG.';

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Rejects when the signal says so; `forget` lets go of it. */
function ended(signal: AbortSignal): { promise: Promise<never>; forget(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(new AppError('unavailable', busy, { retryAfterSeconds: 10 }));
  signal.addEventListener('abort', end);
  return { promise, forget: () => signal.removeEventListener('abort', end) };
}

/** After so long without a picture all threads but one end, and what they took is given back. */
const patienceMs = 2 * minuteMs;

/**
 * One thread is there from the start, and others begin when pictures wait. Once the first is warm, they take no picture
 * before they are warm themselves: meanwhile those that are there go on.
 */
export function createPhotoWorkers(
  threads: number,
  startLate: boolean,
  idleMs = patienceMs,
): PhotoWorkers & { pool: Piscina<Task> } {
  const networkMemory = createNetworkMemory();
  const workerData: PhotoThreadData = { networkMemory };
  const pool = new Piscina<Task>({
    workerData,
    filename: new URL('./photo-worker.ts', import.meta.url).href,
    minThreads: startLate ? 0 : 1,
    maxThreads: threads,
    // The last one stays, as its networks are loaded; a pool that starts late keeps whatever it has.
    idleTimeout: startLate ? Number.POSITIVE_INFINITY : idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 320 },
  });
  pool.on('workerCreate', ({ id }: { id: number }) => {
    const thread = pool.threads.find(({ threadId }) => threadId === id);
    thread?.once('exit', () => releaseArena(networkMemory, id));
  });
  return { pool, preparing: startLate ? undefined : Promise.resolve() };
}

/**
 * Threads that decode pictures. People take turns, one of them never has all threads, and a picture that takes too long
 * is ended with its thread.
 */
export function createPhotoPool(options: PhotoPoolOptions = {}) {
  const threads = options.threads ?? photoThreads;
  const maxWaiting = options.maxWaiting ?? threads * 16;
  const timeoutMs = options.timeoutMs ?? 35 * secondMs;
  const budgetMs = options.budgetMs ?? 20 * secondMs;
  const turns = createFairTurns({
    atOnce: threads,
    atOncePerPerson: Math.max(1, Math.floor(threads / 2)),
    busy,
    maxWaiting,
    maxWaitingPerPerson: Math.max(1, Math.ceil(maxWaiting / 2)),
  });
  const workers = options.workers ?? createPhotoWorkers(threads, options.startLate ?? false);

  let closing = false;
  let asked = 0;
  const warm = (): Promise<LookAnswer | Refusal> =>
    workers.pool.run({ bytes: new Uint8Array() }, { name: 'warmUp' });

  async function warmThread(): Promise<LookAnswer> {
    const running = warm();
    workers.preparing = running.catch(() => undefined);
    return answerOf<LookAnswer>(await running);
  }

  async function work<Answer>(name: string, task: Task, patience: AbortSignal): Promise<Answer | Refusal> {
    // What a thread does before its first picture does not count as the picture's time.
    workers.preparing ??= warm().catch(() => undefined);
    await workers.preparing;
    patience.throwIfAborted();
    const budget = AbortSignal.timeout(budgetMs);
    const signal = AbortSignal.any([patience, budget]);
    // One copy, which the thread gets as it is; by itself the file would be copied on both sides.
    const bytes = new Uint8Array(task.bytes);
    const running = workers.pool.run({ ...task, bytes }, { name, signal, transferList: [bytes.buffer] });
    return running.catch((error) => {
      if (isAbort(error) && budget.aborted)
        throw new AppError('unsupported_media', tooHeavy, { cause: error });
      throw error;
    });
  }

  return {
    /** Answers what the worker's function of that name makes of the task. */
    async run<Answer extends object>(person: string, name: string, task: Task): Promise<Answer> {
      asked++;
      const patience = AbortSignal.timeout(timeoutMs);
      const end = ended(patience);
      const working = turns.take(person, () => work<Answer>(name, task, patience));
      // Where the caller has waited long enough, nobody waits for it.
      working.catch(() => undefined);
      return answerOf<Answer>(await Promise.race([working, end.promise]).finally(end.forget));
    },
    waiting: () => turns.waiting(),
    /**
     * Makes the first thread ready; photos that come meanwhile wait. Where none has come, it does so once more, since code
     * that has run twice is compiled better. Answers what it saw, unless it was closed.
     */
    async warmUp(): Promise<LookAnswer | undefined> {
      try {
        const answer = await warmThread();
        letThreadsBeginWarm();
        return asked > 0 ? answer : await warmThread();
      } catch (error) {
        if (!closing) throw error;
        return undefined;
      }
    },
    async close() {
      closing = true;
      if (!options.workers) await workers.pool.destroy();
    },
  };
}
