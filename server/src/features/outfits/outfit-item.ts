import type { OutfitItem } from '@drape/engine/stylist/outfit/outfit';
import type { Garment } from '../wardrobe/service.ts';

/** A garment as the outfit engine takes it. */
function outfitItem(garment: Garment): OutfitItem {
  return {
    id: garment.id,
    description: garment.description,
    category: garment.category,
    subcategory: garment.subcategory,
    palette: garment.palette.map(({ hex, share }) => ({ hex, share })),
    pattern: garment.pattern,
    material: garment.material,
    season: garment.season,
    occasion: garment.occasion,
    formality: garment.formality,
    warmth: garment.warmth,
    available: garment.status === 'available' && !garment.is_archived,
    timesWorn: garment.times_worn,
    lastWorn: garment.last_worn,
    isFavorite: garment.is_favorite,
    measured: garment.photographed,
  };
}

const known = new WeakMap<readonly Garment[], OutfitItem[]>();

/** The same garments give the same list, with which the engine keeps what it worked out about them. */
export function outfitItems(garments: readonly Garment[]): OutfitItem[] {
  const items = known.get(garments) ?? garments.map(outfitItem);
  known.set(garments, items);
  return items;
}
