import type { patternKinds, textureKinds, Zone } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import { type ItemTraits, readTraits } from '../outfit/garments/item-traits.ts';
import type { OutfitItem } from '../outfit/outfit.ts';

/** A garment of a photo as the learned taste reads a piece of a wardrobe, in the place where it is worn. */
export type WornPiece = { garment: Garment; slot: string; traits: ItemTraits };

const categoryOf: Record<Zone, OutfitItem['category']> = {
  head: 'accessories',
  upper: 'top',
  outer: 'outerwear',
  lower: 'pants',
  full: 'dresses',
  feet: 'shoes',
  hand: 'accessories',
  waist: 'accessories',
  piece: 'top',
};

/** How surely a fabric has to be seen for a garment to be judged by it. */
const sureFabric = 0.6;
const surePattern = 0.5;

const fabricWords: Partial<Record<(typeof textureKinds)[number], string>> = {
  knit: 'knit',
  denim: 'denim',
  leather: 'leather',
  satin: 'satin',
  lace: 'lace',
};
const plainPatterns: ReadonlySet<(typeof patternKinds)[number] | undefined> = new Set([
  'solid',
  'melange',
  undefined,
]);
const legwear = /^(?:tights|socks)$/;

/** What is worn, piece by piece; what the photo leaves open is left open. */
export function wornPieces(garments: readonly Garment[]): WornPiece[] {
  return garments
    .filter(({ noun }) => noun !== 'garment')
    .map((garment) => {
      const traits = traitsOf(garment);
      return { garment, traits, slot: traits.slots[0] ?? 'none' };
    });
}

const known = new Map<string, ItemTraits>();
const mostKnown = 5000;

/** Remembered by what is read of a garment, because outfits are tried with one piece exchanged after the other. */
function traitsOf(garment: Garment): ItemTraits {
  const item = itemOf(garment);
  const { description, category, palette, pattern, material, formality } = item;
  const colours = palette.map(({ hex, share }) => `${hex}${share.toFixed(2)}`).join(',');
  const key = `${description}|${category}|${colours}|${pattern}|${material}|${formality}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const traits = readTraits(item);
  known.set(key, traits);
  return traits;
}

function itemOf({ key, noun, zone, region, pattern, texture }: Garment): OutfitItem {
  const fabric = region.texture.confidence >= sureFabric && texture ? fabricWords[texture] : undefined;
  const figured = region.pattern.confidence >= surePattern && !plainPatterns.has(pattern) ? pattern : 'solid';
  return {
    id: key,
    description: noun,
    category: legwear.test(noun) ? 'accessories' : categoryOf[zone],
    subcategory: null,
    palette: region.colours.map(({ hex, share }) => ({ hex, share })),
    pattern: figured ?? 'solid',
    material: fabric ?? null,
    season: 'all',
    occasion: [],
    formality: region.formality === undefined ? null : 1 + 4 * region.formality,
    warmth: null,
    available: true,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    measured: true,
  };
}
