import { writeFileSync } from 'node:fs';
import {
  kindReaderOf,
  pieceNumbers,
  type StoredKindReading,
  tellingWords,
} from '@drape/engine/stylist/item-text/learned/kind-reader';
import { parseItem } from '@drape/engine/stylist/item-text/parse-items';
import { listVocabulary } from '@drape/engine/stylist/item-text/words/list-vocabulary';
import { readSpans } from '@drape/engine/stylist/item-text/words/read-words';
import { randomFrom, shuffle } from '../assistant-corpus/random.ts';
import { writtenLists } from './written-lists.ts';
import { notClothing, writtenNames } from './written-names.ts';

/**
 * Learns from the letters of every garment's name of the vocabulary, and of the written lists, which kind an unknown word
 * may mean, and writes it to `engine/src/knowledge/data/`. Before, it leaves out a fifth of the words in turn, asks for
 * their kinds, and sets how sure the reader must be from the answers. `--dry` writes nothing.
 */
type Example = { words: readonly string[]; name: string; group: string };

const none = 'none';
const [buckets, size, rounds, rate] = [16384, 24, 14, 0.25];
/** So often the first kind must be right where nobody is asked. */
const wanted = 0.9;
const folds = 5;

function ofVocabulary(): Example[] {
  const { nouns, notClothing } = listVocabulary();
  const examples: Example[] = [];
  for (const [phrase, meanings] of nouns.phrases()) {
    const [noun] = meanings;
    if (!noun || noun.kind.subcategory === null || !(noun.strength === 'garment' || noun.strength === 'part'))
      continue;
    const words = phrase.split(' ').filter((word) => /\p{L}/u.test(word));
    if (words.length > 0)
      examples.push({
        words,
        name: `${noun.kind.category}/${noun.kind.subcategory}`,
        group: words.at(-1) ?? '',
      });
  }
  for (const [phrase] of notClothing.phrases()) {
    const words = phrase.split(' ');
    examples.push({ words, name: none, group: words.at(-1) ?? '' });
  }
  return examples;
}

function ofLists(): Example[] {
  return writtenLists().flatMap((list) =>
    list.truth.flatMap(({ text, role, garments = [] }): Example[] => {
      const wordsOf = (said: string) =>
        tellingWords(readSpans(said, [{ start: 0, end: said.length }], list.languages[0]));
      if (role === 'note' || role === 'remark')
        return [{ words: wordsOf(text), name: none, group: list.name }];
      return garments.flatMap(({ what, part = '' }): Example[] => {
        const { category, subcategory, guesses } = parseItem(what);
        const isKnown = guesses.length === 0 && subcategory !== null;
        return isKnown
          ? [{ words: wordsOf(part), name: `${category}/${subcategory}`, group: list.name }]
          : [];
      });
    }),
  );
}

function ofNames(): Example[] {
  return writtenNames().flatMap(({ name, what, lang }): Example[] => {
    const words = tellingWords(readSpans(name, [{ start: 0, end: name.length }], lang));
    const group = words.at(-1) ?? '';
    if (what === notClothing) return [{ words, name: none, group }];
    const { category, subcategory, guesses } = parseItem(what);
    return guesses.length > 0 || subcategory === null
      ? []
      : [{ words, name: `${category}/${subcategory}`, group }];
  });
}

function learn(examples: readonly Example[]): StoredKindReading {
  const random = randomFrom(5);
  const names = [...new Set(examples.map(({ name }) => name))].sort();
  const rowOf = new Map(names.map((name, k) => [name, k]));
  const pieces = Float32Array.from({ length: buckets * size }, () => (random() - 0.5) / size);
  const rows = new Float32Array(names.length * size);
  const bias = new Float32Array(names.length);
  const shown = examples.map(({ words, name }) => ({
    found: pieceNumbers(words, buckets),
    row: rowOf.get(name) ?? 0,
  }));
  const mean = new Float32Array(size);
  const back = new Float32Array(size);
  for (let round = 0; round < rounds; round++) {
    const step = rate * (1 - round / rounds);
    for (const { found: all, row: right } of shuffle([...shown], random)) {
      const found = all.filter(() => random() > 0.15);
      if (found.length === 0) continue;
      mean.fill(0);
      for (const piece of found)
        for (let k = 0; k < size; k++)
          mean[k] = (mean[k] ?? 0) + (pieces[piece * size + k] ?? 0) / found.length;
      const shares = sharesOf(mean, rows, bias, names.length);
      back.fill(0);
      for (let row = 0; row < names.length; row++) {
        const off = (shares[row] ?? 0) - (row === right ? 1 : 0);
        if (Math.abs(off) < 1e-4) continue;
        bias[row] = (bias[row] ?? 0) - 0.1 * step * off;
        for (let k = 0; k < size; k++) {
          const at = row * size + k;
          back[k] = (back[k] ?? 0) + off * (rows[at] ?? 0);
          rows[at] = (rows[at] ?? 0) - step * off * (mean[k] ?? 0);
        }
      }
      // Each piece moves as if it stood alone, since a mean over so many would hardly move.
      for (const piece of found)
        for (let k = 0; k < size; k++) {
          const at = piece * size + k;
          pieces[at] = (pieces[at] ?? 0) - (step * (back[k] ?? 0)) / Math.sqrt(found.length);
        }
    }
  }
  return {
    buckets,
    size,
    temperature: 1,
    sure: 1,
    names,
    pieces: bytesOf(pieces),
    rows: bytesOf(rows),
    bias: Array.from(bias, (each) => Number(each.toPrecision(4))),
  };
}

