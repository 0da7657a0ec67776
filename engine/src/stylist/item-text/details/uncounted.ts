import { beforeSizes, unitWords } from '../../../knowledge/words/words-abroad.ts';
import type { Token } from '../words/tokenise.ts';
import { fold, ofWord } from '../words/word.ts';
import { isNumberWord } from './read-quantity.ts';

const units = new Set(unitWords.map(fold));
const sizes = new Set(beforeSizes.map(fold));
const plainNumber = /^\d{1,3}$/;
/** Greater ones behind a stroke or hyphen end a size or a date: "socks 9-12", "33/34". */
const leastOfRange = 6;

const isNumber = ofWord(({ text }) => plainNumber.test(text) || isNumberWord(text));
const none: ReadonlySet<number> = new Set();

/**
 * The numbers of a line that count nothing, whatever stands around them: they are measured ("40 den", "8 hole", "thirty
 * bucks"), named as sizes or numbers ("sz 7", "#11"), or part of a price, a date, a range, or a heart ("<3").
 */
export function uncountedNumbers(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  if (!tokens.some(({ word }) => isNumber(word))) return none;
  const found = new Set<number>();
  tokens.forEach((token, k) => {
    if (!isNumber(token.word)) return;
    const isDigits = plainNumber.test(token.text);
    const [before, next] = [tokens[k - 1], tokens[k + 1]];
    const isMeasured = next?.joined === true && (units.has(next.text) || hundreds.test(next.text));
    if (
      isMeasured ||
      isHalfSize(token, before) ||
      isInOne(tokens, k) ||
      (isDigits && (isSigned(text, token) || isOfRange(text, token, before, next)))
    )
      found.add(k);
    else if (before && token.joined && sizes.has(before.text)) found.add(k);
    else if (!isDigits && isOfRow(tokens, k)) found.add(k);
  });
  return found;
}

/** "43,5": the half of a size. */
function isHalfSize(token: Token, before: Token | undefined): boolean {
  return token.text === '5' && /^\d{2}$/.test(before?.text ?? '') && token.start === (before?.end ?? 0) + 1;
}

const inWords = new Set(['in', 'en', 'em', 'i']);

/** "3 in 1 coat", "2 en 1". */
function isInOne(tokens: readonly Token[], k: number): boolean {
  const isBetween = (at: number) => inWords.has(tokens[at]?.text ?? '') && tokens[at + 1]?.text === '1';
  return isBetween(k + 1) || isBetween(k - 1);
}

/** Of three numbers or more in words behind each other none counts: "nineteen ninety one", "thirty nine ninety nine". */
function isOfRow(tokens: readonly Token[], at: number): boolean {
  const isNumber = (k: number) =>
    tokens[k] !== undefined && isNumberWord(tokens[k].text) && tokens[k].text.length > 2;
  let [first, last] = [at, at];
  while (isNumber(first - 1)) first -= 1;
  while (isNumber(last + 1)) last += 1;
  return last - first >= leastOfRow - 1;
}
const leastOfRow = 3;

const hundreds = /^(?:hundred|thousand|grand|hundert|tausend|cien(?:to)?s?|mil|cents?|mille|hundre|tusen)$/;

function isSigned(text: string, { start, end }: Token): boolean {
  return (
    /[#№<£$€¥]\s?$/.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\s?["″”°%£$€¥½]/.test(text.slice(end, end + 2))
  );
}

/** One of two numbers that only a stroke, a hyphen, or a point parts. */
function isOfRange(text: string, token: Token, before: Token | undefined, next: Token | undefined): boolean {
  const isPair = (first: Token | undefined, second: Token | undefined) => {
    if (!first || !second?.tight || !/^\d{1,4}$/.test(first.text) || !/^\d{1,4}$/.test(second.text))
      return false;
    const sign = text.slice(first.end, second.start);
    return sign === '/' || sign === '.' || Number(second.text) > leastOfRange;
  };
  return isPair(before, token) || isPair(token, next);
}
