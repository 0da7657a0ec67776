import stored from '../../../knowledge/data/list-reading.json' with { type: 'json' };
import { numbersOf } from '../../../knowledge/words/words-abroad.ts';
import { networkShareOf, type StoredNetwork } from '../../../language/feature-network.ts';
import { type Reader, readerOf, type StoredWeights, shareOf } from '../../../language/linear-reader.ts';
import { numbered } from '../details/most-trailing.ts';
import { readPacks } from '../details/read-packs.ts';
import { isContainer, isNumberWord, numberOfWord } from '../details/read-quantity.ts';
import { whereaboutsIn } from '../details/read-whereabouts.ts';
import type { ItemDraft } from '../item-draft.ts';
import { isWhole } from '../kinds/choose-noun.ts';
import type { ListState } from '../lines/read-line.ts';
import { wordNumber } from './features.ts';
import { lineFeatures } from './line-features.ts';
import { type LineView, viewOf } from './line-view.ts';
import {
  grouped,
  itemsOf,
  type LineJudge,
  type Role,
  type RuleReading,
  roles,
  type Segment,
} from './verdict.ts';
import { partingSigns, wordClass } from './word-classes.ts';
import {
  beginFeatures,
  type CountedWord,
  countFeatures,
  type LineFrame,
  type LineSums,
  lineSums,
} from './word-features.ts';

export const listBuckets = { roles: 32768, begins: 65536, counts: 16384 } as const;
/** What is learned of lists: what a line is, where a garment begins, and which number counts. */
export type StoredListReading = { roles: StoredWeights; begins: StoredNetwork; counts: StoredWeights };

/** A line with all that the learned readers are told of it. */
export type Observed = { view: LineView; frame: LineFrame; items: ItemDraft[]; ofLine: readonly number[] };

export function observe(state: ListState, reading: RuleReading): Observed {
  const { lines, parsed } = state;
  const { index, way, before } = reading;
  const view = viewOf(state, index);
  const groups = grouped(itemsOf(state, reading));
  const items = groups.map(([first]) => first);
  const next = lines[index + 1];
  const isJoined = items.length === 0 && parsed.items.at(-1) !== before.last;
  const ofLine = lineFeatures(
    state,
    view,
    { index, way, items, isJoined, below: next && !next.blank ? viewOf(state, index + 1) : undefined },
    listBuckets.roles,
  );
  const frame = {
    way: wordNumber(way),
    items,
    hasHeading: before.context.kind !== undefined,
    language: wordNumber(state.ofList.language ?? ''),
  };
  return { view, frame, items, ofLine };
}

/** The numbers of a segment that may count, by their words. */
export function countsIn(
  { words, classes, uncounted }: LineView,
  from: number,
  to: number,
): { k: number; value: number }[] {
  const found: { k: number; value: number }[] = [];
  for (let k = from; k < to; k++) {
    const { word, text } = words.tokens[k];
    const value = isOtherWord(text, words.language) ? null : numberOfWord(word);
    // "Sox 05": a year.
    if (text.startsWith('0')) continue;
    if (value !== null && !uncounted.has(k) && (classes[k] !== 0 || isNumberWord(text)))
      found.push({ k, value });
  }
  return found;
}

/** "Fire hose pants": a number in Danish, and none in English. */
function isOtherWord(text: string, language: string | undefined): boolean {
  const languages = numbersOf.get(text);
  return languages !== undefined && language !== undefined && !languages.has(language);
}

/** How sure the learned readers have to be where they read otherwise than the rules. */
export const trust = {
  roles: 0.7,
  found: 0.75,
  otherwise: 0.9,
  begins: 0.65,
  told: 1,
  counts: 0.9,
  uncounted: 0.5,
};

type Share = (features: readonly number[]) => number;
type Readers = { roles: Reader; begins: Share; counts: Share };

