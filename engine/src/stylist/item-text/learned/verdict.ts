import { isContainer } from '../details/read-quantity.ts';
import { draftItem } from '../draft-item.ts';
import type { ItemDraft } from '../item-draft.ts';
import { chooseNoun, isNamed } from '../kinds/choose-noun.ts';
import { asBefore, ignore } from '../lines/add-pieces.ts';
import { partsOfSet } from '../lines/parts-of-sets.ts';
import type { Piece } from '../lines/piece.ts';
import { looseContext } from '../lines/plain-headings.ts';
import { type ListState, openHeading, type Way } from '../lines/read-line.ts';
import { splitLine } from '../lines/split-line.ts';
import { pointsAbove } from '../whole-lists/lean-above.ts';
import { readSpans, type Span, type Words } from '../words/read-words.ts';

/** What a line of a list is. */
export const roles = ['garments', 'heading', 'remark', 'note', 'mail', 'table header'] as const;
export type Role = (typeof roles)[number];
/** Where one garment of a line is told, and how many of it; without a number, as the rules count. */
export type Segment = Span & { count?: number | undefined };
export type Verdict = { role: Role; segments: readonly Segment[] };

/** What the rules made of a line: by which of them, and where the list stood before. */
export type RuleReading = { index: number; way: Way; before: Mark };
/** Decides after the rules what a line is; undefined leaves it as it was read. */
export type LineJudge = (state: ListState, reading: RuleReading) => Verdict | undefined;

type Mark = Pick<
  ListState,
  'context' | 'previous' | 'underHeading' | 'lastPiece' | 'columns' | 'priceAbove'
> & {
  items: number;
  ignored: number;
  last: ItemDraft | undefined;
};

/** Where the list stands, to come back to. */
export function marked(state: ListState): Mark {
  const { parsed, context, previous, underHeading, lastPiece, columns, priceAbove } = state;
  return {
    items: parsed.items.length,
    ignored: parsed.ignored.length,
    last: parsed.items.at(-1),
    context,
    previous,
    underHeading,
    lastPiece,
    columns,
    priceAbove,
  };
}

function backTo(state: ListState, { items, ignored, last, ...rest }: Mark): void {
  Object.assign(state, rest);
  state.parsed.items.length = items;
  state.parsed.ignored.length = ignored;
  if (last) state.parsed.items[items - 1] = last;
}

/** The items that the rules made of the line. */
export function itemsOf({ parsed }: ListState, { before }: RuleReading): ItemDraft[] {
  return parsed.items.slice(before.items);
}

