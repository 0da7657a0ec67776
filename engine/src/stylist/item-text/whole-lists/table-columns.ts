import type { ColumnUse } from '../../../knowledge/words/words-abroad.ts';
import { readPrices } from '../details/read-prices.ts';
import { isContainer } from '../details/read-quantity.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import type { Line } from '../lines/lines.ts';
import { readSpans, type Span } from '../words/read-words.ts';
import { type CellSign, cellSigns, cellsOf } from './cells.ts';

export type ColumnUses = readonly (ColumnUse | undefined)[];
/** The lines of a text that have cells, and what its columns say by their values. */
export type TableByValues = {
  sign: CellSign;
  uses: ColumnUses;
  /** So regular that it is a table even without titles. */
  isSure: boolean;
};

type Row = readonly Span[];

const leastRows = 4;
/** How many rows are read to see what the columns hold. */
const mostLookedAt = 40;
const fewestCells: Readonly<Record<CellSign, number>> = { '\t': 2, ';': 3, '|': 2, ' / ': 3, ',': 4 };
/** The least share of a column's values that must agree on what they are. */
const mostAgree = 0.7;
const mostColoured = 0.6;
/** The least share of a text's lines that are rows, where no titles show that it is a table. */
const leastOfLines = 0.4;
/** The least share of rows that have about as many cells as most. */
const leastAlike = 0.8;

/** For each sign that parts the lines of a text, what the columns hold. */
export function tablesByValues(text: string, lines: readonly Line[]): TableByValues[] {
  const filled = lines.filter(({ blank }) => !blank);
  return cellSigns.flatMap((sign) => {
    // A comma parts the words of a sentence as well, so that only titles make a table of it.
    if (sign === ',' || !text.includes(sign)) return [];
    const rows = filled
      .map((line) => cellsOf(text, line, sign))
      .filter((cells) => cells.length >= fewestCells[sign]);
    if (rows.length < leastRows) return [];
    const uses = usesOf(text, rows);
    return [{ sign, uses, isSure: isTable(rows, uses, filled.length) }];
  });
}

function isTable(rows: readonly Row[], uses: ColumnUses, filled: number): boolean {
  const widths = rows.map((row) => row.length);
  const most = [...new Set(widths)].sort(
    (x, y) => widths.filter((width) => width === y).length - widths.filter((width) => width === x).length,
  )[0];
  const alike = widths.filter((width) => Math.abs(width - (most ?? 0)) <= 1).length;
  const isTold = uses.some((use) => use === 'count' || use === 'size' || use === 'price' || use === 'colour');
  return (
    isTold &&
    uses.includes('name') &&
    rows.length >= leastOfLines * filled &&
    alike >= leastAlike * rows.length
  );
}

function usesOf(text: string, all: readonly Row[]): ColumnUses {
  const rows = all.slice(0, mostLookedAt);
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, k) =>
    rows.flatMap((row) => {
      const cell = row[k];
      return cell && cell.end > cell.start ? [cell] : [];
    }),
  );
  const nouns = columns.map((cells) => shareOf(cells, (cell) => readSpans(text, [cell]).nouns.some(isNamed)));
  const name = nouns.indexOf(Math.max(...nouns));
  const uses = columns.map((cells, k): ColumnUse | undefined => {
    if (k === name && (nouns[k] ?? 0) > 0) return 'name';
    return 2 * cells.length >= rows.length || cells.length >= leastRows ? useOf(text, cells) : undefined;
  });
  const remark = uses.findIndex((use, k) => use === undefined && k > name);
  return uses.map((use, k) => (k === remark ? 'remark' : use));
}

function shareOf<T>(of: readonly T[], holds: (each: T) => boolean): number {
  return of.length === 0 ? 0 : of.filter(holds).length / of.length;
}

const sizeLike =
  /^(?:\d?x{0,4}[sml]|x{1,4}[sl]|one ?size|os|o\/s|\d{2} ?[-/x] ?\d{2}|\d{1,2}(?:[.,]5|½| 1\/2)|\d{2} ?[a-h]{1,3}|\d{1,2} ?(?:short|reg|long|[rslt])|[sml] ?[-/] ?x?[ml]|(?:uk|eu|us|it|fr|de|w|gr) ?\d{1,2}.*)$/i;
const plain = /^\d{1,3}$/;
const year = /^(?:19|20)\d\d$|^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$/;
/** Larger counts of one thing are rare, and so are smaller sizes. */
const mostCounted = 6;
/** One size with letters among this many numbers shows that they are sizes. */
const sizesTell = 0.15;

/** What the values of a column are; undefined for words. */
function useOf(text: string, cells: readonly Span[]): ColumnUse | undefined {
  const values = cells.map(({ start, end }) => text.slice(start, end));
  if (shareOf(values, (value) => isPrice(value)) >= mostAgree) return 'price';
  if (shareOf(values, (value) => year.test(value)) >= mostAgree) return undefined;
  const numbers = values.filter((value) => plain.test(value)).map(Number);
  if (isRising(numbers) && numbers.length >= mostAgree * values.length) return 'number';
  const sizes = values.filter((value) => sizeLike.test(value));
  if (sizes.length + numbers.length >= mostAgree * values.length && sizes.length > 0) {
    if (sizes.length >= sizesTell * (sizes.length + numbers.length)) return 'size';
  }
  if (shareOf(values, isCount) >= mostAgree)
    return 2 * numbers.filter((value) => value > mostCounted).length > numbers.length ? 'size' : 'count';
  const coloured = shareOf(cells, (cell) => {
    const { attributes, nouns } = readSpans(text, [cell]);
    return (
      !nouns.some(isNamed) &&
      attributes.some(({ meanings }) => meanings.some(({ field }) => field === 'colour'))
    );
  });
  return coloured >= mostColoured ? 'colour' : undefined;
}

function isPrice(value: string): boolean {
  const [price] = readPrices(value);
  return price !== undefined && price.end - price.start >= value.length - 1;
}

/** "3", "x3", "3 pr". */
export function isCount(value: string): boolean {
  const [, number, container] = /^[x×]? ?(\d{1,2}) ?[x×]?(?: (\p{L}+)\.?)?$/u.exec(value) ?? [];
  return Number(number) > 0 && (container === undefined || isContainer(container.toLowerCase()));
}

function isRising(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).filter((value, k) => value === (numbers[k] ?? 0) + 1).length;
  return numbers.length >= leastRows && steps >= mostAgree * (numbers.length - 1);
}
