import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId, workerData } from 'node:worker_threads';
import type { Description, Shape } from '../../inference/layers.ts';
import {
  createNetworkMemory,
  type NetworkMemory,
  openNetworkMemory,
} from '../../inference/network-memory.ts';
import { type GraphFile, readGraph } from '../../inference/read-graph.ts';

/** What a thread for photos is given when it starts. */
export type PhotoThreadData = { networkMemory: WebAssembly.Memory };

/** The memory that the threads for photos share; anybody else gets one of their own. */
export function networkMemory(): NetworkMemory {
  const given: Partial<PhotoThreadData> | null = workerData;
  return openNetworkMemory(given?.networkMemory ?? createNetworkMemory(), threadId);
}

/** A network with the weights that come in @vladmandic/human (see NOTICE.md). Never downloads. */
export async function readModel(
  name: string,
  start: { input: string; enlarged?: number },
): Promise<Description> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@vladmandic/human'))), '..', 'models');
  const file: GraphFile = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  return readGraph(name, file, await readFile(join(folder, `${name}.bin`)), start);
}

/** CenterNet was made for pictures of 512 pixels, and a person fills one of half that side. */
export function readCenterNet(): Promise<Description> {
  return readModel('centernet', { input: 'tower_0/images', enlarged: 0.5 });
}

export function squarePicture(side: number): Shape {
  return { rows: side, columns: side, channels: 3 };
}
