import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples.ts';
import { searchItems, typosBetween } from './forgiving-search.ts';

const piece = (description: string, subcategory: string, category: 'top' | 'outerwear' | 'shoes' = 'top') =>
  anItem({ id: description, description, subcategory, category, color_primary: 'navy', tags: [] });

const items = [
  piece('Oatmeal cable jumper', 'knit'),
  piece('Navy wool blazer', 'blazer', 'outerwear'),
  piece('Brown suede jacket', 'jacket', 'outerwear'),
  piece('White canvas sneakers', 'sneakers', 'shoes'),
  piece('Striped Breton tee', 't-shirt'),
];
const found = (query: string) => searchItems(items, query).map(({ description }) => description);

test('a misspelled word finds what was meant', () => {
  expect(found('jaket')).toEqual(['Navy wool blazer', 'Brown suede jacket']);
  expect(found('snaekers')).toEqual(['White canvas sneakers']);
  expect(found('wite sneekers')).toEqual(['White canvas sneakers']);
});

test('another word for the same garment finds it', () => {
  expect(found('sweater')).toEqual(['Oatmeal cable jumper']);
  expect(found('trainers')).toEqual(['White canvas sneakers']);
  expect(found('T-Shirts')).toEqual(['Striped Breton tee']);
});

test('a word that occurs is taken as it is written, and every word must occur', () => {
  expect(found('cable')).toEqual(['Oatmeal cable jumper']);
  expect(found('brown blazer')).toEqual(['Brown suede jacket']);
  expect(found('white jumper')).toEqual([]);
  expect(found('zzzz')).toEqual([]);
  expect(found('  ')).toHaveLength(5);
});

test('typos are letters dropped, added, changed or swapped', () => {
  expect(typosBetween('jaket', 'jacket', 2)).toBe(1);
  expect(typosBetween('snaekers', 'sneakers', 2)).toBe(1);
  expect(typosBetween('boot', 'belt', 1)).toBeGreaterThan(1);
});
