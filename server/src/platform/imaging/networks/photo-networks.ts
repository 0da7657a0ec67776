import type { AssignPort } from '@drape/engine/vision/image/superpixels';
import type { PosePort } from '@drape/engine/vision/pose/pose';
import type { WornKindsPort } from '@drape/engine/vision/worn/name-worn';
import { createCompanion } from '../../inference/companion.ts';
import { assignPieces } from '../assign-pieces.ts';
import { networkMemory } from './model-files.ts';
import { loadPose } from './pose.ts';
import { loadWornKinds } from './worn-kinds.ts';

export type PhotoNetworks = { pose: PosePort; wornKinds: WornKindsPort; assign: AssignPort };

/** The networks that a thread for photos needs, whose weights it shares with the other ones. */
export async function loadPhotoNetworks(): Promise<PhotoNetworks> {
  const memory = networkMemory();
  // One after the other: every thread finds the weights in the same order.
  const companion = createCompanion(memory);
  const pose = await loadPose(memory, companion);
  const wornKinds = await loadWornKinds(memory);
  memory.seal();
  companion.start();
  return { pose, wornKinds, assign: assignPieces(memory) };
}
