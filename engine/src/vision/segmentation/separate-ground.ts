import { type LabImage, labStep } from '../image/lab-image.ts';
import type { Neighbours } from '../image/neighbours.ts';
import { connectedParts, fillHoles } from '../image/parts.ts';
import { ramp } from '../image/photo-quality.ts';
import { maskOf, type Superpixels } from '../image/superpixels.ts';
import { colourCost, learnColours } from './colour-model.ts';
import { cutFigure } from './figure-cut.ts';

/** The subject of a photo without a person: what differs from the colours along the photo's border. */
export type Separation = {
  mask: Uint8Array;
  /** Share of the photo, of its border that the subject touches, and of the subject that is its largest part. */
  area: number;
  touching: number;
  largest: number;
  /** Mean OKLab step (chroma twice) across the subject's outline, and the same where the ground borders itself. */
  edge: number;
  groundEdge: number;
  /** Rows by which the subject reaches the left and the right side, as a share of the height, the lesser of both. */
  spanning: number;
};

export function separateGround(image: LabImage, pieces: Superpixels, neighbours: Neighbours): Separation {
  const { width, height } = image;
  const border = borderLengths(image, pieces);
  const ground = learnColours(pieces, border);
  const belief = new Float32Array(pieces.count);
  const figureSeed = new Float32Array(pieces.count);
  const costs = Float32Array.from({ length: pieces.count }, (_, k) =>
    colourCost(ground, pieces.l[k], pieces.a[k], pieces.b[k]),
  );
  const usual = quantile(costs, border, 0.85);
  for (let k = 0; k < pieces.count; k++) {
    const dx = (pieces.x[k] + 0.5) / width - 0.5;
    const dy = (pieces.y[k] + 0.5) / height - 0.5;
    const centred = Math.exp(-(dx * dx + dy * dy) / (2 * 0.28 * 0.28));
    const strange = ramp(costs[k], usual, usual + 4);
    belief[k] = border[k] > 0 ? 0.15 : 0.25 + 0.3 * centred + 0.2 * strange;
    figureSeed[k] = pieces.area[k] * strange * centred;
  }
  const figure = cutFigure(
    pieces,
    neighbours,
    { belief, figureSeed, groundSeed: border },
    { rounds: 4, colour: 1, prior: 1, smoothness: 2.2 },
  );
  const mask = maskOf(pieces, figure);
  fillHoles(mask, width, height, Math.round(0.01 * mask.length));
  const largest = dropCrumbs(mask, width, height);
  return { mask, largest, ...measure(image, mask) };
}

function borderLengths({ width, height }: LabImage, { labels, count }: Superpixels): Float32Array {
  const border = new Float32Array(count);
  for (let x = 0; x < width; x++) {
    border[labels[x]]++;
    border[labels[(height - 1) * width + x]]++;
  }
  for (let y = 0; y < height; y++) {
    border[labels[y * width]]++;
    border[labels[y * width + width - 1]]++;
  }
  return border;
}

function quantile(costs: Float32Array, weights: Float32Array, share: number): number {
  const members = [...costs.keys()].filter((k) => weights[k] > 0).sort((x, y) => costs[x] - costs[y]);
  let total = 0;
  for (const k of members) total += weights[k];
  let sum = 0;
  for (const k of members) {
    sum += weights[k];
    if (sum >= share * total) return costs[k];
  }
  return 0;
}

/** Removes parts below 1.5 % of the subject; returns the share of the largest part. */
function dropCrumbs(mask: Uint8Array, width: number, height: number): number {
  const parts = connectedParts(mask, width, height);
  const total = parts.reduce((sum, { pixels }) => sum + pixels.length, 0);
  for (const { pixels } of parts) if (pixels.length < 0.015 * total) for (const i of pixels) mask[i] = 0;
  return total > 0 ? parts[0].pixels.length / total : 0;
}

function measure(image: LabImage, mask: Uint8Array): Omit<Separation, 'mask' | 'largest'> {
  const { width, height } = image;
  let area = 0;
  let touching = 0;
  let left = 0;
  let right = 0;
  let edge = 0;
  let edges = 0;
  let groundEdge = 0;
  let groundEdges = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i]) {
        area++;
        if (x === 0) left++;
        if (x === width - 1) right++;
        if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touching++;
      }
      if (x >= 2 && x + 2 < width && mask[i] !== mask[i + 1]) {
        edge += labStep(image, i - 1, i + 2);
        edges++;
      } else if (x >= 2 && x + 2 < width && !mask[i]) {
        groundEdge += labStep(image, i - 1, i + 2);
        groundEdges++;
      }
      if (y >= 2 && y + 2 < height && mask[i] !== mask[i + width]) {
        edge += labStep(image, i - width, i + 2 * width);
        edges++;
      }
    }
  return {
    area: area / mask.length,
    touching: touching / (2 * (width + height) - 4),
    edge: edges > 0 ? edge / edges : 0,
    groundEdge: groundEdges > 0 ? groundEdge / groundEdges : 0,
    spanning: Math.min(left, right) / height,
  };
}
