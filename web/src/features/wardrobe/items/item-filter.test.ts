import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples.ts';
import { filterItems, noFilter } from './item-filter.ts';

const blazer = anItem();
const matchesSearch = (query: string) => filterItems([blazer], { ...noFilter, query }).length === 1;

test('the search looks into description, category, primary color and tags, in any letter case', () => {
  for (const query of ['WOOL', 'outerwear', 'Navy', 'OFFICE', 'blazer navy', '  ']) {
    expect(matchesSearch(query), query).toBe(true);
  }
});

test('the search looks into nothing else', () => {
  for (const query of ['zara', 'business', 'size m', 'navy dress']) {
    expect(matchesSearch(query), query).toBe(false);
  }
});

test('a season also shows what is for all seasons, and hides the other seasons', () => {
  const items = [
    anItem({ id: 'all', season: 'all' }),
    anItem({ id: 'summer', season: 'summer' }),
    anItem({ id: 'winter', season: 'winter' }),
  ];
  const found = filterItems(items, { ...noFilter, season: 'summer' });
  expect(found.map(({ id }) => id)).toEqual(['all', 'summer']);
});

test('archived items are seen on their own shelf alone', () => {
  const items = [anItem({ id: 'here' }), anItem({ id: 'gone', is_archived: true, is_favorite: true })];
  const ids = (shelf: 'current' | 'favorites' | 'archived') =>
    filterItems(items, { ...noFilter, shelf }).map(({ id }) => id);
  expect([ids('current'), ids('favorites'), ids('archived')]).toEqual([['here'], [], ['gone']]);
});

test('one item is found among a thousand', () => {
  const items = Array.from({ length: 1000 }, (_, n) => anItem({ id: `i${n}`, description: `Piece ${n}` }));
  expect(filterItems(items, { ...noFilter, query: 'piece 999' })).toHaveLength(1);
});
