import type { ReviewedItem } from '@drape/contract/wardrobe/wardrobe';
import type { ItemCategory, ItemPattern } from '@drape/contract/wardrobe/wardrobe-options';
import { itemPatterns } from '@drape/contract/wardrobe/wardrobe-options';
import { wordsOfRegion } from '@drape/engine/stylist/own-match/words-of-region';
import type { LookRegion, Zone } from '@drape/engine/vision/look';

const categoryOf: Readonly<Record<Zone, ItemCategory>> = {
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
const shirts: ReadonlySet<string> = new Set(['shirt', 'blouse']);

/** Nouns of a photo that name a kind of the wardrobe as well, and what the others are called there. */
const kindOf: Readonly<Record<string, string>> = {
  't-shirt': 't-shirt',
  'tank top': 'tank top',
  top: 'top',
  shirt: 'shirt',
  blouse: 'blouse',
  'polo shirt': 'polo',
  knit: 'knit',
  hoodie: 'hoodie',
  blazer: 'blazer',
  jacket: 'jacket',
  coat: 'coat',
  dress: 'dress',
  jumpsuit: 'jumpsuit',
  trousers: 'trousers',
  jeans: 'jeans',
  leggings: 'leggings',
  shorts: 'shorts',
  skirt: 'midi skirt',
  tights: 'tights',
  socks: 'socks',
  sneakers: 'sneakers',
  boots: 'boots',
  heels: 'heels',
  sandals: 'sandals',
  flats: 'flats',
  hat: 'hat',
  scarf: 'scarf',
  belt: 'belt',
  tie: 'tie',
  sunglasses: 'sunglasses',
};
/** Worn on the legs, filed with the small things. */
const legwear: ReadonlySet<string> = new Set(['tights', 'socks']);

const surePattern = 0.5;
const secondShare = 0.2;

/** An item with the color, kind and pattern that a garment was seen with. */
export function newItem(region: LookRegion, description = wordsOfRegion(region)): ReviewedItem {
  const { label, zone, colours, pattern } = region;
  const [first, second] = colours;
  const isSure = pattern.kind !== 'solid' && pattern.confidence >= surePattern;
  const known: ItemPattern | undefined = itemPatterns.find((each) => each === pattern.kind);
  return {
    description: capital(description),
    category: legwear.has(label) ? 'accessories' : shirts.has(label) ? 'shirt' : categoryOf[zone],
    subcategory: kindOf[label] ?? null,
    ...(first ? { color_primary: first.name } : {}),
    ...(second && second.share >= secondShare && second.name !== first?.name
      ? { color_secondary: second.name }
      : {}),
    ...(isSure && known ? { pattern: known } : {}),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
