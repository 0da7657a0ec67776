import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { WardrobePhotoRow } from '../../../platform/database/wardrobe-rows.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import type { GarmentFiles } from './garment-files.ts';
import { keepFiles } from './keep-files.ts';

type Dependencies = { database: Database; files: StoredFiles; garments: GarmentFiles };

/** How often a photo is taken up when the workers are busy or its process died on it. */
export const maxTries = 5;
const stages = { read: 10, seen: 90 };

type Task = { userId: string; id: string };

/** What went wrong for good: a refusal of the engine in its own words, anything else in ours. */
function failureOf(error: unknown): Pick<WardrobePhotoRow, 'message' | 'retryable'> {
  const isRefusal = error instanceof AppError && error.status < 500;
  return { message: isRefusal ? error.message : sentences.photoFailed, retryable: isRefusal ? 0 : 1 };
}

/** Works on one photo of the queue, from what is stored of it to what was found in it. */
export function createPhotoWork(dependencies: Dependencies) {
  const { database, files, garments } = dependencies;
  const set = (task: Task, values: Partial<WardrobePhotoRow>) =>
    rows.updatePhoto(database.write, task.userId, task.id, values);

  async function examine(row: WardrobePhotoRow, task: Task, moved: (percent: number) => Promise<void>) {
    const original = await files.read(row.original_key).catch((error) => {
      throw new AppError('not_found', sentences.photoGone, { cause: error });
    });
    await moved(stages.read);
    const { cut, findings, dhash } = await garments.examine(task.userId, original);
    await moved(stages.seen);
    const done = { state: 'ready', progress: 100, message: null, retryable: 0 };
    await keepFiles(dependencies, cut.files, async (transaction) => {
      const values = { ...cut.keys, dhash, findings: JSON.stringify(findings), ...done };
      if (await rows.updatePhoto(transaction, task.userId, task.id, values)) return;
      throw new AppError('not_found', sentences.photoGone);
    });
  }

  return async (payload: unknown, progress: (percent: number) => Promise<void>): Promise<void> => {
    const task = payload as Task;
    const row = await rows.findPhoto(database.read, task.userId, task.id);
    if (!row || row.state === 'ready' || row.state === 'failed') return;
    const tries = row.tries + 1;
    await set(task, { state: 'working', progress: 0, tries });
    const moved = async (percent: number) => {
      await set(task, { progress: percent });
      await progress(percent);
    };
    try {
      if (tries > maxTries) throw new Error('The photo was taken up too often');
      await examine(row, task, moved);
    } catch (error) {
      const mayPass = error instanceof AppError && error.code === 'unavailable' && tries < maxTries;
      await set(task, mayPass ? { state: 'waiting', progress: 0 } : { state: 'failed', ...failureOf(error) });
      if (mayPass) throw error;
    }
  };
}
