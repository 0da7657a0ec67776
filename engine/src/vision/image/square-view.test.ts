import { expect, test } from 'vitest';
import type { Pixels } from './pixels.ts';
import { type SquareView, sampleView, wholeView } from './square-view.ts';

const width = 23;
const height = 31;

function noise(): Pixels {
  const data = Uint8Array.from({ length: 4 * width * height }, (_, k) => (k * 2654435761) >>> 24);
  return { width, height, data };
}

/** A channel between the middles of pixels, as bilinear interpolation is defined; undefined beyond the photo. */
function between({ data }: Pixels, x: number, y: number, channel: number): number | undefined {
  if (x <= -1 || y <= -1 || x >= width || y >= height) return undefined;
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const at = (u: number, v: number) =>
    data[4 * (Math.min(height - 1, v) * width + Math.min(width - 1, u)) + channel];
  const across = Math.max(0, x - left);
  const down = Math.max(0, y - top);
  const upper = (1 - across) * at(left, top) + across * at(left + 1, top);
  const lower = (1 - across) * at(left, top + 1) + across * at(left + 1, top + 1);
  return (1 - down) * upper + down * lower;
}

test.each<[string, SquareView, number, number]>([
  ['the whole photo, made smaller', wholeView(noise()), 8, 3],
  ['the whole photo, a little smaller', wholeView(noise()), 16, 1],
  ['a part, enlarged', { x: 4.3, y: 7.9, side: 6.5 }, 12, 1],
  ['a part that lies half beyond the photo', { x: -9.5, y: 18.2, side: 26 }, 9, 2],
])('%s: every pixel is the mean of its places in the photo', (_name, view, size, taps) => {
  const photo = noise();
  const sampled = sampleView(photo, view, size);
  const step = view.side / size;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let v = 0; v < taps; v++)
          for (let u = 0; u < taps; u++) {
            const across = view.x + (x + (u + 0.5) / taps) * step - 0.5;
            const down = view.y + (y + (v + 0.5) / taps) * step - 0.5;
            sum += between(photo, across, down, channel) ?? 0;
          }
        expect(sampled[3 * (y * size + x) + channel]).toBeCloseTo(sum / taps ** 2, 3);
      }
});

test('beyond the photo it is black', () => {
  const sampled = sampleView(noise(), { x: 200, y: 200, side: 40 }, 5);
  expect([...sampled].every((value) => value === 0)).toBe(true);
});
