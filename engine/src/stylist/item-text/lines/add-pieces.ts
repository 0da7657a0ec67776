import { readPrices } from '../details/read-prices.ts';
import { sharedColour, trailingColour } from '../details/shared-colours.ts';
import { draftItem } from '../draft-item.ts';
import type { ItemContext, ItemDraft } from '../item-draft.ts';
import { isLabel } from '../kinds/hold.ts';
import { readSpans } from '../words/read-words.ts';
import { partsOfSet } from './parts-of-sets.ts';
import type { Piece } from './piece.ts';
import type { ParsedItems } from './read-line.ts';
import { besideSkis, joinSuit } from './told-together.ts';

export function ignore(
  parsed: ParsedItems,
  text: string,
  { start, end }: { start: number; end: number },
  reason: string,
): void {
  parsed.ignored.push({ text: text.slice(start, end), start, end, reason });
}

export function addPiece(parsed: ParsedItems, text: string, piece: Piece, context: ItemContext): void {
  parsed.items.push(...partsOfSet(text, draftItem(text, piece, context)));
}

/** A piece of only attributes ("Navy / M", "$49.99") belongs to the item on the line before, else it says nothing. */
export function addPieces(
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
      addPiece(parsed, text, piece, context);
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
  besideSkis(parsed.items, first);
  if (isOrder) return;
  sharedColour(text, parsed.items, first);
  trailingColour(text, parsed.items, first);
}

/** Another of the item above it, of which only the words of the line are said. */
export function asBefore(item: ItemDraft, before: ItemDraft): ItemDraft {
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

/** In an order, a maker's name stands above what it made. */
function isBrand(text: string, piece: Piece): boolean {
  const { tokens, brands } = readSpans(text, [piece]);
  return brands.some(({ first, last }) => first === 0 && last === tokens.length - 1);
}

/** A second line of colours below an item that has one is not about that item. */
function recoloured(before: ItemDraft, joined: ItemDraft): boolean {
  return before.colors.length > 0 && joined.colors.length > before.colors.length;
}
