import { type Word, wordOf } from './word.ts';

/** A word of a text: folded to plain lower-case letters, with its UTF-16 offsets in the text it was read from. */
export type Token = {
  word: Word;
  text: string;
  raw: string;
  start: number;
  end: number;
  /** Only blanks, hyphens and the like stand between the word before and this one. */
  joined: boolean;
  /** As `joined`, and without a blank: "3-button", "3/4". */
  tight: boolean;
  /** It stands in brackets. */
  enclosed: boolean;
  /** It belongs to a sum of money or a decimal, and counts nothing: "€8", "19,95". */
  isAmount: boolean;
};

const anyWord =
  /[dl](?=['’]\p{L}{2})|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[&+×]|\p{Extended_Pictographic}\uFE0F?/giu;
const joint = /^[^\S\n]*[-–.'’/_]?[^\S\n]*$/;

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';
const moneySigns = '$€£¥₹';

function isAmount(source: string, start: number, end: number): boolean {
  if (!isDigit(source[start]) || !isDigit(source[end - 1])) return false;
  const [before, after] = [source[start - 1], source[end]];
  if (before !== undefined && moneySigns.includes(before)) return true;
  if (after !== undefined && moneySigns.includes(after)) return true;
  const isPoint = (sign: string | undefined) => sign === '.' || sign === ',';
  return (isPoint(before) && isDigit(source[start - 2])) || (isPoint(after) && isDigit(source[end + 1]));
}

/** The words of a text in order, `offset` added to every position. Linear in the length of the text. */
export function tokenise(source: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let depth = 0;
  for (let start = nextWord(source, 0); start >= 0; start = nextWord(source, end)) {
    const isSpaced = start === end + 1 && source[end] === ' ';
    const between = isSpaced ? ' ' : source.slice(end, Math.min(start, end + 8)).replace(/\uFE0F/g, '');
    if (!isSpaced) depth = depthAfter(source, end, start, depth);
    const joined = end > 0 && (isSpaced || (start - end < 8 && joint.test(between)));
    end = anyWord.lastIndex;
    const word = wordOf(source.slice(start, end));
    tokens.push({
      word,
      text: word.text,
      raw: word.raw,
      start: offset + start,
      end: offset + end,
      joined,
      tight: joined && !isSpaced && !/\s/.test(between),
      enclosed: depth > 0,
      isAmount: isAmount(source, start, end),
    });
  }
  return tokens;
}

/**
 * Where the first word from a place on begins; -1 without one. Its end is left in the pattern, which most words do not
 * need, since they are of plain letters and digits.
 */
function nextWord(source: string, from: number): number {
  let start = from;
  while (start < source.length && isBetweenWords(source.charCodeAt(start))) start += 1;
  let end = start;
  while (isPlain(source.charCodeAt(end))) end += 1;
  const isPlainWord = end > start && endsPlainWord(source, end);
  anyWord.lastIndex = isPlainWord ? end : start;
  return isPlainWord ? start : (anyWord.exec(source)?.index ?? -1);
}

const firstBeyondAscii = 128;

const isPlain = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

const [ampersand, plus, apostrophe] = [38, 43, 39];

/** A plain sign that is no word by itself. */
const isBetweenWords = (code: number) =>
  code < firstBeyondAscii && code !== ampersand && code !== plus && !isPlain(code);

/** Whether what stands behind plain letters cannot belong to their word. */
function endsPlainWord(source: string, end: number): boolean {
  const code = source.charCodeAt(end);
  return Number.isNaN(code) || (code < firstBeyondAscii && code !== apostrophe);
}

function depthAfter(text: string, from: number, to: number, depth: number): number {
  let after = depth;
  for (let k = from; k < to; k++) {
    if (text[k] === '(' || text[k] === '[') after++;
    else if (text[k] === ')' || text[k] === ']') after = Math.max(0, after - 1);
  }
  return after;
}
