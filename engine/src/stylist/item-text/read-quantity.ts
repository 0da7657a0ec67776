import type { Token } from './tokenise.ts';
import { itemVocabulary } from './vocabulary.ts';

/** How many there are, with the tokens `first` to `last` that say so. */
export type Quantity = {
  count: number;
  first: number;
  last: number /** Only an article: nothing was counted. */;
  implied: boolean;
};

const numberWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...'a one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, k) => [word, k || 1]),
  ...'an ein eine un une una uno'.split(' ').map((word) => [word, 1]),
  ...'zwei deux dos due'.split(' ').map((word) => [word, 2]),
  ...'drei trois tres tre'.split(' ').map((word) => [word, 3]),
  ...Object.entries({
    couple: 2,
    both: 2,
    dozen: 12,
    vier: 4,
    quatre: 4,
    cuatro: 4,
    quattro: 4,
    funf: 5,
    cinq: 5,
    cinco: 5,
    cinque: 5,
  }),
]);
const containers = new Set(
  'pair pairs pr prs pack packs set sets pc pcs piece pieces couple dozen paar paire paires par pares paia stuck'.split(
    ' ',
  ),
);
const articles = new Set('a an my the some one ein eine un une una uno'.split(' '));
const ofWords = new Set('of de di von d'.split(' '));

/** The number of items in a name; undefined where none is given. Numbers beyond 99 and model numbers are none. */
export function readQuantity(
  tokens: readonly Token[],
  isName: (index: number) => boolean,
): Quantity | undefined {
  return leading(tokens, isName) ?? marked(tokens, isName);
}

function leading(tokens: readonly Token[], isName: (index: number) => boolean): Quantity | undefined {
  const count = tokens.length > 1 && !isName(0) ? countOf(tokens[0]) : undefined;
  if (count === undefined) return undefined;
  let last = 0;
  if (tokens[1].text === 'x' && /^\d/.test(tokens[0].text)) last = 1;
  const next = tokens[last + 1];
  if (!next || (last === 0 && isMeasured(tokens[0], next))) return undefined;
  let total = count;
  let end = last;
  for (let k = last + 1; k < tokens.length && k < last + 4; k++) {
    const { text } = tokens[k];
    const multiple = text === 'dozen' || text === 'couple' ? numberWords[text] : undefined;
    if (multiple !== undefined) total = count * multiple;
    if (containers.has(text) || ((k > last + 1 || /^\d/.test(tokens[0].text)) && ofWords.has(text))) end = k;
    else break;
  }
  const inPack = packOf(tokens, end);
  if (end >= tokens.length - 1) return undefined;
  if (inPack) return said(total * inPack.count, 0, inPack.last);
  return { ...said(total, 0, end), implied: end === 0 && articles.has(tokens[0].text) };
}

/** "pack of 3" after the containers already read. */
function packOf(tokens: readonly Token[], last: number): { count: number; last: number } | undefined {
  const after = tokens[last + 1];
  if (!after || !containers.has(tokens[last].text) || !/^\d{1,2}$/.test(after.text)) return undefined;
  return { count: Number(after.text), last: ofWords.has(tokens[last + 2]?.text ?? '') ? last + 2 : last + 1 };
}

/** "x2", "2x", "qty 2", "pack of 3" and "3 pack" anywhere in the name. */
function marked(tokens: readonly Token[], isName: (index: number) => boolean): Quantity | undefined {
  for (let k = 0; k < tokens.length; k++) {
    const { text } = tokens[k];
    const [next, third] = [tokens[k + 1], tokens[k + 2]];
    const times = /^x(\d{1,2})$|^(\d{1,2})x$/.exec(text);
    if (times) return said(Number(times[1] ?? times[2]), k, k);
    if (isCount(tokens[k]) && next?.text === 'x' && k > 0 && !isName(k)) return said(Number(text), k, k + 1);
    if (text === 'x' && isCount(next) && k > 0 && !isName(k + 1)) return said(Number(next.text), k, k + 1);
    if (/^(qty|quantity|anzahl|menge|qte|cantidad|pcs)$/.test(text) && isCount(next))
      return said(Number(next.text), k, k + 1);
    if (/^(pack|set|pair)s?$/.test(text) && next?.text === 'of' && isCount(third))
      return said(Number(third.text), k, k + 2);
    if (isCount(tokens[k]) && /^(pack|pk|pairs|pcs)$/.test(next?.text ?? ''))
      return said(Number(text), k, k + 1);
  }
  return undefined;
}

function isCount(token: Token | undefined): token is Token {
  return token !== undefined && /^\d{1,2}$/.test(token.text);
}

function countOf({ text }: Token): number | undefined {
  const digits = /^(\d{1,2})x?$/.exec(text);
  if (digits) return Number(digits[1]) || undefined;
  if (Object.hasOwn(numberWords, text)) return numberWords[text];
  return articles.has(text) ? 1 : undefined;
}

/** "3-button", "5 pocket", "7/8 leggings", "2.55 bag" count nothing. */
function isMeasured(number: Token, next: Token): boolean {
  if (!/^\d/.test(number.text) || number.text.endsWith('x')) return false;
  return next.tight || (next.joined && itemVocabulary().measured.has(next.text));
}

function said(count: number, first: number, last: number): Quantity {
  return { count: Math.min(99, Math.max(1, count)), first, last, implied: false };
}
