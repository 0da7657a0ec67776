import { languageOf } from '@drape/engine/stylist/item-text/words/languages';
import { readSpans } from '@drape/engine/stylist/item-text/words/read-words';
import { tokenise } from '@drape/engine/stylist/item-text/words/tokenise';
import type { Random } from '../assistant-corpus/random.ts';
import type { ExpectedGarment, ExpectedLine, WrittenList } from './written-lists.ts';

const ands: Readonly<Record<string, readonly string[]>> = {
  en: ['and', '&', '+', 'plus', 'n'],
  de: ['und', 'u.', '+', '&'],
  nl: ['en', '+', '&'],
  fr: ['et', '+', 'et aussi'],
  es: ['y', '+', 'y también'],
  it: ['e', '+', 'ed'],
  pt: ['e', '+'],
  da: ['og', '+'],
  no: ['og', '+'],
  sv: ['och', '+', 'o'],
  pl: ['i', 'oraz', '+'],
};

type Words = { nouns: string[]; colors: string[] };

/**
 * The list once more with other words: colors and garments stand in for each other, short lines are joined to one, and
 * garments are listed by their colors and numbers, so that what is learned is how lines are built.
 */
export function varied(list: WrittenList, random: Random): WrittenList {
  const language = languageOf(tokenise(list.list.slice(0, 4000)));
  const words = wordsOf(list, language);
  const and = ands[list.languages[0]?.slice(0, 2) ?? 'en'] ?? ['+'];
  const any = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
  const lines = list.list.split('\n');
  const truth = list.truth.map((expected, k): ExpectedLine => {
    if (expected.role !== 'garments') return expected;
    const next = list.truth[k + 1];
    const chance = random();
    if (chance < 0.2)
      return listed(expected, words, and, any, random) ?? swapped(expected, words, language, any);
    if (chance < 0.45 && next?.role === 'garments')
      return (
        joined(
          [expected, next, ...(random() < 0.3 ? list.truth.slice(k + 2, k + 3) : [])],
          and,
          any,
          random,
        ) ?? swapped(expected, words, language, any)
      );
    return swapped(expected, words, language, any);
  });
  for (const { line, text } of truth) {
    const before = lines[line - 1] ?? '';
    const original = list.truth.find((each) => each.line === line)?.text ?? '';
    lines[line - 1] =
      original !== '' && before.includes(original) ? before.replace(original, () => text) : text;
  }
  return { ...list, list: lines.join('\n'), truth };
}

/** A few lines of the list by themselves, of which the first is a garment's. */
export function fragment(list: WrittenList, random: Random): WrittenList {
  const garments = list.truth.filter(({ role }) => role === 'garments');
  const first = garments[Math.floor(random() * garments.length)]?.line ?? 1;
  const length = random() < 0.3 ? 1 : 1 + Math.floor(random() * longestFragment);
  const truth = list.truth
    .filter(({ line }) => line >= first && line < first + length)
    .map((expected) => ({ ...expected, line: expected.line - first + 1 }));
  const lines = list.list.split('\n').slice(first - 1, first - 1 + length);
  return { ...list, truth, list: lines.join('\n') };
}

const longestFragment = 8;

type Any = <T>(of: readonly T[]) => T | undefined;

function wordsOf({ truth }: WrittenList, language: string | undefined): Words {
  const found: Words = { nouns: [], colors: [] };
  for (const { text, garments = [] } of truth) {
    if (garments.length === 0) continue;
    const { nouns, attributes } = readSpans(text, [{ start: 0, end: text.length }], language);
    for (const { start, end, meanings } of nouns)
      if (meanings[0]?.strength === 'garment') found.nouns.push(text.slice(start, end));
    for (const { start, end, meanings } of attributes)
      if (meanings.some(({ field }) => field === 'colour')) found.colors.push(text.slice(start, end));
  }
  return found;
}

