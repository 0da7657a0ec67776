import type { ColourCluster } from '../../colour/cluster-colours.ts';
import type { LabImage } from '../image/lab-image.ts';
import { connectedParts } from '../image/parts.ts';
import { ramp, round } from '../image/photo-quality.ts';
import type { Pattern } from '../look.ts';
import { type FabricSignal, fabricSignal } from './fabric-signal.ts';
import { findRegularPattern } from './regular-pattern.ts';

/** Standard deviation of the fabric signal below which cloth counts as plain, in OKLab. */
const plain = 0.022;

/** Crossing lines explain more of checks than this, for their shades add up; dots are more than the sum of lines. */
const additive = 0.75;

/**
 * The pattern of the cloth inside a mask (of the whole image, away from the garment's edge). `garmentWidth` in pixels
 * is what the repeat is measured against.
 */
export function recognisePattern(
  image: LabImage,
  inside: Uint8Array,
  colours: ColourCluster[],
  garmentWidth: number,
): Pattern {
  const area = inside.reduce((sum, value) => sum + value, 0);
  const reach = Math.max(6, Math.round(0.16 * Math.sqrt(area)));
  const signal = fabricSignal(image, inside, reach);
  if (!signal) return { kind: 'solid', contrast: 0, confidence: 0.3 };
  const contrast = round(ramp(signal.deviation, 0, 0.25));
  if (signal.deviation < plain)
    return {
      kind: 'solid',
      contrast,
      confidence: round(0.6 + 0.35 * ramp(plain - signal.deviation, 0, plain)),
    };
  const spots = dotted(signal);
  const regular = findRegularPattern(signal);
  if (regular && (regular.kind === 'stripes' || spots <= 0.45 || regular.explained > additive))
    return {
      kind: regular.kind,
      directionDeg: regular.angleDeg,
      repeat: round(regular.length / garmentWidth),
      contrast,
      confidence: round(regular.confidence),
    };
  if (spots > 0.5)
    return {
      kind: 'dots',
      ...(regular && { directionDeg: regular.angleDeg, repeat: round(regular.length / garmentWidth) }),
      contrast,
      confidence: round(spots),
    };
  const blocks = colourBlock(image, inside, colours);
  if (blocks) return { kind: 'colour-block', contrast, confidence: blocks };
  return irregular(signal, chromaDeviation(image, inside), colours, contrast);
}

/** 0 to 1: whether one side of the signal falls into many round spots of one size. */
function dotted({ width, height, inside, value, deviation }: FabricSignal): number {
  let best = 0;
  let area = 0;
  for (const inner of inside) area += inner;
  for (const sign of [1, -1]) {
    const spots = new Uint8Array(value.length);
    let covered = 0;
    for (let i = 0; i < value.length; i++)
      if (inside[i] && sign * value[i] > 0.8 * deviation) {
        spots[i] = 1;
        covered++;
      }
    if (covered > 0.42 * area) continue;
    let round = 0;
    let counted = 0;
    const sizes: number[] = [];
    for (const part of connectedParts(spots, width, height)) {
      const w = part.right - part.left + 1;
      const h = part.bottom - part.top + 1;
      const n = part.pixels.length;
      if (n < 5) break;
      counted += n;
      if (Math.max(w, h) < 1.6 * Math.min(w, h) && n > 0.62 * w * h && n < 0.97 * w * h + 2) {
        round += n;
        sizes.push(n);
      }
    }
    if (sizes.length < 7) continue;
    const middle = sizes[sizes.length >> 1];
    const alike = sizes.filter((n) => n > middle / 2 && n < middle * 2).length / sizes.length;
    best = Math.max(
      best,
      (round / counted) * alike * ramp(sizes.length, 4, 12) * ramp(counted / covered, 0.4, 0.8),
    );
  }
  return best;
}

/** Confidence, or 0, that the cloth is a few large areas of different colours. */
function colourBlock(image: LabImage, inside: Uint8Array, colours: ColourCluster[]): number {
  const large = colours.filter(({ share }) => share > 0.12);
  if (large.length < 2 || large.length > 3) return 0;
  const masks = large.map(() => new Uint8Array(inside.length));
  for (let i = 0; i < inside.length; i++) {
    if (!inside[i]) continue;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [c, { lab }] of large.entries()) {
      const d = (image.l[i] - lab[0]) ** 2 + 2 * (image.a[i] - lab[1]) ** 2 + 2 * (image.b[i] - lab[2]) ** 2;
      if (d < least) {
        least = d;
        best = c;
      }
    }
    masks[best][i] = 1;
  }
  let whole = 1;
  for (const mask of masks) {
    const parts = connectedParts(mask, image.width, image.height);
    const sizes = parts.map((part) => part.pixels.length);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    whole = Math.min(whole, ((sizes[0] ?? 0) + (sizes[1] ?? 0)) / Math.max(1, all));
  }
  return whole > 0.88 ? round(0.4 + 0.5 * ramp(whole, 0.88, 1)) : 0;
}

/** What neither repeats nor lies in blocks: fine flecks, a figure, or plain cloth in folds. */
function irregular(
  signal: FabricSignal,
  chroma: number,
  colours: ColourCluster[],
  contrast: number,
): Pattern {
  // Flecks: at least half of the variance lies between neighbouring pixels.
  const grain = signal.step / signal.deviation;
  if (grain > 1 && signal.deviation < 0.09)
    return { kind: 'melange', contrast, confidence: round(0.35 + 0.4 * ramp(grain, 1, 1.35)) };
  const figured =
    1 / (1 + Math.exp(-(6.7 + 1.89 * Math.log(signal.deviation) + 0.62 * Math.log(chroma + 1e-3))));
  const manyColours = colours.length >= 3 || (colours.length === 2 && colours[1].share > 0.1);
  if (figured > 0.5 && manyColours) return { kind: 'print', contrast, confidence: round(figured) };
  return { kind: 'solid', contrast, confidence: round(Math.max(0.3, 1 - figured)) };
}

/** Standard deviation of chroma at equal light: what shade alone cannot cause. */
function chromaDeviation({ l, a, b }: LabImage, inside: Uint8Array): number {
  let count = 0;
  const sums = [0, 0, 0, 0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (!inside[i]) continue;
    const light = Math.max(0.15, l[i]);
    count++;
    sums[0] += a[i] / light;
    sums[1] += b[i] / light;
    sums[2] += (a[i] / light) ** 2;
    sums[3] += (b[i] / light) ** 2;
    sums[4] += l[i];
  }
  if (count === 0) return 0;
  const variance = (sums[2] + sums[3]) / count - (sums[0] / count) ** 2 - (sums[1] / count) ** 2;
  return (Math.sqrt(Math.max(0, variance)) * sums[4]) / count;
}
