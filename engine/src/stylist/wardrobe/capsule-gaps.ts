import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import type { ItemCategory } from '../../knowledge/garments/garment-kind.ts';

export type CapsuleItem = {
  category: ItemCategory;
  /** `#rrggbb` of the main colour; null when unknown. */
  hex: string | null;
  /** 1 sport to 5 black tie. */
  formality: number;
  /** Insulation in clo. */
  warmth: number;
  quantity: number;
};

export type CapsuleGap = {
  key: 'tops' | 'bottoms' | 'shoes' | 'dressy shoes' | 'neutral bottoms' | 'warm coat' | 'layer';
  have: number;
  want: number;
  /** A sentence for people. */
  reason: string;
};

const neutrals = new Set(['black', 'white', 'grey', 'brown']);
const dressy = 4;
/** From the overcoat of ISO 9920 (0.60 clo) downwards to a down jacket (0.55). */
const warmCoat = 0.55;
const smallest = 5;

/**
 * What keeps a wardrobe from combining, by house rules of the capsule wardrobe: two tops for each bottom, two bottoms at
 * least, half of the bottoms neutral, shoes for plain and for dressed days, one layer, one warm coat. Nothing is said of
 * fewer than five garments. Largest gap first.
 */
export function capsuleGaps(items: readonly CapsuleItem[]): CapsuleGap[] {
  const worn = items.filter(({ category }) => category !== 'accessories');
  if (count(worn) < smallest) return [];
  const of = (...categories: ItemCategory[]) => worn.filter(({ category }) => categories.includes(category));
  const [tops, bottoms, shoes, outer] = [of('top', 'shirt'), of('pants'), of('shoes'), of('outerwear')];
  const gap = (key: CapsuleGap['key'], have: number, want: number, reason: string): CapsuleGap => ({
    key,
    have,
    want,
    reason,
  });
  return [
    gap('bottoms', count(bottoms), 2, 'A second pair of trousers or a skirt, so every top works two ways'),
    gap(
      'tops',
      count(tops),
      2 * count(bottoms),
      'More tops: about two for each pair of trousers or skirt gives you the most outfits',
    ),
    gap(
      'neutral bottoms',
      count(bottoms.filter(isNeutral)),
      Math.ceil(count(bottoms) / 2),
      'Trousers or a skirt in black, grey, navy or brown, which go with almost any top',
    ),
    gap('shoes', count(shoes), 2, 'A second pair of shoes: nothing changes an outfit more'),
    gap(
      'dressy shoes',
      count(shoes.filter(isDressy)),
      worn.some(isDressy) ? 1 : 0,
      'Dressy shoes to go with your dressier clothes',
    ),
    gap('layer', count(outer), 1, 'A jacket or blazer to finish an outfit'),
    gap('warm coat', count(outer.filter(({ warmth }) => warmth >= warmCoat)), 1, 'A warm winter coat'),
  ]
    .filter(({ have, want }) => have < want)
    .sort((x, y) => y.want - y.have - (x.want - x.have));
}

function count(items: readonly CapsuleItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

function isDressy({ formality }: CapsuleItem): boolean {
  return formality >= dressy;
}

function isNeutral({ hex }: CapsuleItem): boolean {
  if (hex === null || !/^#[0-9a-f]{6}$/i.test(hex)) return false;
  const lab = hexToOkLab(hex);
  const { basic } = nameColour(lab);
  return neutrals.has(basic) || (basic === 'blue' && lab[0] < 0.45);
}
