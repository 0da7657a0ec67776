import {
  sparedBy,
  type Whereabouts,
  whereabouts,
  whereaboutsPhrases,
  wishedBeforeColon,
} from '../../../knowledge/words/whereabouts-words.ts';
import { pointingWords } from '../../../knowledge/words/words-abroad.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import { PhraseIndex } from '../words/phrase-index.ts';
import { readSpans, type Span, tokensBetween } from '../words/read-words.ts';
import type { Token } from '../words/tokenise.ts';
import { fold } from '../words/word.ts';
import { isNumberWord } from './read-quantity.ts';

let phrases: PhraseIndex<Whereabouts> | undefined;
const spared = new Set(sparedBy.map(fold));
const pointing = new Set(pointingWords.map(fold));
const wishes = new Set(wishedBeforeColon.map(fold));
const longestLine = 200;
/** "NEED black socks" is a wish, "NEED to hem the skirt" is not. */
const calledWish = /^(?:NEED|WANT|BUY)\s+(?!to\b|TO\b)/;
/** The words before a colon that may tell a wish. */
const longestWish = 24;

/**
 * Where the garments of a line are, as far as it says so: gone (sold, given away, lost), only wished for, or kept
 * elsewhere (at the cleaner's, lent). "Five shirts, one sold" and "not sold" say that they are kept.
 */
export function whereaboutsIn(
  text: string,
  line: Span,
  language: string | undefined,
): Whereabouts | undefined {
  if (lately.text === text && lately.start === line.start) return lately.found;
  const found = readPhrases(text, line, language);
  lately = { text, start: line.start, found };
  return found;
}

/** A line is asked about as it is read and again when it is judged. */
let lately: { text: string; start: number; found: Whereabouts | undefined } = {
  text: '',
  start: -1,
  found: undefined,
};

function readPhrases(text: string, line: Span, language: string | undefined): Whereabouts | undefined {
  phrases ??= build();
  const said = text.slice(line.start, Math.min(line.end, line.start + longestLine));
  const colon = said.slice(0, longestWish).search(/\s?[:：]/);
  if (colon > 0 && wishes.has(fold(said.slice(0, colon).trim()))) return 'wished';
  if (calledWish.test(said)) return 'wished';
  const tokens = tokensBetween(text, line.start, line.start + said.length);
  const found = phrases.all(tokens);
  for (const { first, last, meanings } of found) {
    if (meanings.includes('wished') && (first === 0 || isCalledOut(text, tokens, first, last)))
      return 'wished';
    const isListed = text.slice(line.start, tokens[first].start).includes(':');
    if (meanings.includes('kept') && !isListed && !isSpared(tokens, first)) return 'kept';
  }
  const away = found.filter(({ meanings }) => meanings.includes('gone'));
  const gone = away.find(({ first }) => !isSpared(tokens, first));
  if (gone) return isOfWhole(text, line, { said, gone }, language) ? 'gone' : undefined;
  return away.length > 0 ? 'kept' : undefined;
}

/** "Shark tee - WANT", "white shirt – haben wollen!": the last words of a line, behind a dash. */
function isCalledOut(text: string, tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens[first - 1];
  return (
    last === tokens.length - 1 &&
    before !== undefined &&
    /[-–—(!:]/.test(text.slice(before.end, tokens[first].start))
  );
}

/** "Not sold", "to be sold", "one sold". */
function isSpared(tokens: readonly Token[], first: number): boolean {
  return tokens.slice(Math.max(0, first - 2), first).some(({ text }) => spared.has(text) || isCounting(text));
}

function isCounting(text: string): boolean {
  return (
    /^\d{1,2}$/.test(text) ||
    (isNumberWord(text) && text.length > 2 && text !== 'the' && text !== 'some') ||
    text === 'davon'
  );
}

/** Whether it is said of all that the line names, and not of some that a later part points to. */
function isOfWhole(
  text: string,
  line: Span,
  { said, gone }: { said: string; gone: Span },
  language: string | undefined,
): boolean {
  const last = gone.end - line.start;
  const before = said.slice(0, gone.start - line.start);
  const start = lastParting(before) + 1;
  if (before.slice(0, start).trim() === '') return true;
  if (isOfPartBefore(text, line, before.slice(0, start - 1), language)) return false;
  const length = said.slice(last).search(/[,;().+–—]/);
  const end = length < 0 ? said.length : last + length;
  const part = { start: line.start + start, end: line.start + end };
  const { tokens, nouns } = readSpans(text, [part], language);
  const points = ({ text: word }: Token) => pointing.has(word) && !isNumberWord(word);
  return !nouns.some(isNamed) && !tokens.some(points);
}

function lastParting(said: string): number {
  return Math.max(...[',', ';', '(', '. ', ' - ', '–', '—', '+'].map((sign) => said.lastIndexOf(sign)));
}

/** "Gray blazer, the trousers are worn out, thrown away": it is said of a later garment. */
function isOfPartBefore(text: string, line: Span, said: string, language: string | undefined): boolean {
  const from = lastParting(said) + 1;
  if (from === 0) return false;
  const part = { start: line.start + from, end: line.start + said.length };
  return readSpans(text, [part], language).nouns.some(isNamed);
}

function build(): PhraseIndex<Whereabouts> {
  const index = new PhraseIndex<Whereabouts>();
  for (const each of whereabouts) index.add(whereaboutsPhrases[each], each);
  return index.complete();
}
