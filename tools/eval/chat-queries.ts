import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRequest } from '@drape/engine/stylist/item-text/parse-request';
import type { Metric, Pack } from './pack.ts';
import { readLines, writeLines } from './read-tables.ts';

type Row = { text: string; accept_categories: string[]; colours: string[] };

export const chatQueries: Pack = {
  folder: 'f-chat-queries',
  measures: 'garment and colours that a question asks for',
  async run({ folder, split, out, progress }) {
    const rows = await readLines<Row>(join(folder, `${split}.jsonl`));
    const answers = rows.map(({ text }, index) => {
      const { category, colors } = parseRequest(text);
      return { index, category: category ?? 'top', colours: colors.map(({ name }) => shopName(name)) };
    });
    await writeLines(join(out, 'f-chat-queries.jsonl'), answers);
    progress(rows.length, rows.length);
    const right = answers.filter(
      ({ category }, k) => category && rows[k]?.accept_categories.includes(category),
    );
    return [
      { name: 'category', value: right.length / rows.length, target: 0.97 },
      { name: 'colours, micro F1', value: colourF1(rows, answers), target: 0.98 },
      ...(await unlabelled(join(folder, 'user_turns_unlabelled.txt'))),
    ];
  },
};

const shopNames: Record<string, string> = {
  charcoal: 'grey',
  'dark denim': 'dark blue',
  'denim blue': 'blue',
  'washed denim': 'light blue',
};

function shopName(name: string): string {
  if (name === 'multicolor') return '';
  return shopNames[name] ?? name;
}

function plain(names: string[]): Set<string> {
  const words = names.flatMap((name) => name.toLowerCase().replace('gray', 'grey').split(' '));
  return new Set(words.filter((word) => word !== '' && word !== 'light' && word !== 'dark'));
}

function colourF1(rows: Row[], answers: { colours: string[] }[]): number {
  let hits = 0;
  let sum = 0;
  for (const [k, row] of rows.entries()) {
    const gold = plain(row.colours);
    const given = plain(answers[k]?.colours ?? []);
    hits += [...gold].filter((word) => given.has(word)).length;
    sum += gold.size + given.size;
  }
  return (2 * hits) / Math.max(1, sum);
}

/** Turns without labels only have to be read without a crash; the share that names something is printed. */
async function unlabelled(path: string): Promise<Metric[]> {
  if (!existsSync(path)) return [];
  const turns = (await readFile(path, 'utf8')).split('\n').filter((turn) => turn.trim() !== '');
  const named = turns.map(parseRequest).filter(({ category, colors }) => category || colors.length > 0);
  return [
    {
      name: `unlabelled turns naming a garment or colour, of ${turns.length}`,
      value: named.length / turns.length,
    },
  ];
}
