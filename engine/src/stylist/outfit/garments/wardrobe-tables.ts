import type { OutfitItem } from '../outfit.ts';
import { WardrobePairs } from '../worth/wardrobe-pairs.ts';
import { type ItemTraits, readTraits } from './item-traits.ts';

/** What is read again for every request about the same garments: what they are, which look alike, how two stand together. */
export type WardrobeTables = {
  /** By id, so that the order of the items is nothing. */
  traits: ItemTraits[];
  /** By garment, the first of those that look like it. */
  looks: Int32Array;
  /** By garment, the first of those with the same traits, season and name. */
  twins: Int32Array;
  /** By garment, 0 for the least worn of its category, 1 for the most worn; equal counts share a rank. */
  wearRanks: number[];
  pairs: WardrobePairs;
};

const known = new WeakMap<readonly OutfitItem[], WardrobeTables>();

/** Remembered by the list itself, which therefore must not be changed afterwards. */
export function wardrobeTables(items: readonly OutfitItem[]): WardrobeTables {
  const before = known.get(items);
  if (before) return before;
  const distinct = [...new Map(items.map((item) => [item.id, item])).values()];
  const traits = distinct.sort((x, y) => (x.id < y.id ? -1 : 1)).map(readTraits);
  const tables = {
    traits,
    looks: firstAlike(traits, ({ look }) => look),
    twins: firstAlike(traits, ({ look, item }) => `${look}${item.season}|${item.description}`),
    wearRanks: wearRanks(traits),
    pairs: new WardrobePairs(traits),
  };
  known.set(items, tables);
  return tables;
}

function firstAlike(traits: readonly ItemTraits[], keyOf: (each: ItemTraits) => string): Int32Array {
  const first = new Map<string, number>();
  for (const [i, each] of traits.entries()) if (!first.has(keyOf(each))) first.set(keyOf(each), i);
  return Int32Array.from(traits, (each, i) => first.get(keyOf(each)) ?? i);
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
