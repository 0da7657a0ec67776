import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import type { OutfitItem } from '@drape/engine/stylist/outfit/outfit';

/** A wardrobe item as the outfit engine takes it. */
export function outfitItem(item: WardrobeItem): OutfitItem {
  return {
    id: item.id,
    description: item.description,
    category: item.category,
    subcategory: item.subcategory,
    palette: item.palette.map(({ hex, share }) => ({ hex, share })),
    pattern: item.pattern,
    material: item.material,
    season: item.season,
    occasion: item.occasion,
    formality: item.formality,
    warmth: item.warmth,
    available: item.status === 'available' && !item.is_archived,
    timesWorn: item.times_worn,
    lastWorn: item.last_worn,
    isFavorite: item.is_favorite,
    measured: item.image_kind === 'photo',
  };
}
