import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import { hexToOkLab, okLabToOkLch } from '@drape/engine/colour/oklab';

export const itemOrders = ['newest', 'color', 'name', 'most_worn', 'least_worn', 'last_worn'] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** Below this chroma a colour reads as white, grey or black. */
const neutralChroma = 0.035;
const hueSteps = 12;

/** Neutrals first, from light to dark, then around the wheel in twelve steps, each from light to dark. */
function colourRank({ palette }: WardrobeItem): number {
  const main = palette[0];
  if (!main) return Number.POSITIVE_INFINITY;
  const { lightness, chroma, hue } = okLabToOkLch(hexToOkLab(main.hex));
  const step = chroma < neutralChroma ? 0 : 1 + Math.floor((hue / 360) * hueSteps);
  return step * 2 + (1 - lightness);
}

function byNumber(items: readonly WardrobeItem[], rank: (item: WardrobeItem) => number): WardrobeItem[] {
  const ranked = items.map((item) => ({ item, rank: rank(item) }));
  return ranked.toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)).map(({ item }) => item);
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The items in an order; they come newest first, and equals keep that. */
export function orderItems(items: readonly WardrobeItem[], order: ItemOrder): WardrobeItem[] {
  switch (order) {
    case 'newest':
      return [...items];
    case 'color':
      return byNumber(items, colourRank);
    case 'name':
      return items.toSorted((a, b) => names.compare(a.description, b.description));
    case 'most_worn':
      return byNumber(items, (item) => -item.times_worn);
    case 'least_worn':
      return byNumber(items, (item) => item.times_worn);
    case 'last_worn':
      return byNumber(items, (item) => (item.last_worn === null ? 0 : Date.parse(item.last_worn)));
  }
}
