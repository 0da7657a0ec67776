import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bodyInputSide, detectPose, type PoseNetworks } from '@drape/engine/vision/pose/detect-pose';
import { faceInputSide } from '@drape/engine/vision/pose/face-boxes';
import { type PersonNetwork, personInputSide } from '@drape/engine/vision/pose/find-person';
import type { PosePort } from '@drape/engine/vision/pose/pose';
import { poseNetworks } from '@drape/engine/vision/pose/pose-networks';
import { type BagNetwork, bagCells, bagClasses, bagInputSide } from '@drape/engine/vision/pose/spot-bags';
import { type Companion, createCompanion } from '../../inference/companion.ts';
import { compileBeside, compileNetwork, type NetworkBeside } from '../../inference/compile-network.ts';
import { keepChannels } from '../../inference/keep-channels.ts';
import type { NetworkMemory } from '../../inference/network-memory.ts';
import { describeTflite } from '../../inference/read-tflite.ts';
import { readBodyJoints } from './body-joints.ts';
import { networkMemory, readCenterNet, readModel, squarePicture } from './model-files.ts';

/**
 * Google's BlazeFace and MoveNet Lightning with the weights that come in @vladmandic/human, and BlazePose with those of
 * @mediapipe/pose, with CenterNet, also from @vladmandic/human, for bags (see NOTICE.md). Never downloads.
 */
export async function loadPose(
  memory: NetworkMemory = networkMemory(),
  companion: Companion = createCompanion(memory),
): Promise<PosePort> {
  const networks = await loadNetworks(memory, companion);
  const { person: _, bags: __, ...others } = networks;
  return (pixels, wanted = { person: true }) => detectPose(pixels, wanted.person ? networks : others, wanted);
}

async function loadNetworks(memory: NetworkMemory, companion: Companion): Promise<PoseNetworks> {
  const face = await loadFaceNetwork(companion);
  const body = await loadBodyNetwork(memory);
  return {
    ...poseNetworks((network, input) => (network === 'face' ? face(input) : () => [body(input)])),
    person: await loadPersonNetwork(companion),
    bags: await loadBagNetwork(companion),
  };
}

async function loadFaceNetwork(companion: Companion): Promise<NetworkBeside> {
  const description = await readModel('blazeface', { input: 'input' });
  const answers = ['Identity', 'Identity_2', 'Identity_3', 'Identity_1'];
  return compileBeside(description, squarePicture(faceInputSide), answers, companion);
}

/** The width of a level of color, as the network's file holds it in 16 bits. */
const levelWidth = 0.007843017578125;

async function loadBodyNetwork(memory: NetworkMemory): Promise<(input: Float32Array) => Float32Array> {
  const graph = 'StatefulPartitionedCall';
  const description = await readModel('movenet-lightning', { input: `${graph}/sub_1` });
  const answers = [
    'kpt_heatmap_0/conv2d_5/BiasAdd',
    'center_0/conv2d_4/BiasAdd',
    'kpt_regress_0/conv2d_6/BiasAdd',
    'kpt_offset_0/conv2d_7/BiasAdd',
  ].map((name) => `${graph}/${name}`);
  const network = compileNetwork(description, squarePicture(bodyInputSide), answers, memory);
  return (input) => {
    // The network was made for whole numbers.
    const picture = new Float32Array(input.length);
    for (let k = 0; k < input.length; k++) picture[k] = levelWidth * Math.trunc(input[k] ?? 0) - 1;
    const [heat, middles, reaches, offsets] = network(picture);
    if (!heat || !middles || !reaches || !offsets)
      throw new Error('The body network answered in an unknown shape');
    return readBodyJoints({ heat, middles, reaches, offsets });
  };
}

async function loadBagNetwork(companion: Companion): Promise<BagNetwork> {
  const { input, layers } = await readCenterNet();
  const few = keepChannels(layers, 'tower_0/CenternetHead/centernet_cls_output/BiasAdd', bagClasses);
  const answers = ['tower_0/keypoints', 'tower_0/wh'];
  const network = compileBeside({ input, layers: few }, squarePicture(bagInputSide), answers, companion);
  return (picture) => {
    const answer = network(picture);
    return () => {
      const [heat, reaches] = answer();
      if (heat?.length !== bagCells ** 2 * bagClasses.length || reaches?.length !== bagCells ** 2 * 4)
        throw new Error('The network for bags answered in an unknown shape');
      return { heat, reaches };
    };
  };
}

async function loadPersonNetwork(companion: Companion): Promise<PersonNetwork> {
  const file = fileURLToPath(import.meta.resolve('@mediapipe/pose/pose_landmark_full.tflite'));
  const description = describeTflite('pose-landmark', await readFile(file));
  // Its further outputs are of no use here.
  const answers = description.outputs.slice(0, 3);
  const network = compileBeside(description, squarePicture(personInputSide), answers, companion);
  return (input) => {
    const answer = network(input);
    return () => {
      const [landmarks, presence, mask] = answer();
      if (!landmarks || !presence || !mask)
        throw new Error('The person network answered in an unknown shape');
      return { landmarks, presence: presence[0] ?? 0, mask };
    };
  };
}
