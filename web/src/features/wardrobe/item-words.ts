import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import {
  categoryFilters,
  itemCategories,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemStatuses,
} from '@drape/contract/wardrobe-options';
import type { SelectOption } from '../../ui/select-field.tsx';
import { type Shelf, shelves } from './item-filter.ts';
import { type ItemOrder, itemOrders } from './item-order.ts';

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function options(values: readonly string[], labels: Partial<Record<string, string>> = {}): SelectOption[] {
  return values.map((value) => ({ value, label: labels[value] ?? capitalised(value) }));
}

const shelfNames: Record<Shelf, string> = {
  current: 'In the wardrobe',
  favorites: 'Favorites',
  in_wash: 'In the wash',
  lent: 'Lent',
  repair: 'In repair',
  archived: 'Archived',
};

const orderNames: Record<ItemOrder, string> = {
  newest: 'Newest first',
  color: 'By color',
  name: 'By name',
  most_worn: 'Most worn',
  least_worn: 'Least worn',
  last_worn: 'Longest not worn',
};

export const statusNames: Record<WardrobeItem['status'], string> = {
  available: 'Available',
  in_wash: 'In the wash',
  lent: 'Lent',
  repair: 'In repair',
};

export const categoryOptions = options(itemCategories);
export const categoryFilterOptions = options(categoryFilters, { all: 'All categories' });
export const seasonOptions = options(itemSeasons, { all: 'All seasons' });
export const occasionOptions = options(itemOccasions);
export const patternOptions = options(itemPatterns);
export const statusOptions = options(itemStatuses, statusNames);
export const shelfOptions = options(shelves, shelfNames);
export const orderOptions = options(itemOrders, orderNames);

/** One of the options, or the otherwise where the text is none of them. */
export function optionOf<const T extends string>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => value === text) ?? otherwise;
}

/** What an item is, in one line: "Chelsea boots, black, Zara, size 42". */
export function itemSummary(item: WardrobeItem): string {
  const kind = capitalised(item.subcategory ?? item.category);
  const colours = [item.color_primary, item.color_secondary].filter(Boolean).join(' and ');
  return [kind, colours, item.material, item.brand, item.size && `size ${item.size}`]
    .filter(Boolean)
    .join(', ');
}

/** "Worn 3 times", "Not worn yet". */
export function wornWords(count: number): string {
  if (count === 0) return 'Not worn yet';
  return count === 1 ? 'Worn once' : `Worn ${count} times`;
}

/** An amount in its currency; a plain number where none is known. */
export function money(amount: number, currency: string | null): string {
  if (currency === null) return amount.toFixed(2);
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${currency}`;
  }
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
