import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import {
  categoryFilters,
  type ItemCategory,
  itemCategories,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemStatuses,
  unknownColor,
} from '@drape/contract/wardrobe/wardrobe-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { SelectOption } from '../../../ui/fields/select-field.tsx';
import { type Shelf, shelves } from './item-filter.ts';
import { type ItemOrder, itemOrders } from './item-order.ts';

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function options(
  values: readonly string[],
  labels: Partial<Record<string, MessageDescriptor>> = {},
): SelectOption[] {
  return values.map((value) => ({ value, label: labels[value] ?? capitalised(value) }));
}

const shelfNames: Record<Shelf, MessageDescriptor> = {
  current: msg`In the wardrobe`,
  favorites: msg`Favorites`,
  in_wash: msg`In the wash`,
  lent: msg`Lent`,
  repair: msg`In repair`,
  to_check: msg`Please check`,
  archived: msg`Archived`,
};

const orderNames: Record<ItemOrder, MessageDescriptor> = {
  kind: msg`By kind`,
  newest: msg`Newest first`,
  color: msg`By color`,
  name: msg`By name`,
  most_worn: msg`Most worn`,
  least_worn: msg`Least worn`,
  last_worn: msg`Longest not worn`,
};

export const sectionNames: Record<ItemCategory, MessageDescriptor> = {
  top: msg`Tops and knits`,
  shirt: msg`Shirts`,
  dresses: msg`Dresses`,
  pants: msg`Pants and skirts`,
  outerwear: msg`Coats and jackets`,
  shoes: msg`Shoes`,
  accessories: msg`Accessories`,
};

export const statusNames: Record<WardrobeItem['status'], MessageDescriptor> = {
  available: msg`Available`,
  in_wash: msg`In the wash`,
  lent: msg`Lent`,
  repair: msg`In repair`,
  to_check: msg`Please check`,
};

export const categoryOptions = options(itemCategories);
export const categoryFilterOptions = options(categoryFilters, { all: msg`All categories` });
export const seasonOptions = options(itemSeasons, { all: msg`All seasons` });
export const occasionOptions = options(itemOccasions);
export const patternOptions = options(itemPatterns);
/** What a person may choose; an item leaves `to_check` once somebody says what it is. */
export const statusOptions = options(
  itemStatuses.filter((status) => status !== 'to_check'),
  statusNames,
);
export const shelfOptions = options(shelves, shelfNames);
export const orderOptions = options(itemOrders, orderNames);

/** One of the options, or the fallback for any other text. */
export function optionOf<const T extends string>(values: readonly T[], text: string | null, otherwise: T): T {
  return values.find((value) => value === text) ?? otherwise;
}

/** What an item is, in one line: "Chelsea boots, black, Zara, size 42". */
export function itemSummary(item: WardrobeItem): string {
  const kind = capitalised(item.subcategory ?? item.category);
  const { color_secondary: second } = item;
  const first = item.color_primary === unknownColor ? t`color not known` : item.color_primary;
  const colours = second ? t`${first} and ${second}` : first;
  return [kind, colours, item.material, item.brand, item.size && t`size ${item.size}`]
    .filter(Boolean)
    .join(', ');
}

/** "Worn 3 times", "Not worn yet". */
export function wornWords(count: number): string {
  if (count === 0) return t`Not worn yet`;
  return plural(count, { one: 'Worn once', other: 'Worn # times' });
}
