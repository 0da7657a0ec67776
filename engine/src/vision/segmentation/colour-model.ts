import type { Superpixels } from '../image/superpixels.ts';

/** A mixture of Gaussians with diagonal spread over the colours of superpixels. */
export type ColourModel = { weight: number; mean: number[]; spread: number[]; bias: number }[];

const components = 7;
const rounds = 6;
/** Least spread, in OKLab: no model is surer than the light on one cloth is even. */
const leastSpread = [0.03, 0.012, 0.012];

/** Learns the colours of the pieces by their weights (at least 0). Empty when all weights are 0. */
export function learnColours(pieces: Superpixels, weights: Float32Array): ColourModel {
  const members: number[] = [];
  let total = 0;
  for (let k = 0; k < pieces.count; k++)
    if (weights[k] > 0) {
      members.push(k);
      total += weights[k];
    }
  if (members.length === 0) return [];
  const centres = startingCentres(pieces, weights, members);
  const owner = new Int32Array(members.length);
  let model: ColourModel = [];
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < members.length; n++) {
      const k = members[n];
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let c = 0; c < centres.length; c++) {
        const d = distance(pieces, k, centres[c]);
        if (d < least) {
          least = d;
          best = c;
        }
      }
      owner[n] = best;
    }
    model = fit(pieces, weights, members, owner, centres.length, total);
    centres.length = 0;
    for (const part of model) centres.push(part.mean);
  }
  return model;
}

/** Negative log-likelihood of a piece's colour. */
export function colourCost(model: ColourModel, l: number, a: number, b: number): number {
  let sum = 1e-7;
  for (const { mean, spread, bias } of model) {
    const dl = (l - mean[0]) / spread[0];
    const da = (a - mean[1]) / spread[1];
    const db = (b - mean[2]) / spread[2];
    const exponent = 0.5 * (dl * dl + da * da + db * db);
    if (exponent < 18) sum += bias * Math.exp(-exponent);
  }
  return -Math.log(sum);
}

function distance(pieces: Superpixels, k: number, centre: number[]): number {
  const dl = pieces.l[k] - centre[0];
  const da = 2 * (pieces.a[k] - centre[1]);
  const db = 2 * (pieces.b[k] - centre[2]);
  return dl * dl + da * da + db * db;
}

function startingCentres(pieces: Superpixels, weights: Float32Array, members: number[]): number[][] {
  let heaviest = members[0];
  for (const k of members) if (weights[k] > weights[heaviest]) heaviest = k;
  const centres = [[pieces.l[heaviest], pieces.a[heaviest], pieces.b[heaviest]]];
  const nearest = Float64Array.from(members, (k) => distance(pieces, k, centres[0]));
  while (centres.length < components) {
    let next = -1;
    let most = 1e-4;
    for (let n = 0; n < members.length; n++) {
      const gain = nearest[n] * Math.sqrt(weights[members[n]]);
      if (gain > most) {
        most = gain;
        next = n;
      }
    }
    if (next < 0) break;
    const k = members[next];
    const centre = [pieces.l[k], pieces.a[k], pieces.b[k]];
    centres.push(centre);
    for (let n = 0; n < members.length; n++)
      nearest[n] = Math.min(nearest[n], distance(pieces, members[n], centre));
  }
  return centres;
}

function fit(
  pieces: Superpixels,
  weights: Float32Array,
  members: number[],
  owner: Int32Array,
  count: number,
  total: number,
): ColourModel {
  const sums = Array.from({ length: count }, () => new Float64Array(7));
  for (let n = 0; n < members.length; n++) {
    const k = members[n];
    const w = weights[k];
    const colour = [pieces.l[k], pieces.a[k], pieces.b[k]];
    const sum = sums[owner[n]];
    sum[0] += w;
    for (let c = 0; c < 3; c++) {
      sum[1 + c] += w * colour[c];
      sum[4 + c] += w * colour[c] * colour[c];
    }
  }
  const model: ColourModel = [];
  for (const sum of sums) {
    if (sum[0] <= 0) continue;
    const mean = [0, 1, 2].map((c) => sum[1 + c] / sum[0]);
    const spread = [0, 1, 2].map((c) =>
      Math.sqrt(Math.max(0, sum[4 + c] / sum[0] - mean[c] ** 2) + leastSpread[c] ** 2),
    );
    const weight = sum[0] / total;
    const volume = (spread[0] * spread[1] * spread[2]) / (leastSpread[0] * leastSpread[1] * leastSpread[2]);
    model.push({ weight, mean, spread, bias: weight / volume });
  }
  return model;
}
