import { numberOfWord } from '../details/read-quantity.ts';
import type { ItemDraft } from '../item-draft.ts';
import type { Words } from '../words/read-words.ts';
import { Features, upTo, wordNumber } from './features.ts';
import { countsOfSigns, headOf, type LineHead } from './line-head.ts';
import type { LineView } from './line-view.ts';
import { wordClass } from './word-classes.ts';

/** The list's and the rules' part of what is told of every word of a line. */
export type LineFrame = { way: number; items: readonly ItemDraft[]; hasHeading: boolean; language: number };

const { garment, part, colour, brand, number, numberWord } = wordClass;

/** All that the words of a line have in common for the question where its further garments begin. */
export type LineSums = {
  /** How many words before each are of a class, here and in the next three. */
  nouns: readonly number[];
  colours: readonly number[];
  counts: readonly number[];
  brands: readonly number[];
  ruleStarts: readonly number[];
  /** Where the part of the line between signs ends that each word stands in. */
  chunkEnds: readonly number[];
  /** The first number of the line. */
  total: number;
  /** For each word a number that those share which are of its class and follow the same sign. */
  peerKeys: readonly number[];
  /** What sorts of words the part between signs holds that each word stands in. */
  chunks: readonly number[];
  head: LineHead;
  /** How many commas and slashes part it, and how many full stops. */
  signCounts: number;
};

const mostClasses = 64;

export function lineSums({ classes, signs, words }: LineView, { items }: LineFrame): LineSums {
  const chunkEnds: number[] = new Array(classes.length);
  const chunks: number[] = new Array(classes.length);
  let end = classes.length;
  let holds = 0;
  for (let k = classes.length - 1; k >= 0; k--) {
    chunkEnds[k] = end;
    holds |= 1 << classes[k];
    if (signs[k] <= 2 && k > 0) continue;
    for (let j = k; j < end; j++) chunks[j] = holds;
    end = k;
    holds = 0;
  }
  const first = words.tokens.find(({ word }) => (numberOfWord(word) ?? 1) > 1);
  return {
    ...runningSums(classes),
    ruleStarts: items.slice(1).map(({ start }) => start),
    chunkEnds,
    chunks,
    head: headOf(classes, signs, chunks),
    signCounts: countsOfSigns(signs),
    peerKeys: classes.map((value, k) => signs[k] * mostClasses + value),
    total: upTo(6, first ? (numberOfWord(first.word) ?? 1) : 1),
  };
}

function runningSums(classes: readonly number[]): Pick<LineSums, 'nouns' | 'colours' | 'counts' | 'brands'> {
  const zeros = () => new Array<number>(classes.length + 1).fill(0);
  const [nouns, colours, counts, brands] = [zeros(), zeros(), zeros(), zeros()];
  for (let k = 0; k < classes.length; k++) {
    const each = classes[k];
    nouns[k + 1] = nouns[k] + (each === garment || each === part ? 1 : 0);
    colours[k + 1] = colours[k] + (each === colour ? 1 : 0);
    counts[k + 1] = counts[k] + (each === number || each === numberWord ? 1 : 0);
    brands[k + 1] = brands[k] + (each === brand ? 1 : 0);
  }
  return { nouns, colours, counts, brands };
}

const mostPeers = 3;

/** How many words of the line are of the class of word `k` and follow the same sign, itself included. */
function peersOf(keys: readonly number[], k: number): number {
  let found = 0;
  for (const key of keys) {
    if (key === keys[k]) found += 1;
    if (found === mostPeers) break;
  }
  return found;
}

function classAt(classes: readonly number[], k: number): number {
  return k < classes.length ? classes[k] : 0;
}

/** How many up to two, of those that the sums count, stand from word `a` up to `b`. */
function within(sums: readonly number[], a: number, b: number): number {
  return upTo(2, sums[b] - sums[a]);
}

function contents({ nouns, colours, counts }: LineSums, a: number, b: number): number {
  return within(nouns, a, b) * 9 + within(colours, a, b) * 3 + within(counts, a, b);
}

type NounMatch = Words['nouns'][number];

/** The first garment's name that begins at word `from` or behind it, and before word `to`. */
function firstNoun({ nouns }: Words, from: number, to: number): NounMatch | undefined {
  for (const noun of nouns) if (noun.first >= from && noun.first < to) return noun;
  return undefined;
}

function isSaidBefore({ nouns }: Words, { first, meanings }: NounMatch): boolean {
  const kind = meanings[0].kind.subcategory ?? '';
  for (const noun of nouns) if (noun.last < first && noun.meanings[0].kind.subcategory === kind) return true;
  return false;
}

