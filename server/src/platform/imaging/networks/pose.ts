import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bodyInputSide, detectPose, type PoseNetworks } from '@drape/engine/vision/pose/detect-pose';
import { faceInputSide } from '@drape/engine/vision/pose/face-boxes';
import { type PersonNetwork, personInputSide } from '@drape/engine/vision/pose/find-person';
import type { PosePort } from '@drape/engine/vision/pose/pose';
import { poseNetworks } from '@drape/engine/vision/pose/pose-networks';
import { type BagNetwork, bagCells, bagClasses, bagInputSide } from '@drape/engine/vision/pose/spot-bags';
import { loadCenterNet, loadNetwork, run, type Shape } from './graph-network.ts';
import { readTflite } from './tflite-file.ts';
import { buildNetwork } from './tflite-network.ts';

/**
 * Google's BlazeFace and MoveNet Lightning with the weights that come in @vladmandic/human, and BlazePose with those of
 * @mediapipe/pose, with CenterNet, also from @vladmandic/human, for bags (see NOTICE.md). Warms up, never downloads.
 */
export async function loadPose(): Promise<PosePort> {
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
  const face = await loadNetwork('blazeface');
  const body = await loadNetwork('movenet-lightning');
  const networks = { face, body };
  return {
    ...poseNetworks((name, input, shape, type) => run(networks[name], input, shape, type)),
    person: await loadPersonNetwork(),
    bags: await loadBagNetwork(),
  };
}

async function loadBagNetwork(): Promise<BagNetwork> {
  const network = await loadCenterNet();
  const shape: Shape = [1, bagInputSide, bagInputSide, 3];
  return async (input) => {
    const [heat, reaches] = run(network, input, shape, 'float32', ['tower_0/keypoints', 'tower_0/wh']);
    if (heat?.length !== bagCells * bagCells * bagClasses || reaches?.length !== bagCells * bagCells * 4)
      throw new Error('The network for bags answered in an unknown shape');
    return { heat, reaches };
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
