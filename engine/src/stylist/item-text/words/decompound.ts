import { listVocabulary } from './list-vocabulary.ts';
import type { Token } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';
import { formsOf, newWord, ofWord, type Word } from './word.ts';

const shortestStart = 3;
/** Scripts that are written without blanks between words. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{L}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A part of a word, and where it begins in the word as it is written. */
type Part = { word: Word; at: number };

/**
 * A word that the vocabulary lacks, taken apart where its end is one that it knows: "Tweedjacke" is a jacket of tweed,
 * "blackjeans" are jeans. Texts without blanks are cut at the longest known words.
 */
export function decompound(token: Token): readonly Token[] {
  const parts = partsOf(token.word);
  return parts === null
    ? [token]
    : parts.map(({ word, at }) => ({
        ...token,
        word,
        text: word.text,
        raw: word.raw,
        start: token.start + at,
        end: token.start + at + word.raw.length,
        joined: at > 0 || token.joined,
        tight: at > 0 || token.tight,
      }));
}

/** The parts of a word; null for one that stays whole. */
export const partsOf = ofWord((word): readonly Part[] | null => {
  const vocabulary = listVocabulary();
  if (vocabulary.knows(word)) return null;
  if (unspaced.test(word.raw)) return cutAtKnown(word, vocabulary);
  const length = endOf(word.text, vocabulary);
  return length === undefined ? null : cut(word, word.text.length - length);
});

/** How many letters the known end of a compound has. */
function endOf(text: string, { compoundEnds, notCompounds }: Vocabulary): number | undefined {
  if (notCompounds.has(text)) return undefined;
  for (let start = shortestStart; start <= text.length - 3; start++)
    if (formsOf(text.slice(start)).some((form) => compoundEnds.has(form))) return text.length - start;
  return undefined;
}

/** A word in two, at a number of folded letters. */
function cut({ text, raw }: Word, foldedLength: number): readonly Part[] | null {
  const at = rawLength(raw, foldedLength);
  if (at <= 0 || at >= raw.length) return null;
  const start = text.slice(0, foldedLength).replace(/(?<=\p{L}{4})s$/u, '');
  return [
    { word: newWord(start, raw.slice(0, at)), at: 0 },
    { word: newWord(text.slice(foldedLength), raw.slice(at)), at },
  ];
}

/** How many UTF-16 units of the raw word make so many folded letters; a letter may fold to two. */
function rawLength(raw: string, foldedLength: number): number {
  let folded = 0;
  let at = 0;
  for (const letter of raw) {
    if (folded >= foldedLength) break;
    at += letter.length;
    folded += /[ßæœ]/i.test(letter) ? 2 : /[\p{M}'’]/u.test(letter) ? 0 : 1;
  }
  return folded === foldedLength ? at : -1;
}

function cutAtKnown({ text, raw }: Word, vocabulary: Vocabulary): readonly Part[] | null {
  if (text.length !== raw.length) return null;
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    const length = longestKnown(text, at, vocabulary) ?? 1;
    const part = text.slice(at, at + length);
    parts.push({ word: newWord(part, raw.slice(at, at + length), [part]), at });
    at += length;
  }
  return parts;
}

const longestUnspaced = 12;

function longestKnown(text: string, at: number, { knows }: Vocabulary): number | undefined {
  for (let length = Math.min(longestUnspaced, text.length - at); length > 0; length--) {
    const part = text.slice(at, at + length);
    if (knows(newWord(part, part))) return length;
  }
  return undefined;
}
