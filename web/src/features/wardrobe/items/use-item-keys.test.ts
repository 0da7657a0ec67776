import { expect, test } from 'vitest';
import { stepOf } from './use-item-keys.ts';

const rows = [
  { start: 0, count: 3 },
  { start: 3, count: 3 },
  { start: 6, count: 2 },
];

test('arrow keys walk over a grid of three columns and stop at its edges', () => {
  expect(stepOf('ArrowDown', 1, rows, 8)).toBe(4);
  expect(stepOf('ArrowUp', 4, rows, 8)).toBe(1);
  expect(stepOf('ArrowRight', 2, rows, 8)).toBe(3);
  expect(stepOf('End', 0, rows, 8)).toBe(7);
  expect(stepOf('ArrowUp', 1, rows, 8)).toBeUndefined();
  expect(stepOf('ArrowDown', 6, rows, 8)).toBeUndefined();
  expect(stepOf('a', 0, rows, 8)).toBeUndefined();
});

test('a row that a section leaves short is entered at its last item', () => {
  const sections = [
    { start: 0, count: 3 },
    { start: 3, count: 1 },
    { start: 4, count: 3 },
  ];
  expect(stepOf('ArrowDown', 2, sections, 7)).toBe(3);
  expect(stepOf('ArrowDown', 3, sections, 7)).toBe(4);
  expect(stepOf('ArrowUp', 6, sections, 7)).toBe(3);
});
