import { type Price, readPrices } from '../details/read-prices.ts';
import { whereaboutsIn } from '../details/read-whereabouts.ts';
import { draftItem } from '../draft-item.ts';
import type { ItemContext, ItemDraft } from '../item-draft.ts';
import type { LineView } from '../learned/line-view.ts';
import type { Role } from '../learned/verdict.ts';
import { type Columns, columnsOf, readRow } from '../whole-lists/read-table.ts';
import type { TableByValues } from '../whole-lists/table-columns.ts';
import { addPiece, addPieces, asBefore, ignore } from './add-pieces.ts';
import type { Line } from './lines.ts';
import type { Piece } from './piece.ts';
import { listedKind, looseContext } from './plain-headings.ts';
import { readAside } from './read-aside.ts';
import { readDitto } from './read-ditto.ts';
import { readHeading } from './read-heading.ts';
import type { IgnoredLine } from './shop-lines.ts';
import { splitLine } from './split-line.ts';
import { isNumberedTitle, isTitle, linesBelow } from './titles.ts';
import { readVariantList } from './variant-list.ts';

/** Items in the order of the text, and the stretches that name none with the reason. UTF-16 offsets into the whole text. */
export type ParsedItems = {
  items: ItemDraft[];
  ignored: { text: string; start: number; end: number; reason: string }[];
};

/** Where the reading of a list stands. */
export type ListState = {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly parsed: ParsedItems;
  /** What holds for all items. */
  readonly ofList: ItemContext;
  readonly isOrder: boolean;
  /** The lines up to the next blank one are of what is wished for. */
  isWished: boolean;
  /** Most of its lines begin with a bullet. */
  readonly isBulleted: boolean;
  /** How many of its lines have more than three words, in quarters: where most do, a bare word is a heading. */
  readonly toldShare: number;
  readonly shopLines: readonly (IgnoredLine | undefined)[];
  /** This line and the next as the learned readers see them. */
  readonly views: Map<number, LineView>;
  /** What the line right above was found to be. */
  above: Role | undefined;
  context: ItemContext;
  previous: Line | undefined;
  /** Lines of an address that may still follow, up to a blank one. */
  addressLines: number;
  /** A heading holds up to the blank line behind its items. */
  underHeading: number;
  columns: Columns | undefined;
  /** What the columns hold by their values, for each sign that parts the lines. */
  /** The headings that show when the list is seen as a whole, by the index of their line. */
  readonly headings: ReadonlyMap<number, ItemContext>;
  readonly tables: readonly TableByValues[];
  lastPiece: Piece | undefined;
  /** Some shops print the price above the name. */
  priceAbove: (Price & { items: number }) | undefined;
};

/** By which rule a line was read. */
export type Way =
  | 'titles'
  | 'price'
  | 'row'
  | 'shop'
  | 'aside'
  | 'absent'
  | 'ditto'
  | 'variants'
  | 'heading'
  | 'pieces'
  | 'listed';

/** Reads one line that is not blank into the state, and says by which rule. */
export function readLine(state: ListState, index: number): Way {
  const heading = state.isOrder ? undefined : state.headings.get(index);
  if (heading) {
    openHeading(state, heading);
    return untold(state, state.lines[index]);
  }
  return readTable(state, index) ?? readUnsaid(state, index) ?? readGarments(state, index);
}

/** A line of a table, or of a shop's price above its ware. */
function readTable(state: ListState, index: number): Way | undefined {
  const { text, parsed, lines, isOrder, shopLines, context } = state;
  const line = lines[index];
  const titles: Columns | undefined = columnsOf(text, line, state.tables);
  if (titles) {
    state.columns = titles;
    if (titles.heading) openHeading(state, looseContext(text, titles.heading, state.ofList.language));
    ignore(parsed, text, line, 'column titles');
    return 'titles';
  }
  const above = isOrder && (lines[index - 1]?.blank ?? true) ? soleAmount(text, line) : undefined;
  if (above && lines[index + 1]?.blank === false && shopLines[index + 1] === undefined) {
    state.priceAbove = { ...above, items: parsed.items.length };
    ignore(parsed, text, line, 'price of the item below');
    return 'price';
  }
  const row = state.columns && readRow(text, line, state.columns, context);
  if (!row) return undefined;
  if (row.length === 0) ignore(parsed, text, line, 'sum');
  parsed.items.push(...row);
  state.previous = line;
  return 'row';
}

