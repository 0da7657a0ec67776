import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { softmax } from '@drape/engine/language/linear-reader';
import { occasionCodes } from '@drape/engine/stylist/occasion/occasion';
import { cluesOf, lineOf, occasionFeatures } from '@drape/engine/stylist/occasion/occasion-features';
import { occasionEntries } from '@drape/engine/stylist/occasion/occasion-table';
import { type Example, learn } from '../assistant-corpus/learn.ts';

/**
 * Learns dress codes from calendar titles: `npm run train:occasions [-- --dry]`. The titles lie beside this file, one
 * writer a file, with tabs between title, place, dress code and, where known, hour and weekday; the phrases of the table
 * of occasions are learned with them. Before, each writer is asked of what was learned from the others; `-- --quick` leaves
 * that out and keeps the temperature of the weights that are there.
 */
const task = {
  names: occasionCodes,
  features: (line: string, buckets: number) => occasionFeatures(cluesOf(line), buckets),
  buckets: 16384,
};
const folder = new URL('./titles/', import.meta.url);
const target = new URL('../../engine/src/knowledge/data/occasion-weights.json', import.meta.url);
/** A title as somebody typed it counts so many times what a phrase of the table counts. */
const weightOfTitles = 3;

type Title = Example & { writer: string };

function readTitles(): Title[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): Title => {
          const [title = '', place = '', code = '', hour = '', weekday = ''] = line.split('\t');
          return { text: [title, place, hour, weekday].join('\t'), right: [code.trim()], writer: name };
        }),
    );
}

function phrases(): Example[] {
  return occasionEntries.flatMap(({ words, code }) =>
    Object.values(words)
      .flat()
      .map((title) => ({
        text: lineOf({ title, place: '', hour: null, weekday: undefined }),
        right: [code],
      })),
  );
}

const titles = readTitles().filter(({ right: [code] }) => occasionCodes.some((known) => known === code));
const table = phrases();
const times = (list: readonly Title[]) => Array.from({ length: weightOfTitles }, () => list).flat();
const isQuick = process.argv.includes('--quick');
const asked = (isQuick ? [] : [...new Set(titles.map(({ writer }) => writer))]).flatMap((writer) => {
  const { sums } = learn([...table, ...times(titles.filter((title) => title.writer !== writer))], task);
  return titles
    .filter((title) => title.writer === writer)
    .map((title) => ({ title, sums: sums(task.features(title.text, task.buckets)) }));
});
const shares = (sums: readonly number[], temperature: number) =>
  softmax(sums.map((sum) => sum / temperature));
const loss = (temperature: number) =>
  asked.reduce((sum, { title, sums }) => {
    const right = (task.names as readonly string[]).indexOf(title.right[0] ?? '');
    return sum - Math.log((shares(sums, temperature)[right] ?? 0) + 1e-9);
  }, 0);
const known = JSON.parse(readFileSync(target, 'utf8')) as { temperature: number };
const temperature = isQuick
  ? known.temperature
  : Array.from({ length: 40 }, (_, k) => 0.3 * 1.06 ** k).reduce((best, each) =>
      loss(each) < loss(best) ? each : best,
    );
const results = asked.map(({ title, sums }) => {
  const own = shares(sums, temperature);
  const most = Math.max(...own);
  return { isRight: occasionCodes[own.indexOf(most)] === title.right[0], most };
});
const rightShare = (list: typeof results) =>
  ((100 * list.filter(({ isRight }) => isRight).length) / Math.max(1, list.length)).toFixed(1);
console.log(`${titles.length} titles, ${table.length} phrases, temperature ${temperature.toFixed(2)}`);
console.log(`right for ${rightShare(results)} % of titles by writers who took no part`);
for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
  const own = results.filter(({ most }) => most >= from && most < from + 0.2001);
  console.log(`  sure ${from} to ${(from + 0.2).toFixed(1)}: right ${rightShare(own)} % of ${own.length}`);
}
if (!process.argv.includes('--dry'))
  writeFileSync(target, `${JSON.stringify(learn([...table, ...times(titles)], task).stored(temperature))}\n`);
