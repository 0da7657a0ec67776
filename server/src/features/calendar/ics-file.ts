import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/app-error.ts';
import { secondMs } from '../../platform/clock.ts';
import { createTurns } from '../../platform/turns.ts';
import type { IcsAnswer, IcsTask } from './ics-worker.ts';
import type { IcsContents } from './read-ics.ts';

const defaultPatienceMs = 15 * secondMs;
const noCalendar = 'This file is no calendar. Please choose an .ics file, as calendar apps export it.';
const tooHeavy =
  'This calendar takes too long to read: one of its repeating events is too heavy. Please export fewer events.';

const turns = createTurns();

/**
 * Reads a calendar file in a thread of its own that can be ended, because a single recurrence rule can keep any reader
 * busy for ever. Files wait for each other. Throws `unsupported_media` and `invalid`.
 */
export function readIcsFile(task: IcsTask, patienceMs = defaultPatienceMs): Promise<IcsContents> {
  return turns.take('calendar file', async () => {
    const worker = new Worker(new URL('./ics-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const timer = setTimeout(() => void worker.terminate(), patienceMs);
    try {
      const [answer] = (await Promise.race([
        once(worker, 'message'),
        once(worker, 'exit').then(() => Promise.reject(new AppError('invalid', tooHeavy))),
      ])) as [IcsAnswer];
      if (answer === undefined) throw new AppError('unsupported_media', noCalendar);
      return answer;
    } catch (error) {
      // A thread that has run out of memory ends with an error of its own.
      throw error instanceof AppError ? error : new AppError('invalid', tooHeavy, { cause: error });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
}
