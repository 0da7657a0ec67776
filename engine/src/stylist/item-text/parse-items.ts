import { draftItem } from './draft-item.ts';
import { isLabel } from './hold.ts';
import type { ItemContext, ItemDraft } from './item-draft.ts';
import { languageOf } from './languages.ts';
import { type Line, linesOf } from './lines.ts';
import { partsOfSet } from './parts-of-sets.ts';
import type { Piece } from './piece.ts';
import { listedKind } from './plain-headings.ts';
import { readAside } from './read-aside.ts';
import { readDitto } from './read-ditto.ts';
import { readHeading } from './read-heading.ts';
import { type Price, readPrices } from './read-prices.ts';
import { type Columns, columnsOf, readRow } from './read-table.ts';
import { readSpans } from './read-words.ts';
import { isBritish } from './regional-words.ts';
import { type IgnoredLine, readShopLines } from './shop-lines.ts';
import { splitLine } from './split-line.ts';
import { isNumberedTitle, isTitle, linesBelow } from './titles.ts';
import { tokenise } from './tokenise.ts';
import { readVariantList } from './variant-list.ts';

export type { ItemDraft, Understood, UnderstoodField } from './item-draft.ts';

/** Items in the order of the text, and the stretches that name none with the reason. UTF-16 offsets into the whole text. */
export type ParsedItems = {
  items: ItemDraft[];
  ignored: { text: string; start: number; end: number; reason: string }[];
};

/** So much of a text tells its language. */
const languageSample = 4000;

/**
 * Reads wardrobe items from what people paste: one per line, lists with commas or bullets, packing lists with headings, a
 * shop's order. Deterministic, never throws, time linear in the length of the text. A name without any known garment
 * stays an item with a confidence below 0.5, so that nothing is lost in silence.
 */
