import { analyse } from '@drape/engine/vision/analyse';
import type { Look } from '@drape/engine/vision/look';
import { AppError } from '../app-error.ts';
import { decodePixels, inspectPhoto } from './decode.ts';
import { loadPose } from './pose.ts';

export type PhotoTask = { bytes: Uint8Array };
export type Stage = { name: string; ms: number };

/** Errors lose their class between threads, so a refusal travels as plain data. */
export type PhotoAnswer =
  | { look: Look; stages: Stage[] }
  | { refusal: { code: AppError['code']; message: string } };

/** Loaded when the thread starts, so that the networks are warm before the first photo comes. */
const pose = loadPose();

/** From bytes to Look in one task: pixels never leave this thread. */
export async function lookAtPhoto({ bytes }: PhotoTask): Promise<PhotoAnswer> {
  const stages: Stage[] = [];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    stages.push({ name, ms: performance.now() - start });
    return result;
  };
  try {
    await inspectPhoto(bytes);
    const pixels = await timed('decode', () => decodePixels(bytes));
    const look = await analyse(pixels, { pose: await pose }, (name, ms) => stages.push({ name, ms }));
    return { look, stages };
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}
