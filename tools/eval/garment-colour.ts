import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyse } from '@drape/engine/vision/analyse';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { loadPose } from '../../server/src/platform/imaging/networks/pose.ts';
import { loadRecognise } from '../../server/src/platform/imaging/networks/recognise.ts';
import { rankedFamilies } from './colour-family.ts';
import type { Pack } from './pack.ts';
import { readCsv, writeLines } from './read-tables.ts';

export const garmentColour: Pack = {
  folder: 'a2-garment-colour',
  measures: 'main colour of a product photo',
  async run({ folder, split, out, progress }) {
    const rows = await readCsv(join(folder, split, 'labels.csv'));
    const ports = { pose: await loadPose(), recognise: await loadRecognise() };
    const answers: { file: string; colour_family: string; ranked: string[] }[] = [];
    for (const [index, { file = '' }] of rows.entries()) {
      const look = await analyse(await decodePixels(await readFile(join(folder, split, file))), ports);
      const ranked = rankedFamilies(look);
      answers.push({ file, colour_family: ranked[0] ?? '', ranked });
      progress(index + 1, rows.length);
    }
    await writeLines(join(out, 'a2-garment-colour.jsonl'), answers);
    const truth = (index: number) => rows[index]?.colour_family?.toLowerCase() ?? '';
    const hits = (first: number) =>
      answers.filter(({ ranked }, k) => ranked.slice(0, first).includes(truth(k))).length / rows.length;
    return [
      { name: 'top-1', value: hits(1), target: 0.7 },
      { name: 'top-2', value: hits(2), target: 0.87 },
    ];
  },
};
