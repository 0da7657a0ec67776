import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import type { OwnGarment } from '@drape/engine/stylist/worn/own-garments';
import {
  type PatternKind,
  patternKinds,
  type TextureKind,
  textureKinds,
  type Zone,
} from '@drape/engine/vision/look';

export const zoneOf: Partial<Record<ItemCategory, Zone>> = {
  top: 'upper',
  shirt: 'upper',
  pants: 'lower',
  dresses: 'full',
  outerwear: 'outer',
  shoes: 'feet',
};

/** The pattern or the surface that a wardrobe's one field names; fine words go with their kind. */
const wider: Record<string, PatternKind | TextureKind> = {
  pinstripe: 'stripes',
  floral: 'print',
  tweed: 'woven',
  corduroy: 'napped',
  suede: 'napped',
};
const longestName = 48;

/** The items that could be worn today in the place of something in a photo. */
export function ownGarments(items: readonly WardrobeItem[]): OwnGarment[] {
  return items.flatMap((item) => {
    const zone = zoneOf[item.category];
    if (!zone || item.is_archived || item.status !== 'available' || item.palette.length === 0) return [];
    return [{ id: item.id, name: nameOf(item.description), zone, palette: item.palette, ...clothOf(item) }];
  });
}

export function clothOf({ pattern }: Pick<WardrobeItem, 'pattern'>): Pick<OwnGarment, 'pattern' | 'texture'> {
  if (pattern === null) return {};
  const kind = wider[pattern] ?? pattern;
  const texture = textureKinds.find((each) => each === kind);
  if (texture) return { pattern: 'solid', texture };
  const known = patternKinds.find((each) => each === kind);
  return known ? { pattern: known } : {};
}

/** As it stands in the middle of a sentence: short, without line breaks and a full stop. */
function nameOf(description: string): string {
  const text = description
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,!?]+$/, '');
  const short =
    text.length > longestName ? `${text.slice(0, longestName - 1).replace(/\s+\S*$/, '')}…` : text;
  return /^\p{Lu}\p{Ll}/u.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
}
