import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bodyInputSide, detectPose, type PoseNetworks } from '@drape/engine/vision/detect-pose';
import { faceInputSide } from '@drape/engine/vision/face-boxes';
import { type PersonNetwork, personInputSide } from '@drape/engine/vision/find-person';
import type { PosePort } from '@drape/engine/vision/pose';
import { poseNetworks } from '@drape/engine/vision/pose-networks';
import { type BagNetwork, bagCells, bagClasses, bagInputSide } from '@drape/engine/vision/spot-bags';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import type { io } from '@tensorflow/tfjs-core';
import * as tf from '@tensorflow/tfjs-core';
import { readTflite } from './tflite-file.ts';
import { buildNetwork } from './tflite-network.ts';

/**
 * Google's BlazeFace and MoveNet Lightning with the weights that come in @vladmandic/human, and BlazePose with those of
 * @mediapipe/pose, with CenterNet, also from @vladmandic/human, for bags (see NOTICE.md), on one thread and one instruction path, so that every run and every machine answers
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
  const { person: _, bags: __, ...others } = networks;
  return (pixels, wanted = { person: true }) =>
    detectPose(pixels, wanted.person ? networks : others, wanted.which);
}

/** The first run of a network is several times as slow as those that follow. */
async function warmUp({ face, body, person, bags }: PoseNetworks): Promise<void> {
  const empty = (side: number) => new Float32Array(side * side * 3);
  await face(empty(faceInputSide));
  await body(empty(bodyInputSide));
  await person?.(empty(personInputSide));
  await bags?.(empty(bagInputSide));
}

async function loadNetworks(): Promise<PoseNetworks> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@vladmandic/human'))), '..', 'models');
  const face = await loadNetwork(folder, 'blazeface');
  const body = await loadNetwork(folder, 'movenet-lightning');
  const networks = { face, body };
  return {
    ...poseNetworks((name, input, shape, type) => run(networks[name], input, shape, type)),
    person: await loadPersonNetwork(),
    bags: await loadBagNetwork(folder),
  };
}

/** CenterNet was made for pictures of 512 pixels; a person fills one of half that side. */
const bagNetworkSide = 512;

async function loadBagNetwork(folder: string): Promise<BagNetwork> {
  const network = await loadNetwork(folder, 'centernet', forSmallerPictures);
  const shape: Shape = [1, bagInputSide, bagInputSide, 3];
  return async (input) => {
    const [heat, reaches] = run(network, input, shape, 'float32', ['tower_0/keypoints', 'tower_0/wh']);
    if (heat?.length !== bagCells * bagCells * bagClasses || reaches?.length !== bagCells * bagCells * 4)
      throw new Error('The network for bags answered in an unknown shape');
    return { heat, reaches };
  };
}

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

async function loadNetwork(
  folder: string,
  name: string,
  change?: (description: NetworkDescription, weights: Buffer) => void,
): Promise<GraphModel> {
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

type Shape = [number, number, number, number];

function run(
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
