import { type ColumnUse, columnTitles } from '../../../knowledge/words/words-abroad.ts';
import { readColours } from '../details/read-colours.ts';
import { readPrices } from '../details/read-prices.ts';
import { numberOf } from '../details/read-quantity.ts';
import { draftItem } from '../draft-item.ts';
import type { ItemContext, ItemDraft } from '../item-draft.ts';
import { isWhole } from '../kinds/choose-noun.ts';
import type { Line } from '../lines/lines.ts';
import { partsOfSet } from '../lines/parts-of-sets.ts';
import { splitLine } from '../lines/split-line.ts';
import { readVariantList } from '../lines/variant-list.ts';
import { readSpans, readWords, type Span } from '../words/read-words.ts';
import { fold } from '../words/word.ts';
import { type CellSign, cellSigns, cellsOf, hasCells } from './cells.ts';
import { perColour } from './per-colour.ts';
import type { ColumnUses, TableByValues } from './table-columns.ts';

/** Which sign stands between the cells of a table, and what its columns say. */
export type Columns = {
  sign: CellSign;
  uses: ColumnUses;
  /** The title of the names, where it is the heading of what they name. */
  heading?: Span;
};

const columnWords = new Map(
  columnTitles.flatMap(([use, words]) => words.map((word) => [titleOf(word), use] as const)),
);
const longestTitles = 300;
/** A table's titles: the fewest that must be known, and the most that may be unknown. */
const leastKnown = 2;
const mostUnknown = 2;

/** The columns that a line of titles announces; undefined for every other line. The values below say what an unknown or missing title stands for. */
export function columnsOf(
  text: string,
  { start, end, level }: Line,
  byValues: readonly TableByValues[],
): Columns | undefined {
  if (end - start > longestTitles || level > 0) return undefined;
  for (const sign of cellSigns) {
    if (!hasCells(text, { start, end }, sign)) continue;
    const table = byValues.find((each) => each.sign === sign);
    const titles = cellsOf(text, { start, end }, sign);
    const uses = titles.map((title) => columnWords.get(titleOf(text.slice(title.start, title.end))));
    const filled = titles.filter((title) => title.end > title.start).length;
    const known = uses.filter((use) => use !== undefined).length;
    const isNamed = uses.some((use) => use === 'name' || use === 'kind');
    if (isNamed && known >= leastKnown && filled - known <= mostUnknown)
      return { sign, uses: withValues(uses, table) };
    // "Shoes;color;pairs": the first column is called after what it lists.
    const isHeaded =
      sign !== ',' && uses[0] === undefined && known >= leastKnown && titles.length === known + 1;
    if (isHeaded) return { sign, uses: ['name', ...uses.slice(1)], heading: { start, end: titles[0].end } };
  }
  return undefined;
}

/** The numbers of the rows are no cells any more, and neither is their title. */
function withValues(titled: ColumnUses, table: TableByValues | undefined): ColumnUses {
  if (!table) return titled;
  const isNumbered = titled[0] === 'number' && table.uses[0] === 'name' && table.uses[1] !== 'name';
  const uses = isNumbered ? titled.slice(1) : titled;
  return uses.map((use, k) => {
    const found = table.uses[k];
    // A column called "#" whose numbers do not rise counts.
    if (use === 'number' && found === 'count') return 'count';
    if (use !== undefined || found === undefined || found === 'name') return use;
    return uses.includes(found) ? undefined : found;
  });
}

