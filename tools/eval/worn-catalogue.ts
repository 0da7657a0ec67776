import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyse } from '@drape/engine/vision/analyse';
import type { Look, LookRegion } from '@drape/engine/vision/look';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { loadPose } from '../../server/src/platform/imaging/networks/pose.ts';
import { loadRecognise } from '../../server/src/platform/imaging/networks/recognise.ts';
import { loadWornKinds } from '../../server/src/platform/imaging/networks/worn-kinds.ts';
import type { Metric, Pack } from './pack.ts';
import { readCsv, writeLines } from './read-tables.ts';

/** The pack's kinds for what the engine calls a garment; "top" and what else is missing here names none of them. */
const kindOfLabel: Record<string, string> = {
  't-shirt': 'tee',
  'polo shirt': 'tee',
  'tank top': 'tank',
  'sports bra': 'bra',
  hoodie: 'hoodie',
  jacket: 'jacket',
  coat: 'jacket',
  trousers: 'pants',
  jeans: 'pants',
  leggings: 'pants',
  shorts: 'shorts',
  bag: 'bag',
  watch: 'watch',
};

type Row = { file: string; product: string; kind: string; colour: string; view: string };
type Seen = { row: Row; kind: string; colour: string; garment: LookRegion | undefined };

export const wornCatalogue: Pack = {
  folder: 'h-worn-catalogue',
  measures: 'kind and colour of worn garments, the same garment again',
  async run({ folder, split, out, progress }) {
    const rows = (await readCsv(join(folder, split, 'labels.csv'))).map(rowOf);
    const ports = {
      pose: await loadPose(),
      recognise: await loadRecognise(),
      wornKinds: await loadWornKinds(),
    };
    const seen: Seen[] = [];
    for (const [index, row] of rows.entries()) {
      const look = await analyse(
        await decodePixels(await readFile(join(folder, split, 'photos', row.file))),
        ports,
      );
      const garment = mainGarment(look);
      const kind = kindOfLabel[garment?.label ?? ''] ?? '';
      seen.push({ row, kind, colour: colourOf(garment), garment });
      progress(index + 1, rows.length);
    }
    const rankings = rankAgain(seen);
    const answers = seen.map(({ row: { file }, kind, colour }) => ({ file, kind, colour }));
    await writeLines(join(out, 'h-worn-catalogue.jsonl'), [...answers, ...rankings]);
    return summary(seen, rankings);
  },
};

function rowOf({ file = '', product = '', kind = '', colour = '', view = '' }: Record<string, string>): Row {
  return { file, product, kind, colour, view };
}

/** The garment that a photo is about: the largest. */
function mainGarment({ regions }: Look): LookRegion | undefined {
  return regions[0];
}

function colourOf(garment: LookRegion | undefined): string {
  const [first] = garment?.families ?? [];
  return first ? first.basic.replace('grey', 'gray') : '';
}

type Ranking = { file: string; ranking: string[] };

/** For photos whose view is not the main one: the products with a main photo, the most alike first. */
function rankAgain(seen: Seen[]): Ranking[] {
  const gallery = seen.filter(({ row }) => row.view === 'main');
  return seen
    .filter(({ row }) => row.view !== 'main' && gallery.some((one) => one.row.product === row.product))
    .map((query) => ({
      file: query.row.file,
      ranking: gallery
        .map((one) => ({ product: one.row.product, distance: unlike(query, one) }))
        .sort((one, other) => one.distance - other.distance || one.product.localeCompare(other.product))
        .map(({ product }) => product)
        .slice(0, 10),
    }));
}

/** How unlike two photos' garments are: their colors, matched by share, and their kinds where both are named. */
function unlike(one: Seen, other: Seen): number {
  if (!one.garment || !other.garment) return 10;
  const there = colourDistance(one.garment, other.garment);
  const back = colourDistance(other.garment, one.garment);
  const otherKind = one.kind !== '' && other.kind !== '' && one.kind !== other.kind;
  return (there + back) / 2 + (otherKind ? 0.1 : 0);
}

/** Mean distance in OKLab from each color of one garment to the nearest of the other, by share. */
function colourDistance(one: LookRegion, other: LookRegion): number {
  return one.colours.reduce((sum, { lab, share }) => {
    const nearest = Math.min(
      ...other.colours.map((colour) => Math.hypot(...lab.map((value, k) => value - (colour.lab[k] ?? 0)))),
    );
    return sum + share * nearest;
  }, 0);
}

function summary(seen: Seen[], rankings: Ranking[]): Metric[] {
  const productOf = new Map(seen.map(({ row }) => [row.file, row.product]));
  const hits = (first: number) =>
    share(rankings, ({ file, ranking }) => ranking.slice(0, first).includes(productOf.get(file) ?? ''));
  const kinds = [...new Set(seen.map(({ row }) => row.kind))].sort();
  return [
    { name: 'kind, accuracy', value: share(seen, ({ row, kind }) => row.kind === kind), target: 0.85 },
    ...kinds.map((wanted) => {
      const own = seen.filter(({ row }) => row.kind === wanted);
      return {
        name: `  recall of ${wanted} (${own.length})`,
        value: share(own, ({ kind }) => kind === wanted),
      };
    }),
    {
      name: 'colour, accuracy',
      value: share(
        seen.filter(({ row }) => row.colour !== ''),
        ({ row, colour }) => row.colour === colour,
      ),
      target: 0.8,
    },
    { name: 'the same garment again, top 1', value: hits(1), target: 0.6 },
    { name: 'the same garment again, top 3', value: hits(3), target: 0.85 },
  ];
}

function share<Case>(cases: Case[], isRight: (one: Case) => boolean): number {
  return cases.filter(isRight).length / Math.max(1, cases.length);
}
