import {
  allWords,
  containerWords,
  numberWordsAbroad,
  roundNumbers,
} from '../../../knowledge/words/words-abroad.ts';
import type { Token } from '../words/tokenise.ts';
import { itemVocabulary } from '../words/vocabulary.ts';
import { fold, ofWord } from '../words/word.ts';

/** How many there are, with the tokens `first` to `last` that say so. */
export type Quantity = {
  count: number;
  first: number;
  last: number /** Only an article: nothing was counted. */;
  implied: boolean;
};

const numberWords = new Map<string, number>([
  ...'a one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, k): [string, number] => [word, k || 1]),
  ...'an some my the'.split(' ').map((word): [string, number] => [word, 1]),
  ...[...numberWordsAbroad].map(([word, count]): [string, number] => [fold(word), count]),
  ...[...roundNumbers].map(([word, count]): [string, number] => [fold(word), count]),
  ['couple', 2],
  ['both', 2],
  ['dozen', 12],
]);
const containers = new Set([...containerWords.map(fold), 'stuck', 'couple', 'dozen']);
const rounds = new Set([...roundNumbers.keys()].map(fold));
/** "Mutande 20 circa", "slips ca. 15". */
const about = new Set(
  'ca circa about approx ungefähr ungefahr env environ aprox omtrent ongeveer około okolo mas'.split(' '),
);
const articles = new Set(
  'a an my the some one ein eine einen un une una uno een um uma en ett et jeden jedna'.split(' '),
);
const ofWords = new Set('of de di von d da av med a'.split(' '));

/** The number of items in a name; undefined where none is given. Numbers beyond 99 and model numbers are none. */
export function readQuantity(
  tokens: readonly Token[],
  isName: (index: number) => boolean,
  mostTrailing = 5,
): Quantity | undefined {
  const near =
    approximate.has(tokens[0]?.text ?? '') && tokens.length > 2
      ? leading(tokens.slice(1), (k) => isName(k + 1))
      : undefined;
  if (near && !near.implied) return said(near.count, 0, near.last + 1);
  return leading(tokens, isName) ?? marked(tokens, isName, mostTrailing);
}

/** "About 8 white tees". */
const approximate = new Set(
  'like about approx around roughly maybe ca circa etwa rund ungefähr env environ unos unas cirka omtrent około circa some'.split(
    ' ',
  ),
);

