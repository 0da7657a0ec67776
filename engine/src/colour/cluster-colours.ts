import { type ColourBin as Bin, lightnessStep } from './colour-bins.ts';
import type { OkLab } from './oklab.ts';

/** A colour and its share, 0 to 1, of the samples. */
export type ColourCluster = { lab: OkLab; share: number };

const maxClusters = 8;
const rounds = 12;
/** Furthest that light and shade of one cloth lie apart in OKLab lightness. */
const widestShade = 0.34;

/**
 * The colours of a set of samples, given as a histogram, largest share first, shares summing to 1.
 * K-means over the histogram from seeds that lie farthest apart, then clusters that people take for one colour,
 * or for one material in light and shade, are merged and those below `leastShare` given to their nearest.
 * Empty when there are no samples.
 */
export function clusterColours(bins: Bin[], leastShare = 0.03): ColourCluster[] {
  if (bins.length === 0) return [];
  let clusters = kMeans(bins);
  clusters = mergeShades(mergeAlike(clusters), bins);
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  clusters = mergeSmall(clusters, leastShare * total);
  clusters.sort((x, y) => y.weight - x.weight || x.l - y.l || x.a - y.a || x.b - y.b);
  return clusters.map(({ l, a, b, weight }) => ({ lab: [l, a, b], share: weight / total }));
}

/**
 * Distance of two colours as one fabric shows them: lightness counts less than hue and chroma, and least along the
 * line to black on which shade moves a colour. About 0.05 is where two dyes begin.
 */
export function fabricDistance(
  one: { l: number; a: number; b: number },
  other: { l: number; a: number; b: number },
): number {
  const dl = one.l - other.l;
  const mean = Math.max(0.15, (one.l + other.l) / 2);
  const shadeA = mean * (one.a / Math.max(0.15, one.l) - other.a / Math.max(0.15, other.l));
  const shadeB = mean * (one.b / Math.max(0.15, one.l) - other.b / Math.max(0.15, other.l));
  const across = Math.min(Math.hypot(shadeA, shadeB), Math.hypot(one.a - other.a, one.b - other.b));
  return Math.hypot(0.42 * dl, 1.4 * across);
}

function squared(x: Bin, y: Bin): number {
  const dl = 0.7 * (x.l - y.l);
  const da = x.a - y.a;
  const db = x.b - y.b;
  return dl * dl + da * da + db * db;
}

function kMeans(bins: Bin[]): Bin[] {
  let centres = seeds(bins);
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
    for (const bin of bins) {
      let best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let c = 0; c < centres.length; c++) {
        const d = squared(bin, centres[c]);
        if (d < least) {
          least = d;
          best = c;
        }
      }
      add(sums[best], bin);
    }
    let moved = 0;
    const next = sums.filter((sum) => sum.weight > 0).map(mean);
    if (next.length === centres.length)
      for (let c = 0; c < next.length; c++) moved = Math.max(moved, squared(next[c], centres[c]));
    else moved = 1;
    centres = next;
    if (moved < 1e-8) break;
  }
  return centres;
}

function seeds(bins: Bin[]): Bin[] {
  let heaviest = bins[0];
  for (const bin of bins) if (bin.weight > heaviest.weight) heaviest = bin;
  const chosen = [heaviest];
  const nearest = bins.map((bin) => squared(bin, heaviest));
  while (chosen.length < maxClusters) {
    let next = -1;
    let most = 1e-3;
    for (let k = 0; k < bins.length; k++) {
      const gain = nearest[k] * bins[k].weight;
      if (nearest[k] > 4e-4 && gain > most) {
        most = gain;
        next = k;
      }
    }
    if (next < 0) break;
    const seed = bins[next];
    chosen.push(seed);
    for (let k = 0; k < bins.length; k++) nearest[k] = Math.min(nearest[k], squared(bins[k], seed));
  }
  return chosen.map((bin) => ({ ...bin, weight: 0 }));
}

function add(sum: Bin, bin: Bin): void {
  sum.l += bin.weight * bin.l;
  sum.a += bin.weight * bin.a;
  sum.b += bin.weight * bin.b;
  sum.weight += bin.weight;
}

