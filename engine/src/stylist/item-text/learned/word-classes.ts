import { noteTopics, noteWords } from '../../../knowledge/words/note-words.ts';
import {
  andWords,
  dittoWords,
  fillerWords,
  pointingWords,
  remarkOpeners,
  remarkVerbs,
} from '../../../knowledge/words/words-abroad.ts';
import { isContainer, isNumberWord } from '../details/read-quantity.ts';
import type { Words } from '../words/read-words.ts';
import type { Token } from '../words/tokenise.ts';
import type { Attribute } from '../words/vocabulary.ts';
import { fold, ofWord } from '../words/word.ts';

/** What sort of word a token is, as far as the vocabulary knows. */
export const wordClass = {
  none: 0,
  garment: 1,
  part: 2,
  describing: 3,
  colour: 4,
  cloth: 5,
  attribute: 6,
  brand: 7,
  number: 8,
  numberWord: 9,
  container: 10,
  and: 11,
  pointing: 12,
  opener: 13,
  verb: 14,
  filler: 15,
  name: 16,
  unknown: 17,
  picture: 18,
  bigNumber: 19,
  further: 20,
  part2: 21,
  article: 22,
} as const;

const ands = new Set(andWords.map(fold));
/** They count as one where a number is looked for, and count nothing. */
const articles = new Set(['the', 'my', 'some']);
const pointing = new Set([...pointingWords, ...dittoWords].map(fold));
const openers = new Set([...remarkOpeners.values()].flat().map(fold));
const verbs = new Set([...remarkVerbs.values()].flat().map(fold));
const fillers = new Set([...fillerWords.values()].flat().map(fold));
const mostCounted = 30;
const strengths = { garment: 1, part: 2, adjective: 3, hint: 3 } as const;

/** The class of each word; the later words of a phrase are `further`. */
export function classesOf(words: Words): number[] {
  const classes = words.tokens.map(({ word }) => plainClass(word));
  const mark = (first: number, last: number, value: number) => {
    classes[first] = value;
    for (let k = first + 1; k <= last; k++) classes[k] = wordClass.further;
  };
  for (const { first, last, meanings } of words.attributes) mark(first, last, attributeClass(meanings));
  for (const { first, last } of words.brands) mark(first, last, wordClass.brand);
  for (const { first, last, meanings } of words.nouns) {
    const value = Math.min(...meanings.map(({ strength }) => strengths[strength]));
    const isColour = classes[first] === wordClass.colour;
    if (value === wordClass.describing && isColour) continue;
    // "Brown belt" may be a name of its own, and says a color all the same.
    mark(isColour && last > first ? first + 1 : first, last, value);
  }
  return classes;
}

/** A color goes before a cloth, and that before a part. */
function attributeClass(meanings: readonly Attribute[]): number {
  let found: number = wordClass.attribute;
  for (const { field } of meanings) {
    if (field === 'colour') return wordClass.colour;
    if (field === 'material' || field === 'pattern') found = wordClass.cloth;
    else if (field === 'part' && found === wordClass.attribute) found = wordClass.part2;
  }
  return found;
}

const countLike = /^\d+(?:x|ish)?$|^x\d+$/;
const picture = /^\p{Extended_Pictographic}/u;
const capital = /^\p{Lu}/u;

/** What sort of word one is by itself. */
const plainClass = ofWord(({ text, raw }): number => {
  if (countLike.test(text))
    return Number.parseInt(text.replace('x', ''), 10) <= mostCounted ? wordClass.number : wordClass.bigNumber;
  if (ands.has(text) && raw !== 'I') return wordClass.and;
  if (articles.has(text)) return wordClass.article;
  if (pointing.has(text)) return wordClass.pointing;
  if (isNumberWord(text)) return wordClass.numberWord;
  if (isContainer(text)) return wordClass.container;
  if (openers.has(text)) return wordClass.opener;
  if (verbs.has(text)) return wordClass.verb;
  if (fillers.has(text)) return wordClass.filler;
  if (picture.test(raw)) return wordClass.picture;
  return capital.test(raw) ? wordClass.name : wordClass.unknown;
});

/** What stands between two words, as a number. */
export function signBetween(text: string, from: number, to: number): number {
  if (to <= from) return 1;
  if (to === from + 1 && text[from] === ' ') return 2;
  const between = text.slice(from, to);
  const at = signs.findIndex((sign) => between.includes(sign));
  return at < 0 ? 3 : at + 4;
}

const signs = [
  "'",
  '’',
  '#',
  '@',
  '€',
  '$',
  '£',
  '(',
  '[',
  ')',
  ']',
  '->',
  '→',
  '=',
  ';',
  '|',
  '\t',
  ':',
  ' - ',
  '–',
  '—',
  ',',
  '/',
  '. ',
  '!',
  '?',
  '+',
  '·',
  '"',
  '-',
  '.',
];

/** What parts the garments of a line, as `signBetween` tells it: a comma, a plus, or a bracket that closes before them. */
export const partingSigns: ReadonlySet<number> = new Set(
  [',', '+', ')', ']'].map((sign) => signs.indexOf(sign) + 4),
);

const numbersOfSigns = (wanted: readonly string[]) => new Set(wanted.map((sign) => signs.indexOf(sign) + 4));
/** What may stand behind the kind that all garments of a line have in common: "Ties: red, navy". */
export const headSigns: ReadonlySet<number> = numbersOfSigns([':', '=', ' - ', '–', '—']);
export const colonSigns: ReadonlySet<number> = numbersOfSigns([':']);

/** Those that most often part the garments of a line. */
export const countedSigns: readonly number[] = [',', '/', '. '].map((sign) => signs.indexOf(sign) + 4);

const topics = new Map<string, number>();
noteTopics.forEach((topic, k) => {
  for (const word of noteWords[topic]) topics.set(fold(word), (topics.get(fold(word)) ?? 0) | (1 << k));
});

/** The topics of a word as bits. */
const topicsOfWord = ofWord(({ text }) => topics.get(text) ?? 0);

export function isOfTopic({ word }: Token, topic: number): boolean {
  return (topicsOfWord(word) & (1 << topic)) !== 0;
}

const noCounts: number[] = [];

/** How many words of the line are of each topic of a note. */
export function topicsOf(tokens: readonly Token[]): readonly number[] {
  let counts = noCounts;
  for (const { word } of tokens) {
    const bits = topicsOfWord(word);
    if (bits !== 0 && counts === noCounts) counts = noteTopics.map(() => 0);
    for (let k = 0; bits >> k > 0; k++) if (bits & (1 << k)) counts[k] += 1;
  }
  return counts;
}
