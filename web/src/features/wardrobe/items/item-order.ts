import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { type ItemCategory, itemCategories } from '@drape/contract/wardrobe/wardrobe-options';
import { hexToOkLab, okLabToOkLch } from '@drape/engine/colour/oklab';

export const itemOrders = [
  'kind',
  'newest',
  'color',
  'name',
  'most_worn',
  'least_worn',
  'last_worn',
] as const;
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

/** From what is worn closest to what comes last: the order of the sections. */
const sectionOrder: readonly ItemCategory[] = [
  'top',
  'shirt',
  'dresses',
  'pants',
  'outerwear',
  'shoes',
  'accessories',
];

export type ItemSection = { category: ItemCategory; start: number; count: number };

const sectionOf = (item: WardrobeItem): ItemCategory =>
  itemCategories.find((category) => category === item.category) ?? 'accessories';

/** Sections by category, in each the kinds together and the newest of them first. */
export function byKind(items: readonly WardrobeItem[]): WardrobeItem[] {
  const kinds = new Map<string, number>();
  for (const { subcategory, category } of items) {
    const kind = subcategory ?? category;
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
  }
  const rank = (item: WardrobeItem) =>
    sectionOrder.indexOf(sectionOf(item)) * (kinds.size + 1) +
    (kinds.get(item.subcategory ?? item.category) ?? 0);
  return byNumber(items, rank);
}

/** Where the sections of items in the order of their kinds begin. */
export function sectionsOf(items: readonly WardrobeItem[]): ItemSection[] {
  const sections: ItemSection[] = [];
  for (const [index, item] of items.entries()) {
    const last = sections.at(-1);
    const category = sectionOf(item);
    if (last?.category === category) last.count++;
    else sections.push({ category, start: index, count: 1 });
  }
  return sections;
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The items in an order; they come newest first, and equals keep that. */
export function orderItems(items: readonly WardrobeItem[], order: ItemOrder): WardrobeItem[] {
  switch (order) {
    case 'kind':
      return byKind(items);
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
