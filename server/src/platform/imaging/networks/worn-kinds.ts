import type { WornKindsPort } from '@drape/engine/vision/worn/name-worn';
import { wornKindEvidence, wornTraits } from '@drape/engine/vision/worn/worn-kind-network';
import { compileNetwork } from '../../inference/compile-network.ts';
import type { NetworkMemory } from '../../inference/network-memory.ts';
import { networkMemory, readCenterNet, squarePicture } from './model-files.ts';

const { side, cells, depth, layer } = wornTraits;

/** What CenterNet's eleventh block makes of a worn garment, and our own layer on it (trained by tools/worn-kinds). */
export async function loadWornKinds(memory: NetworkMemory = networkMemory()): Promise<WornKindsPort> {
  const network = compileNetwork(await readCenterNet(), squarePicture(side), [layer], memory);
  return async (view) => {
    const [traits] = network(view);
    if (traits?.length !== cells * cells * depth)
      throw new Error('The network for worn kinds answered in an unknown shape');
    return wornKindEvidence(traits);
  };
}
