import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  judgeOf,
  listBuckets,
  type StoredListReading,
} from '@drape/engine/stylist/item-text/learned/learned-judge';
import { roles } from '@drape/engine/stylist/item-text/learned/verdict';
import { randomFrom } from '../assistant-corpus/random.ts';
import { composedLists } from './compose.ts';
import { type Examples, examplesOf } from './examples.ts';
import { learnRows } from './learn.ts';
import { learnNetwork } from './learn-network.ts';
import { add, none, printed, type Sums, scored } from './sums.ts';
import { fragment, varied } from './vary.ts';
import { type WrittenList, writtenLists } from './written-lists.ts';

/**
 * Learns how lists of clothes are read from those beside this file, and writes the weights to `engine/src/knowledge/data/`.
 * Before, it leaves out each list, and then each family of languages, and reads those with what the others taught.
 * `--dry` writes nothing, `--quick` asks nothing, `--show` prints what was read otherwise, `--fifths` leaves out a fifth of the
 * lists at a time.
 */
const { values } = parseArgs({
  options: {
    dry: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    families: { type: 'boolean', default: false },
    fifths: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
  },
});

/** What a line counts that nobody wrote. */
const ofVaried = 0.4;
const lists = writtenLists();
const random = randomFrom(11);
/** So many copies with other words, so many fragments, and so many composed lists of each language. */
const [copies, fragments, composedEach] = [3, 10, 4];
/** What a composed line counts. */
const ofComposed = 0.3;
/** What each list teaches as it stands, with other words, and in fragments. */
const taught = new Map(
  lists.map((list) => {
    const own = examplesOf(list);
    const others = Array.from({ length: copies }, () => examplesOf(varied(list, random)));
    const parts = Array.from({ length: fragments }, () => examplesOf(fragment(list, random)));
    const more = (key: keyof Examples, from: readonly Examples[]) =>
      from.flatMap((each) => each[key].map((row) => ({ ...row, weight: ofVaried })));
    return [
      list,
      {
        roles: own.roles,
        begins: [...own.begins, ...more('begins', others)],
        counts: [...own.counts, ...more('counts', [...others, ...parts])],
      },
    ];
  }),
);

const composed = composedLists(composedEach, randomFrom(5)).map(examplesOf);

function learn(from: readonly WrittenList[]): StoredListReading {
  const rows = (key: keyof Examples) => from.flatMap((list) => taught.get(list)?.[key] ?? []);
  const more = (key: 'begins' | 'counts') =>
    composed.flatMap((each) => each[key].map((row) => ({ ...row, weight: ofComposed })));
  return {
    roles: learnRows(rows('roles'), { names: roles, buckets: listBuckets.roles }),
    begins: learnNetwork([...rows('begins'), ...more('begins')], { buckets: listBuckets.begins }),
    counts: learnRows([...rows('counts'), ...more('counts')], {
      names: ['no', 'yes'],
      buckets: listBuckets.counts,
    }),
  };
}

const families: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German and Dutch',
  nl: 'German and Dutch',
  fr: 'Romance',
  es: 'Romance',
  it: 'Romance',
  pt: 'Romance',
  no: 'Nordic',
  da: 'Nordic',
  sv: 'Nordic',
  pl: 'Polish',
};
const familyOf = ({ languages }: WrittenList) => families[languages[0]?.slice(0, 2) ?? ''] ?? 'other';

/** The names of one writer's lists begin with the same letter. */
const writerOf = ({ name }: WrittenList) =>
  name.replace(/\d+$/, (digits) => (digits.length > 2 ? digits.slice(0, 1) : ''));

function added(before: Sums | undefined, sums: Sums): Sums {
  const all = before ?? none();
  add(all, sums);
  return all;
}

function crossValidate(title: string, groupOf: (list: WrittenList) => string): void {
  const groups = [...new Set(lists.map(groupOf))];
  const judges = new Map(
    groups.map((group) => [group, judgeOf(learn(lists.filter((list) => groupOf(list) !== group)))]),
  );
  const read = (isLearned: boolean, isShown: boolean) => {
    const all = none();
    const byWriter = new Map<string, Sums>();
    for (const group of groups) {
      const own = none();
      for (const list of lists.filter((each) => groupOf(each) === group)) {
        const sums = scored(list, isLearned ? judges.get(group) : undefined, isShown);
        add(own, sums);
        byWriter.set(writerOf(list), added(byWriter.get(writerOf(list)), sums));
      }
      if (isLearned) printed(group, own);
      add(all, own);
    }
    if (isLearned) for (const [writer, sums] of [...byWriter].sort()) printed(`lists of ${writer}`, sums);
    return all;
  };
  printed(`${title}, rules`, read(false, values.show && values.rules));
  printed(`${title}, learned`, read(true, values.show && !values.rules));
}

if (!values.quick) {
  if (values.fifths) crossValidate('each fifth left out', (list) => String(lists.indexOf(list) % 5));
  else crossValidate('each list left out', ({ name }) => name);
  if (values.families) crossValidate('each family left out', familyOf);
}
if (!values.dry) {
  const path = new URL('../../engine/src/knowledge/data/list-reading.json', import.meta.url);
  const text = `${JSON.stringify(learn(lists))}\n`;
  writeFileSync(path, text);
  console.log(`${Math.round(text.length / 1024)} kB`);
}