function sharesOf(mean: Float32Array, rows: Float32Array, bias: Float32Array, count: number): Float32Array {
  const sums = new Float32Array(count);
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < count; row++) {
    let sum = bias[row] ?? 0;
    for (let k = 0; k < size; k++) sum += (mean[k] ?? 0) * (rows[row * size + k] ?? 0);
    sums[row] = sum;
    most = Math.max(most, sum);
  }
  let all = 0;
  for (let row = 0; row < count; row++) {
    sums[row] = Math.exp((sums[row] ?? 0) - most);
    all += sums[row] ?? 0;
  }
  return sums.map((each) => each / all);
}

function bytesOf(values: Float32Array): { scale: number; bytes: string } {
  const most = values.reduce((all, each) => Math.max(all, Math.abs(each)), 1e-9);
  const scale = Number((most / 127).toPrecision(6));
  return {
    scale,
    bytes: Buffer.from(Int8Array.from(values, (each) => Math.round(each / scale)).buffer).toString('base64'),
  };
}

type Asked = { shares: number[]; right: number };

/** What the reader says of words that it has not seen, a fifth of them in turn. */
function asked(examples: readonly Example[]): { answers: Asked[]; names: readonly string[] } {
  const names = [...new Set(examples.map(({ name }) => name))].sort();
  const answers: Asked[] = [];
  const foldOf = ({ group }: Example) =>
    [...group.slice(0, 6)].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) %
    folds;
  for (let fold = 0; fold < folds; fold++) {
    const stored = learn(examples.filter((each) => foldOf(each) !== fold));
    const read = kindReaderOf(stored);
    for (const example of examples.filter((each) => foldOf(each) === fold)) {
      const own = read(example.words);
      const shares = names.map((name) => own[stored.names.indexOf(name)] ?? 0);
      answers.push({ shares, right: names.indexOf(example.name) });
    }
  }
  return { answers, names };
}

/** Shares at another temperature. */
function at(shares: readonly number[], temperature: number): number[] {
  const raised = shares.map((share) => share ** (1 / temperature));
  const all = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / all);
}

function calibrated(answers: readonly Asked[]): number {
  const loss = (temperature: number) =>
    answers.reduce(
      (sum, { shares, right }) => sum - Math.log(Math.max(1e-6, at(shares, temperature)[right] ?? 0)),
      0,
    );
  const tried = Array.from({ length: 16 }, (_, k) => 0.6 + 0.15 * k);
  return tried.reduce((best, each) => (loss(each) < loss(best) ? each : best));
}

const examples = [...ofVocabulary(), ...ofLists(), ...ofNames()];
const { answers, names } = asked(examples);
const temperature = calibrated(answers);
const tried = answers.map(({ shares, right }) => {
  const own = at(shares, temperature);
  const order = own.map((share, k) => ({ share, k })).sort((x, y) => y.share - x.share);
  const [first] = order;
  return {
    share: first?.share ?? 0,
    isNone: names[first?.k ?? 0] === none,
    right: first?.k === right,
    two: order.slice(0, 2).some(({ k }) => k === right),
  };
});
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
console.log(`${examples.length} names, ${names.length} kinds, temperature ${temperature.toFixed(2)}`);
console.log(
  `left out: first guess ${percent(tried.filter(({ right }) => right).length, tried.length)}, one of two ${percent(tried.filter(({ two }) => two).length, tried.length)}`,
);
let sure = 1;
for (const bar of [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5]) {
  const taken = tried.filter(({ share, isNone }) => share >= bar && !isNone);
  const right = taken.filter((each) => each.right).length;
  if (right >= wanted * taken.length) sure = bar;
  console.log(`share ${bar} and more: ${taken.length}, right ${percent(right, taken.length)}`);
}
console.log(`sure from ${sure}`);
if (!process.argv.includes('--dry')) {
  const path = new URL('../../engine/src/knowledge/data/kind-reading.json', import.meta.url);
  const text = `${JSON.stringify({ ...learn(examples), temperature: Number(temperature.toFixed(2)), sure })}\n`;
  writeFileSync(path, text);
  console.log(`${Math.round(text.length / 1024)} kB`);
}
