import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import { minuteMs, secondMs } from '../clock.ts';
import { createFairTurns } from '../fair-turns.ts';
import { answerOf, type Refusal } from '../refusal.ts';

export type FileReading = {
  /**
   * Answers what the module's function of that name makes of the task. Throws what it refuses, `invalid` with the given
   * sentence when it takes too long or too much memory, and `unavailable` when too many files of the person wait.
   */
  read<Answer extends object>(userId: string, reader: FileReader): Promise<Answer>;
  close(): Promise<void>;
};

/** `tooHeavy` tells a person that the file took too long. */
export type FileReader = { module: URL; name: string; task: object; tooHeavy: string };

type Options = { atOnce?: number; patienceMs?: number };

const busy = 'Another file of yours is still being read. Please try again in a few seconds.';

/**
 * Reads files of text that people upload (tables, calendars, archives) in threads that can be ended, because no bound
 * on a file's size says how long it keeps a parser busy. People take turns.
 */
export function createFileReading({ atOnce = 2, patienceMs = 10 * secondMs }: Options = {}): FileReading {
  const turns = createFairTurns({
    atOnce,
    atOncePerPerson: 1,
    maxWaiting: 100,
    maxWaitingPerPerson: 3,
    busy,
  });
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: minuteMs,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return {
    read: <Answer extends object>(userId: string, { module, name, task, tooHeavy }: FileReader) =>
      turns.take(userId, async () => {
        const options = { filename: module.href, name, signal: AbortSignal.timeout(patienceMs) };
        const answer: Answer | Refusal = await pool.run(task, options).catch((error) => {
          if (!isEnded(error)) throw error;
          throw new AppError('invalid', tooHeavy, { cause: error });
        });
        return answerOf<Answer>(answer);
      }),
    close: () => pool.destroy(),
  };
}

/** Whether the thread was ended, for its time or its memory. */
function isEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
