import type { ColourCluster } from '../colour/cluster-colours.ts';
import { type FabricSignal, fabricSignal } from './fabric-signal.ts';
import type { LabImage } from './lab-image.ts';
import type { Pattern } from './look.ts';
import { connectedParts } from './parts.ts';
import { ramp, round } from './photo-quality.ts';
import { findRepeat, type Profile, profiles, type Repeat } from './repeat.ts';

const stepDeg = 5;
/** Standard deviation of the fabric signal below which cloth counts as plain, in OKLab. */
const plain = 0.022;

/** The pattern of the cloth inside a mask (of the whole photo, away from the garment's edge). */
export function recognisePattern(image: LabImage, inside: Uint8Array, colours: ColourCluster[]): Pattern {
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
  const around = profiles(
    signal,
    Math.min(72, Math.round(0.62 * Math.min(signal.width, signal.height))),
    stepDeg,
  );
  const regular = repeating(around, signal, image.height, contrast);
  if (regular && regular.confidence > 0.45) return regular;
  const blocks = colourBlock(image, inside, colours);
  if (blocks) return { kind: 'colour-block', contrast, confidence: blocks };
  const spots = dotted(signal);
  if (spots > 0.5) return { kind: 'dots', contrast, confidence: round(spots) };
  if (regular) return regular;
  return irregular(signal, colours, contrast);
}

function repeating(
  around: Profile[],
  signal: FabricSignal,
  photoHeight: number,
  contrast: number,
): Pattern | undefined {
  let strongest: { profile: Profile; repeat: Repeat; index: number } | undefined;
  for (const [index, profile] of around.entries()) {
    const repeat = findRepeat(profile);
    const clearer = repeat && (!strongest || repeat.strength > strongest.repeat.strength);
    if (repeat && clearer && repeat.strength > 0.22) strongest = { profile, repeat, index };
  }
  if (!strongest) return undefined;
  const along = alongLines(around);
  const across = around[(along.index + around.length / 2) % around.length];
  const repeat = findRepeat(across);
  const described = (
    kind: Pattern['kind'],
    length: number,
    angleDeg: number,
    confidence: number,
  ): Pattern => ({
    kind,
    directionDeg: angleDeg,
    repeat: round(length / photoHeight),
    contrast,
    confidence: round(Math.min(0.95, confidence)),
  });
  if (along.least > 0.65 && repeat && repeat.strength > 0.22)
    return described('stripes', repeat.length, lineAngle(around, along.index), 0.4 + 0.6 * repeat.strength);
  const spots = dotted(signal);
  const { strength: squared, angleDeg } = gridOf(signal);
  const one = findRepeat(nearestProfile(around, angleDeg));
  const other = findRepeat(nearestProfile(around, angleDeg + 90));
  const sure = 0.35 + 0.6 * strongest.repeat.strength;
  if (spots > 0.45) return described('dots', strongest.repeat.length, strongest.profile.angleDeg, sure);
  if (squared > 0.3 && one && other && Math.min(one.strength, other.strength) > 0.15)
    return described('checks', Math.max(one.length, other.length), angleDeg, sure);
  const second = findRepeat(nearestProfile(around, strongest.profile.angleDeg + 90));
  if (!second || second.strength < 0.2) return undefined;
  return described('print', strongest.repeat.length, strongest.profile.angleDeg, sure - 0.15);
}

function nearestProfile(around: Profile[], angleDeg: number): Profile {
  return around[Math.round(angleDeg / stepDeg) % around.length];
}

/** The direction along which the signal stays itself for longest, and the least correlation on the way. */
function alongLines(around: Profile[]): { index: number; least: number } {
  let best = { index: 0, least: Number.NEGATIVE_INFINITY };
  for (const [index, { correlation }] of around.entries()) {
    let sum = 0;
    let count = 0;
    for (let lag = 1; lag < correlation.length * 0.6; lag++) {
      if (Number.isNaN(correlation[lag])) break;
      sum += correlation[lag];
      count++;
    }
    const least = count > 4 ? sum / count : -1;
    if (least > best.least) best = { index, least };
  }
  return best;
}

/** The angle of the lines, to about a degree, from the best direction and its two neighbours. */
function lineAngle(around: Profile[], index: number): number {
  const mean = (offset: number) => {
    const { correlation } = around[(index + offset + around.length) % around.length];
    let sum = 0;
    let count = 0;
    for (let lag = 1; lag < correlation.length * 0.6 && !Number.isNaN(correlation[lag]); lag++) {
      sum += correlation[lag];
      count++;
    }
    return count > 0 ? sum / count : 0;
  };
  const before = mean(-1);
  const after = mean(1);
  const curve = before - 2 * mean(0) + after;
  const shift = curve < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curve))) : 0;
  return (Math.round(around[index].angleDeg + shift * stepDeg) + 180) % 180;
}

/** The grid that the gradient follows best: how much of it runs along one of two perpendicular directions, 0 to 1. */
function gridOf({ width, height, inside, value }: FabricSignal): { strength: number; angleDeg: number } {
  let cosines = 0;
  let sines = 0;
  let total = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (!inside[i] || !inside[i - 1] || !inside[i + 1] || !inside[i - width] || !inside[i + width])
        continue;
      const gx = value[i + 1] - value[i - 1];
      const gy = value[i - width] - value[i + width];
      const energy = gx * gx + gy * gy;
      const angle = 4 * Math.atan2(gy, gx);
      cosines += energy * Math.cos(angle);
      sines += energy * Math.sin(angle);
      total += energy;
    }
  const angleDeg = Math.round((Math.atan2(sines, cosines) * 45) / Math.PI + 90) % 90;
  return { strength: total > 0 ? Math.hypot(cosines, sines) / total : 0, angleDeg };
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

function irregular(signal: FabricSignal, colours: ColourCluster[], contrast: number): Pattern {
  const grain = signal.step / signal.deviation;
  const busy = ramp(signal.deviation, plain, 0.09);
  if (grain > 0.75 && signal.deviation < 0.09)
    return { kind: 'melange', contrast, confidence: round(0.35 + 0.4 * ramp(grain, 0.75, 1.2)) };
  const manyColours = colours.length >= 3 || (colours.length === 2 && colours[1].share > 0.15);
  if (busy > 0.4 && manyColours && grain > 0.12)
    return { kind: 'print', contrast, confidence: round(0.3 + 0.4 * busy) };
  return { kind: 'solid', contrast, confidence: round(0.75 - 0.4 * busy) };
}
