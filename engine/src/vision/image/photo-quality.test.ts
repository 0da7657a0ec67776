import { describe, expect, test } from 'vitest';
import { randomNumbers, renderScene, underLight, withNoise } from '../testing/rendered-scene.ts';
import { toLabImage } from './lab-image.ts';
import { measureQuality } from './photo-quality.ts';
import type { Pixels } from './pixels.ts';

const side = 320;
const random = randomNumbers(3);
const tiles = Array.from({ length: 100 }, () => {
  const channels = [0, 1, 2].map(() => Math.floor(40 + 190 * random()));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
});
/** A wall of coloured tiles, sharp and well lit. */
const wall = renderScene(side, side, (x, y) => tiles[(x >> 5) + 10 * (y >> 5)] ?? '#808080');

const measure = (pixels: Pixels) => measureQuality(toLabImage(pixels), pixels);
const codes = (pixels: Pixels) => measure(pixels).notes.map(({ code }) => code);

/** The same photo out of focus: every pixel the mean of a square around it. */
function outOfFocus({ width, height, data }: Pixels, reach: number): Pixels {
  const out = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        let count = 0;
        for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
          for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
            sum += data[4 * (v * width + u) + c] ?? 0;
            count++;
          }
        out[4 * (y * width + x) + c] = sum / count;
      }
  return { width, height, data: out };
}

test('a sharp, well lit photo has nothing to note', () => {
  const { sharpness, exposure, noise, cast, notes } = measure(wall);
  expect(sharpness).toBeGreaterThan(0.8);
  expect(exposure).toBeGreaterThan(0.9);
  expect(noise).toBeLessThan(0.1);
  expect([cast, notes.filter(({ code }) => code !== 'small')]).toEqual([undefined, []]);
});

describe('the tint of the light', () => {
  test.each<[string, [number, number, number], (a: number, b: number) => boolean]>([
    ['yellow', [1, 0.85, 0.45], (_, b) => b > 0.03],
    ['blue', [0.6, 0.8, 1], (_, b) => b < -0.02],
    ['green', [0.65, 1, 0.7], (a) => a < -0.02],
    ['magenta', [1, 0.6, 0.95], (a) => a > 0.02],
  ])('%s is found in its direction, with a confidence', (_, gains, holds) => {
    const { cast, notes } = measure(underLight(wall, gains));
    expect(holds(cast?.a ?? 0, cast?.b ?? 0)).toBe(true);
    expect(cast?.confidence).toBeGreaterThan(0.5);
    expect(notes.map(({ code }) => code)).toContain('cast');
  });

  test('is stronger the more it tints', () => {
    const strengths = [0.75, 0.55, 0.35].map(
      (blue) => measure(underLight(wall, [1, 0.9, blue])).cast?.strength ?? 0,
    );
    expect(strengths).toEqual([...strengths].sort((x, y) => x - y));
    expect(new Set(strengths).size).toBe(3);
  });
});

test('the further out of focus, the less sharp', () => {
  const sharpness = [0, 1, 3, 6].map((reach) => measure(outOfFocus(wall, reach)).sharpness);
  expect(sharpness).toEqual([...sharpness].sort((x, y) => y - x));
  expect(codes(outOfFocus(wall, 6))).toContain('blurred');
});

test('the darker, the less exposed, down to a note', () => {
  const exposures = [1, 0.2, 0.03, 0.005].map(
    (gain) => measure(underLight(wall, [gain, gain, gain])).exposure,
  );
  expect(exposures).toEqual([...exposures].sort((x, y) => y - x));
  expect(codes(underLight(wall, [0.005, 0.005, 0.005]))).toContain('dark');
});

test('burnt out light is noted, and so is grain', () => {
  expect(codes(underLight(wall, [30, 30, 30]))).toContain('clipped');
  const grain = [0, 8, 24].map((deviation) => measure(withNoise(wall, deviation)).noise);
  expect(grain).toEqual([...grain].sort((x, y) => x - y));
  expect(codes(withNoise(wall, 30))).toContain('noisy');
});
