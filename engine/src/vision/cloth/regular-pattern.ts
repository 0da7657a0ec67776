import { ramp } from '../image/photo-quality.ts';
import type { FabricSignal } from './fabric-signal.ts';
import { bestProfile, findRepeat, grainOf, type Profile, type Window } from './repeat.ts';

/** Lines at `angleDeg` from horizontal every `length` pixels; for checks one of both sets of lines. */
export type RegularPattern = {
  kind: 'stripes' | 'checks';
  angleDeg: number;
  length: number;
  /** Share of the cloth's variance that the lines explain, 0 to 1: crossing lines explain checks, but not dots. */
  explained: number;
  confidence: number;
};

/** Least share of the cloth's variance that lines must explain, and least strength of their repeat. */
const leastExplained = 0.4;
const leastStrength = 0.45;
const leastInside = 0.75;
const spreadDeg = 6;
/** From this repeat on, in pixels, drapery is as regular as stripes now and then, yet its edges are soft. */
const drapery = 10;
const leastCrispness = 0.65;

/**
 * Stripes or checks in a garment: in the whole of it, or in at least two of its parts that agree, for sleeves and folds
 * turn the lines. Folds alone explain little by straight lines, and what they explain does not repeat.
 */
export function findRegularPattern(signal: FabricSignal): RegularPattern | undefined {
  const whole = { left: 0, top: 0, width: signal.width, height: signal.height };
  const overall = readWindow(signal, whole);
  const parts = windowsOf(signal).map((window) => readWindow(signal, window));
  const found = parts.filter((part) => part !== undefined);
  if (overall) found.push(overall);
  let best: RegularPattern | undefined;
  for (const one of found) {
    const agreeing = found.filter((other) => agree(one, other));
    if (agreeing.length < 2 && one !== overall) continue;
    const mean = agreeing.reduce((sum, { confidence }) => sum + confidence, 0) / agreeing.length;
    const spread = agreeing.length / (parts.length + 1);
    const confidence = Math.min(0.95, mean * (0.6 + 0.4 * ramp(spread, 0.15, 0.5)));
    if (!best || confidence > best.confidence) best = { ...one, confidence };
  }
  return best;
}

function agree(one: RegularPattern, other: RegularPattern): boolean {
  const ratio = one.length / other.length;
  return one.kind === other.kind && ratio > 0.8 && ratio < 1.25;
}

/** Squares of half the garment's size that lie well inside it. */
function windowsOf({ width, height, inside }: FabricSignal): Window[] {
  let area = 0;
  for (let i = 0; i < inside.length; i++) area += inside[i];
  const side = Math.max(24, Math.round(0.5 * Math.sqrt(area)));
  const windows: Window[] = [];
  const step = Math.max(8, Math.round(side / 2));
  for (let top = 0; top + side <= height; top += step)
    for (let left = 0; left + side <= width; left += step) {
      let count = 0;
      for (let y = top; y < top + side; y += 2)
        for (let x = left; x < left + side; x += 2) count += inside[y * width + x];
      if (4 * count >= leastInside * side * side) windows.push({ left, top, width: side, height: side });
    }
  const most = 9;
  const every = Math.max(1, windows.length / most);
  return Array.from({ length: Math.min(most, windows.length) }, (_, k) => windows[Math.floor(k * every)]);
}

function readWindow(signal: FabricSignal, window: Window): RegularPattern | undefined {
  const grain = grainOf(signal, window);
  if (grain.single > 0.35) {
    const profile = bestProfile(signal, window, grain.singleDeg, spreadDeg);
    const repeat = profile.explained > leastExplained ? findRepeat(profile) : undefined;
    if (
      repeat &&
      repeat.strength > leastStrength &&
      (repeat.length < drapery || crispness(profile, repeat.length) > leastCrispness)
    )
      return {
        kind: 'stripes',
        angleDeg: lineAngle(profile.angleDeg),
        length: repeat.length,
        explained: profile.explained,
        confidence: sureness(profile.explained, repeat.strength),
      };
  }
  if (grain.crossed < 0.2) return undefined;
  const one = bestProfile(signal, window, grain.crossedDeg, spreadDeg);
  const other = bestProfile(signal, window, one.angleDeg + 90, 2);
  if (Math.min(one.explained, other.explained) < 0.12) return undefined;
  const both = one.explained + other.explained;
  const repeats = [findRepeat(one), findRepeat(other)];
  const strength = Math.min(...repeats.map((repeat) => repeat?.strength ?? 0));
  if (both < leastExplained || strength < leastStrength) return undefined;
  return {
    kind: 'checks',
    angleDeg: lineAngle(one.angleDeg) % 90,
    length: Math.max(...repeats.map((repeat) => repeat?.length ?? 0)),
    explained: both,
    confidence: sureness(both, strength),
  };
}

/** Largest steps of a profile over an eighth of its repeat, against its whole range: 1 for hard edges, 0.4 for a wave. */
function crispness({ means }: Profile, length: number): number {
  const known = means.filter((value) => !Number.isNaN(value)).sort();
  const range = known[Math.floor(0.95 * (known.length - 1))] - known[Math.floor(0.05 * (known.length - 1))];
  const reach = Math.max(2, Math.round(length / 8));
  const steps = means
    .slice(reach)
    .map((value, t) => Math.abs(value - means[t]))
    .filter((step) => !Number.isNaN(step))
    .sort();
  const large = steps[Math.floor(steps.length * (1 - 0.5 / length))] ?? 0;
  return range > 0 ? large / range : 0;
}

/** Lines run across the direction in which they repeat. */
function lineAngle(profileDeg: number): number {
  return (Math.round(profileDeg + 90) + 360) % 180;
}

function sureness(explained: number, strength: number): number {
  return 0.35 + 0.6 * ramp(explained, 0.3, 0.75) * ramp(strength, 0.3, 0.8);
}
