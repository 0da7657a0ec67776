import { expect, test } from 'vitest';
import { varied } from './varied.ts';

const outfit = (...ids: string[]) => ids.map((id) => ({ id }));

test('the first outfit stays the first, and those that are like it come last', () => {
  const best = outfit('shirt', 'chinos', 'loafers');
  const like = outfit('shirt', 'chinos', 'boots');
  const other = outfit('tee', 'jeans', 'boots');
  expect(varied([best, like, other], 2)).toEqual([best, other]);
  expect(varied([best, like, other], 3)).toEqual([best, other, like]);
});

test('fewer outfits than wished are all taken', () => {
  expect(varied([outfit('tee')], 3)).toEqual([outfit('tee')]);
  expect(varied([], 3)).toEqual([]);
});
