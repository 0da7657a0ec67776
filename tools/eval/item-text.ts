import { join } from 'node:path';
import { parseItem } from '@drape/engine/stylist/item-text/parse-items';
import type { Pack } from './pack.ts';
import { readTabbed, writeLines } from './read-tables.ts';

export const itemText: Pack = {
  folder: 'd-item-text',
  measures: 'category of an item from its name',
  async run({ folder, split, out, progress }) {
    const rows = await readTabbed(join(folder, `${split}.tsv`));
    const answers = rows.map(({ name = '' }) => ({ name, category: parseItem(name).category }));
    await writeLines(join(out, 'd-item-text.jsonl'), answers);
    progress(rows.length, rows.length);
    const right = answers.filter(({ category }, k) => category === rows[k]?.category).length;
    return [{ name: 'category', value: right / rows.length, target: 0.97 }];
  },
};
