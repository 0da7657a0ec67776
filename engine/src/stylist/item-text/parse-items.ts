import { draftItem } from './draft-item.ts';
import type { ItemContext, ItemDraft } from './item-draft.ts';
import { languageOf } from './languages.ts';
import { type Line, linesOf } from './lines.ts';
import { readHeading } from './read-heading.ts';
import { readPrices } from './read-prices.ts';
import { readSpans } from './read-words.ts';
import { type IgnoredLine, readShopLines } from './shop-lines.ts';
import { type Piece, splitLine } from './split-line.ts';
import { tokenise } from './tokenise.ts';

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
  let context: ItemContext = { language };
  let previous: Line | undefined;
  let addressUntilBlank = false;
  // A heading holds up to the blank line behind its items.
  let underHeading = 0;
  const lines = [...linesOf(text)];
  const { isOrder, shopLines } = readShopLines(text, lines);
  for (const [index, line] of lines.entries()) {
    if (line.blank) {
      addressUntilBlank = false;
      previous = undefined;
      if (parsed.items.length > underHeading) context = { language };
      continue;
    }
    const ignored: IgnoredLine | undefined = addressUntilBlank ? address(line) : shopLines[index];
    if (ignored) {
      addressUntilBlank = ignored.opensAddress;
      ignore(parsed, text, line, ignored.reason);
      continue;
    }
    const heading = readHeading(text, line, {
      next: lines[index + 1],
      opens: previous === undefined,
      language,
    });
    if (heading) {
      context = { ...heading.context, language };
      underHeading = parsed.items.length;
    }
    const start = heading ? heading.end : line.start;
    if (start >= line.end) {
      ignore(parsed, text, line, 'heading');
      previous = undefined;
      continue;
    }
    const pieces = splitLine(text, start, line.end, context);
    addPieces(parsed, text, pieces, context, {
      follows: previous !== undefined && !line.bullet && !heading,
      isOrder,
    });
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

/** A piece of only attributes ("Navy / M", "$49.99") belongs to the item on the line before, else it says nothing. */
function addPieces(
  parsed: ParsedItems,
  text: string,
  pieces: Piece[],
  context: ItemContext,
  { follows, isOrder }: { follows: boolean; isOrder: boolean },
): void {
  for (const piece of pieces) {
    const { holds, start, end } = piece;
    if (holds === 'item') parsed.items.push(draftItem(text, piece, context));
    else if (holds === 'not clothing') ignore(parsed, text, piece, 'not clothing');
    else if (isOrder && (holds === 'unclear' ? !isPriced(text, piece) : isBrand(text, piece)))
      ignore(parsed, text, piece, 'order details');
    else if (holds === 'unclear') parsed.items.push(draftItem(text, piece, context));
    else {
      const before = follows || isOrder ? parsed.items.at(-1) : undefined;
      const joined =
        before &&
        draftItem(text, { start: before.start, end, core: before, said: [{ start, end }] }, context);
      if (joined && !recoloured(before, joined)) parsed.items[parsed.items.length - 1] = joined;
      else if (context.category) parsed.items.push(draftItem(text, piece, context));
      else ignore(parsed, text, piece, 'no garment named');
    }
  }
}

/** In an order, what has a price is a ware. */
function isPriced(text: string, { start, end }: Piece): boolean {
  return readPrices(text, start, end).length > 0;
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
