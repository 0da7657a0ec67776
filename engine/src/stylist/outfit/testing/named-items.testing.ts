import { paletteOfWords } from '../../../colour/palette-of-words.ts';
import { parseItem } from '../../item-text/parse-items.ts';
import type { OutfitItem } from '../outfit.ts';

/** Items as the product has them after reading their names; the name is the id. */
export function namedItems(names: readonly string[]): OutfitItem[] {
  return names.map((name) => {
    const read = parseItem(name);
    return {
      id: name,
      description: name,
      category: read.category,
      subcategory: read.subcategory,
      palette: paletteOfWords(read.color_primary, read.color_secondary).map(({ hex, share }) => ({
        hex,
        share,
      })),
      pattern: read.pattern,
      material: read.material,
      season: read.season,
      occasion: [...read.occasion],
      formality: null,
      warmth: read.warmth,
      available: true,
      timesWorn: 0,
      lastWorn: null,
      isFavorite: false,
      measured: false,
    };
  });
}
