import type { PhotoNote, PhotoQuality } from '../look.ts';
import { estimateCast } from './cast.ts';
import type { LabImage } from './lab-image.ts';
import { nthSmallest } from './nth-smallest.ts';

/** Measures what the photo itself allows: it bounds the confidence of everything read from it. */
export function measureQuality(image: LabImage, original: { width: number; height: number }): PhotoQuality {
  const sharpness = 1 - ramp(perceivedBlur(image), 0.38, 0.72);
  const light = measureLight(image);
  const noise = ramp(noiseDeviation(image), 0.006, 0.08);
  const cast = estimateCast(image);
  const notes: PhotoNote[] = [];
  const note = (code: PhotoNote['code'], strength: number) => {
    if (strength > 0.05) notes.push({ code, strength: round(Math.min(1, strength)) });
  };
  note('dark', ramp(0.36 - light.mean, 0, 0.22) * (1 - ramp(light.bright, 0.02, 0.2)));
  note('bright', ramp(light.mean, 0.88, 1) * ramp(light.burnt, 0.3, 0.8) * (1 - ramp(light.dark, 0.02, 0.1)));
  note('clipped', ramp(light.burnt, 0.35, 0.9) * 0.5 + ramp(light.blocked, 0.25, 0.8));
  note('blurred', ramp(0.45 - sharpness, 0, 0.4));
  note('noisy', ramp(noise, 0.35, 1));
  if (cast) note('cast', cast.strength);
  note('small', ramp(360 - Math.max(original.width, original.height), 0, 280));
  if (light.chromatic < 0.002) note('grey', 0.8);
  notes.sort((x, y) => y.strength - x.strength || x.code.localeCompare(y.code));
  return {
    width: original.width,
    height: original.height,
    sharpness: round(sharpness),
    exposure: round(light.exposure),
    noise: round(noise),
    ...(cast && { cast }),
    notes,
  };
}

/** 0 at or below `from`, 1 at or above `to`, straight between. */
export function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Three decimals, so that a stored Look stays small. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

type Light = {
  mean: number;
  exposure: number;
  burnt: number;
  blocked: number;
  bright: number;
  dark: number;
  chromatic: number;
};

function measureLight({ l, a, b }: LabImage): Light {
  let sum = 0;
  let burnt = 0;
  let blocked = 0;
  let bright = 0;
  let dark = 0;
  let chromatic = 0;
  for (let i = 0; i < l.length; i++) {
    sum += l[i];
    if (l[i] > 0.995) burnt++;
    if (l[i] < 0.08) blocked++;
    if (l[i] > 0.8) bright++;
    if (l[i] < 0.3) dark++;
    if (a[i] * a[i] + b[i] * b[i] > 1e-4) chromatic++;
  }
  const count = l.length;
  const mean = sum / count;
  const exposure =
    ramp(mean, 0.05, 0.42) * (1 - 0.6 * ramp(blocked / count, 0.2, 0.9)) * (mean > 0.97 ? 0.4 : 1);
  return {
    mean,
    exposure,
    burnt: burnt / count,
    blocked: blocked / count,
    bright: bright / count,
    dark: dark / count,
    chromatic: chromatic / count,
  };
}

/** 0 (sharp) to 1: how little a further blur changes the photo. F. Crété et al., "The blur effect", 2007. */
function perceivedBlur({ width, height, l }: LabImage): number {
  return Math.max(blurAlong(l, 1, width, width, height), blurAlong(l, width, 1, height, width));
}

/** The same along lines of `length` pixels that are `step` apart; `across` leads from line to line. */
function blurAlong(l: Float32Array, step: number, across: number, length: number, lines: number): number {
  const sums = { before: 0, lost: 0 };
  for (let line = 0; line < lines; line++) blurOfLine(l, line * across, step, length, sums);
  return sums.before > 0 ? (sums.before - sums.lost) / sums.before : 1;
}

function blurOfLine(
  l: Float32Array,
  start: number,
  step: number,
  length: number,
  sums: { before: number; lost: number },
): void {
  const reach = 4;
  const taps = 2 * reach + 1;
  let before = 0;
  let lost = 0;
  let previous = 0;
  let window = 0;
  for (let k = 0; k < Math.min(length, taps); k++) window += l[start + k * step];
  for (let k = reach; k < length - reach; k++) {
    const i = start + k * step;
    const blurred = window / taps;
    if (k > reach) {
      const sharp = Math.abs(l[i] - l[i - step]);
      before += sharp;
      lost += Math.max(0, sharp - Math.abs(blurred - previous));
    }
    previous = blurred;
    if (k + reach + 1 < length) window += l[i + (reach + 1) * step] - l[i - reach * step];
  }
  sums.before += before;
  sums.lost += lost;
}

/** Standard deviation of noise in lightness. J. Immerkær, "Fast noise variance estimation", 1996, flat places only. */
function noiseDeviation({ width, height, l }: LabImage): number {
  const responses: number[] = [];
  const cell = 8;
  for (let top = 1; top + cell < height; top += cell)
    for (let left = 1; left + cell < width; left += cell) {
      let sum = 0;
      for (let y = top; y < top + cell; y++)
        for (let x = left; x < left + cell; x++) {
          const i = y * width + x;
          const edges = l[i - width - 1] + l[i - width + 1] + l[i + width - 1] + l[i + width + 1];
          const sides = l[i - width] + l[i + width] + l[i - 1] + l[i + 1];
          sum += Math.abs(edges - 2 * sides + 4 * l[i]);
        }
      responses.push(sum / (cell * cell));
    }
  if (responses.length === 0) return 0;
  const quiet = nthSmallest(Float64Array.from(responses), Math.floor(responses.length * 0.3));
  return (Math.sqrt(Math.PI / 2) / 6) * quiet;
}
