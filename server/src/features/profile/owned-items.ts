import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { OwnedItem } from '@drape/engine/stylist/style-guide/style-guide';

/** The items of a wardrobe that are still worn, as the style guide needs them; largest colour first. */
export function ownedItems(items: readonly WardrobeItem[]): OwnedItem[] {
  return items
    .filter((item) => !item.is_archived)
    .map((item) => ({
      category: item.category,
      subcategory: item.subcategory ?? item.category,
      colours: [...item.palette].sort((x, y) => y.share - x.share).map(({ hex }) => hex),
      pattern: item.pattern ?? undefined,
      formality: item.formality ?? undefined,
      timesWorn: item.times_worn,
    }));
}
