import { availableParallelism } from 'node:os';
import type { MeasuredGarment } from '@drape/engine/vision/measure-garment';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import { secondMs } from '../clock.ts';
import type { GarmentMask } from './garment-mask.ts';
import type { GarmentPhoto } from './garment-photo.ts';
import type { OutgoingPhoto } from './outgoing-photo.ts';
import type {
  GarmentAnswer,
  KeptLookAnswer,
  LookAnswer,
  MarkedPhotoTask,
  MeasuredAnswer,
  OutgoingAnswer,
  OutgoingPhotoTask,
  PhotoTask,
  Refusal,
} from './photo-worker.ts';

export type PhotoAnalyser = {
  /** Throws `unsupported_media`, `too_large`, and `unavailable` when too many photos wait or one takes too long. */
  look(bytes: Uint8Array): Promise<LookAnswer>;
  /** The same with what is kept of the photo. Throws like `look`. */
  lookToKeep(bytes: Uint8Array): Promise<KeptLookAnswer>;
  /** What a photo of one garment shows. Throws like `look`. */
  garment(bytes: Uint8Array): Promise<GarmentPhoto>;
  /** Measures a garment where a mask marks it; undefined where it marks nothing. Throws like `look`. */
  measure(bytes: Uint8Array, mask: GarmentMask): Promise<MeasuredGarment | undefined>;
  /** Scaled, without metadata, and with hidden faces where that is wished. Throws like `look`. */
  outgoing(bytes: Uint8Array, hideFaces: boolean): Promise<OutgoingPhoto>;
  waiting(): number;
  close(): Promise<void>;
};

export type PhotoAnalyserOptions = {
  threads?: number;
  maxWaiting?: number;
  timeoutMs?: number;
  onStage?(name: string, ms: number): void;
};

type Task = PhotoTask | MarkedPhotoTask | OutgoingPhotoTask;

const busy = 'Many photos are being analyzed right now. Please try again in a few seconds.';

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Worker threads that turn photos into Looks, with a bounded queue before them. */
export function createPhotoAnalyser(options: PhotoAnalyserOptions = {}): PhotoAnalyser {
  const threads = options.threads ?? Math.max(1, Math.min(8, availableParallelism()));
  const maxWaiting = options.maxWaiting ?? threads * 16;
  const timeoutMs = options.timeoutMs ?? 35 * secondMs;
  const pool = new Piscina<Task>({
    filename: new URL('./photo-worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: 320 },
  });
  const run = async <Answer extends object>(name: string, task: Task): Promise<Answer> => {
    if (pool.queueSize >= maxWaiting) throw new AppError('unavailable', busy, { retryAfterSeconds: 5 });
    const signal = AbortSignal.timeout(timeoutMs);
    const answer: Answer | Refusal = await pool.run(task, { name, signal }).catch((error) => {
      if (isAbort(error)) throw new AppError('unavailable', busy, { retryAfterSeconds: 10, cause: error });
      throw error;
    });
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.message);
    return answer;
  };
  const look = async <Answer extends LookAnswer>(name: string, bytes: Uint8Array): Promise<Answer> => {
    const answer = await run<Answer>(name, { bytes });
    for (const stage of answer.stages) options.onStage?.(stage.name, stage.ms);
    return answer;
  };
  return {
    look: (bytes) => look('lookAtPhoto', bytes),
    lookToKeep: (bytes) => look('lookAtPhotoToKeep', bytes),
    garment: async (bytes) => (await run<GarmentAnswer>('lookAtGarment', { bytes })).garment,
    measure: async (bytes, mask) => (await run<MeasuredAnswer>('measureMarked', { bytes, mask })).measured,
    outgoing: async (bytes, hideFaces) =>
      (await run<OutgoingAnswer>('prepareOutgoing', { bytes, hideFaces })).outgoing,
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}
