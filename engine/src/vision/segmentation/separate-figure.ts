import type { LabImage } from '../image/lab-image.ts';
import type { Neighbours } from '../image/neighbours.ts';
import { keepLarge } from '../image/parts.ts';
import { maskOf, type Superpixels } from '../image/superpixels.ts';
import type { Skeleton } from '../pose/skeleton.ts';
import { bodyBelief } from './body-prior.ts';
import { partingCosts } from './figure-cut.ts';
import { repeatedEvidence } from './local-evidence.ts';
import { minimumCut } from './minimum-cut.ts';
import { plainGround } from './plain-ground.ts';

const rounds = 3;
const final = 60;

export const figureSettings = {
  colour: 0.04,
  place: 0.5,
  anywhere: 0.08,
  novelFigure: 1,
  novelGround: 0.5,
  evidence: 1,
  prior: 0.9,
  smoothness: 1.6,
  grainWidth: 1,
};

/** The pixels of a person with all they wear and carry, from the skeleton: graph cuts on superpixels. */
export function separateFigure(
  image: LabImage,
  pieces: Superpixels,
  neighbours: Neighbours,
  skeleton: Skeleton,
): Uint8Array {
  const { count, area } = pieces;
  const settings = figureSettings;
  const believe = bodyBelief(skeleton);
  const belief = Float32Array.from({ length: count }, (_, k) => believe(pieces.x[k], pieces.y[k]));
  const plain = plainGround(image, pieces, neighbours);
  if (plain)
    for (let k = 0; k < count; k++) {
      if (belief[k] < 1 && plain.hanging[k]) belief[k] = 0;
      // The ground's colour within the figure is a gap or cloth alike: the place alone decides.
      else if (belief[k] > 0 && !plain.inColour[k]) belief[k] = Math.max(belief[k], 0.9);
    }
  const meanArea = (image.width * image.height) / count;
  const partingCost = partingCosts(neighbours, Math.sqrt(meanArea), settings.smoothness);
  let figureWeight = Float32Array.from(belief, (p) => (p > 0.85 ? 1 : p > 0.6 ? 0.3 : 0));
  const sides = alongSides(image, pieces);
  let groundWeight = Float32Array.from(belief, (p, k) =>
    p === 0 || (sides[k] && p < 0.5) ? 1 : p < 0.12 ? 0.5 : 0,
  );
  const evidenceFor = repeatedEvidence(pieces, { ...settings, place: settings.place * skeleton.torso });
  let figure: Uint8Array = new Uint8Array(count);
  for (let round = 0; round < rounds; round++) {
    const evidence = evidenceFor(figureWeight, groundWeight);
    const figureCost = new Float32Array(count);
    const groundCost = new Float32Array(count);
    for (let k = 0; k < count; k++) {
      const p = belief[k];
      const known = p <= 0 ? -final : p >= 1 ? final : settings.prior * Math.log((p + 0.01) / (1.01 - p));
      const spare =
        (area[k] / meanArea) * (settings.evidence * Math.max(-3, Math.min(3, evidence[k])) + known);
      figureCost[k] = Math.max(0, -spare);
      groundCost[k] = Math.max(0, spare);
    }
    const { from, to } = neighbours;
    figure = minimumCut({ nodes: count, figureCost, groundCost, from, to, partingCost });
    figureWeight = Float32Array.from(figure, (inside, k) => (inside ? (belief[k] > 0.6 ? 1 : 0.6) : 0));
    groundWeight = Float32Array.from(figure, (inside, k) => (inside ? 0 : belief[k] < 0.2 ? 1 : 0.6));
  }
  const mask = maskOf(pieces, figure);
  return keepLarge(mask, image.width, image.height);
}

/** Pieces at the left, right and upper side of the photo: where a person fills it, the only certain ground. */
function alongSides({ width, height }: LabImage, { labels, count }: Superpixels): Uint8Array {
  const sides = new Uint8Array(count);
  for (let x = 0; x < width; x++) sides[labels[x]] = 1;
  for (let y = 0; y < height; y++) {
    sides[labels[y * width]] = 1;
    sides[labels[y * width + width - 1]] = 1;
  }
  return sides;
}