export function judgeOf(weights: StoredListReading): LineJudge {
  const readers: Readers = {
    roles: readerOf(weights.roles),
    begins: networkShareOf(weights.begins),
    counts: shareOf(weights.counts),
  };
  return (state, reading) => {
    const seen = observe(state, reading);
    // The lines of an order that tell no garment are known by their words.
    const isOrder = state.isOrder && isAmongShopLines(state, reading.index);
    if (reading.way === 'price' || reading.way === 'absent' || (isOrder && seen.items.length === 0))
      return undefined;
    const read = roleOf(readers, seen, isOrder);
    const isKept = seen.items.length > 0 && isKeptElsewhere(state, reading.index);
    const isRow = read === 'heading' && isGarmentInARow(state, reading.index, seen.items);
    const role = isKept || isRow ? 'garments' : read;
    return { role, segments: role === 'garments' ? segmentsOf(readers, seen) : [] };
  };
}

/** What is at the cleaner's or lent is still worn by its owner. */
function isKeptElsewhere({ text, lines, ofList }: ListState, index: number): boolean {
  return whereaboutsIn(text, lines[index], ofList.language) === 'kept';
}

/** So many lines around one that only a shop writes belong to its mail. */
const mailAround = 5;

function isAmongShopLines({ shopLines }: ListState, index: number): boolean {
  return shopLines
    .slice(Math.max(0, index - mailAround), index + mailAround + 1)
    .some((line) => line !== undefined);
}

/** A few words with a cloth, a color, or a size are of something that is worn, unless they are surely something else. */
function maybeGarment({ words }: LineView, items: readonly ItemDraft[]): boolean {
  return items.length > 0 && words.attributes.length > 0 && words.tokens.length <= mostOfUnknown;
}

const mostOfUnknown = 3;

function roleOf({ roles: reader }: Readers, { view, ofLine, items }: Observed, isOrder: boolean): Role {
  const shares = reader.read(ofLine);
  const isNamed = items.some(({ guesses }) => guesses.length === 0);
  if (isNamed && (isOrder || (shares[0] ?? 0) > 1 - trust.roles)) return 'garments';
  const [share = 0, ...others] = shares;
  if (maybeGarment(view, items) && Math.max(...others) < trust.otherwise) return 'garments';
  if (items.length === 0 && share < trust.found)
    return roles[1 + others.indexOf(Math.max(...others))] ?? 'remark';
  return roles[shares.indexOf(Math.max(...shares))] ?? 'garments';
}

/** A garment on a line like those around it. Headings are marked, capitals, or set apart, and tell no color. */
function isGarmentInARow({ text, lines }: ListState, index: number, items: readonly ItemDraft[]): boolean {
  const named = items.filter(({ guesses }) => guesses.length === 0);
  if (named.length === 0) return false;
  const { start, end, hash, bullet } = lines[index];
  const said = text.slice(start, end);
  const next = lines[index + 1];
  const isCapitals = said === said.toUpperCase() && said !== said.toLowerCase();
  if (hash || said.endsWith(':') || isCapitals || (!bullet && next?.bullet === true)) return false;
  const isFirst = lines.findIndex(({ blank }) => !blank) === index;
  const isApart = isFirst ? next?.blank === true : lines[index - 1]?.blank === true;
  return !isApart || named.some(({ colors }) => colors.length > 0);
}

function segmentsOf({ begins, counts }: Readers, { view, frame, items }: Observed): Segment[] {
  const { tokens } = view.words;
  const sums = lineSums(view, frame);
  const starts = tokens.length > 0 ? [0] : [];
  for (let k = 1; k < tokens.length; k++) {
    const at = { k, from: starts.at(-1) ?? 0, made: starts.length };
    const share = begins(beginFeatures(view, frame, sums, at, listBuckets.begins));
    if (share > neededFor(view, sums, k)) starts.push(k);
  }
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? tokens.length;
    const span = {
      start: tokens[from].start,
      end: n === starts.length - 1 ? view.line.end : tokens[to - 1].end,
    };
    const item = items.length === starts.length ? items[n] : undefined;
    return { ...span, count: countOf(counts, view, { from, to, item, among: starts.length }) };
  });
}

