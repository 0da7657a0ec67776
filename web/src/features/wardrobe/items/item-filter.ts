import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { CategoryFilter, ItemSeason } from '@drape/contract/wardrobe/wardrobe-options';
import { searchItems } from './forgiving-search.ts';

/** Which part of the wardrobe is on show; archived items are seen only where they are asked for. */
export const shelves = ['current', 'favorites', 'in_wash', 'lent', 'repair', 'to_check', 'archived'] as const;
export type Shelf = (typeof shelves)[number];

export type ItemFilter = { query: string; category: CategoryFilter; season: ItemSeason; shelf: Shelf };

export const noFilter: ItemFilter = { query: '', category: 'all', season: 'all', shelf: 'current' };

function standsOnShelf(item: WardrobeItem, shelf: Shelf): boolean {
  if (shelf === 'archived') return item.is_archived;
  if (item.is_archived) return false;
  // What nobody has named yet is no clothing, and waits on its own shelf.
  if (item.status === 'to_check') return shelf === 'to_check';
  if (shelf === 'current') return true;
  return shelf === 'favorites' ? item.is_favorite : item.status === shelf;
}

/** The items that pass every filter, in their order. A season also shows what is for all seasons. */
export function filterItems(items: readonly WardrobeItem[], filter: ItemFilter): WardrobeItem[] {
  const narrowed = items.filter(
    (item) =>
      standsOnShelf(item, filter.shelf) &&
      (filter.category === 'all' || item.category === filter.category) &&
      (filter.season === 'all' || item.season === filter.season || item.season === 'all'),
  );
  return searchItems(narrowed, filter.query);
}