/** A pack, a pair and the like. */
export function isContainer(text: string): boolean {
  return containers.has(text);
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
    const multiple = text === 'dozen' || text === 'couple' ? numberWords.get(text) : undefined;
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

const timesWord = /^x(\d{1,2})(?:ish)?$|^(\d{1,2})(?:x|st|stk|szt|pcs|pk|p|pr|prs|er|ish)$/;
const quantityWords = new Set(
  'qty quantity anzahl menge qte quantite cant cantidad quantita qta aantal antal antall ilosc quantidade qtd pcs'.split(
    ' ',
  ),
);
const packWord = /^(pack|set|pair|lot|paquet|pacco|confezione|paquete|zestaw)s?$/;

/** Without such a word nothing is counted. */
const mayCount = ofWord(({ text }) => /\d/.test(text) || numberWords.has(text));

/** "x2", "2x", "qty 2", "pack of 3" and "3 pack" anywhere in the name. */
function marked(
  tokens: readonly Token[],
  isName: (index: number) => boolean,
  mostTrailing: number,
): Quantity | undefined {
  if (!tokens.some(({ word }) => mayCount(word))) return undefined;
  for (let k = 0; k < tokens.length; k++) {
    const { text } = tokens[k];
    const [next, third] = [tokens[k + 1], tokens[k + 2]];
    const times = timesWord.exec(text);
    if (times && !isName(k) && !/1st$/.test(text) && !isRemarked(tokens, k))
      return said(Number(times[1] ?? times[2]), k, k);
    if (k > 0 && isCount(tokens[k]) && !isName(k) && about.has(tokens[k - 1].text))
      return said(Number(text), k - 1, k);
    if (isRemarked(tokens, k)) continue;
    if (k > 0 && rounds.has(text) && !isName(k)) return said(numberWords.get(text) ?? 1, k, k);
    if (isBetween(tokens, k, isName)) return said(Number(text), k, k);
    if (isCount(tokens[k]) && next?.text === 'x' && k > 0 && !isName(k)) return said(Number(text), k, k + 1);
    if (text === 'x' && isCount(next) && k > 0 && !isName(k + 1)) return said(Number(next.text), k, k + 1);
    if (quantityWords.has(text) && isCount(next)) return said(Number(next.text), k, k + 1);
    if (packWord.test(text) && ofWords.has(next?.text ?? '') && isCount(third))
      return said(Number(third.text), k, k + 2);
    if (next && countedIn.has(next.text) && !isRemarked(tokens, k)) {
      const count = isCount(tokens[k]) ? Number(text) : numberWords.get(text);
      if (count !== undefined && !articles.has(text)) return said(count, k, k + 1);
    }
    if (
      isCount(tokens[k]) &&
      tokens[k].enclosed &&
      Number(text) > 1 &&
      Number(text) <= Math.min(mostInBrackets, mostTrailing) &&
      isAlone(tokens, k)
    )
      return said(Number(text), k, k);
  }
  return trailing(tokens, isName, mostTrailing);
}

/** "ties - 4": a small number behind the name; greater ones are sizes, and 1 belongs to a model. */
function trailing(
  tokens: readonly Token[],
  isName: (index: number) => boolean,
  most: number,
): Quantity | undefined {
  const open = tokens.findIndex(({ enclosed }) => enclosed);
  const behind = (open < 1 || !tokens.at(-1)?.enclosed ? tokens.length : open) - 1;
  const k = behind > 1 && about.has(tokens[behind].text) ? behind - 1 : behind;
  const isAbout = k > 0 && (k < behind || about.has(tokens[k - 1].text));
  if (isAbout && isCount(tokens[k]) && !isName(k))
    return said(Number(tokens[k].text), k < behind ? k : k - 1, behind);
  const inWords =
    k > 0 && !tokens[k].joined && !articles.has(tokens[k].text) ? numberWords.get(tokens[k].text) : 0;
  if (inWords && inWords > 1) return said(inWords, k, k);
  if (k < 1 || !isCount(tokens[k]) || isName(k) || tokens[k].tight) return undefined;
  if (Number(tokens[k].text) < 2 || Number(tokens[k].text) > most || isPartOfSize(tokens, k))
    return undefined;
  return said(Number(tokens[k].text), k, k);
}

const mostBetween = 5;
const mostOfAll = 30;
const alls = new Set(allWords.map(fold));

/** "Bh 3 svarta": a small number between the garment and what it is like. */
function isBetween(tokens: readonly Token[], k: number, isName: (index: number) => boolean): boolean {
  const token = tokens[k];
  if (k === 0 || k === tokens.length - 1 || !isCount(token) || token.tight || tokens[k + 1].tight)
    return false;
  const count = Number(token.text);
  if (alls.has(tokens[k + 1].text) && count > 1 && count <= mostOfAll && isName(k - 1)) return true;
  const next = ofWords.has(tokens[k + 1].text) && isName(k - 1) ? k + 2 : k + 1;
  const isTold = isName(k - 1) || (count < mostBetween && !sizeWords.has(tokens[k - 1].text));
  return count > 1 && count <= mostBetween && token.joined && isTold && isName(next) && !isName(k);
}

const sizeWords = new Set(
  'nr no num number size gr größe grösse str maat mt tg taglia taille t talla eu uk us w'.split(' '),
);

/** "43,5", "nr 14", "tg 5": the number ends a size or is named as one. */
function isPartOfSize(tokens: readonly Token[], k: number): boolean {
  const before = tokens[k - 1];
  return (
    sizeWords.has(before.text) ||
    (/^\d{2}$/.test(before.text) && tokens[k].text === '5' && tokens[k].start === before.end + 1)
  );
}

const worn = new Set(
  'worn used washed wore repaired resoled getragen gewaschen benutzt porté portée mis usado usada puesto puesta messo indossato gedragen gebruikt brukt brugt använd använda noszone noszony noszona times mal'.split(
    ' ',
  ),
);

/** "(Worn 4x)": in brackets, behind a word that is no count. */
function isRemarked(tokens: readonly Token[], k: number): boolean {
  const before = tokens[k - 1];
  const isWorn = (at: number) => at < tokens.length && worn.has(tokens[at].text);
  return (
    isWorn(k + 1) ||
    isWorn(k + 2) ||
    (tokens[k].enclosed && before?.enclosed === true && tokens[k].joined && !/^\d/.test(before.text))
  );
}

/** A number with nothing beside it in its brackets: "(14, Coast)" is a size and its maker. */
function isAlone(tokens: readonly Token[], k: number): boolean {
  const isBeside = (token: Token | undefined) => token?.enclosed === true;
  return !tokens[k].joined && !isBeside(tokens[k - 1]) && !isBeside(tokens[k + 1]);
}

const mostInBrackets = 15;
/** Containers that no garment's name ends with. */
const countedIn = new Set([...containers].filter((word) => !/^(set|piece|pieces|lot)$/.test(word)));

const countWord = /^x?(\d{1,2})(?:x|st|stk|szt|pcs|pk|p|pr|prs|er|ish)?$/;

/** The number from 1 to 99 that a word says: "3", "x3", "3x", "3er", "three". */
export function numberOf(text: string): number | undefined {
  const digits = countWord.exec(text);
  if (digits) return Number(digits[1]) || undefined;
  return numberWords.get(text);
}

/** As `numberOf`; null for a word that says none. */
export const numberOfWord = ofWord(({ text }) => numberOf(text) ?? null);

/** A number in words, an article included. */
export function isNumberWord(text: string): boolean {
  return numberWords.has(text);
}

const shortNumber = /^\d{1,2}$/;

function isCount(token: Token | undefined): token is Token {
  return token !== undefined && !token.isAmount && shortNumber.test(token.text);
}

function countOf({ text }: Token): number | undefined {
  const digits = /^(\d{1,2})x?$/.exec(text);
  if (digits) return Number(digits[1]) || undefined;
  return numberWords.get(text);
}

/** "3-button", "5 pocket", "7/8 leggings", "2.55 bag" count nothing. */
function isMeasured(number: Token, next: Token): boolean {
  if (!/^\d/.test(number.text) || number.text.endsWith('x')) return false;
  return next.tight || (next.joined && itemVocabulary().measured.has(next.text));
}

function said(count: number, first: number, last: number): Quantity {
  return { count: Math.min(99, Math.max(1, count)), first, last, implied: false };
}