export function parseItems(text: string): ParsedItems {
  const parsed: ParsedItems = { items: [], ignored: [] };
  const language = languageOf(tokenise(text.slice(0, languageSample)));
  const ofList: ItemContext = { language, isBritish: isBritish(text.slice(0, languageSample)) };
  let context: ItemContext = ofList;
  let previous: Line | undefined;
  // Lines of an address that may still follow, up to a blank one.
  let addressLines = 0;
  // A heading holds up to the blank line behind its items.
  let underHeading = 0;
  const lines = [...linesOf(text)];
  let columns: Columns | undefined;
  let lastPiece: Piece | undefined;
  // Some shops print the price above the name.
  let priceAbove: (Price & { items: number }) | undefined;
  const { isOrder, shopLines } = readShopLines(text, lines);
  for (const [index, line] of lines.entries()) {
    if (line.blank) {
      addressLines = 0;
      previous = undefined;
      if (parsed.items.length > underHeading) context = ofList;
      continue;
    }
    const titles: Columns | undefined = columnsOf(text, line);
    if (titles) {
      columns = titles;
      ignore(parsed, text, line, 'column titles');
      continue;
    }
    const above = isOrder && (lines[index - 1]?.blank ?? true) ? soleAmount(text, line) : undefined;
    if (above && lines[index + 1]?.blank === false && shopLines[index + 1] === undefined) {
      priceAbove = { ...above, items: parsed.items.length };
      ignore(parsed, text, line, 'price of the item below');
      continue;
    }
    const row = columns && readRow(text, line, columns, context);
    if (row) {
      if (row.length === 0) ignore(parsed, text, line, 'sum');
      parsed.items.push(...row);
      previous = line;
      continue;
    }
    const ignored: IgnoredLine | undefined = addressLines > 0 ? address(line) : shopLines[index];
    if (ignored) {
      if (addressLines > 0) addressLines -= 1;
      else if (ignored.opensAddress) addressLines = longestAddress;
      ignore(parsed, text, line, ignored.reason);
      continue;
    }
    const aside = isOrder
      ? undefined
      : readAside(text, line, {
          follows: previous !== undefined,
          continues: line.continues,
          language,
        });
    if (aside) {
      ignore(parsed, text, line, aside);
      continue;
    }
    const ditto = previous && !isOrder ? readDitto(text, line, lastPiece, language) : undefined;
    const before = parsed.items.at(-1);
    if (ditto && before) {
      parsed.items.push(asBefore(draftItem(text, ditto, context), before));
      previous = line;
      continue;
    }
    const variants = isOrder ? undefined : readVariantList(text, line, context);
    if (variants) {
      for (const piece of variants) add(parsed, text, piece, context);
      lastPiece = variants.at(-1);
      previous = line;
      continue;
    }
    const isNumbered = isNumberedTitle(lines, index);
    const shown = isNumbered ? { ...line, bullet: false } : line;
    const heading = readHeading(text, shown, {
      next: lines[index + 1],
      below: linesBelow(lines, index),
      opens: previous === undefined,
      begins: lines[index - 1]?.blank ?? true,
      language,
    });
    const outer = context;
    if (heading) {
      context = { ...heading.context, ...ofList };
      underHeading = parsed.items.length;
    }
    if (isNumbered && !heading) {
      context = { ...listedKind(text.slice(line.start, line.end).split(/[,:(]/)[0] ?? ''), ...ofList };
      underHeading = parsed.items.length;
      ignore(parsed, text, line, 'heading');
      previous = undefined;
      continue;
    }
    const start = heading ? heading.end : line.start;
    if (start >= line.end) {
      ignore(parsed, text, line, 'heading');
      previous = undefined;
      continue;
    }
    const head = heading && {
      start: line.start,
      end: line.start + text.slice(line.start, start).search(/[:：]/),
    };
    const pieces = splitLine(text, start, line.end, { ...context, head });
    if (
      !heading &&
      isTitle(text, lines, index, {
        pieces,
        isAbove: index > 0 && parsed.items.length === 0 && parsed.ignored.length > 0,
      })
    ) {
      ignore(parsed, text, line, 'heading');
      previous = undefined;
      continue;
    }
    addPieces(parsed, text, pieces, context, {
      follows: previous !== undefined && !line.bullet && !heading,
      isOrder,
    });
    // What is listed behind its own colon says nothing of the lines below.
    if (heading?.isListed) context = outer;
    if (priceAbove && parsed.items.length > priceAbove.items) {
      const at = priceAbove.items;
      const { amount, currency } = priceAbove;
      parsed.items[at] = { ...parsed.items[at], price: amount, currency };
      priceAbove = undefined;
    }
    lastPiece = pieces.findLast(({ holds }) => holds === 'item') ?? pieces.at(-1) ?? lastPiece;
    previous = line;
  }
  return parsed;
}

/** The one item that a name describes. Never throws; a name that nobody knows is filed under tops, as in the forms. */
export function parseItem(name: string): ItemDraft {
  const start = name.length - name.trimStart().length;
  const whole = { start, end: Math.max(start, name.trimEnd().length) };
  return draftItem(name, { ...whole, core: whole, said: [] }, {}, 'top');
}

const longestAddress = 6;

function address(line: Line): IgnoredLine {
  return { reason: 'address', opensAddress: !line.blank };
}

function ignore(
  parsed: ParsedItems,
  text: string,
  { start, end }: { start: number; end: number },
  reason: string,
): void {
  parsed.ignored.push({ text: text.slice(start, end), start, end, reason });
}

function add(parsed: ParsedItems, text: string, piece: Piece, context: ItemContext): void {
  parsed.items.push(...partsOfSet(text, draftItem(text, piece, context)));
}

/** A piece of only attributes ("Navy / M", "$49.99") belongs to the item on the line before, else it says nothing. */
function addPieces(
  parsed: ParsedItems,
  text: string,
  pieces: Piece[],
  context: ItemContext,
  { follows, isOrder }: { follows: boolean; isOrder: boolean },
): void {
  const first = parsed.items.length;
  for (const piece of pieces) {
    const { holds, start, end } = piece;
    if (holds === 'item') {
      add(parsed, text, piece, context);
      joinSuit(parsed.items, first);
    } else if (holds === 'not clothing') ignore(parsed, text, piece, 'not clothing');
    else if (isOrder && (holds === 'unclear' ? !isPriced(text, piece) : isBrand(text, piece)))
      ignore(parsed, text, piece, 'order details');
    else if (holds === 'unclear') parsed.items.push(draftItem(text, piece, context));
    else {
      const before = isOrder || (follows && !standsAlone(text, piece)) ? parsed.items.at(-1) : undefined;
      const joined =
        before &&
        draftItem(text, { start: before.start, end, core: before, said: [{ start, end }] }, context);
      if (joined && !recoloured(before, joined))
        parsed.items[parsed.items.length - 1] = withPriceOf(joined, before);
      else if (context.category || (!isOrder && (standsAlone(text, piece) || saysMuch(text, piece))))
        parsed.items.push(draftItem(text, piece, context));
      else ignore(parsed, text, piece, 'no garment named');
    }
  }
}

/** "Tailleur veste + pantalon gris": trousers beside a suit of their own line are those of the suit. */
function joinSuit(items: ItemDraft[], from: number): void {
  const [jacket, trousers, last] = items.slice(from);
  if (items.length !== from + 3 || jacket?.subcategory !== 'suit jacket' || !last) return;
  if (trousers?.subcategory !== 'suit trousers' || last.subcategory !== 'trousers') return;
  const told = jacket.colors.length > 0 ? jacket : last;
  const { color_primary, color_secondary, colors } = told;
  items.splice(
    from,
    3,
    { ...jacket, color_primary, color_secondary, colors, end: last.end },
    { ...trousers, color_primary, color_secondary, colors, end: last.end },
  );
}

/** Another of the item above it, of which only the words of the line are said. */
function asBefore(item: ItemDraft, before: ItemDraft): ItemDraft {
  const { category, subcategory, confidence, guesses, brand } = before;
  return { ...item, category, subcategory, confidence, guesses, brand: item.brand ?? brand };
}

/** A maker is a thing of its own, with further words or none: "Stussy 8 ball", "Spanx". */
function standsAlone(text: string, piece: Piece): boolean {
  const { tokens, brands } = readSpans(text, [piece]);
  const [brand] = brands;
  return brand !== undefined && !isLabel(text, tokens[0]);
}

/** A line of a list that describes something and does not say what. */
function saysMuch(text: string, piece: Piece): boolean {
  const { tokens, attributes } = readSpans(text, [piece]);
  return attributes.length > 1 && tokens.length > 2 && !isLabel(text, tokens[0]);
}

/** In an order, what has a price is a ware. */
function isPriced(text: string, { start, end }: Piece): boolean {
  return readPrices(text, start, end).length > 0;
}

function withPriceOf(joined: ItemDraft, { price, currency }: ItemDraft): ItemDraft {
  return joined.price === null && price !== null ? { ...joined, price, currency } : joined;
}

/** The amount of a line that holds nothing else. */
function soleAmount(text: string, { start, end }: Line): Price | undefined {
  const [price] = readPrices(text, start, end);
  return price?.start === start && price.end === end ? price : undefined;
}

/** In an order, a maker's name stands above what it made. */
function isBrand(text: string, piece: Piece): boolean {
  const { tokens, brands } = readSpans(text, [piece]);
  return brands.some(({ first, last }) => first === 0 && last === tokens.length - 1);
}

/** A second line of colours below an item that has one is not about that item. */
function recoloured(before: ItemDraft, joined: ItemDraft): boolean {
  return before.colors.length > 0 && joined.colors.length > before.colors.length;
}