function mean(sum: Bin): Bin {
  const { weight } = sum;
  return { l: sum.l / weight, a: sum.a / weight, b: sum.b / weight, weight };
}

function merge(one: Bin, other: Bin): Bin {
  const sum = { l: 0, a: 0, b: 0, weight: 0 };
  add(sum, one);
  add(sum, other);
  return mean(sum);
}

function mergeAlike(clusters: Bin[]): Bin[] {
  const list = [...clusters];
  for (;;) {
    let least = 0.055;
    let pair: [number, number] | undefined;
    for (let i = 0; i < list.length; i++)
      for (let j = i + 1; j < list.length; j++) {
        const d = fabricDistance(list[i], list[j]);
        if (d < least) {
          least = d;
          pair = [i, j];
        }
      }
    if (!pair) return list;
    const [i, j] = pair;
    list[i] = merge(list[i], list[j]);
    list.splice(j, 1);
  }
}

/**
 * Light and shade of one cloth: clusters of the same hue between whose lightnesses there is no gap, for folds shade a
 * dye evenly where two dyes leave few samples in between.
 */
function mergeShades(clusters: Bin[], bins: Bin[]): Bin[] {
  const list = [...clusters];
  for (;;) {
    let nearest = Number.POSITIVE_INFINITY;
    let pair: [number, number] | undefined;
    for (let i = 0; i < list.length; i++)
      for (let j = i + 1; j < list.length; j++) {
        const step = Math.abs(list[i].l - list[j].l);
        if (step < nearest && step < widestShade && isShaded(list[i], list[j], bins)) {
          nearest = step;
          pair = [i, j];
        }
      }
    if (!pair) return list;
    const [i, j] = pair;
    list[i] = merge(list[i], list[j]);
    list.splice(j, 1);
  }
}

function isShaded(one: Bin, other: Bin, bins: Bin[]): boolean {
  const [dark, light] = one.l < other.l ? [one, other] : [other, one];
  if (fabricDistance({ ...dark, l: light.l }, light) > 0.04 && shadeDistance(dark, light) > 0.025)
    return false;
  const slots = Math.max(1, Math.round((light.l - dark.l) / lightnessStep));
  const density = new Float64Array(slots + 1);
  for (const bin of bins) {
    const t = (bin.l - dark.l) / Math.max(1e-6, light.l - dark.l);
    const slot = Math.round(t * slots);
    if (slot < 0 || slot > slots) continue;
    const da = bin.a - dark.a - t * (light.a - dark.a);
    const db = bin.b - dark.b - t * (light.b - dark.b);
    if (Math.hypot(da, db) < 0.03) density[slot] += bin.weight;
  }
  const ends = Math.min(around(density, 0), around(density, slots));
  for (let slot = 1; slot < slots; slot++) if (around(density, slot) < 0.4 * ends) return false;
  return true;
}

/** Difference in hue and chroma after the darker colour has been lit up as far as the lighter one. */
function shadeDistance(dark: Bin, light: Bin): number {
  const gain = light.l / Math.max(0.15, dark.l);
  return Math.hypot(light.a - gain * dark.a, light.b - gain * dark.b);
}

/** Mean of a slot and its neighbours. */
function around(density: Float64Array, slot: number): number {
  let sum = 0;
  let count = 0;
  for (let k = Math.max(0, slot - 1); k <= Math.min(density.length - 1, slot + 1); k++) {
    sum += density[k];
    count++;
  }
  return sum / count;
}

function mergeSmall(clusters: Bin[], leastWeight: number): Bin[] {
  const list = [...clusters].sort((x, y) => y.weight - x.weight);
  while (list.length > 1 && list[list.length - 1].weight < leastWeight) {
    const small = list.pop();
    if (!small) break;
    let best = 0;
    for (let k = 1; k < list.length; k++) if (squared(list[k], small) < squared(list[best], small)) best = k;
    // The few stray samples add their share and leave the colour as it is.
    list[best] = { ...list[best], weight: list[best].weight + small.weight };
    list.sort((x, y) => y.weight - x.weight);
  }
  return list;
}
