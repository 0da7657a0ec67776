import listed from '../../knowledge/assistant/said-alike.json' with { type: 'json' };
import { lowerGarments } from '../../knowledge/garments/garments-lower.ts';
import { upperGarments } from '../../knowledge/garments/garments-upper.ts';
import { knownPlaces } from '../../knowledge/words/known-places.ts';
import { coloursAbroad, garmentsAbroad, type WordAbroad } from '../../knowledge/words/words-abroad.ts';
import { foldedText } from '../../language/text-features.ts';
import { languages } from './intent-names.ts';

/** A word, or a row of words that mean one thing, with what it may mean: names of rows of `said-alike.json`. */
export type Sensed = { text: string; senses: readonly string[] };

/** What words mean to one person: those of the names of their garments and events. */
export type OwnSenses = ReadonlyMap<string, string>;

const longestRow = 4;
const shortestStem = 3;

type Known = { exact: Map<string, string[]>; stems: Map<string, string[]> };
let known: Known | undefined;

/** Words that mean the same in five languages, so that what is learned of one word holds for the others. */
function knownWords(): Known {
  known ??= readWords();
  return known;
}

function readWords(): Known {
  const words: Known = { exact: new Map(), stems: new Map() };
  for (const [sense, list] of Object.entries(listed))
    for (const word of list.split(', '))
      if (word.endsWith('*')) put(words.stems, word.slice(0, -1), sense);
      else put(words.exact, word, sense);
  for (const { words: named } of [...upperGarments, ...lowerGarments])
    for (const list of Object.values(named))
      for (const word of list.split(',')) put(words.exact, word, 'garment');
  addAbroad(words, garmentsAbroad, 'garment');
  addAbroad(words, coloursAbroad, 'color_name');
  for (const place of knownPlaces) put(words.exact, place, 'place');
  return words;
}

function addAbroad({ exact }: Known, table: ReadonlyMap<string, readonly WordAbroad[]>, sense: string): void {
  for (const [english, abroad] of table) {
    put(exact, english, sense);
    for (const { text, language } of abroad)
      if (languages.some((each) => each === language)) put(exact, text, sense);
  }
}

function put(map: Map<string, string[]>, written: string, sense: string): void {
  const word = plainWords(foldedText(written)).join(' ');
  if (word === '') return;
  const senses = map.get(word) ?? [];
  if (!senses.includes(sense)) map.set(word, [...senses, sense]);
}

function plainWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words and stops of a folded text, rows of words with a meaning of their own as one. */
export function sensedWords(folded: string, own?: OwnSenses): Sensed[] {
  const { exact } = knownWords();
  const words = folded.match(/[\p{L}\p{N}]+|[?!.,;:]|\p{Extended_Pictographic}/gu) ?? [];
  const found: Sensed[] = [];
  for (let k = 0; k < words.length; ) {
    let count = Math.min(longestRow, words.length - k);
    while (count > 1 && !exact.has(words.slice(k, k + count).join(' '))) count--;
    const text = words.slice(k, k + count).join(' ');
    found.push({ text, senses: count > 1 ? (exact.get(text) ?? []) : sensesOf(text, own) });
    k += count;
  }
  return found;
}

function sensesOf(word: string, own: OwnSenses | undefined): string[] {
  const { exact, stems } = knownWords();
  const found = [...(exact.get(word) ?? [])];
  for (let length = word.length; length >= shortestStem; length--)
    found.push(...(stems.get(word.slice(0, length)) ?? []).filter((sense) => !found.includes(sense)));
  if (found.length > 0) return found;
  const single = word.endsWith('s') ? exact.get(word.slice(0, -1)) : undefined;
  const meant = own?.get(word);
  return single ?? (meant === undefined ? [] : [meant]);
}
