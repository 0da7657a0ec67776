import { draftItem } from './draft-item.ts';
import type { ItemContext, ItemDraft } from './item-draft.ts';
import { type Line, linesOf } from './lines.ts';
import { readHeading } from './read-heading.ts';
import { type IgnoredLine, shopLine } from './shop-lines.ts';
import { type Piece, splitLine } from './split-line.ts';

export type { ItemDraft, Understood, UnderstoodField } from './item-draft.ts';

/** Items in the order of the text, and the stretches that name none with the reason. UTF-16 offsets into the whole text. */
export type ParsedItems = {
  items: ItemDraft[];
  ignored: { text: string; start: number; end: number; reason: string }[];
};

/**
 * Reads wardrobe items from what people paste: one per line, lists with commas or bullets, packing lists with headings, a
 * shop's order. Deterministic, never throws, time linear in the length of the text. A name without any known garment
 * stays an item with a confidence below 0.5, so that nothing is lost in silence.
 */
export function parseItems(text: string): ParsedItems {
  const parsed: ParsedItems = { items: [], ignored: [] };
  let context: ItemContext = {};
  let previous: Line | undefined;
  let addressUntilBlank = false;
  // A heading holds up to the blank line behind its items.
  let underHeading = 0;
  const lines = [...linesOf(text)];
  for (const [index, line] of lines.entries()) {
    if (line.blank) {
      addressUntilBlank = false;
      previous = undefined;
      if (parsed.items.length > underHeading) context = {};
      continue;
    }
    const ignored: IgnoredLine | undefined = addressUntilBlank ? address(line) : shopLine(text, line);
    if (ignored) {
      addressUntilBlank = ignored.opensAddress;
      ignore(parsed, text, line, ignored.reason);
      continue;
    }
    const heading = readHeading(text, line, lines[index + 1]);
    if (heading) {
      context = heading.context;
      underHeading = parsed.items.length;
    }
    const start = heading ? heading.end : line.start;
    if (start >= line.end) {
      ignore(parsed, text, line, 'heading');
      previous = undefined;
      continue;
    }
    addPieces(
      parsed,
      text,
      splitLine(text, start, line.end),
      context,
      previous !== undefined && !line.bullet,
    );
    previous = line;
  }
  return parsed;
}

/** The one item that a name describes. Never throws; an empty name gives a top of unknown colour. */
export function parseItem(name: string): ItemDraft {
  const start = name.length - name.trimStart().length;
  return draftItem(name, start, Math.max(start, name.trimEnd().length));
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
  follows: boolean,
): void {
  for (const { start, end, holds } of pieces) {
    if (holds === 'item') parsed.items.push(draftItem(text, start, end, context));
    else if (holds === 'not clothing') ignore(parsed, text, { start, end }, 'not clothing');
    else {
      const before = follows ? parsed.items.at(-1) : undefined;
      const joined = before && draftItem(text, before.start, end, context);
      if (joined && !recoloured(before, joined)) parsed.items[parsed.items.length - 1] = joined;
      else if (context.category) parsed.items.push(draftItem(text, start, end, context));
      else ignore(parsed, text, { start, end }, 'no garment named');
    }
  }
}

/** A second line of colours below an item that has one is not about that item. */
function recoloured(before: ItemDraft, joined: ItemDraft): boolean {
  return before.colors.length > 0 && joined.colors.length > before.colors.length;
}
