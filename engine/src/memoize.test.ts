import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('computes each answer once, one that is undefined as well, until there are too many', () => {
  const asked: number[] = [];
  const half = memoize(
    (n: number) => {
      asked.push(n);
      return n % 2 === 0 ? n / 2 : undefined;
    },
    { most: 2 },
  );
  expect([4, 3, 4, 3].map(half)).toEqual([2, undefined, 2, undefined]);
  expect(asked).toEqual([4, 3]);
  expect([8, 4].map(half)).toEqual([4, 2]);
  expect(asked).toEqual([4, 3, 8, 4]);
});

it('keeps answers by the key of what is asked', () => {
  let count = 0;
  const sum = memoize(
    (numbers: readonly number[]) => {
      count++;
      return numbers.reduce((all, each) => all + each, 0);
    },
    { most: 10, keyOf: (numbers) => numbers.join() },
  );
  expect([sum([1, 2]), sum([1, 2])]).toEqual([3, 3]);
  expect(count).toBe(1);
});
