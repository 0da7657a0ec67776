import type { PosePort } from '@drape/engine/vision/pose/pose';
import type { WornKindsPort } from '@drape/engine/vision/worn/name-worn';
import { networkMemory } from './model-files.ts';
import { loadPose } from './pose.ts';
import { loadWornKinds } from './worn-kinds.ts';

export type PhotoNetworks = { pose: PosePort; wornKinds: WornKindsPort };

/** The networks that a thread for photos needs, whose weights it shares with the other ones. */
export async function loadPhotoNetworks(): Promise<PhotoNetworks> {
  const memory = networkMemory();
  // One after the other: every thread finds the weights in the same order.
  const pose = await loadPose(memory);
  const wornKinds = await loadWornKinds(memory);
  memory.seal();
  return { pose, wornKinds };
}
