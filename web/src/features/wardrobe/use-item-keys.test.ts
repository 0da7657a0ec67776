import { expect, test } from 'vitest';
import { stepOf } from './use-item-keys.ts';

test('arrow keys walk over a grid of three columns and stop at its edges', () => {
  expect(stepOf('ArrowDown', 1, 3, 8)).toBe(4);
  expect(stepOf('ArrowUp', 4, 3, 8)).toBe(1);
  expect(stepOf('ArrowRight', 2, 3, 8)).toBe(3);
  expect(stepOf('End', 0, 3, 8)).toBe(7);
  expect(stepOf('ArrowUp', 1, 3, 8)).toBeUndefined();
  expect(stepOf('ArrowDown', 6, 3, 8)).toBeUndefined();
  expect(stepOf('a', 0, 3, 8)).toBeUndefined();
});
