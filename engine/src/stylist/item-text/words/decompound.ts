import { formsOf, type Token } from './tokenise.ts';
import { isKnownWord, type Vocabulary } from './vocabulary.ts';

const shortestStart = 3;
/** Scripts that are written without blanks between words. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{L}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Words that the vocabulary lacks, taken apart where their end is one that it knows: "Tweedjacke" is a jacket of tweed,
 * "blackjeans" are jeans. Texts without blanks are cut at the longest known words.
 */
export function decompound(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  return tokens.flatMap((token) => {
    if (isKnownWord(token.text, vocabulary)) return token;
    if (unspaced.test(token.raw)) return cutAtKnown(token, vocabulary);
    const length = endOf(token.text, vocabulary);
    return length === undefined ? token : cut(token, token.text.length - length);
  });
}

/** How many letters the known end of a compound has. */
function endOf(text: string, { compoundEnds, notCompounds }: Vocabulary): number | undefined {
  if (notCompounds.has(text)) return undefined;
  for (let start = shortestStart; start <= text.length - 3; start++)
    if (formsOf(text.slice(start)).some((form) => compoundEnds.has(form))) return text.length - start;
  return undefined;
}

/** A token in two, at a number of folded letters. */
function cut(token: Token, foldedLength: number): Token[] {
  const at = rawLength(token.raw, foldedLength);
  if (at <= 0 || at >= token.raw.length) return [token];
  const start = token.text.slice(0, foldedLength).replace(/(?<=\p{L}{4})s$/u, '');
  const end = token.text.slice(foldedLength);
  return [
    { ...token, text: start, forms: formsOf(start), raw: token.raw.slice(0, at), end: token.start + at },
    {
      ...token,
      text: end,
      forms: formsOf(end),
      raw: token.raw.slice(at),
      start: token.start + at,
      joined: true,
      tight: true,
    },
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

function cutAtKnown(token: Token, vocabulary: Vocabulary): Token[] {
  const { text, raw } = token;
  if (text.length !== raw.length) return [token];
  const pieces: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const length = longestKnown(text, at, vocabulary) ?? 1;
    const part = text.slice(at, at + length);
    pieces.push({
      ...token,
      text: part,
      forms: [part],
      raw: raw.slice(at, at + length),
      start: token.start + at,
      end: token.start + at + length,
      joined: at > 0 || token.joined,
      tight: at > 0 || token.tight,
    });
    at += length;
  }
  return pieces;
}

const longestUnspaced = 12;

function longestKnown(text: string, at: number, vocabulary: Vocabulary): number | undefined {
  for (let length = Math.min(longestUnspaced, text.length - at); length > 0; length--)
    if (isKnownWord(text.slice(at, at + length), vocabulary)) return length;
  return undefined;
}
