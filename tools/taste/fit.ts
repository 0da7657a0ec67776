/** One judged outfit as the fit sees it: features by number with their amounts, and the readers' mean from 0 to 10. */
export type Row = { features: Int32Array; amounts: Float64Array; rating: number };

/** Knots from worth to rating, both rising; linear between and flat beyond. */
export type Scale = readonly (readonly [worth: number, rating: number])[];

export type FitOptions = {
  /** By feature, what weighs against leaving its prior. */
  penalties: Float64Array;
  rounds: number;
  priors: Float64Array;
  scale: Scale;
};

/** Ratings beyond this distance count no more than in proportion, so that one odd reader does not bend the fit. */
const huber = 2.5;

/**
 * Weights whose sums, put through the scale, come close to the ratings (Huber's loss), with a squared penalty on how far
 * each weight is from its prior. Adam over all rows at once, so the result depends on nothing but its input.
 */
export function fitWeights(
  rows: readonly Row[],
  { penalties, rounds, priors, scale }: FitOptions,
): Float64Array {
  const size = priors.length;
  const weights = Float64Array.from(priors);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  for (let round = 1; round <= rounds; round++) {
    const gradient = gradientOf(rows, weights, scale);
    const rate = 0.04 * (1 - round / (rounds + 1)) + 0.001;
    for (let k = 0; k < size; k++) {
      const weight = weights[k] ?? 0;
      const pull = k === 0 ? 0 : ((penalties[k] ?? 0) / rows.length) * (weight - (priors[k] ?? 0));
      const slope = (gradient[k] ?? 0) + pull;
      const mean = 0.9 * (first[k] ?? 0) + 0.1 * slope;
      const spread = 0.999 * (second[k] ?? 0) + 0.001 * slope * slope;
      first[k] = mean;
      second[k] = spread;
      const step = mean / (1 - 0.9 ** round);
      weights[k] = weight - (rate * step) / (Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-6);
    }
  }
  return weights;
}

function gradientOf(rows: readonly Row[], weights: Float64Array, scale: Scale): Float64Array {
  const gradient = new Float64Array(weights.length);
  for (const { features, amounts, rating } of rows) {
    const at = worth(weights, { features, amounts });
    const error = Math.max(-huber, Math.min(huber, ratingAt(scale, at) - rating));
    const push = (error * slopeAt(scale, at)) / rows.length;
    for (const [k, feature] of features.entries())
      gradient[feature] = (gradient[feature] ?? 0) + push * (amounts[k] ?? 0);
  }
  return gradient;
}

export function worth(weights: Float64Array, { features, amounts }: Omit<Row, 'rating'>): number {
  let sum = 0;
  for (const [k, feature] of features.entries()) sum += (weights[feature] ?? 0) * (amounts[k] ?? 0);
  return sum;
}

export function ratingAt(scale: Scale, worth: number): number {
  const { x0, y0, slope } = pieceAt(scale, worth);
  return y0 + slope * (worth - x0);
}

/** Never nothing, so that what lies beyond the scale is still drawn back to it. */
function slopeAt(scale: Scale, worth: number): number {
  return Math.max(0.1, pieceAt(scale, worth).slope);
}

function pieceAt(scale: Scale, worth: number): { x0: number; y0: number; slope: number } {
  const at = scale.findIndex(([from]) => worth < from);
  const [x1 = 0, y1 = 0] = scale[at < 0 ? scale.length - 1 : at] ?? [];
  const before = at > 0 ? scale[at - 1] : undefined;
  if (!before) return { x0: x1, y0: y1, slope: 0 };
  const [x0, y0] = before;
  return { x0, y0, slope: (y1 - y0) / (x1 - x0) };
}

/**
 * The scale that takes worths to ratings, by isotonic regression (pool adjacent violators) over bins of equal size. Ends
 * are drawn out along the outer bins.
 */
export function fitScale(points: readonly { worth: number; rating: number }[]): Scale {
  const sorted = [...points].sort((x, y) => x.worth - y.worth);
  const bins = 14;
  const means = Array.from({ length: bins }, (_, k) => {
    const part = sorted.slice((k * sorted.length) / bins, ((k + 1) * sorted.length) / bins);
    const mean = (value: (point: (typeof part)[number]) => number) =>
      part.reduce((sum, point) => sum + value(point), 0) / part.length;
    return { worth: mean(({ worth }) => worth), rating: mean(({ rating }) => rating), count: part.length };
  });
  const pooled: typeof means = [];
  for (const bin of means) {
    let next = bin;
    for (let last = pooled.at(-1); last && last.rating >= next.rating; last = pooled.at(-1)) {
      pooled.pop();
      const count = last.count + next.count;
      next = {
        worth: (last.worth * last.count + next.worth * next.count) / count,
        rating: (last.rating * last.count + next.rating * next.count) / count,
        count,
      };
    }
    pooled.push(next);
  }
  const round = (value: number) => Math.round(100 * value) / 100;
  const knots = pooled.map(({ worth, rating }): [number, number] => [round(worth), round(rating)]);
  const [lowWorth, lowRating] = knots[0] ?? [0, 5];
  const [highWorth, highRating] = knots.at(-1) ?? [0, 5];
  return [
    [round(lowWorth - 12), Math.max(0.1, round(lowRating - 1.5))],
    ...knots,
    [round(highWorth + 3), Math.min(9.6, round(highRating + 0.6))],
  ];
}

/** Slope and offset of a logistic curve from worth to the share of readers who call an outfit good. */
export function fitChance(points: readonly { worth: number; share: number }[]): {
  slope: number;
  offset: number;
} {
  let slope = 1;
  let offset = 0;
  for (let round = 0; round < 20_000; round++) {
    let bySlope = 0;
    let byOffset = 0;
    for (const { worth, share } of points) {
      const error = 1 / (1 + Math.exp(-(offset + slope * worth))) - share;
      bySlope += (error * worth) / points.length;
      byOffset += error / points.length;
    }
    slope -= 0.05 * bySlope;
    offset -= 0.1 * byOffset;
  }
  return { slope: Math.round(1000 * slope) / 1000, offset: Math.round(1000 * offset) / 1000 };
}