/** How sure the reader has to be that a garment begins at a word. */
function neededFor(view: LineView, { ruleStarts }: LineSums, k: number): number {
  const { words } = view;
  const at = ruleStarts.indexOf(words.tokens[k].start);
  if (at < 0) return trust.begins;
  const next = ruleStarts[at + 1];
  const to = next === undefined ? words.tokens.length : words.tokens.findIndex(({ start }) => start >= next);
  return 1 - (isToldByItself(view, k, to) ? trust.told : trust.begins);
}

/** The most words of a part that hardly says more than its garment. */
const mostToldWords = 4;

/**
 * "Work gloves, chopper mitts", "a blazer, 2 white dress shirts": behind a comma, a count and a garment's name, or a few
 * words that begin or end with one.
 */
function isToldByItself({ words, signs, classes }: LineView, from: number, to: number): boolean {
  if (!partingSigns.has(signs[from])) return false;
  const within = words.nouns.filter((noun) => noun.first > from && noun.last < to);
  if (classes[from] === wordClass.number && within.some(isWhole)) return true;
  if (to - from > mostToldWords) return false;
  return words.nouns.some(
    (noun) =>
      noun.first >= from && noun.last < to && isWhole(noun) && (noun.first === from || noun.last === to - 1),
  );
}

/** How many the segment tells; undefined where the rules read a number that no word has. */
function countOf(
  reader: Share,
  view: LineView,
  { from, to, item, among }: Omit<CountedWord, 'k' | 'value'>,
): number | undefined {
  const packed = readPacks(view.words.tokens.slice(from, to));
  if (packed) return packed.count;
  const counted = countsIn(view, from, to).filter(
    ({ k, value }) => k === from || mayCount(view, k, value, item),
  );
  const found = counted.map(({ k, value }) => ({
    value,
    share: reader(countFeatures(view, { k, from, to, item, value, among }, listBuckets.counts)),
  }));
  const byRules = item?.quantity ?? 1;
  const needed = byRules > 1 ? trust.counts : trust.uncounted;
  const sure = (share: number, value: number) => (value === byRules ? share + needed - 0.5 : share);
  const best = found.reduce((x, y) => (sure(y.share, y.value) > sure(x.share, x.value) ? y : x), {
    value: 1,
    share: 0.5,
  });
  const isOwn = item && item.quantity > 1 && !found.some(({ value }) => value === item.quantity);
  return isOwn ? undefined : best.value;
}

/** Of these nobody has so many that a bare number between their words would count them: "gel kayano 14". */
const ownedInFew: ReadonlySet<string> = new Set(['shoes', 'outerwear', 'dresses']);
const few = 6;
/** Kept in any number. */
const ownedInNumbers: ReadonlySet<string> = new Set(['underwear', 'boxers', 'bra', 'bodysuit', 'pajamas']);
/** A greater number amid the words of a garment is of a year, a size, or a model: "homecoming 22 tee". */
const mostAmid = 12;

/** Whether a number that neither opens its garment nor is marked as a count may be one. */
function mayCount({ words }: LineView, k: number, value: number, item: ItemDraft | undefined): boolean {
  const [before, token, next] = [words.tokens[k - 1], words.tokens[k], words.tokens[k + 1]];
  if (item?.subcategory === numbered) return before?.text === 'x' || isContainer(next?.text ?? '');
  if (ownedInNumbers.has(item?.subcategory ?? '') || item?.category === 'accessories') return true;
  if (value <= (ownedInFew.has(item?.category ?? '') ? few : mostAmid)) return true;
  const isBare = /^\d+$/.test(token?.text ?? '');
  return !isBare || before?.text === 'x' || next === undefined || isContainer(next.text);
}

let judge: LineJudge | undefined;

/** What was learned from lists of which every line is told. */
export function learnedJudge(): LineJudge {
  judge ??= judgeOf(stored);
  return judge;
}
