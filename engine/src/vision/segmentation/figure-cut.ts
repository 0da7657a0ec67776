import type { Neighbours } from '../image/neighbours.ts';
import type { Superpixels } from '../image/superpixels.ts';
import { colourCost, learnColours } from './colour-model.ts';
import { minimumCut } from './minimum-cut.ts';

/** What is known of the pieces before their colours are looked at. */
export type FigurePrior = {
  /** Probability, 0 to 1, that a piece belongs to the figure; exactly 0 and 1 are final. */
  belief: Float32Array;
  /** Weights, at least 0, from which the first colour models of figure and ground are learned. */
  figureSeed: Float32Array;
  groundSeed: Float32Array;
};

export type CutSettings = {
  rounds: number;
  /** Weight of colour evidence, of the prior and of the length of the outline. */
  colour: number;
  prior: number;
  smoothness: number;
};

const final = 60;

/** Which pieces are figure (1): GrabCut (Rother et al., 2004) on superpixels, from a prior of any kind. */
export function cutFigure(
  pieces: Superpixels,
  neighbours: Neighbours,
  { belief, figureSeed, groundSeed }: FigurePrior,
  settings: CutSettings,
): Uint8Array {
  const { count, area } = pieces;
  let meanArea = 0;
  for (let k = 0; k < count; k++) meanArea += area[k] / count;
  const partingCost = partingCosts(neighbours, Math.sqrt(meanArea), settings.smoothness);
  const figureCost = new Float32Array(count);
  const groundCost = new Float32Array(count);
  let figureWeights: Float32Array = figureSeed;
  let groundWeights: Float32Array = groundSeed;
  let figure: Uint8Array = new Uint8Array(count);
  for (let round = 0; round < settings.rounds; round++) {
    const figureColours = learnColours(pieces, figureWeights);
    const groundColours = learnColours(pieces, groundWeights);
    for (let k = 0; k < count; k++) {
      const size = area[k] / meanArea;
      const asFigure = colourCost(figureColours, pieces.l[k], pieces.a[k], pieces.b[k]);
      const asGround = colourCost(groundColours, pieces.l[k], pieces.a[k], pieces.b[k]);
      const evidence = Math.max(-4, Math.min(4, asGround - asFigure));
      const p = belief[k];
      const sure = p <= 0 ? -final : p >= 1 ? final : settings.prior * Math.log(p / (1 - p));
      const spare = size * (settings.colour * evidence + sure);
      figureCost[k] = Math.max(0, -spare);
      groundCost[k] = Math.max(0, spare);
    }
    const next = minimumCut({
      nodes: count,
      figureCost,
      groundCost,
      from: neighbours.from,
      to: neighbours.to,
      partingCost,
    });
    let changed = 0;
    for (let k = 0; k < count; k++) if (next[k] !== figure[k]) changed++;
    figure = next;
    if (round > 0 && changed <= count / 200) break;
    figureWeights = new Float32Array(count);
    groundWeights = new Float32Array(count);
    for (let k = 0; k < count; k++) {
      if (figure[k]) figureWeights[k] = area[k];
      else groundWeights[k] = area[k];
    }
  }
  return figure;
}

export function partingCosts(
  { count, length, contrast }: Neighbours,
  spacing: number,
  smoothness: number,
): Float32Array {
  let sum = 0;
  let total = 0;
  for (let e = 0; e < count; e++) {
    sum += length[e] * contrast[e] * contrast[e];
    total += length[e];
  }
  const scale = total > 0 ? Math.max(2e-4, (2 * sum) / total) : 1;
  return Float32Array.from(
    contrast,
    (step, e) => ((smoothness * length[e]) / spacing) * (0.04 + Math.exp((-step * step) / scale)),
  );
}
