import { expect, test } from 'vitest';
import { median, quantile } from './statistics.ts';

test('a quantile is a value of the sample, whatever its order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(quantile([4, 3, 2, 1], 0.99)).toBe(4);
  expect(quantile([7], 0.99)).toBe(7);
});
