import { ridge } from '../worn-taste/ridge.ts';

/** A judged outfit with how far it lies below the best of its wardrobe, and the signs of that best one. */
export type JudgedWorth = { from: string; below: number; signs: number[]; ratings: number[] };

/** So many outfits speak for no sign counting at all. */
const penalty = 10;

/** What each sign of the best outfit adds to its rating, by ridge regression over outfits at or near the best. */
export function fitRating(points: readonly { signs: readonly number[]; rating: number }[]): {
  intercept: number;
  signs: number[];
} {
  const { intercept, coefficients } = ridge(
    points.map(({ signs }) => new Map(signs.map((value, k) => [k, value]))),
    points.map(({ rating }) => rating),
    points.map(() => 1),
    points[0]?.signs.length ?? 0,
    penalty,
  );
  const rounded = (value: number) => Math.round(1000 * value) / 1000;
  return { intercept: rounded(intercept), signs: [...coefficients].map(rounded) };
}

/** Knots from worth to rating, both rising; linear between and flat beyond. */
export type Scale = readonly (readonly [worth: number, rating: number])[];

/**
 * The scale that takes worths to ratings, by isotonic regression (pool adjacent violators) over bins of equal size. The lower
 * end is drawn out.
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
  return [[round(lowWorth - 12), Math.max(0.1, round(lowRating - 1.5))], ...knots];
}

/** The rating at a worth: linear between the knots, flat beyond. */
export function ratingOn(scale: Scale, worth: number): number {
  const after = scale.findIndex(([at]) => worth < at);
  const [x1, y1] = scale[after < 0 ? scale.length - 1 : after] ?? [0, 5];
  if (after <= 0) return y1;
  const [x0, y0] = scale[after - 1] ?? [x1, y1];
  return y0 + ((worth - x0) / (x1 - x0)) * (y1 - y0);
}

/** Slope and offset of a logistic curve from worth to the share of readers who call an outfit good, by Newton's method. */
export function fitChance(points: readonly { worth: number; share: number }[]): {
  slope: number;
  offset: number;
} {
  let slope = 0;
  let offset = 0;
  for (let round = 0; round < 25; round++) {
    let [bySlope, byOffset, slopes, offsets, both] = [0, 0, 1e-6, 1e-6, 0];
    for (const { worth, share } of points) {
      const chance = 1 / (1 + Math.exp(-(offset + slope * worth)));
      const weight = chance * (1 - chance);
      bySlope += (share - chance) * worth;
      byOffset += share - chance;
      slopes += weight * worth * worth;
      offsets += weight;
      both += weight * worth;
    }
    const size = slopes * offsets - both * both;
    slope += (offsets * bySlope - both * byOffset) / size;
    offset += (slopes * byOffset - both * bySlope) / size;
  }
  return { slope: Math.round(10_000 * slope) / 10_000, offset: Math.round(1000 * offset) / 1000 };
}
