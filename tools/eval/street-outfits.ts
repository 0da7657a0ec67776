import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { okLabToCieLab } from '@drape/engine/colour/cie-lab';
import { type OkLab, okLabToRgb, rgbToOkLab } from '@drape/engine/colour/oklab';
import { analyse } from '@drape/engine/vision/analyse';
import type { Pixels } from '@drape/engine/vision/image/pixels';
import type { Look, LookRegion } from '@drape/engine/vision/look';
import type { PosePort } from '@drape/engine/vision/pose/pose';
import sharp from 'sharp';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { loadPose } from '../../server/src/platform/imaging/networks/pose.ts';
import type { Metric, Pack } from './pack.ts';
import { fillOutline } from './raster.ts';
import { readCsv } from './read-tables.ts';

/** Numbers of the regions in predictions and in the labels once grouped; 0 is ground. */
const regionOfGroup: Record<string, number> = {
  background: 0,
  skin: 1,
  hair: 2,
  top: 3,
  shirt: 3,
  outerwear: 3,
  suit: 3,
  dresses: 3,
  underwear: 3,
  pants: 4,
  skirt: 4,
  legwear: 5,
  shoes: 6,
  accessories: 7,
};
const regionNames = ['ground', 'skin', 'hair', 'upper', 'lower', 'legwear', 'shoes', 'accessories'];
const coloured = [
  ['upper', 3, 0.9],
  ['lower', 4, 0.9],
  ['shoes', 6, 0.8],
] as const;
const leastColouredPixels = 150;
const nearColour = 15;

type Answer = { labels: Uint8Array; groups: string[]; colours: Partial<Record<string, OkLab>> };
type Tally = Map<string, number[]>;

export const streetOutfits: Pack = {
  folder: 'b-street-outfits',
  measures: 'person, garments and their colours in street photos',
  async run({ folder, split, out, progress }) {
    const lut = await labelGroups(folder);
    const rows = await readCsv(join(folder, split, 'index.csv'));
    const predictions = join(out, 'b-street-outfits');
    await mkdir(predictions, { recursive: true });
    const pose = await loadPose();
    const tally: Tally = new Map();
    const presence = { both: 0, extra: 0, missed: 0 };
    for (const [index, row] of rows.entries()) {
      const pixels = await decodePixels(await readFile(join(folder, split, row.photo ?? '')));
      const gold = await readLabels(join(folder, split, row.mask ?? ''), lut, pixels);
      const answer = await answerPhoto(pixels, pose, tally);
      compareAreas(answer.labels, gold, tally);
      compareColours(answer, gold, pixels, tally);
      comparePresence(answer.groups, (row.groups_present ?? '').split('|').filter(Boolean), presence);
      await writeAnswer(join(predictions, row.id ?? ''), answer, pixels);
      progress(index + 1, rows.length);
    }
    return summary(tally, presence);
  },
};

async function labelGroups(folder: string): Promise<Uint8Array> {
  const lut = new Uint8Array(256);
  for (const { id, group } of await readCsv(join(folder, 'labels.csv')))
    lut[Number(id)] = regionOfGroup[group ?? ''] ?? 0;
  return lut;
}

async function readLabels(path: string, lut: Uint8Array, { width, height }: Pixels): Promise<Uint8Array> {
  const raw = await sharp(path)
    .toColourspace('b-w')
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  return Uint8Array.from(raw, (id) => lut[id] ?? 0);
}

async function answerPhoto(pixels: Pixels, pose: PosePort, tally: Tally): Promise<Answer> {
  const start = performance.now();
  const look = await analyse(pixels, { pose });
  note(tally, 'ms', performance.now() - start);
  const { width, height } = pixels;
  const labels = new Uint8Array(width * height);
  const paint = (outline: Look['outline'], region: number) =>
    fillOutline(outline, width, height, (index) => {
      labels[index] = region;
    });
  paint(look.outline, 3);
  const ordered = [...look.regions].sort((one, other) => other.share - one.share);
  for (const region of ordered) paint(region.outline, regionNumber(region));
  if (look.bare) {
    paint(look.bare.skin, 1);
    paint(look.bare.hair, 2);
  }
  return { labels, groups: groupsOf(look), colours: look.fromAfar ?? {} };
}

function regionNumber({ zone, key }: LookRegion): number {
  if (key === 'legwear') return 5;
  if (zone === 'lower') return 4;
  if (zone === 'feet') return 6;
  return zone === 'hand' || zone === 'head' || zone === 'waist' ? 7 : 3;
}