const [ofBegins, ofCounts] = [new Features(), new Features()];

/**
 * The features by which a further garment begins at word `k`, the one before having begun at `from` as the `made`th; up to
 * when the next word is asked about.
 */
export function beginFeatures(
  view: LineView,
  frame: LineFrame,
  sums: LineSums,
  { k, from, made }: { k: number; from: number; made: number },
  buckets: number,
): readonly number[] {
  const { classes, signs, numbers, words } = view;
  const f = ofBegins.begin(buckets);
  const all = classes.length;
  const { start, enclosed } = words.tokens[k];
  const sign = signs[k];
  const c2 = k > 1 ? classes[k - 2] : 0;
  const c1 = k > 0 ? classes[k - 1] : 0;
  const c = classes[k];
  const n1 = classAt(classes, k + 1);
  const n2 = classAt(classes, k + 2);
  const n3 = classAt(classes, k + 3);
  const isRuled = sums.ruleStarts.includes(start) ? 1 : 0;
  const opens = sign > 2 ? 1 : 0;
  const chunkEnd = sums.chunkEnds[k] ?? all;
  const open = contents(sums, from, k);
  const ahead = contents(sums, k, chunkEnd);
  const rest = contents(sums, k, all);
  const first = contents(sums, 0, made === 1 ? k : from);
  const items = upTo(4, frame.items.length);
  const rulesLeft = upTo(3, frame.items.length - made + 3);
  const left = sums.total > 1 ? upTo(5, Math.max(0, sums.total - made)) : 6;
  const noun = firstNoun(words, k, k + 1);
  const isAgain = noun && isSaidBefore(words, noun) ? 1 : 0;
  const nounAhead = firstNoun(words, k + 1, chunkEnd);
  f.add(1, c, opens);
  f.add(2, c1, c);
  f.add(3, c, n1);
  f.add(4, c1, c, n1);
  f.add(5, sign, c);
  f.add(6, sign, c1, c);
  f.add(7, sign, c, n1);
  f.add(8, sign, c, n1, n2);
  f.add(9, c2, c1, c, sign);
  f.add(10, numbers[k], opens);
  f.add(11, numbers[k - 1] ?? 0, c);
  f.add(12, numbers[k], n1);
  f.add(13, numbers[k - 1] ?? 0, c, n1);
  f.add(14, open, c, sign);
  f.add(15, open, c, n1);
  f.add(16, open, ahead, opens);
  f.add(17, open, ahead, sign);
  f.add(18, open, ahead, c);
  f.add(19, open, rest, c);
  f.add(20, isRuled, c);
  f.add(21, isRuled, sign, open);
  f.add(22, isRuled, frame.way, items);
  f.add(23, isRuled, rulesLeft, opens);
  f.add(24, enclosed ? 1 : 0, c, sign);
  f.add(25, first, ahead, opens, upTo(3, made));
  f.add(26, left, ahead, opens);
  f.add(27, left, open, c);
  f.add(28, c, n1, n2, n3);
  f.add(29, frame.language, c1, c);
  f.add(30, frame.hasHeading ? 1 : 0, open, ahead, opens);
  f.add(31, isAgain, c1, n1);
  f.add(32, isAgain, open, opens);
  f.add(33, noun ? wordNumber(noun.meanings[0].kind.category) : 0, open, isAgain);
  f.add(34, nounAhead ? 1 : 0, c, c1, open);
  f.add(35, frame.way, items, upTo(3, made), opens);
  f.add(36, upTo(6, k - from), open, opens);
  f.add(37, within(sums.brands, from, k), within(sums.brands, k, chunkEnd), open, ahead);
  f.add(38, signs[chunkEnd] ?? 0, sign, ahead);
  f.add(39, upTo(3, all >> 2), opens, c);
  f.add(40, signs[from], sign, open, ahead);
  const isWord = numbers[k] === numbers[from] ? 1 : 0;
  const isClass = c === classAt(classes, from) ? 1 : 0;
  const peers = peersOf(sums.peerKeys, k);
  const colours = upTo(4, sums.colours[all] ?? 0);
  const likeBefore = sums.chunks[k] === sums.chunks[k - 1] ? 1 : 0;
  const likeFirst = sums.chunks[k] === sums.chunks[from] ? 1 : 0;
  f.add(57, isWord, isClass, c, opens);
  f.add(58, peers, c, sign);
  f.add(59, peers, isClass, open, ahead);
  f.add(60, colours, sums.total, c, opens);
  f.add(61, likeBefore, likeFirst, opens, ahead);
  f.add(62, signs[from] === sign ? 1 : 0, classAt(classes, from), c, n1);
  f.add(63, classAt(classes, from), classAt(classes, from + 1), c, n1);
  const { head } = sums;
  const headed = k < head.end ? 0 : head.sort;
  const isFirstPart = k === head.end ? 1 : 0;
  const brandsAhead = within(sums.brands, k, chunkEnd);
  f.add(65, headed, opens, c, n1);
  f.add(66, headed, opens, ahead, brandsAhead);
  f.add(67, headed, sign, ahead, open);
  f.add(68, headed, opens * 8 + upTo(5, chunkEnd - k), upTo(4, head.parts), upTo(4, head.told));
  f.add(69, headed * 2 + isFirstPart, upTo(3, made), ahead, c);
  f.add(70, headed * 2 + isFirstPart, opens, enclosed ? 1 : 0, sign);
  const nextChunk = chunkEnd < all ? (sums.chunks[chunkEnd] ?? 0) : 0;
  const lastChunk = k > 0 ? (sums.chunks[k - 1] ?? 0) : 0;
  f.add(71, numbers[k + 1] ?? 0);
  f.add(72, numbers[k + 2] ?? 0);
  f.add(73, numbers[k - 2] ?? 0);
  f.add(74, sums.chunks[k] ?? 0, opens);
  f.add(75, lastChunk, opens);
  f.add(76, nextChunk, opens);
  f.add(77, sums.chunks[from] ?? 0, opens);
  f.add(78, sums.signCounts, sign);
  f.add(79, upTo(12, k), upTo(12, all));
  f.add(80, frame.language, sign);
  f.add(81, sums.signCounts, opens, c);
  f.add(82, upTo(5, chunkEnd - k), upTo(5, k - from), opens);
  f.add(83, numbers[from] ?? 0, opens);
  f.add(64, isWord, n1 === classAt(classes, from + 1) ? 1 : 0, open, opens);
  return f.found;
}

