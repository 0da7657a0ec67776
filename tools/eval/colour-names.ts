import { join } from 'node:path';
import { nameColour } from '@drape/engine/colour/name-colour';
import { rgbToOkLab } from '@drape/engine/colour/oklab';
import type { Pack } from './pack.ts';
import { readLines, writeLines } from './read-tables.ts';

type Row = { rgb: [number, number, number]; basic11: Record<string, number> };

export const colourNames: Pack = {
  folder: 'e-colour-names',
  measures: 'basic name of a colour',
  async run({ folder, split, out, progress }) {
    const rows = await readLines<Row>(join(folder, `${split}_judgements.jsonl`));
    const names = rows.map(({ rgb }) => nameColour(rgbToOkLab(...rgb)).basic);
    await writeLines(
      join(out, 'e-colour-names.jsonl'),
      names.map((name, index) => ({ index, name })),
    );
    progress(rows.length, rows.length);
    const usual = rows.map(({ basic11 }) => Object.entries(basic11).sort((x, y) => y[1] - x[1])[0]?.[0]);
    const agreed = names.filter((name, k) => name === usual[k]).length;
    return [{ name: 'agreement with the most frequent answer', value: agreed / rows.length, target: 0.92 }];
  },
};
