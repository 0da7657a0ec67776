import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { seededRandom } from '@drape/engine/drawing/seeded-random';
import { type ItemTraits, readTraits } from '@drape/engine/stylist/outfit/item-traits';
import { itemOfName } from './corpus.ts';

/** Turns stylists' outfits into material for readers: near misses, outfits for other occasions and random ones, shuffled. */
type Written = {
  id: string;
  person: string;
  items: Record<string, string>;
  occasions: { title: string; when: string; place: string; weather: string; outfits: number[][] }[];
};

type Composed = { items: string[]; from: string };

function main(): void {
  const [from = '', to = ''] = process.argv.slice(2);
  for (const name of readdirSync(from).filter((each) => each.endsWith('.json'))) {
    const written = JSON.parse(readFileSync(`${from}/${name}`, 'utf8')) as Written;
    writeFileSync(`${to}/${name}`, JSON.stringify(composed(written)));
  }
}

function composed(written: Written) {
  const random = seededRandom(
    [...written.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_003,
  );
  const traits = new Map(
    Object.entries(written.items).map(([id, name]) => [id, readTraits(itemOfName(id, name))]),
  );
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)];
  const bySlot = (slot: string, not: readonly string[]) =>
    [...traits].filter(([id, each]) => each.slots[0] === slot && !not.includes(id)).map(([id]) => id);
  const exchanged = (outfit: readonly string[], near: boolean): Composed | undefined => {
    const gone = pick(outfit.filter((id) => traits.has(id)));
    if (gone === undefined) return undefined;
    const own = traits.get(gone) as ItemTraits;
    const like = bySlot(own.slots[0] ?? '', outfit).filter(
      (id) => !near || nearLevel(traits.get(id) as ItemTraits, own),
    );
    const instead = pick(like);
    return instead === undefined
      ? undefined
      : { items: outfit.map((id) => (id === gone ? instead : id)), from: 'near miss' };
  };
  const without = (outfit: readonly string[]): Composed | undefined => {
    const gone = pick(outfit);
    return outfit.length < 4 ? undefined : { items: outfit.filter((id) => id !== gone), from: 'near miss' };
  };
  const withMore = (outfit: readonly string[]): Composed | undefined => {
    const worn = new Set(outfit.map((id) => traits.get(id)?.slots[0]));
    const free = [...traits].filter(
      ([id, { slots }]) =>
        !outfit.includes(id) &&
        slots[0] &&
        !worn.has(slots[0]) &&
        slots[0] !== 'dress' &&
        slots[0] !== 'top' &&
        slots[0] !== 'bottom',
    );
    const more = pick(free);
    return more && { items: [...outfit, more[0]], from: 'near miss' };
  };
  const anyOutfit = (level: number | undefined): Composed | undefined => {
    const fits = (id: string) =>
      level === undefined || Math.abs(middle(traits.get(id) as ItemTraits) - level) < 0.8;
    const one = (slot: string) => pick(bySlot(slot, []).filter(fits));
    const base = random() < 0.25 ? [one('dress')] : [one('top'), one('bottom')];
    const rest = [
      one('shoes'),
      random() < 0.5 ? one('outer') : undefined,
      random() < 0.3 ? one('mid') : undefined,
      random() < 0.6 ? one('bag') : undefined,
      random() < 0.2 ? one('jewellery') : undefined,
    ];
    const items = [...base, ...rest].filter((id) => id !== undefined);
    return items.length >= 3 ? { items, from: 'random' } : undefined;
  };
  return {
    ...written,
    occasions: written.occasions.map((occasion, at) => {
      const own = occasion.outfits.map((items) => items.map(String));
      const made: (Composed | undefined)[] = own.map((items) => ({ items, from: 'stylist' }));
      const some = () => pick(own) ?? [];
      made.push(
        exchanged(some(), false),
        exchanged(some(), false),
        exchanged(some(), true),
        exchanged(some(), true),
        without(some()),
        withMore(some()),
      );
      const others = written.occasions.filter((_, k) => k !== at);
      for (let k = 0; k < 2; k++)
        made.push({ items: (pick(pick(others)?.outfits ?? []) ?? []).map(String), from: 'elsewhere' });
      const level = mean(own.flat().map((id) => middle(traits.get(id) as ItemTraits)));
      made.push(anyOutfit(level), anyOutfit(random() < 0.4 ? undefined : level));
      const distinct = new Map(
        made.filter((each) => each !== undefined).map((each) => [[...each.items].sort().join(), each]),
      );
      return { ...occasion, outfits: shuffled([...distinct.values()], random) };
    }),
  };
}

const middle = ({ piece }: ItemTraits) => (piece.level[0] + piece.level[1]) / 2;
const nearLevel = (a: ItemTraits, b: ItemTraits) => Math.abs(middle(a) - middle(b)) < 0.7;
const mean = (list: readonly number[]) =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);

function shuffled<Value>(list: readonly Value[], random: () => number): Value[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((x, y) => x.at - y.at)
    .map(({ value }) => value);
}

main();