/** A number at word `k` of what stands from word `from` up to `to`, one of `among` garments of its line. */
export type CountedWord = {
  k: number;
  from: number;
  to: number;
  item: ItemDraft | undefined;
  value: number;
  among: number;
};

/** The features by which the number at word `k` may tell how many there are, up to when the next one is asked about. */
export function countFeatures(
  view: LineView,
  { k, from, to, item, value, among }: CountedWord,
  buckets: number,
): readonly number[] {
  const { classes, signs, numbers, words } = view;
  const f = ofCounts.begin(buckets);
  const c1 = k > 0 ? classes[k - 1] : 0;
  const c = classes[k];
  const n1 = classAt(classes, k + 1);
  const n2 = classAt(classes, k + 2);
  const size = value <= 12 ? value : 13 + upTo(4, Math.floor(value / 20));
  const isRead = item?.quantity === value ? 1 : 0;
  const first = k === from ? 1 : 0;
  const last = k === to - 1 ? 1 : 0;
  const isDigit = c === number ? 1 : 0;
  f.add(41, size);
  f.add(42, isRead, size);
  f.add(43, c1, c, n1);
  f.add(44, signs[k], c1, isDigit);
  f.add(45, signs[k + 1] ?? 0, n1, isDigit);
  f.add(46, numbers[k - 1] ?? 0, isDigit);
  f.add(47, numbers[k + 1] ?? 0, isDigit);
  f.add(48, first, last, isDigit, isRead);
  f.add(49, c, n1, n2);
  f.add(50, words.tokens[k].enclosed ? 1 : 0, signs[k], isRead);
  f.add(51, isRead, item === undefined ? 2 : item.quantity > 1 ? 1 : 0, first, last);
  f.add(52, item ? wordNumber(item.subcategory ?? item.category) : 0, upTo(6, value >> 1), last);
  f.add(53, first, n1, size);
  f.add(54, last, c1, size, signs[k]);
  f.add(55, numbers[k]);
  f.add(56, isRead, c1, n1);
  const numbered = classes.slice(from, to).filter((each) => each === number || each === numberWord).length;
  f.add(57, value === among ? 1 : 0, upTo(4, among), first, k === 0 ? 1 : 0);
  f.add(58, upTo(3, numbered), first, last, isRead);
  f.add(59, upTo(3, among), upTo(3, numbered), k === 0 ? 1 : 0, value === among ? 1 : 0);
  f.add(60, numbers[k - 2] ?? 0, numbers[k - 1] ?? 0);
  f.add(61, numbers[k + 1] ?? 0, numbers[k + 2] ?? 0);
  return f.found;
}