/** With other colors and garments; the same word becomes the same other one. */
function swapped(expected: ExpectedLine, words: Words, language: string | undefined, any: Any): ExpectedLine {
  const { nouns, attributes } = readSpans(expected.text, [{ start: 0, end: expected.text.length }], language);
  const swaps = new Map<string, string>();
  for (const { start, end, meanings } of nouns)
    if (meanings[0]?.strength === 'garment')
      swaps.set(expected.text.slice(start, end), any(words.nouns) ?? '');
  for (const { start, end, meanings } of attributes)
    if (meanings.some(({ field }) => field === 'colour'))
      swaps.set(expected.text.slice(start, end), any(words.colors) ?? '');
  const escaped = [...swaps.keys()].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (escaped.length === 0) return expected;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${escaped.sort((x, y) => y.length - x.length).join('|')})(?!\\p{L})`,
    'gu',
  );
  const change = (said: string) => said.replace(pattern, (word) => swaps.get(word) || word);
  const garments = expected.garments?.map((each) => ({ ...each, part: change(each.part ?? '') }));
  const text = change(expected.text);
  return fits(text, garments ?? []) ? { ...expected, text, garments } : expected;
}

const mostJoined = 6;

/** Short lines of one garment each as one line. */
function joined(
  lines: readonly ExpectedLine[],
  and: readonly string[],
  any: Any,
  random: Random,
): ExpectedLine | undefined {
  const parts = lines.map(({ garments = [], text }) =>
    garments.length === 1 && text.replace(/^[-*•\s]+/, '').startsWith(garments[0]?.part ?? '?')
      ? garments[0]
      : undefined,
  );
  if (
    parts.some(
      (part) => !part || tokenise(part.part ?? '').length > mostJoined || /[;|\t\n]/.test(part.part ?? ''),
    )
  )
    return undefined;
  const between = any([', ', ', ', ` ${any(and)} `, ` ${any(and)} `, ' ', '; ']) ?? ', ';
  const last = random() < 0.5 ? ` ${any(and)} ` : between;
  const known = parts.flatMap((part) => (part ? [part] : []));
  const text = known
    .map(({ part = '' }, k) => (k === 0 ? '' : k === known.length - 1 ? last : between) + part)
    .join('');
  const [first] = lines;
  return first && fits(text, known) ? { ...first, text, garments: known } : undefined;
}

/** "Shirts: 3 white, 2 blue" and the like of a garment's name. */
function listed(
  expected: ExpectedLine,
  { nouns, colors }: Words,
  and: readonly string[],
  any: Any,
  random: Random,
): ExpectedLine | undefined {
  const noun = any(nouns);
  const many = 2 + Math.floor(random() * 3);
  const chosen = [...new Set(Array.from({ length: many }, () => any(colors) ?? ''))].filter(Boolean);
  if (!noun || chosen.length < 2) return undefined;
  const way = Math.floor(random() * 4);
  const counts = chosen.map(() =>
    (way === 0 || way === 3) && chosen.length > 2 ? 1 : 1 + Math.floor(random() * 6),
  );
  const shown = chosen.map((color, k) => {
    const count = counts[k] ?? 1;
    if (way === 1 || (chosen.length < 3 && way !== 2)) return `${count} ${color}`;
    if (way === 2) return random() < 0.5 ? `${color} ${count}` : `${color} x${count}`;
    return color;
  });
  const total = counts.reduce((sum, each) => sum + each, 0);
  const head = `${random() < 0.35 ? `${total} ` : ''}${noun}${any([':', ' -', '', ' ', ','])} `.replace(
    '  ',
    ' ',
  );
  const between = way === 0 || way === 3 ? any([', ', ', ', ', ']) : any([', ', ', ', ' ', ' + ']);
  const last = random() < 0.4 ? ` ${any(and)} ` : between;
  const parts = shown.map((said, k) => (k === 0 ? head + said : said));
  const text = parts
    .map((said, k) => (k === 0 ? '' : k === parts.length - 1 ? last : between) + said)
    .join('');
  const garments = parts.map(
    (part, k): ExpectedGarment => ({
      what: expected.garments?.[0]?.what ?? noun,
      color: null,
      count: counts[k] ?? 1,
      part,
    }),
  );
  return fits(text, garments) ? { ...expected, text, garments } : undefined;
}

function fits(text: string, garments: readonly ExpectedGarment[]): boolean {
  let from = 0;
  return garments.every(({ part = '' }) => {
    const at = text.indexOf(part, from);
    from = at + 1;
    return part !== '' && at >= 0;
  });
}
