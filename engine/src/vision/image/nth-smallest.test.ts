import { expect, test } from 'vitest';
import { nthSmallest } from './nth-smallest.ts';

test('the number at every place is the one that sorting puts there, with and without equal ones', () => {
  for (const distinct of [1, 3, 40, 1000]) {
    const values = Float32Array.from({ length: 97 }, (_, k) => ((k * 7919) % 97) % distinct);
    const sorted = values.toSorted();
    for (let nth = 0; nth < values.length; nth++) expect(nthSmallest(values.slice(), nth)).toBe(sorted[nth]);
  }
});
