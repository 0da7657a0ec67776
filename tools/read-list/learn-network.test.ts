import { networkShareOf } from '@drape/engine/language/feature-network';
import { expect, test } from 'vitest';
import { learnNetwork } from './learn-network.ts';

/** Right where either both or none of two things are so, which no sum over single features tells. */
const rows = Array.from({ length: 4000 }, (_, k) => {
  const [one, other] = [k % 2, Math.floor(k / 2) % 2];
  return { features: [one, 2 + other, 4 + (k % 7)], right: one === other ? 1 : 0 };
});

test('what features say only together is learned, and the same from the same rows', () => {
  const stored = learnNetwork(rows, { buckets: 16, rounds: 40 });
  const share = networkShareOf(stored);
  expect(share([0, 2, 4])).toBeGreaterThan(0.8);
  expect(share([1, 3, 5])).toBeGreaterThan(0.8);
  expect(share([0, 3, 6])).toBeLessThan(0.2);
  expect(share([1, 2, 7])).toBeLessThan(0.2);
  expect(learnNetwork(rows, { buckets: 16, rounds: 40 })).toEqual(stored);
});
