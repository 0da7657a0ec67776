import { availableParallelism } from 'node:os';
import type { Look } from '@drape/engine/vision/look';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import { secondMs } from '../clock.ts';
import type { PhotoAnswer, PhotoTask, Stage } from './photo-worker.ts';

export type PhotoAnalyser = {
  /** Throws `unsupported_media`, `too_large`, and `unavailable` when too many photos wait or one takes too long. */
  look(bytes: Uint8Array): Promise<{ look: Look; stages: Stage[] }>;
  waiting(): number;
  close(): Promise<void>;
};

export type PhotoAnalyserOptions = { threads?: number; maxWaiting?: number; timeoutMs?: number };

const busy = 'Many photos are being analysed right now. Please try again in a few seconds.';

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Worker threads that turn photos into Looks, with a bounded queue before them. */
export function createPhotoAnalyser(options: PhotoAnalyserOptions = {}): PhotoAnalyser {
  const threads = options.threads ?? Math.max(1, Math.min(8, availableParallelism()));
  const maxWaiting = options.maxWaiting ?? threads * 16;
  const timeoutMs = options.timeoutMs ?? 35 * secondMs;
  const pool = new Piscina<PhotoTask, PhotoAnswer>({
    filename: new URL('./photo-worker.ts', import.meta.url).href,
    name: 'lookAtPhoto',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: 320 },
  });
  return {
    async look(bytes) {
      if (pool.queueSize >= maxWaiting) throw new AppError('unavailable', busy, { retryAfterSeconds: 5 });
      const answer = await pool.run({ bytes }, { signal: AbortSignal.timeout(timeoutMs) }).catch((error) => {
        if (isAbort(error)) throw new AppError('unavailable', busy, { retryAfterSeconds: 10, cause: error });
        throw error;
      });
      if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.message);
      return answer;
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}
