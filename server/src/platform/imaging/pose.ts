import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bodyInputSide, detectPose, type PoseNetworks } from '@drape/engine/vision/detect-pose';
import { faceInputSide } from '@drape/engine/vision/face-boxes';
import { type PersonNetwork, personInputSide } from '@drape/engine/vision/find-person';
import type { PosePort } from '@drape/engine/vision/pose';
import { poseNetworks } from '@drape/engine/vision/pose-networks';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import { readTflite } from './tflite-file.ts';
import { buildNetwork } from './tflite-network.ts';

/**
 * Google's BlazeFace and MoveNet Lightning with the weights that come in @vladmandic/human, and BlazePose with those of
 * @mediapipe/pose (see NOTICE.md), on one thread and one instruction path, so that every run and every machine answers
 * alike. Warms up, never downloads.
 */
export async function loadPose(): Promise<PosePort> {
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().set('WASM_HAS_SIMD_SUPPORT', true);
  setWasmPaths(`${dirname(fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm')))}/`);
  await tf.setBackend('wasm');
  await tf.ready();
  const networks = await loadNetworks();
  await warmUp(networks);
  const { person: _, ...others } = networks;
  return (pixels, wanted = { person: true }) =>
    detectPose(pixels, wanted.person ? networks : others, wanted.which);
}

/** The first run of a network is several times as slow as those that follow. */
async function warmUp({ face, body, person }: PoseNetworks): Promise<void> {
  const empty = (side: number) => new Float32Array(side * side * 3);
  await face(empty(faceInputSide));
  await body(empty(bodyInputSide));
  await person?.(empty(personInputSide));
}

async function loadNetworks(): Promise<PoseNetworks> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@vladmandic/human'))), '..', 'models');
  const face = await loadNetwork(folder, 'blazeface');
  const body = await loadNetwork(folder, 'movenet-lightning');
  const networks = { face, body };
  return {
    ...poseNetworks((name, input, shape, type) => run(networks[name], input, shape, type)),
    person: await loadPersonNetwork(),
  };
}

async function loadPersonNetwork(): Promise<PersonNetwork> {
  const file = fileURLToPath(import.meta.resolve('@mediapipe/pose/pose_landmark_full.tflite'));
  // Its further outputs are of no use here.
  const compute = buildNetwork(readTflite(await readFile(file)), 3);
  return async (input) => {
    const [landmarks, presence, mask] = compute(input);
    if (!landmarks || !presence || !mask) throw new Error('The person network answered in an unknown shape');
    return { landmarks, presence: presence[0] ?? 0, mask };
  };
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
  const answers: Float32Array[] = [];
  // Not answered by what is tidied: every number of it would be asked whether it is a tensor.
  tf.tidy(() => {
    const tensor = tf.tensor4d(type === 'int32' ? new Int32Array(input) : input, shape, type);
    const answer = network.execute(tensor);
    for (const part of Array.isArray(answer) ? answer : [answer])
      answers.push(Float32Array.from(part.dataSync()));
  });
  return answers;
}
