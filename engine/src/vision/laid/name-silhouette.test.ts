import { expect, test } from 'vitest';
import { nameSilhouette } from './name-silhouette.ts';

const width = 200;

function pixelsOf(inside: (x: number, y: number) => boolean, height = 260): number[] {
  const pixels: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (inside(x, y)) pixels.push(y * width + x);
  return pixels;
}

const away = (x: number) => Math.abs(x - 100);

test.each<[string, (x: number, y: number) => boolean]>([
  ['trousers', (x, y) => away(x) < 40 && !(y > 70 && away(x) < 8)],
  ['top', (x, y) => y < 150 && (away(x) < 45 || (y < 60 && away(x) < 85))],
  [
    'top',
    (x, y) =>
      y < 150 && (away(x) < 45 || (y < 30 && away(x) < 80) || (y < 135 && away(x) > 60 && away(x) < 80)),
  ],
  ['dress', (x, y) => away(x) < (y < 80 ? 42 - 0.2 * y : 26 + 0.28 * (y - 80))],
  ['skirt', (x, y) => y < 120 && away(x) < 34 + 0.4 * y],
])('%s are named by their outline', (label, inside) => {
  expect(nameSilhouette(pixelsOf(inside), width)?.label).toBe(label);
});

test.each<[string, (x: number, y: number) => boolean]>([
  ['a rectangle', (x, y) => away(x) < 40 && y < 200],
  ['a disc', (x, y) => Math.hypot(x - 100, y - 100) < 80],
  ['a belt', (x, y) => y > 100 && y < 112 && away(x) < 95],
  [
    'a bag with a handle',
    (x, y) =>
      (y > 80 && y < 190 && away(x) < 70) || (y <= 80 && Math.abs(Math.hypot(x - 100, y - 80) - 50) < 5),
  ],
  ['a pair of shoes from above', (x, y) => y < 160 && away(x) > 12 && away(x) < 60],
])('%s is left without a name', (_, inside) => {
  expect(nameSilhouette(pixelsOf(inside), width)).toBeUndefined();
});
