import type { ReviewedItem } from '@drape/contract/wardrobe/wardrobe';
import { itemPatterns, wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import type { ItemDraft as ReadItem } from '@drape/engine/stylist/item-text/parse-items';

/** A read text as the fields of an item; a very long line keeps its beginning. */
export function readFields(read: ReadItem): ReviewedItem {
  const { category, subcategory, color_primary, color_secondary, material, brand, size } = read;
  const { season, occasion, formality, warmth, price, currency, tags } = read;
  const { maxDescription, maxQuantity, maxTags } = wardrobeLimits;
  return {
    category,
    subcategory,
    color_primary,
    color_secondary,
    material,
    brand,
    size,
    season,
    occasion,
    formality,
    warmth,
    price,
    currency,
    pattern: itemPatterns.find((pattern) => pattern === read.pattern) ?? null,
    tags: tags.slice(0, maxTags),
    status: read.guesses.length > 0 ? 'to_check' : 'available',
    quantity: Math.min(read.quantity, maxQuantity),
    description: read.description.slice(0, maxDescription),
  };
}