/** A line of an order, a note, or another of the garment above. */
function readUnsaid(state: ListState, index: number): Way | undefined {
  const { text, parsed, lines, isOrder, shopLines, context, ofList, previous } = state;
  const line = lines[index];
  const ignored: IgnoredLine | undefined = state.addressLines > 0 ? address(line) : shopLines[index];
  if (ignored) {
    if (state.addressLines > 0) state.addressLines -= 1;
    else if (ignored.opensAddress) state.addressLines = longestAddress;
    ignore(parsed, text, line, ignored.reason);
    return 'shop';
  }
  const { language } = ofList;
  const absent = isOrder ? undefined : readAbsent(state, line);
  if (absent) {
    ignore(parsed, text, line, absent);
    return 'absent';
  }
  const aside = isOrder
    ? undefined
    : readAside(text, line, { follows: previous !== undefined, continues: line.continues, language });
  if (aside) {
    ignore(parsed, text, line, aside);
    return 'aside';
  }
  const ditto = previous && !isOrder ? readDitto(text, line, state.lastPiece, language) : undefined;
  const before = parsed.items.at(-1);
  if (ditto && before) {
    parsed.items.push(asBefore(draftItem(text, ditto, context), before));
    state.previous = line;
    return 'ditto';
  }
  const variants = isOrder ? undefined : readVariantList(text, line, context);
  if (!variants) return undefined;
  for (const piece of variants) addPiece(parsed, text, piece, context);
  state.lastPiece = variants.at(-1);
  state.previous = line;
  return 'variants';
}

/** Why the garments of a line are not there: they are gone, or wished for here or by the heading above. */
function readAbsent(state: ListState, line: Line): string | undefined {
  const { text, ofList } = state;
  const where = whereaboutsIn(text, line, ofList.language);
  if (where === 'gone') return 'no longer in the wardrobe';
  if (where !== 'wished') return state.isWished ? 'a wish' : undefined;
  if (text[line.end - 1] === ':') state.isWished = true;
  return 'a wish';
}

/** A heading, garments, or both. */
function readGarments(state: ListState, index: number): Way {
  const { text, parsed, lines, isOrder, ofList } = state;
  const line = lines[index];
  const isNumbered = isNumberedTitle(lines, index);
  const shown = isNumbered ? { ...line, bullet: false } : line;
  const heading = isRepeatedBelow(state, index)
    ? undefined
    : readHeading(text, shown, {
        next: lines[index + 1],
        below: linesBelow(lines, index),
        opens: state.previous === undefined,
        begins: lines[index - 1]?.blank ?? true,
        language: ofList.language,
      });
  const outer = state.context;
  if (heading) openHeading(state, heading.context);
  if (isNumbered && !heading) {
    openHeading(state, listedKind(text.slice(line.start, line.end).split(/[,:(]/)[0] ?? '', ofList.language));
    return untold(state, line);
  }
  const start = heading ? heading.end : line.start;
  if (start >= line.end) return untold(state, line);
  const head = heading && {
    start: line.start,
    end: line.start + text.slice(line.start, start).search(/[:：]/),
  };
  const { context } = state;
  const pieces = splitLine(text, start, line.end, { ...context, head });
  const isAbove = index > 0 && parsed.items.length === 0 && parsed.ignored.length > 0;
  if (!heading && isTitle(text, lines, index, { pieces, isAbove })) return untold(state, line);
  addPieces(parsed, text, pieces, context, {
    follows: state.previous !== undefined && !line.bullet && !heading,
    isOrder,
  });
  // What is listed behind its own colon says nothing of the lines below.
  if (heading?.isListed) state.context = outer;
  givePriceAbove(state);
  state.lastPiece = pieces.findLast(({ holds }) => holds === 'item') ?? pieces.at(-1) ?? state.lastPiece;
  state.previous = line;
  return heading ? 'listed' : 'pieces';
}

/** What stands on two lines running is a garment twice, and no heading. */
function isRepeatedBelow({ text, lines }: ListState, index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!next || next.blank || next.end - next.start !== line.end - line.start) return false;
  return text.slice(line.start, line.end) === text.slice(next.start, next.end);
}

export function openHeading(state: ListState, context: ItemContext | undefined): void {
  state.context = { ...context, ...state.ofList };
  state.underHeading = state.parsed.items.length;
}

/** A heading without garments on its line. */
function untold(state: ListState, line: Line): Way {
  ignore(state.parsed, state.text, line, 'heading');
  state.previous = undefined;
  return 'heading';
}

function givePriceAbove(state: ListState): void {
  const { priceAbove, parsed } = state;
  if (!priceAbove || parsed.items.length <= priceAbove.items) return;
  const { amount, currency, items: at } = priceAbove;
  parsed.items[at] = { ...parsed.items[at], price: amount, currency };
  state.priceAbove = undefined;
}

const longestAddress = 6;

function address(line: Line): IgnoredLine {
  return { reason: 'address', opensAddress: !line.blank };
}

/** The amount of a line that holds nothing else. */
function soleAmount(text: string, { start, end }: Line): Price | undefined {
  const [price] = readPrices(text, start, end);
  return price?.start === start && price.end === end ? price : undefined;
}
