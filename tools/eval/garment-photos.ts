import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workingSide } from '@drape/engine/vision/analyse';
import { findGarment } from '@drape/engine/vision/examine-garment';
import { shrink, toLabImage } from '@drape/engine/vision/image/lab-image';
import { type GarmentLabel, garmentLabels, labelChances } from '@drape/engine/vision/laid/recognise-garment';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { loadRecognise } from '../../server/src/platform/imaging/networks/recognise.ts';
import type { Metric, Pack } from './pack.ts';
import { readCsv, writeLines } from './read-tables.ts';

/** The pack's ten classes; a bodysuit is not among them. */
const classOf: Record<GarmentLabel, string> = {
  blazer: 'outwear',
  blouse: 'shirt',
  bodysuit: '',
  dress: 'dress',
  hat: 'hat',
  hoodie: 'longsleeve',
  'long-sleeve top': 'longsleeve',
  jacket: 'outwear',
  trousers: 'pants',
  'polo shirt': 't-shirt',
  shirt: 'shirt',
  shoes: 'shoes',
  shorts: 'shorts',
  skirt: 'skirt',
  't-shirt': 't-shirt',
  top: 't-shirt',
  'tank top': 't-shirt',
};

/** The pack's seven categories; it gives skirts none. */
const categoryOf: Record<string, string> = {
  dress: 'dresses',
  hat: 'accessories',
  longsleeve: 'top',
  outwear: 'outerwear',
  pants: 'pants',
  shirt: 'shirt',
  shoes: 'shoes',
  shorts: 'pants',
  't-shirt': 'top',
};

type Answer = { file: string; class10: string; category7: string };
type Case = { truth: string; said: string };

export const garmentPhotos: Pack = {
  folder: 'a-garment-photos',
  measures: 'kind of garment in a photo',
  async run({ folder, split, out, progress }) {
    const rows = await readCsv(join(folder, split, 'labels.csv'));
    const recognise = await loadRecognise();
    const answers: Answer[] = [];
    for (const [index, { file = '' }] of rows.entries()) {
      const pixels = await decodePixels(await readFile(join(folder, split, file)));
      const found = findGarment(toLabImage(shrink(pixels, workingSide)));
      answers.push({ file, ...likeliest(await labelChances(pixels, found, recognise)) });
      progress(index + 1, rows.length);
    }
    await writeLines(join(out, 'a-garment-photos.jsonl'), answers);
    const cases = (key: 'class10' | 'category7'): Case[] =>
      rows
        .map((row, k) => ({ truth: row[key] ?? '', said: answers[k]?.[key] ?? '' }))
        .filter(({ truth }) => truth !== '');
    return [
      { name: '10 classes, accuracy', value: accuracy(cases('class10')), target: 0.88 },
      { name: '10 classes, mean recall', value: meanRecall(cases('class10')) },
      { name: '7 categories, accuracy', value: accuracy(cases('category7')), target: 0.91 },
      { name: '7 categories, mean recall', value: meanRecall(cases('category7')) },
      ...recalls(cases('class10')),
    ];
  },
};

function likeliest(chances: Float32Array): { class10: string; category7: string } {
  const classes = new Map<string, number>();
  const categories = new Map<string, number>();
  for (const [index, label] of garmentLabels.entries()) {
    const name = classOf[label];
    const category = categoryOf[name];
    const chance = chances[index] ?? 0;
    if (name !== '') classes.set(name, (classes.get(name) ?? 0) + chance);
    if (category !== undefined) categories.set(category, (categories.get(category) ?? 0) + chance);
  }
  return { class10: highest(classes), category7: highest(categories) };
}

function highest(chances: Map<string, number>): string {
  return [...chances].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

function accuracy(cases: Case[]): number {
  return cases.filter(({ truth, said }) => truth === said).length / Math.max(1, cases.length);
}

function recalls(cases: Case[]): Metric[] {
  const names = [...new Set(cases.map(({ truth }) => truth))].sort();
  return names.map((name) => {
    const own = cases.filter(({ truth }) => truth === name);
    return { name: `  recall of ${name} (${own.length})`, value: accuracy(own) };
  });
}

function meanRecall(cases: Case[]): number {
  const each = recalls(cases);
  return each.reduce((sum, { value }) => sum + value, 0) / Math.max(1, each.length);
}
