import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { detectPose, type PoseNetworks } from '@drape/engine/vision/detect-pose';
import type { PosePort } from '@drape/engine/vision/pose';
import { poseNetworks } from '@drape/engine/vision/pose-networks';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';

/**
 * Google's BlazeFace and MoveNet Lightning with the weights that come in @vladmandic/human (see NOTICE.md), on one
 * thread and one instruction path, so that every run and every machine answers alike. Warms up, never downloads.
 */
export async function loadPose(): Promise<PosePort> {
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().set('WASM_HAS_SIMD_SUPPORT', true);
  setWasmPaths(`${dirname(fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm')))}/`);
  await tf.setBackend('wasm');
  await tf.ready();
  const networks = await loadNetworks();
  const port: PosePort = (pixels) => detectPose(pixels, networks);
  await port({ width: 64, height: 64, data: new Uint8Array(64 * 64 * 4).fill(128) });
  return port;
}

async function loadNetworks(): Promise<PoseNetworks> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@vladmandic/human'))), '..', 'models');
  const face = await loadNetwork(folder, 'blazeface');
  const body = await loadNetwork(folder, 'movenet-lightning');
  const networks = { face, body };
  return poseNetworks((name, input, shape, type) => run(networks[name], input, shape, type));
}

async function loadNetwork(folder: string, name: string): Promise<GraphModel> {
  const description = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const weights = await readFile(join(folder, `${name}.bin`));
  return loadGraphModel({
    load: async () => ({
      modelTopology: description.modelTopology,
      weightSpecs: description.weightsManifest.flatMap((group: { weights: object[] }) => group.weights),
      weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
      signature: description.signature,
    }),
  });
}

function run(
  network: GraphModel,
  input: Float32Array,
  shape: [number, number, number, number],
  type: 'float32' | 'int32',
): Float32Array[] {
  return tf.tidy(() => {
    const tensor = tf.tensor4d(type === 'int32' ? Int32Array.from(input) : input, shape, type);
    const answer = network.execute(tensor);
    return (Array.isArray(answer) ? answer : [answer]).map((part) => Float32Array.from(part.dataSync()));
  });
}
