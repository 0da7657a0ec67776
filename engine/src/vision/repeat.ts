import type { FabricSignal } from './fabric-signal.ts';

/** How a signal resembles itself along one direction: correlation, -1 to 1, at steps of one pixel. */
export type Profile = { angleDeg: number; correlation: Float32Array };

/** A repeat found in a profile: its length in pixels and how surely it repeats, 0 to 1. */
export type Repeat = { length: number; strength: number };

const samples = 600;

/** Autocorrelation at lags 0 to `longest` pixels along directions `stepDeg` apart, 0 being along the rows. */
export function profiles(signal: FabricSignal, longest: number, stepDeg: number): Profile[] {
  const { width, height, inside, value } = signal;
  const members: number[] = [];
  for (let i = 0; i < inside.length; i++) if (inside[i]) members.push(i);
  const tested = Math.min(samples, members.length);
  // Scattered by a large prime: samples at even distances would beat with the pattern.
  const scattered = Int32Array.from({ length: tested }, (_, n) => members[(n * 7919) % members.length]);
  const out: Profile[] = [];
  for (let angleDeg = 0; angleDeg < 180; angleDeg += stepDeg) {
    const dx = Math.cos((angleDeg * Math.PI) / 180);
    const dy = -Math.sin((angleDeg * Math.PI) / 180);
    const correlation = new Float32Array(longest + 1);
    for (let lag = 0; lag <= longest; lag++) {
      const ox = lag * dx;
      const oy = lag * dy;
      const fx = Math.floor(ox);
      const fy = Math.floor(oy);
      const tx = ox - fx;
      const ty = oy - fy;
      let product = 0;
      let one = 0;
      let other = 0;
      let pairs = 0;
      for (let m = 0; m < tested; m++) {
        const i = scattered[m];
        const x = (i % width) + fx;
        const y = ((i / width) | 0) + fy;
        if (x < 0 || y < 0 || x + 1 >= width || y + 1 >= height) continue;
        const j = y * width + x;
        if (!inside[j] || !inside[j + 1] || !inside[j + width] || !inside[j + width + 1]) continue;
        const there =
          (1 - ty) * ((1 - tx) * value[j] + tx * value[j + 1]) +
          ty * ((1 - tx) * value[j + width] + tx * value[j + width + 1]);
        product += value[i] * there;
        one += value[i] * value[i];
        other += there * there;
        pairs++;
      }
      correlation[lag] = pairs > 40 && one > 0 && other > 0 ? product / Math.sqrt(one * other) : Number.NaN;
    }
    out.push({ angleDeg, correlation });
  }
  return out;
}

/** The shortest clear repeat of a profile: a peak after a trough, the height between them being its strength. */
export function findRepeat({ correlation }: Profile): Repeat | undefined {
  let trough = 1;
  let best: Repeat | undefined;
  for (let lag = 2; lag < correlation.length - 1; lag++) {
    const here = correlation[lag];
    if (Number.isNaN(here)) break;
    trough = Math.min(trough, here);
    const peak = here >= correlation[lag - 1] && here >= correlation[lag + 1];
    const strength = Math.min(1, (here - trough) / 1.4) * Math.min(1, Math.max(0, (here + 0.1) / 0.5));
    if (peak && trough < 0.15 && (!best || strength > 1.6 * best.strength)) {
      const curve = correlation[lag - 1] - 2 * here + correlation[lag + 1];
      const shift = curve < 0 ? (correlation[lag - 1] - correlation[lag + 1]) / (2 * curve) : 0;
      best = { length: lag + Math.max(-0.5, Math.min(0.5, shift)), strength };
    }
  }
  return best;
}