/** Items with the further pieces of their sets. */
export function grouped(items: readonly ItemDraft[]): ItemDraft[][] {
  const groups: ItemDraft[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first?.start === item.start && first.end === item.end) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

export function applyVerdict(state: ListState, reading: RuleReading, { role, segments }: Verdict): void {
  if (role === 'garments') readSegments(state, reading, segments);
  else leaveOut(state, reading, role);
}

const reasons: Readonly<Record<Exclude<Role, 'garments'>, string>> = {
  heading: 'heading',
  remark: 'remark',
  note: 'a note',
  mail: 'order details',
  'table header': 'column titles',
};

/** Nothing of the line is worn. */
function leaveOut(state: ListState, reading: RuleReading, role: Exclude<Role, 'garments'>): void {
  const { text, lines, parsed } = state;
  const line = lines[reading.index];
  const isUntouched = parsed.items.length === reading.before.items;
  const isHeading = role === 'heading' || role === 'table header';
  if (isUntouched && (!isHeading || reading.way === 'heading' || reading.way === 'titles')) return;
  backTo(state, reading.before);
  ignore(parsed, text, line, reasons[role]);
  if (!isHeading) return;
  openHeading(state, looseContext(text, line, state.ofList.language));
  state.previous = undefined;
}

function readSegments(state: ListState, reading: RuleReading, segments: readonly Segment[]): void {
  const { text, parsed } = state;
  const groups = grouped(itemsOf(state, reading));
  const [first] = segments;
  if (first === undefined || reading.way === 'row') return;
  if (groups.length === segments.length) {
    const counted = groups.flatMap((group, k) => group.map((item) => withCount(item, segments[k])));
    parsed.items.splice(reading.before.items, parsed.items.length, ...counted);
    return;
  }
  const { lastPiece, priceAbove } = state;
  backTo(state, reading.before);
  state.priceAbove = priceAbove;
  const line = state.lines[reading.index];
  const heads = headsOf(state, line, segments);
  let latest: Piece | undefined;
  segments.forEach((segment, k) => {
    const from = k === 0 ? line.start : segment.start;
    const to = segments[k + 1]?.start ?? line.end;
    const kept = groups.find(([item]) => item !== undefined && item.start >= from && item.start < to);
    if (kept && (kept[0]?.end ?? 0) <= to) {
      parsed.items.push(...kept.map((item) => withCount(item, segment)));
      latest = undefined;
      return;
    }
    const piece = pieceOf(state, segment, heads[k]);
    latest = piece;
    parsed.items.push(...itemsFrom(state, text, piece, segment));
  });
  state.lastPiece = latest ?? lastPiece;
  state.previous = line;
}

function withCount(item: ItemDraft, segment: Segment | undefined): ItemDraft {
  const count = segment?.count;
  return count === undefined || count === item.quantity ? item : { ...item, quantity: count };
}

/** A piece, and the item above where it is another of that. */
type Built = Piece & { of?: ItemDraft | undefined };

/** For each segment that names no garment itself, the words of the line that name it. */
function headsOf(
  { text, ofList }: ListState,
  line: Span,
  segments: readonly Segment[],
): (Span | undefined)[] {
  const [first] = segments;
  const before = first && first.start > line.start ? first.start : undefined;
  const colon = first ? text.slice(line.start, first.end).search(/[:：]/) : -1;
  const end = before ?? (colon > 0 ? line.start + colon : undefined);
  const lead = end === undefined ? undefined : { start: line.start, end };
  const names = (span: Span) => {
    const { nouns, brands } = readSpans(text, [span], ofList.language);
    return nouns.some(isNamed) || brands.some(({ meanings }) => meanings[0].noun);
  };
  const named = segments.map(names);
  const led = lead && names(lead) ? lead : undefined;
  return segments.map((_, k) => {
    if (named[k]) return undefined;
    if (led && colon > 0) return led;
    const before = named.lastIndexOf(true, k);
    if (before >= 0) return segments[before];
    const after = named.indexOf(true, k);
    return led ?? (after >= 0 ? segments[after] : undefined);
  });
}

function pieceOf(
  { text, context, parsed, lastPiece }: ListState,
  segment: Segment,
  head: Span | undefined,
): Built {
  const { start, end, count } = segment;
  const span = { start, end };
  const plain: Built = {
    ...span,
    holds: 'item',
    core: span,
    said: [],
    ...(count === undefined ? {} : { count }),
  };
  if (head) return { ...plain, core: { start: head.start, end: head.end }, variant: span };
  const own = splitLine(text, start, end, context).find(({ holds }) => holds === 'item');
  if (own) return { ...own, ...span, ...(count === undefined ? {} : { count }) };
  const words = readSpans(text, [span], context.language);
  const isKnown = chooseNoun(words, context.category) !== undefined || context.kind !== undefined;
  const before = parsed.items.at(-1);
  if (isKnown || !lastPiece || !before || before.guesses.length > 0 || !leans(words)) return plain;
  return { ...plain, core: lastPiece.core, said: [], variant: span, of: before };
}

/** A few words of colors, makers and cloths, or such as "one", say another of the garment above. */
function leans(words: Words): boolean {
  const { tokens, attributes, brands } = words;
  if (tokens.length > mostLeaning) return false;
  const [first] = tokens;
  const isTold = (k: number) =>
    [...attributes, ...brands].some((match) => match.first <= k && k <= match.last);
  return (
    first !== undefined &&
    (pointsAbove(words) || isTold(0) || isContainer(first.text) || /^\d/.test(first.text))
  );
}

const mostLeaning = 8;

function itemsFrom({ context }: ListState, text: string, piece: Built, { count }: Segment): ItemDraft[] {
  const item = draftItem(text, piece, context);
  const own = piece.of ? asBefore(item, piece.of) : item;
  return partsOfSet(text, count === undefined ? own : { ...own, quantity: count });
}
