import { parentPort, workerData } from 'node:worker_threads';
import { type IcsContents, type IcsWindow, readIcs } from './read-ics.ts';

export type IcsTask = { bytes: Uint8Array; window: IcsWindow };
/** Undefined for a file that is no calendar. */
export type IcsAnswer = IcsContents | undefined;

function answer({ bytes, window }: IcsTask): IcsAnswer {
  try {
    return readIcs(bytes, window);
  } catch {
    return undefined;
  }
}

parentPort?.postMessage(answer(workerData as IcsTask));
