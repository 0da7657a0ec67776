import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples.ts';
import { layoutOf, rowsOf } from './grid-rows.ts';

const items = [
  anItem({ id: 'a', category: 'top' }),
  anItem({ id: 'b', category: 'top' }),
  anItem({ id: 'c', category: 'top' }),
  anItem({ id: 'd', category: 'shoes' }),
];

test('every section begins a row of its own under its heading', () => {
  expect(rowsOf(items, 2, true)).toEqual([
    { start: 0, count: 0, heading: { category: 'top', count: 3 } },
    { start: 0, count: 2 },
    { start: 2, count: 1 },
    { start: 3, count: 0, heading: { category: 'shoes', count: 1 } },
    { start: 3, count: 1 },
  ]);
});

test('items of one category need no heading', () => {
  expect(rowsOf(items.slice(0, 3), 2, true)).toEqual([
    { start: 0, count: 2 },
    { start: 2, count: 1 },
  ]);
});

test('a phone has three pictures side by side, and more or fewer where that is wished', () => {
  expect(layoutOf('medium', 350).columns).toBe(3);
  expect(layoutOf('small', 350).columns).toBe(4);
  expect(layoutOf('large', 350).columns).toBe(2);
  expect(layoutOf('medium', 1216).columns).toBeGreaterThanOrEqual(7);
});
