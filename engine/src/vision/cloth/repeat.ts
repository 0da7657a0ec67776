import type { FabricSignal } from './fabric-signal.ts';

/** A square part of a fabric signal, in its pixels. */
export type Window = { left: number; top: number; width: number; height: number };

/** How far a window's signal is a function of the place along one direction (degrees, against the rows) alone. */
export type Profile = {
  angleDeg: number;
  /** Share of the signal's variance that the profile explains, 0 to 1. */
  explained: number;
  /** Mean of the signal at every pixel step along the direction. */
  means: Float32Array;
};

/** A repeat found in a profile: its length in pixels and how surely it repeats, 0 to 1. */
export type Repeat = { length: number; strength: number };

const leastSamples = 4;
const leastLength = 3;

/** The profile across the direction, within `spread` degrees of an angle, that explains most of the signal. */
export function bestProfile(signal: FabricSignal, window: Window, angleDeg: number, spread: number): Profile {
  let best = profileAlong(signal, window, angleDeg);
  const consider = (angle: number) => {
    const profile = profileAlong(signal, window, angle);
    if (profile.explained > best.explained) best = profile;
  };
  for (let offset = 2; offset <= spread; offset += 2) {
    consider(angleDeg - offset);
    consider(angleDeg + offset);
  }
  const middle = best.angleDeg;
  consider(middle - 1);
  consider(middle + 1);
  return best;
}

function profileAlong(
  { width, inside, value }: FabricSignal,
  { left, top, width: across, height: down }: Window,
  angleDeg: number,
): Profile {
  const dx = Math.cos((angleDeg * Math.PI) / 180);
  const dy = -Math.sin((angleDeg * Math.PI) / 180);
  const start = Math.min(0, dx * across) + Math.min(0, dy * down);
  const size = Math.ceil(Math.abs(dx * across) + Math.abs(dy * down)) + 2;
  const sums = new Float64Array(size);
  const counts = new Int32Array(size);
  let squares = 0;
  let total = 0;
  let samples = 0;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const i = (top + y) * width + left + x;
      if (!inside[i]) continue;
      // Rounded; never negative.
      const t = (dx * x + dy * y - start + 0.5) | 0;
      const here = value[i];
      sums[t] += here;
      counts[t]++;
      squares += here * here;
      total += here;
      samples++;
    }
  const mean = samples > 0 ? total / samples : 0;
  const means = new Float32Array(size).fill(Number.NaN);
  let explained = 0;
  for (let t = 0; t < size; t++) {
    if (counts[t] < leastSamples) continue;
    means[t] = sums[t] / counts[t] - mean;
    explained += counts[t] * means[t] ** 2;
  }
  const variance = squares - samples * mean * mean;
  return { angleDeg, explained: variance > 0 ? explained / variance : 0, means };
}

/**
 * The shortest clear repeat of a profile: its autocorrelation falls, peaks, and peaks again at twice the length; the
 * lower of both peaks is the strength. Undefined where fewer than two and a half repeats are in view.
 */
export function findRepeat({ means }: Profile): Repeat | undefined {
  let from = 0;
  let to = means.length - 1;
  while (from < to && Number.isNaN(means[from])) from++;
  while (to > from && Number.isNaN(means[to])) to--;
  const length = to - from + 1;
  const longest = Math.floor(length / 2.5);
  const likeness = Float32Array.from({ length: Math.min(length, 2 * longest + 3) }, (_, lag) =>
    correlation(means, from, to, lag),
  );
  let trough = 1;
  for (let lag = 2; lag <= longest; lag++) {
    const here = likeness[lag];
    trough = Math.min(trough, here);
    if (trough > 0.1 || here < 0.3 || lag < leastLength) continue;
    if (here < likeness[lag - 1] || here < likeness[lag + 1]) continue;
    const curve = likeness[lag - 1] - 2 * here + likeness[lag + 1];
    const shift = curve < 0 ? (likeness[lag - 1] - likeness[lag + 1]) / (2 * curve) : 0;
    const exact = lag + Math.max(-0.5, Math.min(0.5, shift));
    const twice = Math.max(...[-1, 0, 1].map((near) => likeness[Math.round(2 * exact) + near] ?? -1));
    return { length: exact, strength: Math.max(0, Math.min(here, twice)) };
  }
  return undefined;
}

function correlation(means: Float32Array, from: number, to: number, lag: number): number {
  let product = 0;
  let one = 0;
  let other = 0;
  for (let t = from; t + lag <= to; t++) {
    const here = means[t];
    const there = means[t + lag];
    if (Number.isNaN(here) || Number.isNaN(there)) continue;
    product += here * there;
    one += here * here;
    other += there * there;
  }
  return one > 0 && other > 0 ? product / Math.sqrt(one * other) : 0;
}

/** How much of the gradient's energy in a window runs along one direction, and along one of two perpendicular ones. */
export type Grain = { single: number; singleDeg: number; crossed: number; crossedDeg: number };

/** Moments of the gradient's direction, doubled and quadrupled; strengths 0 to 1, angles in degrees. */
export function grainOf({ width, height, inside, value }: FabricSignal, window: Window): Grain {
  let total = 0;
  const moments = [0, 0, 0, 0];
  const bottom = Math.min(height - 1, window.top + window.height);
  const right = Math.min(width - 1, window.left + window.width);
  for (let y = Math.max(1, window.top); y < bottom; y++)
    for (let x = Math.max(1, window.left); x < right; x++) {
      const i = y * width + x;
      if (!inside[i] || !inside[i - 1] || !inside[i + 1] || !inside[i - width] || !inside[i + width])
        continue;
      const gx = value[i + 1] - value[i - 1];
      const gy = value[i - width] - value[i + width];
      const energy = gx * gx + gy * gy;
      if (energy === 0) continue;
      const cosine = gx * gx - gy * gy;
      const sine = 2 * gx * gy;
      moments[0] += cosine;
      moments[1] += sine;
      moments[2] += (cosine * cosine - sine * sine) / energy;
      moments[3] += (2 * cosine * sine) / energy;
      total += energy;
    }
  if (total === 0) return { single: 0, singleDeg: 0, crossed: 0, crossedDeg: 0 };
  const degrees = (sine: number, cosine: number, fold: number) =>
    (Math.atan2(sine, cosine) * 180) / Math.PI / fold;
  return {
    single: Math.hypot(moments[0], moments[1]) / total,
    singleDeg: degrees(moments[1], moments[0], 2),
    crossed: Math.hypot(moments[2], moments[3]) / total,
    crossedDeg: degrees(moments[3], moments[2], 4),
  };
}
