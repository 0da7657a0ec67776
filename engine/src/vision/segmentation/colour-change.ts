import type { Superpixels } from '../image/superpixels.ts';

/** Steps in OKLab (chroma twice) below which light and shade of one cloth lie. */
const shadeStep = 0.06;

/**
 * How differently two sets of pieces are coloured, 0 (alike) to nearly 1 (nothing in common): the energy coefficient
 * (Székely and Rizzo, 2013) in OKLab with chroma twice, damped where the colours lie within the shades of one cloth.
 * Spread counts as well as the mean, so a print differs from a plain cloth of its mean colour.
 */
export function colourChange(pieces: Superpixels, one: number[], other: number[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const between = meanDistance(pieces, one, other);
  const within = (meanDistance(pieces, one, one) + meanDistance(pieces, other, other)) / 2;
  return Math.max(0, between - within) / (between + shadeStep);
}

function meanDistance({ l, a, b, area }: Superpixels, one: number[], other: number[]): number {
  let sum = 0;
  let weight = 0;
  for (const i of one)
    for (const j of other) {
      const w = area[i] * area[j];
      const dl = l[i] - l[j];
      const da = a[i] - a[j];
      const db = b[i] - b[j];
      sum += w * Math.sqrt(dl * dl + 4 * (da * da + db * db));
      weight += w;
    }
  return weight > 0 ? sum / weight : 0;
}
