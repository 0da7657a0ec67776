import { bodyGraph, bodyWeights, faceGraph, faceWeights } from 'virtual:pose-networks';
import { detectPose } from '@drape/engine/vision/pose/detect-pose';
import type { PosePort } from '@drape/engine/vision/pose/pose';
import { poseNetworks } from '@drape/engine/vision/pose/pose-networks';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import runtime from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import { takePixels } from './bitmap-pixels.ts';
import type { PoseAnswer, PoseTask } from './frame-messages.ts';

/** The same two networks as on the server, on one thread, from files of our own server. */
async function loadPose(): Promise<PosePort> {
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().set('WASM_HAS_SIMD_SUPPORT', true);
  // All names must be given, though one thread with vector instructions is all that is asked for.
  const names = ['', '-simd', '-threaded-simd'].map((kind) => `tfjs-backend-wasm${kind}.wasm`);
  setWasmPaths(Object.fromEntries(names.map((name) => [name, runtime])));
  const ready = tf.setBackend('wasm').then(() => tf.ready());
  const [face, body] = await Promise.all([
    loadNetwork(ready, faceGraph, faceWeights),
    loadNetwork(ready, bodyGraph, bodyWeights),
  ]);
  const loaded = { face, body };
  const networks = poseNetworks((name, input, shape, type) => {
    const answers = run(loaded[name], input, shape, type);
    return () => answers;
  });
  return (pixels) => detectPose(pixels, networks);
}

/** The files come while the runtime gets ready; only then can a network be built in it. */
async function loadNetwork(ready: Promise<void>, graph: string, weights: string): Promise<GraphModel> {
  const [description, weightData] = await Promise.all([
    fetch(graph).then((answer) => answer.json()),
    fetch(weights).then((answer) => answer.arrayBuffer()),
    ready,
  ]);
  return loadGraphModel({
    load: async () => ({
      modelTopology: description.modelTopology,
      weightSpecs: description.weightsManifest.flatMap((group: { weights: object[] }) => group.weights),
      weightData,
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

const pose = loadPose();
// Until the first picture comes nobody waits for it.
pose.catch(() => undefined);

self.onmessage = async ({ data }: MessageEvent<PoseTask>) => {
  try {
    const find = await pose;
    const answer: PoseAnswer = { pose: await find(takePixels(data.bitmap)) };
    self.postMessage(answer);
  } catch (error) {
    // An error of a promise stays in here; reported, it reaches the page that started this worker.
    reportError(error);
  }
};
