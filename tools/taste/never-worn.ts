import { writeFileSync } from 'node:fs';
import { readTraits } from '@drape/engine/stylist/outfit/garments/item-traits';
import { isActive, occasionKeys } from '@drape/engine/stylist/taste/never-worn';
import { type CorpusOccasion, itemsOf, occasionOf, readCorpus } from './corpus.ts';

/**
 * Learns what is never worn where: `npm run fit:never-worn`. A group of pieces is never worn for an occasion when hardly any
 * stylist took one, of the many entries whose wardrobe holds one. Each wardrobe's own pieces are then asked of the table
 * without it, and the share that would have been refused wrongly is printed.
 */
const corpus = new URL('corpus', import.meta.url);
const target = new URL('../../engine/src/knowledge/data/never-worn.json', import.meta.url);

/** Of fewer entries nothing is concluded; so small a share is never, where the occasion alone decides and where an activity does. */
const leastEntries = 60;
const [mostShare, mostShareActive] = [0.01, 0.02];

type Count = { entries: number; worn: number };
/** One entry of a calendar: the groups that its wardrobe holds, and those that a stylist took. */
type Entry = {
  wardrobe: string;
  keys: readonly string[];
  owned: readonly string[];
  worn: ReadonlySet<string>;
};

function entryOf(wardrobe: string, each: CorpusOccasion, groups: ReadonlyMap<string, string>): Entry {
  const taken = each.outfits.filter(({ from }) => from === 'stylist').flatMap(({ items }) => items);
  return {
    wardrobe,
    keys: occasionKeys(occasionOf(each, true)),
    owned: [...new Set(groups.values())],
    worn: new Set(taken.flatMap((id) => groups.get(id) ?? [])),
  };
}

function readEntries(): Entry[] {
  return readCorpus(corpus).flatMap((wardrobe) => {
    const groups = new Map(
      itemsOf(wardrobe)
        .map(readTraits)
        .flatMap(({ id, piece }) => (piece.known ? [[id, piece.group] as const] : [])),
    );
    return wardrobe.occasions
      .filter(({ outfits }) => outfits.some(({ from }) => from === 'stylist'))
      .map((each) => entryOf(wardrobe.id, each, groups));
  });
}

function count(entries: readonly Entry[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const { keys, owned, worn } of entries)
    for (const key of keys.flatMap((each) => owned.map((group) => `${each}|${group}`))) {
      const known = counts.get(key) ?? { entries: 0, worn: 0 };
      const isWorn = worn.has(key.split('|')[1] ?? '');
      counts.set(key, { entries: known.entries + 1, worn: known.worn + (isWorn ? 1 : 0) });
    }
  return counts;
}

function isNever(key: string, { entries, worn }: Count): boolean {
  const most = isActive(key.split('|')[0] ?? '') ? mostShareActive : mostShare;
  return entries >= leastEntries && worn <= most * entries;
}

/** Of the pieces that stylists took, the share that the table of all other wardrobes refuses, as a fraction. */
function wronglyRefused(entries: readonly Entry[], all: ReadonlyMap<string, Count>): number {
  let [taken, refused] = [0, 0];
  for (const own of Map.groupBy(entries, ({ wardrobe }) => wardrobe).values()) {
    const mine = count(own);
    const without = (key: string): Count => {
      const [whole, part] = [all.get(key), mine.get(key)];
      return {
        entries: (whole?.entries ?? 0) - (part?.entries ?? 0),
        worn: (whole?.worn ?? 0) - (part?.worn ?? 0),
      };
    };
    for (const { keys, worn } of own)
      for (const group of worn) {
        taken += 1;
        if (keys.some((key) => isNever(`${key}|${group}`, without(`${key}|${group}`)))) refused += 1;
      }
  }
  return refused / taken;
}

const entries = readEntries();
const counts = count(entries);
const never = [...counts].filter(([key, each]) => isNever(key, each)).map(([key]) => key.split('|'));
const groups = Object.fromEntries(
  [...Map.groupBy(never, ([, group = '']) => group)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, found]) => [group, found.map(([key]) => key).sort()]),
);
const table = {
  version: 1,
  origin: `Of ${entries.length} calendar entries that stylists dressed for tools/taste/corpus: for which dress codes and activities hardly any of them took a piece of a group, of at least ${leastEntries} whose wardrobe holds one. Fitted by tools/taste/never-worn.ts.`,
  groups,
};
writeFileSync(target, `${JSON.stringify(table, null, 2)}\n`);
console.log(`${never.length} pairs of a group and an occasion`);
console.log(
  `${(100 * wronglyRefused(entries, counts)).toFixed(2)} % of the pieces of unseen wardrobes refused`,
);
