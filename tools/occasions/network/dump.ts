import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { occasionCodes } from '@drape/engine/stylist/occasion/occasion';
import { cluesOf, lineOf } from '@drape/engine/stylist/occasion/occasion-features';
import { occasionInputs } from '@drape/engine/stylist/occasion/occasion-inputs';
import { occasionEntries } from '@drape/engine/stylist/occasion/occasion-table';
import { readCorpus } from '../../taste/corpus.ts';

/**
 * Writes what the reader of occasions learns from, a line of JSON a title: `node tools/run.mjs
 * tools/occasions/network/dump.ts FILE CORPUS`. Titles lie in `tools/occasions/titles`, one writer a file (title, place, code,
 * hour, weekday, and in newer files activity, setting, mood, role), and in the calendars of `tools/taste/corpus`; the phrases of
 * the table of occasions are learned with them.
 */
type Line = {
  writer: string;
  text: string;
  code: string;
  /** What the table, or the writer of the title, says beside the code. */
  told?: { activity: string; setting: string; mood: string };
};

const titles = new URL('../titles/', import.meta.url);
const corpora = process.argv.slice(3);

function typed(): Line[] {
  return readdirSync(titles)
    .filter((name) => name.endsWith('.tsv') && !name.startsWith('calendar-'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, titles), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): Line => {
          const [title = '', place = '', code = '', hour = '', weekday = '', ...more] = line.split('\t');
          const [activity = '', setting = '', mood = ''] = more;
          return {
            writer: name,
            text: [title, place, hour, weekday].join('\t'),
            code: code.trim(),
            ...(mood === '' ? {} : { told: { activity, setting, mood } }),
          };
        }),
    );
}

function planned(): Line[] {
  return corpora.flatMap(readCorpus).flatMap(({ id, occasions }) =>
    occasions.map(({ title, place, when, hours, code }) => ({
      writer: id,
      text: lineOf({
        title,
        place,
        hour: Number(when.slice(11, 13)),
        weekday: new Date(`${when.slice(0, 10)}T12:00:00Z`).getUTCDay(),
        hours,
      }),
      code,
    })),
  );
}

function phrases(): Line[] {
  return occasionEntries.flatMap(({ words, code, activity, setting, mood }) =>
    Object.values(words)
      .flat()
      .map((title) => ({
        writer: '',
        text: lineOf({ title, place: '', hour: null, weekday: undefined }),
        code,
        told: { activity: activity ?? 'none', setting, mood },
      })),
  );
}

const lines = [...typed(), ...planned(), ...phrases()]
  .filter(({ code }) => occasionCodes.some((known) => known === code))
  .map(({ writer, text, code, told }) => {
    const { buckets, names, numbers } = occasionInputs(cluesOf(text));
    const rounded = Array.from(numbers, (value) => Math.round(1000 * value) / 1000);
    return JSON.stringify({
      writer,
      code: occasionCodes.indexOf(code as never),
      title: text.split('\t')[0],
      told,
      buckets,
      names,
      numbers: rounded,
    });
  });
writeFileSync(process.argv[2] ?? '', lines.join('\n'));
console.log(`${lines.length} titles and phrases`);