const groupOfLabel: Record<string, string> = {
  trousers: 'pants',
  jeans: 'pants',
  shorts: 'pants',
  leggings: 'pants',
  skirt: 'skirt',
  dress: 'dresses',
  jumpsuit: 'dresses',
  jacket: 'outerwear',
  coat: 'outerwear',
  blazer: 'outerwear',
  cardigan: 'outerwear',
  shirt: 'shirt',
  blouse: 'shirt',
  suit: 'suit',
  tights: 'legwear',
  socks: 'legwear',
  shoes: 'shoes',
  boots: 'shoes',
  sneakers: 'shoes',
  bag: 'accessories',
  hat: 'accessories',
  belt: 'accessories',
  sunglasses: 'accessories',
};

function groupsOf(look: Look): string[] {
  return [...new Set(look.regions.map(({ label }) => groupOfLabel[label] ?? 'top'))];
}

function compareAreas(labels: Uint8Array, gold: Uint8Array, tally: Tally): void {
  note(
    tally,
    'person IoU',
    overlap(labels, gold, (region) => region > 0),
  );
  note(
    tally,
    'clothing IoU',
    overlap(labels, gold, (region) => region >= 3),
  );
  for (const [region, name] of regionNames.entries())
    if (region > 0 && gold.includes(region))
      note(
        tally,
        `IoU of ${name}`,
        overlap(labels, gold, (one) => one === region),
      );
}

function overlap(labels: Uint8Array, gold: Uint8Array, inside: (region: number) => boolean): number {
  let both = 0;
  let either = 0;
  for (const [index, region] of gold.entries()) {
    const here = inside(labels[index] ?? 0);
    const there = inside(region);
    if (here && there) both++;
    if (here || there) either++;
  }
  return both / Math.max(1, either);
}

function compareColours({ colours }: Answer, gold: Uint8Array, { data }: Pixels, tally: Tally): void {
  for (const [name, region] of coloured) {
    const colour = colours[name];
    if (!colour) continue;
    const planes: [number[], number[], number[]] = [[], [], []];
    for (const [index, label] of gold.entries()) {
      if (label !== region) continue;
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * index, 4 * index + 3);
      const lab = okLabToCieLab(rgbToOkLab(red, green, blue));
      for (const [k, plane] of planes.entries()) plane.push(lab[k] ?? 0);
    }
    if (planes[0].length < leastColouredPixels) continue;
    const answer = okLabToCieLab(colour);
    const distance = Math.hypot(...planes.map((plane, k) => median(plane) - (answer[k] ?? 0)));
    note(tally, `${name} colour`, distance);
  }
}

function median(values: number[]): number {
  const sorted = values.sort((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

function comparePresence(
  answer: string[],
  truth: string[],
  presence: { both: number; extra: number; missed: number },
): void {
  for (const group of answer) presence[truth.includes(group) ? 'both' : 'extra']++;
  presence.missed += truth.filter((group) => !answer.includes(group)).length;
}

async function writeAnswer(path: string, { labels, groups, colours }: Answer, pixels: Pixels): Promise<void> {
  const { width, height } = pixels;
  await sharp(labels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(`${path}.png`);
  const rgb = Object.entries(colours).map(([name, colour]) => [name, colour && okLabToRgb(colour)]);
  await writeFile(`${path}.json`, JSON.stringify({ groups, ...Object.fromEntries(rgb) }));
}

function note(tally: Tally, name: string, value: number): void {
  tally.set(name, [...(tally.get(name) ?? []), value]);
}

function summary(
  tally: Tally,
  { both, extra, missed }: { both: number; extra: number; missed: number },
): Metric[] {
  const mean = (name: string) => {
    const values = tally.get(name) ?? [];
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  };
  const metrics: Metric[] = [
    { name: 'person IoU', value: mean('person IoU'), target: 0.9 },
    { name: 'clothing IoU', value: mean('clothing IoU'), target: 0.82 },
  ];
  for (const [name, , target] of coloured) {
    const distances = tally.get(`${name} colour`) ?? [];
    const near = distances.filter((distance) => distance < nearColour).length / Math.max(1, distances.length);
    metrics.push({ name: `${name} colour within ΔE ${nearColour}`, value: near, target });
    metrics.push({ name: `${name} colour ΔE, median of ${distances.length}`, value: median([...distances]) });
  }
  metrics.push({ name: 'presence F1', value: (2 * both) / (2 * both + extra + missed), target: 0.75 });
  for (const name of regionNames.slice(1))
    metrics.push({ name: `IoU of ${name}`, value: mean(`IoU of ${name}`) });
  metrics.push({ name: 'analysis of decoded pixels, median ms', value: median(tally.get('ms') ?? []) });
  return metrics;
}
