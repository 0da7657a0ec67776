import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bagInputSide } from '@drape/engine/vision/pose/spot-bags';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import type { io } from '@tensorflow/tfjs-core';
import * as tf from '@tensorflow/tfjs-core';

/** On one thread and one instruction path, so that every run and every machine answers alike. */
async function startTensors(): Promise<void> {
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().set('WASM_HAS_SIMD_SUPPORT', true);
  setWasmPaths(`${dirname(fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm')))}/`);
  await tf.setBackend('wasm');
  await tf.ready();
}

let started: Promise<void> | undefined;

/** A network with the weights that come in @vladmandic/human (see NOTICE.md). Never downloads. */
export async function loadNetwork(
  name: string,
  change?: (description: NetworkDescription, weights: Buffer) => void,
): Promise<GraphModel> {
  started ??= startTensors();
  await started;
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@vladmandic/human'))), '..', 'models');
  const description: NetworkDescription = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const weights = await readFile(join(folder, `${name}.bin`));
  change?.(description, weights);
  return loadGraphModel({
    load: async () => ({
      modelTopology: description.modelTopology,
      weightSpecs: weightsIn(description),
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
      ...(description.signature && { signature: description.signature }),
    }),
  });
}

export type Shape = [number, number, number, number];

export function run(
  network: GraphModel,
  input: Float32Array,
  shape: Shape,
  type: 'float32' | 'int32',
  outputs?: string[],
): Float32Array[] {
  const answers: Float32Array[] = [];
  // Not answered by what is tidied: every number of it would be asked whether it is a tensor.
  tf.tidy(() => {
    const tensor = tf.tensor4d(type === 'int32' ? new Int32Array(input) : input, shape, type);
    const answer = network.execute(tensor, outputs);
    for (const part of Array.isArray(answer) ? answer : [answer])
      answers.push(Float32Array.from(part.dataSync()));
  });
  return answers;
}

let centerNet: Promise<GraphModel> | undefined;

/** CenterNet, which several look with, for pictures of any size; its answers are for those of bags. */
export function loadCenterNet(): Promise<GraphModel> {
  centerNet ??= loadNetwork('centernet', forSmallerPictures);
  return centerNet;
}

/** CenterNet was made for pictures of 512 pixels; a person fills one of half that side. */
const bagNetworkSide = 512;

const bytesOf = { uint8: 1, uint16: 2, float16: 2 };

/** Lets it take any picture, and shrinks the sizes of the layers that are enlarged within it. */
function forSmallerPictures(description: NetworkDescription, weights: Buffer): void {
  delete description.signature;
  for (const node of description.modelTopology.node)
    if (node.op === 'Placeholder')
      node.attr.shape = { shape: { dim: [-1, -1, -1, 3].map((size) => ({ size: String(size) })) } };
  let offset = 0;
  for (const { name, shape, quantization } of weightsIn(description)) {
    if (/up_sampling2d.*\/mul$/.test(name))
      for (const at of [offset, offset + 4])
        weights.writeInt32LE((weights.readInt32LE(at) * bagInputSide) / bagNetworkSide, at);
    offset +=
      (quantization ? bytesOf[quantization.dtype] : 4) * shape.reduce((count, length) => count * length, 1);
  }
}

type NetworkDescription = {
  modelTopology: { node: { op: string; attr: Record<string, object> }[] };
  weightsManifest: { weights: io.WeightsManifestEntry[] }[];
  signature?: object;
};

function weightsIn({ weightsManifest }: NetworkDescription) {
  return weightsManifest.flatMap(({ weights }) => weights);
}
