import { type ItemTraits, readTraits } from './item-traits.ts';
import type { OutfitItem } from './outfit.ts';
import { colourPair, formalityPair, patternPair, sameColour, stylePair } from './pair-scores.ts';

/** How much each term that looks at two garments counts; together 1. */
export type PairShares = { colour: number; formality: number; pattern: number; style: number };

/** What every request about the same garments reads anew: what they are, which look alike, how two stand together. */
export type WardrobeTables = {
  /** By id, so that the order of the items is nothing. */
  traits: ItemTraits[];
  /** By garment, the first of those that look like it. */
  looks: Int32Array;
  /** By garment, 0 for the least worn of its category, 1 for the most worn; equal counts share a rank. */
  wearRanks: number[];
  /** How two garments stand together, 0 to 1. */
  pairs(shares: PairShares): (i: number, j: number) => number;
};

const known = new WeakMap<readonly OutfitItem[], WardrobeTables>();

/** Remembered by the list itself, which therefore must not be changed afterwards. */
export function wardrobeTables(items: readonly OutfitItem[]): WardrobeTables {
  const before = known.get(items);
  if (before) return before;
  const distinct = [...new Map(items.map((item) => [item.id, item])).values()];
  const traits = distinct.sort((x, y) => (x.id < y.id ? -1 : 1)).map(readTraits);
  const first = new Map<string, number>();
  for (const [i, { look }] of traits.entries()) if (!first.has(look)) first.set(look, i);
  const looks = Int32Array.from(traits, ({ look }, i) => first.get(look) ?? i);
  const tables = { traits, looks, wearRanks: wearRanks(traits), pairs: rememberedPairs(traits) };
  known.set(items, tables);
  return tables;
}

function wearRanks(traits: readonly ItemTraits[]): number[] {
  const counts = new Map<string, number[]>();
  for (const { item } of traits)
    counts.set(item.category, [...(counts.get(item.category) ?? []), item.timesWorn]);
  const ranks = new Map<string, Map<number, number>>();
  for (const [category, list] of counts) {
    const distinct = [...new Set(list)].sort((x, y) => x - y);
    ranks.set(category, new Map(distinct.map((count, k) => [count, k / Math.max(1, distinct.length - 1)])));
  }
  return traits.map(({ item }) => ranks.get(item.category)?.get(item.timesWorn) ?? 0);
}

/** Beyond so many items a table would take more memory than it saves time. */
const mostItems = 2500;
/** Days of sport weigh the terms in one way and all the others in another. */
const mostTables = 2;

function rememberedPairs(traits: readonly ItemTraits[]): WardrobeTables['pairs'] {
  const tables = new Map<string, Float64Array>();
  return (shares) => {
    const compute = (i: number, j: number) => pairScore(traits[i], traits[j], shares);
    if (traits.length > mostItems) return (i, j) => (i < j ? compute(i, j) : compute(j, i));
    const key = Object.values(shares)
      .map((share) => share.toFixed(9))
      .join();
    if (!tables.has(key) && tables.size >= mostTables) tables.clear();
    const table = tables.get(key) ?? new Float64Array((traits.length * (traits.length + 1)) / 2);
    tables.set(key, table);
    // What is not computed yet is 0, so scores are kept one higher.
    return (i, j) => {
      const at = i < j ? (j * (j + 1)) / 2 + i : (i * (i + 1)) / 2 + j;
      const before = table[at];
      if (before > 0) return before - 1;
      const score = i < j ? compute(i, j) : compute(j, i);
      table[at] = score + 1;
      return score;
    };
  };
}

function pairScore(a: ItemTraits, b: ItemTraits, { colour, formality, pattern, style }: PairShares): number {
  if (isBeltWithShoes(a, b) || isBeltWithShoes(b, a)) return sameColour(a, b) ? 1 : 0;
  return (
    colour * colourPair(a, b) +
    formality * formalityPair(a, b) +
    pattern * patternPair(a, b) +
    style * stylePair(a, b)
  );
}

function isBeltWithShoes(belt: ItemTraits, shoes: ItemTraits): boolean {
  return belt.kind === 'belt' && shoes.slots[0] === 'shoes';
}
