import type { GarmentKind } from '../../../knowledge/garments/garment-kind.ts';
import { restWords, sizeWords } from '../../../knowledge/words/words-abroad.ts';
import { isContainer, isNumberWord, readQuantity } from '../details/read-quantity.ts';
import { uncountedNumbers } from '../details/uncounted.ts';
import type { ItemContext } from '../item-draft.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import { readSpans, type Span, type Words } from '../words/read-words.ts';
import { fold } from '../words/word.ts';
import { isColour } from './later-parts.ts';
import { partsBetween } from './parts-between.ts';
import type { Piece } from './piece.ts';
import { splitLine } from './split-line.ts';

/** A part of a list of variants: what it counts and whether it says a color. */
type Group = Span & {
  words: Words;
  count: number | undefined;
  isColoured: boolean;
  /** What is left of the total. */
  isRest?: boolean;
};
/** `rest` is what follows a bracket. */
type Cut = {
  head: Span;
  body: Span;
  rest?: Span;
  kind: 'colon' | 'bracket' | 'dash' | 'comma' | 'many' | 'run';
};

/** What stands in front of the list. */
type Head = { words: Words; category: string; total: number | undefined; isColoured: boolean };

const longestHead = 60;
const rests = new Set(restWords.map(fold));
const listedCounts = [
  ...restWords,
  ...'one two three eine einen zwei drei une deux uno una dos due een twee två dwie dwa jedna jeden uma dois duas'.split(
    ' ',
  ),
];
const sizes = new Set(sizeWords.map(fold));
const mostHeadWords = 9;
const ands = "and|und|et|y|e|og|och|en|i|oraz|plus|n|'n'|&|\\+";
const betweenGroups = new RegExp(`[,;]|\\s(?:${ands})\\s`, 'gu');
const betweenAll = new RegExp(`[,;/]|\\s(?:${ands})\\s`, 'gu');
/** What every list of variants has: a sign behind its name, or a number. */
const mayList = /[:：([,\d]|\s[-–—]\s/;
/** A number in front of a word begins a group of its own: "2 black 1 white". */
const counted = /(?<=\p{L}[^,;\d]{0,40}\s)(?=\d{1,2}\s?x?\s+\p{L}{2})/gu;
/** As is one in words: "one black one white", and the rest behind those that are counted. */
const countedInWords = new RegExp(
  `(?<=\\p{L}\\s)(?<!\\b(?:the|der|die|de|le|el|il|los|las)\\s)(?=(?:the |der |die |de |le |el |il |los |las )?(?:${listedCounts.join('|')})\\s+\\p{L}{2})`,
  'giu',
);

/**
 * "Shirts: 3 white, 2 blue", "jeans (2 blue, 1 black)", "3 belts - brown, black, tan" and "6 tees, 4 white 2 grey" are as
 * many garments as groups are listed behind the name; undefined for every other line.
 */
export function readVariantList(
  text: string,
  line: Span,
  { language, kind }: Pick<ItemContext, 'language' | 'kind'> = {},
): Piece[] | undefined {
  if (!mayList.test(text.slice(line.start, line.end))) return undefined;
  for (const cut of allCutsOf(text, line, language)) {
    const head = headOf(text, cut.head, language, cut.kind === 'colon' ? kind : undefined);
    if (!head) continue;
    const groups =
      accepted(text, cut, head, betweenAll, language) ?? accepted(text, cut, head, betweenGroups, language);
    if (!groups) continue;
    const rest = cut.rest && namesGarment(text, cut.rest, language) ? cut.rest : undefined;
    const pieces = piecesOf(
      groups,
      cut.head,
      rest ? { start: line.start, end: cut.body.end } : line,
      head.total,
    );
    return rest ? [...pieces, ...splitLine(text, rest.start, rest.end, { language })] : pieces;
  }
  return undefined;
}

function accepted(
  text: string,
  { body, kind }: Cut,
  head: Head,
  separator: RegExp,
  language: string | undefined,
): Group[] | undefined {
  const groups = withRest(groupsOf(text, body, separator, language), head.total);
  if (areSizes(groups) && kind !== 'comma') return groups;
  if (head.isColoured) return undefined;
  if (groups.length < 2 || groups.some((group) => namesAnother(group.words, head.category))) return undefined;
  const coloured = groups.filter(({ isColoured }) => isColoured).length;
  const withCount = groups.filter(({ count }) => count !== undefined);
  if (groups.some(isOnlyCount)) return undefined;
  const silent = groups.filter(({ isColoured, count }) => !isColoured && count === undefined).length;
  const isWhole = kind !== 'comma' && head.total === groups.length;
  const mostSilent = isWhole || groups.length > 2 ? 1 : 0;
  if (coloured === 0 || silent > mostSilent || silentLeads(groups)) return undefined;
  const sum = withCount.reduce((all, { count = 0 }) => all + count, 0);
  const isEachColoured = coloured === groups.length && withCount.length === 0 && head.total === groups.length;
  if (kind === 'comma')
    return isEachColoured || (sum === head.total && withCount.length === groups.length) ? groups : undefined;
  if (kind === 'run')
    return withCount.length === groups.length && coloured === groups.length ? groups : undefined;
  const isPatterned = head.words.attributes.some(({ meanings }) =>
    meanings.some(({ field }) => field === 'pattern'),
  );
  const byColour = coloured === groups.length && separator === betweenGroups;
  const isListed =
    withCount.length > (silent > 0 ? 1 : 0) ||
    head.total === groups.length ||
    (byColour && kind === 'colon') ||
    (byColour && (kind === 'bracket' || kind === 'dash') && groups.length > 2 && !isPatterned);
  return isListed ? groups : undefined;
}

/** "6 pairs, 2 black, the rest patterned": so many as are left. */
function withRest(groups: readonly Group[], total: number | undefined): Group[] {
  const counted = groups.reduce((all, { count = 0 }) => all + count, 0);
  const left = (total ?? 0) - counted;
  return groups.map((group, k) => {
    const isRest = group.words.tokens.slice(0, 2).some(({ text }) => rests.has(text));
    return isRest && k === groups.length - 1 && left > 0
      ? { ...group, count: left, isColoured: true, isRest: true }
      : group;
  });
}

const leastSizes = 3;

/** "Gold hoops - big, medium, tiny". */
function areSizes(groups: readonly Group[]): boolean {
  return (
    groups.length >= leastSizes &&
    groups.every(({ words: { tokens } }) => tokens.length === 1 && sizes.has(tokens[0].text))
  );
}

/** "5 pcs", which says nothing of a garment. */
function isOnlyCount({ words, count, isColoured }: Group): boolean {
  return (
    count !== undefined &&
    !isColoured &&
    words.tokens.every(({ text }) => /^\d/.test(text) || isContainer(text))
  );
}

function silentLeads([first]: readonly Group[]): boolean {
  return first !== undefined && !first.isColoured && first.count === undefined;
}

/** Where the name may end: at a colon, a bracket, a dash or the first comma. */
function* cutsOf(text: string, { start, end }: Span): Generator<Cut> {
  const line = text.slice(start, end);
  const colon = /[:：](?!\d)/.exec(line.slice(0, longestHead));
  if (colon) yield cutAt(start, end, colon.index, colon.index + 1, 'colon');
  const bracket = /\(([^()]+)\)|\[([^[\]]+)\]/.exec(line.slice(0, 3 * longestHead));
  if (bracket && bracket.index > 0 && bracket.index <= longestHead)
    yield {
      head: { start, end: start + line.slice(0, bracket.index).trimEnd().length },
      body: { start: start + bracket.index + 1, end: start + bracket.index + bracket[0].length - 1 },
      rest: { start: start + bracket.index + bracket[0].length, end },
      kind: 'bracket',
    };
  const dash = /\s[-–—]\s/.exec(line.slice(0, longestHead));
  if (dash) yield cutAt(start, end, dash.index, dash.index + dash[0].length, 'dash');
  const many = howMany.exec(line.slice(0, longestHead));
  if (many)
    yield cutAt(start, end, many.index + many[0].trimEnd().length, many.index + many[0].length, 'many');
  const headCount = /\s\d{1,2}\s+(?=\p{L}+(?: \p{L}+)?\s?[/,])/u.exec(line.slice(0, longestHead));
  if (headCount)
    yield cutAt(
      start,
      end,
      headCount.index + headCount[0].trimEnd().length,
      headCount.index + headCount[0].length,
      'many',
    );
  const run = /\s(?=\d{1,2}\s?x?\s+\p{L}{2})/u.exec(line.slice(0, longestHead));
  if (run) yield cutAt(start, end, run.index, run.index + 1, 'run');
  const comma = line.slice(0, longestHead).indexOf(',');
  if (comma > 0) {
    const whole = cutAt(start, end, comma, comma + 1, 'comma');
    yield whole;
    // "Two flat caps, one grey and one brown, and a panama": the last part may be something else.
    const last = line.lastIndexOf(',');
    if (last > comma)
      yield { ...whole, body: { ...whole.body, end: start + last }, rest: { start: start + last + 1, end } };
  }
}

function namesGarment(text: string, span: Span, language: string | undefined): boolean {
  return readSpans(text, [span], language).nouns.some(isNamed);
}

/** "Bras 4 nude 1 black, and 3 sports bras": what follows the last comma and an "and" may be garments of its own. */
function* allCutsOf(text: string, line: Span, language: string | undefined): Generator<Cut> {
  const further = lastFurther.exec(text.slice(line.start, line.end));
  const rest = further && { start: line.start + further.index + further[0].length, end: line.end };
  const isOwn = rest && namesGarment(text, rest, language);
  for (const cut of cutsOf(text, line)) {
    const end = line.start + (further?.index ?? 0);
    if (isOwn && cut.rest === undefined && end > cut.body.start)
      yield { ...cut, body: { ...cut.body, end }, rest };
    yield cut;
  }
}

const lastFurther = new RegExp(`,\\s*(?:${ands})\\s+(?=[^,]*$)`, 'iu');
const howMany =
  /\s(?:x ?\d{1,2}|\d{1,2} ?(?:x|prs?|pairs?|pk|pcs|st|stk|szt|stuks|paar|paia|pares|paires|par|stück|stykker))[\s,:–-]+/i;

function cutAt(start: number, end: number, to: number, from: number, kind: Cut['kind']): Cut {
  return { head: { start, end: start + to }, body: { start: start + from, end }, kind };
}

/** The name in front of the list: one kind of garment, no color. */
function headOf(
  text: string,
  span: Span,
  language: string | undefined,
  heading: GarmentKind | undefined,
): Head | undefined {
  const words = readSpans(text, [span], language);
  const kinds = new Set(words.nouns.map(({ meanings }) => meanings[0].kind.category));
  const [named] = kinds;
  const category = kinds.size === 1 ? named : kinds.size === 0 ? heading?.category : undefined;
  if (words.tokens.length > mostHeadWords || category === undefined) return undefined;
  return { words, category, total: countIn(text, words), isColoured: words.attributes.some(isColour) };
}

/** A garment that is filed elsewhere than the one in front of the list. */
function namesAnother({ nouns }: Words, category: string): boolean {
  return nouns.some(
    ({ meanings: [noun] }) =>
      (noun.strength === 'garment' || noun.strength === 'part') && noun.kind.category !== category,
  );
}

function groupsOf(text: string, body: Span, separator: RegExp, language: string | undefined): Group[] {
  const spans = partsBetween(text, body, separator)
    .flatMap((part) => partsBetween(text, part, counted))
    .flatMap((part) => partsBetween(text, part, countedInWords));
  return spans.map((span) => {
    const words = readSpans(text, [span], language);
    return { ...span, words, count: countIn(text, words), isColoured: words.attributes.some(isColour) };
  });
}

/** "3 white", "white x2", "two red": never an article. */
function countIn(text: string, { tokens, nouns }: Words): number | undefined {
  const [first] = tokens;
  if (!first) return undefined;
  const uncounted = uncountedNumbers(text, tokens);
  const isNoun = (k: number) => uncounted.has(k) || nouns.some((noun) => noun.first <= k && k <= noun.last);
  const quantity = readQuantity([...tokens, ...tokens.slice(-1)], isNoun);
  if (quantity && !quantity.implied) return quantity.count;
  const isOne =
    tokens.length > 1 && isNumberWord(first.text) && /^(?:one|1|eins?|une?|uno|una)$/.test(first.text);
  if (isOne) return 1;
  const last = tokens.at(-1);
  const behind = last && !isNoun(tokens.length - 1) && /^\d$/.test(last.text) && tokens.length > 1;
  return behind ? Number(last.text) : undefined;
}

/** A piece for every group; a group that says nothing is a remark on the one before. */
function piecesOf(groups: readonly Group[], head: Span, line: Span, total: number | undefined): Piece[] {
  const pieces: Piece[] = [];
  const isEach = areSizes(groups) || groups.length === total;
  for (const { start, end, count, isColoured, isRest } of groups) {
    const before = pieces.at(-1);
    if (before && count === undefined && !isColoured && !isEach) before.end = end;
    else
      pieces.push({
        start: before ? start : line.start,
        end,
        holds: 'item',
        core: head,
        said: [],
        variant: { start, end },
        ...(isRest && count !== undefined ? { count } : {}),
      });
  }
  const last = pieces.at(-1);
  if (last) last.end = line.end;
  return pieces;
}