function titleOf(cell: string): string {
  return fold(cell.replace(/[\s".:*°º]/g, ''));
}

/** The columns of a text whose rows show that it is a table. */
export function columnsByValues(tables: readonly TableByValues[]): Columns | undefined {
  const sure = tables.find(({ isSure }) => isSure);
  return sure && { sign: sure.sign, uses: sure.uses };
}

/** The cells of a row by what their column says; undefined for a line that is not a row. */
type Row = Partial<Record<ColumnUse, Span>>;

function rowOf(text: string, line: Span, { sign, uses }: Columns): Row | undefined {
  const cells = cellsOf(text, line, sign);
  if (cells.length < leastKnown) return undefined;
  const row: Row = {};
  cells.forEach((cell, k) => {
    const use = uses[k];
    if (use !== undefined && cell.end > cell.start && !row[use]) row[use] = cell;
  });
  return row;
}

/** The items of a table's row, mostly one. Each cell says what the title of its column announces. */
export function readRow(
  text: string,
  wholeLine: Span,
  columns: Columns,
  context: ItemContext,
): ItemDraft[] | undefined {
  const row = rowOf(text, wholeLine, columns);
  const name = row?.name ?? row?.kind;
  if (!row || !name || !/\p{L}/u.test(text.slice(name.start, name.end))) return undefined;
  if (sums.test(text.slice(name.start, name.end))) return [];
  const draft = namedBy(text, wholeLine, row, name, context);
  const cell = (span: Span | undefined) => (span ? text.slice(span.start, span.end) : undefined);
  const price = row.price && priceOf(text, row.price);
  const hasCounts = columns.uses.includes('count');
  const count = hasCounts ? (countOf(cell(row.count)) ?? 1) : undefined;
  const ofRow = (item: ItemDraft, quantity: number): ItemDraft => ({
    ...item,
    ...wholeLine,
    description: [item.description, cell(row.remark)].filter(Boolean).join(', ').slice(0, longestName),
    quantity,
    size: cell(row.size)?.slice(0, longestSize) ?? item.size,
    brand: brandOf(text, row.brand) ?? cell(row.brand)?.slice(0, longestBrand) ?? item.brand,
    price: price?.amount ?? item.price,
    currency: price?.currency ?? item.currency,
  });
  const several = severalIn(text, name, count, context) ?? eachColour(text, row, draft, count);
  if (several)
    return several.map((item) => ({ ...ofRow(item, item.quantity), start: item.start, end: item.end }));
  return partsOfSet(text, ofRow(draft, count ?? draft.quantity));
}

/** What the cells say together; an unknown name is read from the cell of the kind or of the maker. */
function namedBy(text: string, wholeLine: Span, row: Row, name: Span, context: ItemContext): ItemDraft {
  const said = [row.colour, row.material, row.season].filter((cell) => cell !== undefined);
  const named =
    headFirst(text, name, said, context) ?? draftItem(text, { ...name, core: name, said }, context);
  const other = row.name && row.kind ? row.kind : row.brand;
  if (named.guesses.length === 0 || other === undefined) return named;
  const draft = draftItem(text, { ...wholeLine, core: other, said: [name, ...said] }, context);
  const called = text.slice(other.start, other.end);
  return {
    ...draft,
    description: other === row.kind ? `${called} ${named.description}` : named.description,
  };
}

/** "Bra, t-shirt, nude": tables put the garment first and what sort of it behind a comma. */
function headFirst(text: string, name: Span, said: Span[], context: ItemContext): ItemDraft | undefined {
  const [first = '', second = ''] = text.slice(name.start, name.end).split(',');
  const head = { start: name.start, end: name.start + first.length };
  if (second.trim() === '' || !readSpans(text, [head], context.language).nouns.some(isWhole))
    return undefined;
  const item = draftItem(
    text,
    { ...name, core: head, said: [{ ...name, start: head.end }, ...said] },
    context,
  );
  const turned = `${second.trim()} ${first.trim()}`;
  const { nouns, tokens } = readSpans(turned, [{ start: 0, end: turned.length }], context.language);
  const kind = nouns.find((noun) => noun.first === 0 && noun.last === tokens.length - 1)?.meanings[0].kind;
  if (kind) return { ...item, category: kind.category, subcategory: kind.subcategory };
  // "Shoes, ballet flats": the sort is a garment of its own kind.
  const sort = { start: head.end + 1, end: head.end + 1 + second.length };
  const own = readSpans(text, [sort], context.language);
  const isOwn = own.nouns.some(isWhole) && !own.attributes.some(({ last }) => last === own.tokens.length - 1);
  return isOwn && draftItem(text, { ...sort, core: sort, said: [] }).category === item.category
    ? undefined
    : item;
}

/** A cell that lists garments, where the count of its row agrees or there is none. */
function severalIn(
  text: string,
  name: Span,
  count: number | undefined,
  context: ItemContext,
): ItemDraft[] | undefined {
  const pieces =
    readVariantList(text, name, context) ??
    splitLine(text, name.start, name.end, context).filter(({ holds }) => holds === 'item');
  if (pieces.length < 2) return undefined;
  const items = pieces.map((piece) => draftItem(text, piece, context));
  const sum = items.reduce((all, { quantity }) => all + quantity, 0);
  const isTold = items.every(({ colors, quantity }) => colors.length > 0 || quantity > 1);
  return isTold && (count === undefined || count === sum) ? items : undefined;
}

/** "Belt; black / brown; 2" and "sweater; 1 black 1 cream; 2": as many as the colors that are listed. */
function eachColour(
  text: string,
  { colour, name }: Row,
  draft: ItemDraft,
  count: number | undefined,
): ItemDraft[] | undefined {
  const cell = colour ?? name;
  if (count === undefined || count < 2 || draft.pattern !== null || !cell) return undefined;
  const words = readSpans(text, [cell]);
  const colours = readColours(words, Number.POSITIVE_INFINITY).sort((x, y) => x.first - y.first);
  const parts = colours.map((color, k) => {
    const before = words.tokens.slice(colours[k - 1] ? (colours[k - 1]?.last ?? 0) + 1 : 0, color.first);
    return { color, own: numberOf(before.at(-1)?.text ?? '') };
  });
  const sum = parts.reduce((all, { own = 1 }) => all + own, 0);
  const isListed = parts.every(({ own }) => own !== undefined) || areListed(text, cell, colours);
  if (sum !== count || parts.length < 2 || !isListed) return undefined;
  return perColour(
    draft,
    parts.map(({ color, own = 1 }) => ({ color, count: own })),
  );
}

/** Colors with a stroke, a comma or a word between them; a hyphen makes one thing of both. */
function areListed(text: string, cell: Span, colours: readonly Span[]): boolean {
  const last = colours.at(-1);
  const [first] = colours;
  return (
    first !== undefined &&
    last !== undefined &&
    !/[-–]/.test(text.slice(cell.start, last.end)) &&
    /[/+&,]|\p{L}/u.test(text.slice(first.end, last.start))
  );
}

const sums =
  /^(?:sum|summe|summa|total|totalt|totals|gesamt|insgesamt|i alt|suma|totale|totaal|razem|somme)\W*$/i;
const longestSize = 20;
const longestBrand = 40;
const longestName = 200;
const mostCounted = 99;

function countOf(cell: string | undefined): number | undefined {
  const count = Number(/\d+/.exec(cell ?? '')?.[0]);
  return count >= 1 ? Math.min(mostCounted, count) : undefined;
}

function brandOf(text: string, cell: Span | undefined): string | undefined {
  return cell && readWords(text, cell.start, cell.end).brands[0]?.meanings[0].name;
}

function priceOf(text: string, cell: Span) {
  const [price] = readPrices(text, cell.start, cell.end);
  if (price) return price;
  const amount = Number(text.slice(cell.start, cell.end).replace(',', '.'));
  return Number.isFinite(amount) ? { amount, currency: null } : undefined;
}
