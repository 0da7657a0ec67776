import type { Outline } from '@drape/contract/analysis/evidence';
import { expect, test } from 'vitest';
import { outlinePath } from './outline-path.ts';

const square: Outline[number] = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
];
const hole: Outline[number] = [
  [0.4, 0.4],
  [0.6, 0.4],
  [0.5, 0.6],
];

test('every polygon becomes a closed part of one path, holes included', () => {
  expect(outlinePath([square, hole])).toBe('M0.1 0.1L0.9 0.1L0.9 0.9L0.1 0.9ZM0.4 0.4L0.6 0.4L0.5 0.6Z');
});

test('coordinates keep a ten-thousandth of the photo and no more', () => {
  const thirds: Outline = [
    [
      [1 / 3, 2 / 3],
      [1, 0],
      [0.00001, 1],
    ],
  ];
  expect(outlinePath(thirds)).toBe('M0.3333 0.6667L1 0L0 1Z');
});

test('what encloses no area is left out, so nothing is drawn for nothing', () => {
  expect(outlinePath([])).toBe('');
  expect(outlinePath([square.slice(0, 2)])).toBe('');
});

test('steps of pixels are smoothed away where an outline has many points', () => {
  const stairs = Array.from({ length: 20 }, (_, k): [number, number] => [
    Math.ceil(k / 2) * 0.04,
    Math.floor(k / 2) * 0.04,
  ]);
  const back = Array.from({ length: 20 }, (_, k): [number, number] => [0.4 - k * 0.02, 0.9]);
  const numbers = outlinePath([[...stairs, ...back]])
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  // In the middle of the stairs all points lie near the line through them.
  for (const [x = 0, y = 0] of numbers.slice(6, 14)) expect(Math.abs(x - y - 0.02)).toBeLessThan(0.015);
});
