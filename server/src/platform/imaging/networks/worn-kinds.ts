import type { WornKindsPort } from '@drape/engine/vision/worn/name-worn';
import { wornKindEvidence, wornTraits } from '@drape/engine/vision/worn/worn-kind-network';
import { loadCenterNet, run } from './graph-network.ts';

const { side, cells, depth, layer } = wornTraits;

/** What CenterNet's eleventh block makes of a worn garment, and our own layer on it (trained by tools/worn-kinds). */
export async function loadWornKinds(): Promise<WornKindsPort> {
  const network = await loadCenterNet();
  return async (view) => {
    const [traits] = run(network, view, [1, side, side, 3], 'float32', [layer]);
    if (traits?.length !== cells * cells * depth)
      throw new Error('The network for worn kinds answered in an unknown shape');
    return wornKindEvidence(traits);
  };
}
