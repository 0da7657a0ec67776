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

/** Points along the edge of a box, in steps of a hundredth. */
function finely([left, top, right, bottom]: [number, number, number, number]): Outline[number] {
  const ring: Outline[number] = [];
  for (let x = left; x < right; x += 0.01) ring.push([x, top]);
  for (let y = top; y < bottom; y += 0.01) ring.push([right, y]);
  for (let x = right; x > left; x -= 0.01) ring.push([x, bottom]);
  for (let y = bottom; y > top; y -= 0.01) ring.push([left, y]);
  return ring;
}

const pointsOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

test('the corners of an outline of many points are cut, and none of it moves farther than a hundredth', () => {
  const points = pointsOf(outlinePath([finely([0.2, 0.2, 0.6, 0.8])]));
  const far = Math.max(
    ...points.map(([x = 0, y = 0]) =>
      Math.min(Math.abs(x - 0.2), Math.abs(x - 0.6), Math.abs(y - 0.2), Math.abs(y - 0.8)),
    ),
  );
  expect(far).toBeLessThan(0.01);
  expect(points.some(([x, y]) => x === 0.2 && y === 0.2)).toBe(false);
  expect(Math.min(...points.map(([x = 0]) => x))).toBeCloseTo(0.2, 3);
  expect(Math.max(...points.map(([, y = 0]) => y))).toBeCloseTo(0.8, 3);
});
