import { writeFileSync } from 'node:fs';
import { readTraits } from '@drape/engine/stylist/outfit/garments/item-traits';
import { ensembleClo } from '@drape/engine/stylist/outfit/worth/thermal-comfort';
import { placeOfWarmth, type WarmthPlace } from '@drape/engine/stylist/taste/warmth-needs';
import { itemsOf, occasionOf, readCorpus, weatherOf } from './corpus.ts';

/**
 * Learns how warmly stylists dress people: `npm run fit:warmth`. For each place and temperature the median insulation of their
 * outfits, made to fall as it gets warmer (isotonic regression by pooling adjacent violators).
 */
const corpus = new URL('corpus', import.meta.url);
const target = new URL('../../engine/src/knowledge/data/warmth-worn.json', import.meta.url);
const places: readonly WarmthPlace[] = [
  'own home',
  'inside',
  'outside',
  'trail',
  'sport inside',
  'sport outside',
];
const temperatures = [-15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 35];
const mains: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer', 'shoes']);

type Worn = { feltC: number; whole: number; inside: number };

function wornByPlace(): Map<WarmthPlace, Worn[]> {
  const worn = new Map<WarmthPlace, Worn[]>(places.map((place) => [place, []]));
  for (const wardrobe of readCorpus(corpus)) {
    const traits = new Map(itemsOf(wardrobe).map((item) => [item.id, readTraits(item)]));
    for (const each of wardrobe.occasions) {
      const place = placeOfWarmth(occasionOf(each, true));
      const { feltC } = weatherOf(each.weather);
      for (const { from, items } of each.outfits) {
        if (from !== 'stylist') continue;
        const main = items
          .flatMap((id) => traits.get(id) ?? [])
          .filter(({ slots: [first = ''] }) => mains.has(first));
        const clo = (some: typeof main) => ensembleClo(some.reduce((sum, one) => sum + one.clo, 0));
        const inside = clo(main.filter(({ slots }) => slots[0] !== 'outer'));
        worn.get(place)?.push({ feltC, whole: clo(main), inside });
      }
    }
  }
  return worn;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The medians by temperature, never rising from one to the next. */
function falling(worn: readonly Worn[], value: (one: Worn) => number): number[] {
  const pooled: { all: number[]; steps: number }[] = [];
  for (const at of temperatures) {
    const near = worn.filter(({ feltC }) => Math.abs(clamp(feltC) - at) <= 2.5).map(value);
    let next = { all: near, steps: 1 };
    for (let last = pooled.at(-1); last; last = pooled.at(-1)) {
      if (next.all.length > 0 && last.all.length > 0 && median(last.all) > median(next.all)) break;
      pooled.pop();
      next = { all: [...last.all, ...next.all], steps: last.steps + next.steps };
    }
    pooled.push(next);
  }
  return pooled.flatMap(({ all, steps }) =>
    Array.from({ length: steps }, () => Math.round(100 * median(all)) / 100),
  );
}

function clamp(feltC: number): number {
  return Math.min(Math.max(...temperatures), Math.max(Math.min(...temperatures), feltC));
}

const byPlace = wornByPlace();
const curves = Object.fromEntries(
  places.map((place) => {
    const worn = byPlace.get(place) ?? [];
    return [
      place,
      {
        outfits: worn.length,
        whole: falling(worn, ({ whole }) => whole),
        inside: falling(worn, ({ inside }) => inside),
      },
    ];
  }),
);
const table = {
  version: 1,
  origin:
    'Insulation in clo of the outfits that stylists composed for tools/taste/corpus, median by place and felt temperature, fitted by tools/taste/warmth.ts.',
  temperatures,
  places: curves,
};
writeFileSync(target, `${JSON.stringify(table, null, 2)}\n`);
for (const [place, { outfits, whole, inside }] of Object.entries(curves))
  console.log(place, outfits, whole.join(' '), '|', inside.join(' '));
