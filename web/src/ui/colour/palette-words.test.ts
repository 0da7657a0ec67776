import { expect, test } from 'vitest';
import { wholePercents } from './palette-words.ts';

test.each([
  [[0.335, 0.335, 0.33], 100],
  [[0.125, 0.125, 0.125, 0.125, 0.5], 100],
  [[0.4, 0.35, 0.1], 85],
  [[], 0],
])('the percents of %j add up to %d, each next to its share', (shares, total) => {
  const percents = wholePercents(shares);
  expect(percents.reduce((sum, each) => sum + each, 0)).toBe(total);
  for (const [k, each] of percents.entries()) expect(Math.abs(each - 100 * (shares[k] ?? 0))).toBeLessThan(1);
});
