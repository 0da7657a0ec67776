import type { Neighbours } from '../image/neighbours.ts';
import type { Superpixels } from '../image/superpixels.ts';
import { partingCosts } from './figure-cut.ts';
import { localEvidence } from './local-evidence.ts';
import { type CutGraph, minimumCut } from './minimum-cut.ts';

/** The pieces of a photo with their borders, and the length in pixels that colours are compared over. */
export type Scene = { pieces: Superpixels; neighbours: Neighbours; reach: number; partingCost: Float32Array };

export function sceneOf(pieces: Superpixels, neighbours: Neighbours, reach: number): Scene {
  let area = 0;
  for (let k = 0; k < pieces.count; k++) area += pieces.area[k];
  const spacing = Math.sqrt(area / Math.max(1, pieces.count));
  return { pieces, neighbours, reach, partingCost: partingCosts(neighbours, spacing, 1.4) };
}

/**
 * Parts the `members` (1) into first (1) and second (0) by least cost: `bias` is the log-odds of being first, to which
 * the evidence of colours is added that are found near the seeds. Others than members are answered as 0.
 */
export function seededSplit(
  { pieces, neighbours, reach, partingCost }: Scene,
  members: Uint8Array,
  firstSeed: Float32Array,
  secondSeed: Float32Array,
  bias: Float32Array,
): Uint8Array {
  const evidence = localEvidence(
    pieces,
    firstSeed,
    secondSeed,
    {
      colour: 0.045,
      place: reach,
      anywhere: 0.15,
      novelFigure: 0.4,
      novelGround: 0.4,
    },
    members,
  );
  for (let k = 0; k < pieces.count; k++) evidence[k] = Math.max(-3, Math.min(3, evidence[k])) + bias[k];
  return cutMembers({ pieces, neighbours, reach, partingCost }, members, evidence);
}

/** The members (1) for which the log-odds, smoothed along weak borders, speak. */
export function cutMembers(
  { pieces, neighbours, partingCost }: Scene,
  members: Uint8Array,
  logOdds: Float32Array,
): Uint8Array {
  const index = new Int32Array(pieces.count).fill(-1);
  let nodes = 0;
  for (let k = 0; k < pieces.count; k++) if (members[k]) index[k] = nodes++;
  const figureCost = new Float32Array(nodes);
  const groundCost = new Float32Array(nodes);
  let meanArea = 1;
  for (let k = 0; k < pieces.count; k++) meanArea += pieces.area[k] / pieces.count;
  for (let k = 0; k < pieces.count; k++) {
    if (index[k] < 0) continue;
    const spare = (logOdds[k] * pieces.area[k]) / meanArea;
    figureCost[index[k]] = Math.max(0, -spare);
    groundCost[index[k]] = Math.max(0, spare);
  }
  const cut = minimumCut({ nodes, figureCost, groundCost, ...edgesAmong(neighbours, index, partingCost) });
  const chosen = new Uint8Array(index.length);
  for (let k = 0; k < index.length; k++) if (index[k] >= 0) chosen[k] = cut[index[k]];
  return chosen;
}

/** The borders between members, which have an index from 0, with what parting each costs. */
function edgesAmong(
  { count, from, to }: Neighbours,
  index: Int32Array,
  partingCost: Float32Array,
): Pick<CutGraph, 'from' | 'to' | 'partingCost'> {
  const ones = new Int32Array(count);
  const others = new Int32Array(count);
  const costs = new Float32Array(count);
  let edges = 0;
  for (let e = 0; e < count; e++) {
    const one = index[from[e]];
    const other = index[to[e]];
    if (one < 0 || other < 0) continue;
    ones[edges] = one;
    others[edges] = other;
    costs[edges++] = partingCost[e];
  }
  return {
    from: ones.subarray(0, edges),
    to: others.subarray(0, edges),
    partingCost: costs.subarray(0, edges),
  };
}
