import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { claimFeatures } from '@drape/engine/grounding/claim-features';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { wordNeverSaid } from '@drape/engine/grounding/read-claim';
import { topics } from '@drape/engine/knowledge/all-topics';
import { softmax } from '@drape/engine/language/linear-reader';
import { learn, type Task } from '../assistant-corpus/learn.ts';
import { randomFrom } from '../assistant-corpus/random.ts';
import { type Family, readFamilies } from './read-families.ts';

/**
 * Learns from the families beside this file what speaks of bodies and what obeys or addresses a program, and writes the
 * weights to `engine/src/knowledge/data/claim-weights.json`. Before, it teaches four fifths of the families and asks the
 * others, in turn, and prints what it caught and what it struck wrongly at several bars. `--dry` writes nothing, `--show`
 * prints what was read wrongly at the stored bar.
 */
const { values } = parseArgs({
  options: { dry: { type: 'boolean', default: false }, show: { type: 'boolean', default: false } },
});
const names = ['honest', 'body', 'instruction'] as const;
type Name = (typeof names)[number];
const [folds, buckets, mostOfFamily] = [5, 16384, 10];
const bars = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

type Told = Family & { right: Name };
const random = randomFrom(7);
const written = names.flatMap((right) =>
  readFamilies(right, mostOfFamily, random).map((family): Told => ({ ...family, right })),
);
/** What the assistant explains about clothes is honest as well, unless it speaks of bodies by its subject. */
const ofBodies =
  /\b(body|figure|hips?|bust|pregnan|petite|skin|complexion|hair|shape|weight|tall|thigh|belly|tummy|curv|age)/i;
const explained = topics
  .filter(({ title, also, text }) => !ofBodies.test(`${title} ${also} ${text}`))
  .map(({ title, text }): Told => ({ name: title, right: 'honest', sentences: sentencesOf(text) }));
const all = [...written, ...explained];

const known = new Map<string, number[]>();
function features(text: string, count: number): number[] {
  const found = known.get(text) ?? claimFeatures(text, count);
  known.set(text, found);
  return found;
}
const task: Task = { names, features, buckets };

const examplesOf = (list: readonly Told[]) =>
  list.flatMap(({ sentences, right }) => sentences.map((text) => ({ text, right: [right] })));

type Asked = { text: string; right: Name; family: string; written: boolean; faulty: number; as: Name };

function asked(): Asked[] {
  return Array.from({ length: folds }, (_, fold) => {
    const taught = all.filter((_family, k) => k % folds !== fold);
    const { sums } = learn(examplesOf(taught), task);
    return all
      .filter((_family, k) => k % folds === fold)
      .flatMap(({ name, sentences, right }) =>
        sentences.map((text): Asked => {
          const shares = softmax(sums(task.features(text, buckets)));
          const as = names[shares.indexOf(Math.max(...shares))] ?? 'honest';
          const faulty = wordNeverSaid(text) ? 1 : 1 - (shares[0] ?? 0);
          return { text, right, family: name, written: written.some((one) => one.name === name), faulty, as };
        }),
      );
  }).flat();
}

const outcome = asked();
for (const name of names)
  for (const own of [true, false]) {
    const list = outcome.filter((each) => each.right === name && each.written === own);
    if (list.length === 0) continue;
    const shares = bars.map(
      (bar) =>
        `${bar}: ${((100 * list.filter((each) => each.faulty >= bar).length) / list.length).toFixed(1)} %`,
    );
    console.log(
      `${name}${own ? '' : ' (explained)'}, ${list.length} sentences, taken for faulty at ${shares.join(', ')}`,
    );
  }
if (values.show)
  for (const each of outcome)
    if (each.faulty >= 0.5 !== (each.right !== 'honest'))
      console.log(`  ${each.right} ${each.faulty.toFixed(2)}: ${each.text}`);
if (!values.dry) {
  const { stored } = learn(examplesOf(all), task);
  const to = new URL('../../engine/src/knowledge/data/claim-weights.json', import.meta.url);
  writeFileSync(to, `${JSON.stringify(stored(1))}\n`);
}
