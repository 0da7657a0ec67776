import { parse } from 'csv-parse/sync';
import { AppError } from '../app-error.ts';

/** A table: `row` is the number that a spreadsheet shows beside it, the heading being row 1. */
export type CsvTable = { heading: string[]; rows: { row: number; cells: string[] }[] };

const delimiters = [',', ';', '\t'];
/** What a spreadsheet would run as a formula, also behind apostrophes that were put before one. */
const formula = /^'*[=+\-@\t\r]/;
const escaped = /^'+[=+\-@\t\r]/;

export type CsvBounds = { maxRows: number; maxColumns: number };

/**
 * Reads a table with a comma, semicolon or tab between its cells; rows above the bound are left out but for one. Throws
 * `unsupported_media` for what is no table and `too_large` for more columns.
 */
export function parseCsv(text: string, { maxRows, maxColumns }: CsvBounds): CsvTable {
  const bounded = (cells: string[]) => {
    if (cells.length > maxColumns)
      throw new AppError('too_large', `A table may have at most ${maxColumns} columns`);
    return cells;
  };
  const options = {
    delimiter: delimiterOf(text),
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    to: maxRows + 2,
    maxRecordSize: 200_000,
    onRecord: bounded,
  };
  try {
    const records: string[][] = parse(text, options);
    const [heading = [], ...rest] = records.map((cells) => cells.map(unescapeCell));
    const rows = rest
      .map((cells, index) => ({ row: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    return { heading, rows };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unsupported_media', 'This file is not a table that can be read.', { cause: error });
  }
}

/** A table as CSV (RFC 4180) with a mark for spreadsheets, in which no cell is a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(formatCell).join(',')).join('\r\n')}\r\n`;
}

function formatCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function unescapeCell(text: string): string {
  return escaped.test(text) ? text.slice(1) : text;
}

/** The one that stands most often in the heading, outside of quotes. */
function delimiterOf(text: string): string {
  const heading = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string) => heading.split(mark).length;
  return delimiters.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
