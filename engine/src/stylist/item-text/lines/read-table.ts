import { type ColumnUse, columnTitles } from '../../../knowledge/words/words-abroad.ts';
import { readPrices } from '../details/read-prices.ts';
import { draftItem } from '../draft-item.ts';
import type { ItemContext, ItemDraft } from '../item-draft.ts';
import { readWords, type Span } from '../words/read-words.ts';
import { fold } from '../words/tokenise.ts';
import type { Line } from './lines.ts';
import { partsOfSet } from './parts-of-sets.ts';

/** Which sign stands between the cells of a table, and what its columns say. */
export type Columns = {
  sign: string;
  uses: readonly (ColumnUse | undefined)[];
  /** The title of the names, where it is the heading of what they name. */
  heading?: Span;
};

const columnWords = new Map(
  columnTitles.flatMap(([use, words]) => words.map((word) => [titleOf(word), use] as const)),
);
const signs = ['\t', ';', '|', ','];
const longestTitles = 300;
/** A table's titles: so many are known, and at most so many are not. */
const leastKnown = 2;
const mostUnknown = 2;

/** The columns that a line of titles announces; undefined for every other line. */
export function columnsOf(text: string, { start, end }: Line): Columns | undefined {
  if (end - start > longestTitles) return undefined;
  const line = text.slice(start, end);
  for (const sign of signs) {
    const titles = line.split(sign);
    if (titles.length < leastKnown) continue;
    const uses = titles.map((title) => columnWords.get(titleOf(title)));
    const known = uses.filter((use) => use !== undefined).length;
    const isNamed = uses.some((use) => use === 'name' || use === 'kind');
    if (isNamed && known >= leastKnown && titles.length - known <= mostUnknown) return { sign, uses };
    // "Shoes;color;pairs": the first column is called after what it lists.
    const isHeaded =
      sign !== ',' && uses[0] === undefined && known >= leastKnown && titles.length === known + 1;
    if (isHeaded)
      return {
        sign,
        uses: ['name', ...uses.slice(1)],
        heading: { start, end: start + (titles[0]?.length ?? 0) },
      };
  }
  return undefined;
}

function titleOf(cell: string): string {
  return fold(cell.replace(/[\s".:*°º]/g, ''));
}

/** The cells of a row by what their column says; undefined for a line that is not a row. */
type Row = Partial<Record<ColumnUse, Span>>;

function rowOf(text: string, start: number, end: number, { sign, uses }: Columns): Row | undefined {
  const cells = text.slice(start, end).split(sign);
  if (cells.length < leastKnown) return undefined;
  const row: Row = {};
  let at = start;
  cells.forEach((cell, k) => {
    const use = uses[k];
    const inner = cell.replace(/^"|"$/g, '').trim();
    const from = at + cell.indexOf(inner);
    if (use !== undefined && inner !== '' && !row[use]) row[use] = { start: from, end: from + inner.length };
    at += cell.length + sign.length;
  });
  return row;
}

/** The item of a table's row. Each cell says what the title of its column announces. */
export function readRow(
  text: string,
  wholeLine: Span,
  columns: Columns,
  context: ItemContext,
): ItemDraft[] | undefined {
  const row = rowOf(text, wholeLine.start, wholeLine.end, columns);
  const name = row?.name ?? row?.kind;
  if (!row || !name || !/\p{L}/u.test(text.slice(name.start, name.end))) return undefined;
  if (sums.test(text.slice(name.start, name.end))) return [];
  const said = [row.colour, row.material, row.season].filter((cell) => cell !== undefined);
  const named = draftItem(text, { ...name, core: name, said }, context);
  const other = row.name && row.kind ? row.kind : row.brand;
  const isByKind = named.guesses.length > 0 && other !== undefined;
  const draft = isByKind
    ? draftItem(text, { ...wholeLine, core: other, said: [name, ...said] }, context)
    : named;
  const cell = (span: Span | undefined) => (span ? text.slice(span.start, span.end) : undefined);
  const price = row.price && priceOf(text, row.price);
  const called = isByKind && other === row.kind ? `${cell(other)} ${named.description}` : named.description;
  const item: ItemDraft = {
    ...draft,
    ...wholeLine,
    description: [called, cell(row.remark)].filter(Boolean).join(', ').slice(0, longestName),
    quantity: countOf(cell(row.count)) ?? (row.count || columns.uses.includes('count') ? 1 : named.quantity),
    size: cell(row.size)?.slice(0, longestSize) ?? named.size,
    brand: brandOf(text, row.brand) ?? cell(row.brand)?.slice(0, longestBrand) ?? named.brand,
    price: price?.amount ?? named.price,
    currency: price?.currency ?? named.currency,
  };
  return partsOfSet(text, item);
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
