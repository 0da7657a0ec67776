import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import type { WornItem } from '@drape/engine/stylist/worn/worn-item';
import { type TextureKind, textureKinds, type Zone } from '@drape/engine/vision/look';
import { clothOf, zoneOf } from '../judging/own-garments.ts';

export const usualNoun: Record<ItemCategory, string> = {
  top: 'top',
  shirt: 'shirt',
  pants: 'trousers',
  shoes: 'shoes',
  accessories: 'accessory',
  outerwear: 'jacket',
  dresses: 'dress',
};

/** Where an accessory is worn that is not carried in the hand. */
const accessoryPlaces: readonly [kind: RegExp, zone: Zone][] = [
  [/\b(?:hat|cap|beanie|beret|scarf|sunglasses|earrings|necklace)\b/, 'head'],
  [/\b(?:belt|tie|pocket square)\b/, 'waist'],
  [/\b(?:socks|tights)\b/, 'lower'],
];

/** Materials that can be seen; another cloth is left as it was read. */
const sightOf: Readonly<Record<string, TextureKind>> = {
  suede: 'napped',
  corduroy: 'napped',
  velvet: 'napped',
  silk: 'satin',
  tweed: 'woven',
};

/** What an item says of a garment that is worn. Formality runs from 1 to 5 in the wardrobe. */
export function wornItem(item: WardrobeItem): WornItem {
  const { category, subcategory, palette, formality } = item;
  const noun = subcategory?.toLowerCase() ?? usualNoun[category];
  const material = item.material?.toLowerCase() ?? '';
  const texture = textureKinds.find((each) => each === material) ?? sightOf[material];
  return {
    noun,
    zone: placeOf(category, noun),
    palette: palette.map(({ hex, share }) => ({ hex, share })),
    ...clothOf(item),
    ...(texture ? { texture } : {}),
    ...(formality === null ? {} : { formality: (formality - 1) / 4 }),
  };
}

export function placeOf(category: ItemCategory, noun: string): Zone {
  return zoneOf[category] ?? accessoryPlaces.find(([kind]) => kind.test(noun))?.[1] ?? 'hand';
}
