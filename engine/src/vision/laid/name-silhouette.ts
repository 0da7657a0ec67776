import type { Zone } from '../look.ts';

/** What a garment that lies or hangs upright is by its outline alone, with a confidence from 0 to 1. */
export type Silhouette = { label: string; zone: Zone; confidence: number };

/** One of the even bands from top to bottom of the garment's box: runs of cloth, and their extent, in box widths. */
type Band = { runs: number[]; extent: number };

const bandCount = 24;
const leastRun = 0.05;

/**
 * Names a mask where its outline leaves little doubt: two legs under one waist are trousers, sleeves on a body are a
 * top, one cloth that widens from a waist to a hem is a dress or a skirt. Undefined for everything else.
 */
export function nameSilhouette(pixels: ArrayLike<number>, photoWidth: number): Silhouette | undefined {
  const { bands, slenderness } = readBands(pixels, photoWidth);
  return trousers(bands, slenderness) ?? top(bands, slenderness) ?? oneCloth(bands, slenderness);
}

function readBands(pixels: ArrayLike<number>, photoWidth: number): { bands: Band[]; slenderness: number } {
  let left = photoWidth;
  let right = 0;
  let upper = Number.POSITIVE_INFINITY;
  let lower = 0;
  for (let n = 0; n < pixels.length; n++) {
    const x = pixels[n] % photoWidth;
    const y = Math.floor(pixels[n] / photoWidth);
    left = Math.min(left, x);
    right = Math.max(right, x);
    upper = Math.min(upper, y);
    lower = Math.max(lower, y);
  }
  const width = right - left + 1;
  const height = lower - upper + 1;
  const rows = Array.from({ length: bandCount }, () => new Float32Array(width));
  const perBand = height / bandCount;
  for (let n = 0; n < pixels.length; n++) {
    const y = Math.floor(pixels[n] / photoWidth) - upper;
    rows[Math.min(bandCount - 1, Math.floor(y / perBand))][(pixels[n] % photoWidth) - left] += 1 / perBand;
  }
  return { bands: rows.map((row) => bandOf(row)), slenderness: height / width };
}

function bandOf(row: Float32Array): Band {
  const runs: number[] = [];
  let first = -1;
  let last = -1;
  let run = 0;
  for (let x = 0; x <= row.length; x++) {
    if (x < row.length && row[x] > 0.5) {
      run++;
      continue;
    }
    if (run / row.length >= leastRun) {
      runs.push(run / row.length);
      if (first < 0) first = x - run;
      last = x;
    }
    run = 0;
  }
  return { runs, extent: first < 0 ? 0 : (last - first) / row.length };
}

function trousers(bands: Band[], slenderness: number): Silhouette | undefined {
  const waist = bands.slice(1, 4);
  if (!waist.every(({ runs }) => runs.length === 1)) return undefined;
  const legs = bands.slice(9, -1);
  const parted = legs.filter(
    ({ runs }) => runs.length === 2 && Math.min(...runs) > 0.5 * Math.max(...runs),
  ).length;
  const share = parted / legs.length;
  if (share < 0.65 || slenderness < 1.1) return undefined;
  return { label: 'trousers', zone: 'lower', confidence: Math.min(0.95, 0.45 + 0.5 * share) };
}

function top(bands: Band[], slenderness: number): Silhouette | undefined {
  if (slenderness < 0.55 || slenderness > 1.45) return undefined;
  const hem = median(bands.slice(16, -1).flatMap(({ runs }) => Math.max(...runs, 0)));
  const shoulders = Math.max(...bands.slice(2, 14).map(({ extent }) => extent));
  const hanging = bands.slice(8, 20).filter(({ runs }) => runs.length === 3).length;
  const oneBody = bands.slice(17, -1).every(({ runs }) => {
    const [body, sleeve = 0] = [...runs].sort((one, other) => other - one);
    return body > 2 * sleeve;
  });
  if (!oneBody || hem === 0 || shoulders < 1.3 * hem) return undefined;
  const sleeves = Math.min(1, (shoulders / hem - 1.3) / 0.4);
  return {
    label: 'top',
    zone: 'upper',
    confidence: Math.min(0.92, 0.6 + 0.2 * sleeves + (hanging >= 3 ? 0.15 : 0)),
  };
}

function oneCloth(bands: Band[], slenderness: number): Silhouette | undefined {
  if (!bands.slice(3, -1).every(({ runs }) => runs.length === 1)) return undefined;
  const extents = bands.map(({ extent }) => extent);
  const hem = median(extents.slice(-4, -1));
  const waistBand = extents.indexOf(Math.min(...extents.slice(3, 14)));
  const waist = extents[waistBand];
  if (waist === 0 || hem < 1.3 * waist) return undefined;
  const flare = Math.min(1, (hem / waist - 1.3) / 0.7);
  const aboveWaist = Math.max(...extents.slice(2, waistBand + 1));
  if (slenderness > 1.4 && waistBand >= 5 && aboveWaist > 1.1 * waist)
    return { label: 'dress', zone: 'full', confidence: 0.6 + 0.25 * flare };
  if (slenderness < 1.5 && waistBand <= 4 && extents[1] > 0.8 * waist)
    return { label: 'skirt', zone: 'lower', confidence: 0.6 + 0.2 * flare };
  return undefined;
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
