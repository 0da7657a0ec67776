import '../../../platform/process/yield-to-answers.ts';
import { open, readFile } from 'node:fs/promises';
import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { AppError } from '../../../platform/app-error.ts';
import { parseCsv } from '../../../platform/archive/csv-table.ts';
import { decodeText } from '../../../platform/archive/decode-text.ts';
import { openZip, type ZipReader } from '../../../platform/archive/zip-reader.ts';
import { type Refusal, refusing } from '../../../platform/refusal.ts';
import { type ArchivedItem, archivedItem, archiveHeader, archiveNames } from './archive-format.ts';
import { dayOrderOf } from './read-cells.ts';
import { foldedHeading, isWearCount } from './table-headings.ts';
import { type Cells, type DayOrders, problemOf, readRow } from './table-row.ts';
import { columnOf, type TableColumn } from './wardrobe-table.ts';

/** With the cells of the row where it is one of a table. */
export type ImportProblem = { row: number | null; message: string; cells: string[] | null };
export type ReadColumn = ImportReport['columns'][number];
export type ImportRow = { row: number; item: ArchivedItem };

/** What a file says: its items, and what is wrong with it. */
export type ImportContents = {
  rows: ImportRow[];
  problems: ImportProblem[];
  columns: ReadColumn[];
  isArchive: boolean;
};

/** What the person takes each column for, in their order; undefined where the headings decide. */
export type Chosen = readonly (TableColumn | null)[] | undefined;

const mebibyte = 1024 * 1024;
const maxTableBytes = 10 * mebibyte;
const maxJsonBytes = 30 * mebibyte;
const maxColumns = 200;
const maxProblems = 100;
export const zipBounds = {
  maxEntries: 100_000,
  maxTotalBytes: 2 * wardrobeLimits.maxImportBytes,
  maxRatio: 200,
};

const unknownFile =
  'This file is neither a ZIP of a wardrobe nor a CSV table. Please choose an export or a table with a column "description".';

const noDescription = 'Please choose which column says what each item is.';

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'));
  } finally {
    await file.close();
  }
}

type Contents = Pick<ImportContents, 'rows' | 'problems' | 'columns'>;

/** What is too much is not even looked at. */
function tooMany(most: number, what: string): Contents {
  const message = `A file may hold at most ${most.toLocaleString('en-US')} ${what}`;
  return { rows: [], problems: [{ row: null, message, cells: null }], columns: [] };
}

const wearCountNote =
  'How often something was worn, without the days. Drape counts days, so this is left out.';

/** What each column is taken for: as the person chose, else as its heading says; the first of two alike. */
function columnsOf(heading: readonly string[], rows: readonly string[][], chosen?: Chosen): ReadColumn[] {
  const taken = new Set<TableColumn>();
  return heading.map((title, index) => {
    const wanted = chosen ? chosen[index] : columnOf(title);
    const column = wanted && !taken.has(wanted) ? wanted : null;
    if (column) taken.add(column);
    const sample = rows.map((cells) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
    const note = column === null && isWearCount(foldedHeading(title)) ? wearCountNote : null;
    return { heading: title.slice(0, 200), column, sample: sample.slice(0, 80), note };
  });
}

function dayOrders(columns: readonly ReadColumn[], rows: readonly string[][]): DayOrders {
  const dated = columns.flatMap(({ column }, index) =>
    column === 'purchase_date' || column === 'worn_dates'
      ? [[column, dayOrderOf(rows.flatMap((cells) => (cells[index] ?? '').split(/[,;|]/)))]]
      : [],
  );
  return Object.fromEntries(dated);
}

function readTable(bytes: Uint8Array, now: Date, chosen?: Chosen): Contents {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new AppError('unsupported_media', unknownFile);
  const { heading, rows: lines } = parseCsv(text, { maxRows: wardrobeLimits.maxImportItems, maxColumns });
  const columns = columnsOf(
    heading,
    lines.map(({ cells }) => cells),
    chosen,
  );
  if (heading.length < 2 && columns.every(({ column }) => column === null))
    throw new AppError('unsupported_media', unknownFile);
  if (lines.length > wardrobeLimits.maxImportItems) return tooMany(wardrobeLimits.maxImportItems, 'items');
  const rows: ImportRow[] = [];
  const problems: ImportProblem[] = [];
  if (!columns.some(({ column }) => column === 'description'))
    return { rows, problems: [{ row: null, message: noDescription, cells: null }], columns };
  const orders = dayOrders(
    columns,
    lines.map(({ cells }) => cells),
  );
  for (const { row, cells } of lines) {
    const named = columns.flatMap(({ column }, index) => (column ? [[column, cells[index] ?? '']] : []));
    // Entered in the order of the table, the first one newest.
    const reading = readRow(Object.fromEntries(named) as Cells, new Date(now.getTime() - row), orders);
    if ('item' in reading) rows.push({ row, item: reading.item });
    else problems.push({ row, message: reading.problem, cells });
  }
  return { rows, problems, columns };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch (error) {
    throw new AppError('unsupported_media', `${archiveNames.json} in this ZIP file is damaged.`, {
      cause: error,
    });
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function readItems(bytes: Uint8Array, zip: ZipReader): Contents {
  const header = archiveHeader.safeParse(parseJson(bytes));
  if (!header.success) throw new AppError('unsupported_media', unknownFile);
  if (header.data.items.length > wardrobeLimits.maxImportItems)
    return tooMany(wardrobeLimits.maxImportItems, 'items');
  const rows: ImportRow[] = [];
  const problems: ImportProblem[] = [];
  for (const [index, given] of header.data.items.entries()) {
    const row = index + 1;
    const parsed = archivedItem.safeParse(given);
    const isPlain = parsed.success && !holdsNul(parsed.data);
    if (!isPlain) {
      problems.push({
        row,
        message: parsed.error ? problemOf(parsed.error) : 'A text holds a NUL character',
        cells: null,
      });
      continue;
    }
    const names = parsed.data.images.flatMap(({ original, cutout }) => [
      original,
      ...(cutout ? [cutout] : []),
    ]);
    const missing = names.find((name) => !zip.has(name));
    if (missing) problems.push({ row, message: `${missing} is missing in the ZIP file`, cells: null });
    else rows.push({ row, item: parsed.data });
  }
  return { rows, problems, columns: [] };
}

async function readZip(zip: ZipReader, now: Date, chosen?: Chosen): Promise<Contents> {
  const json = await zip.read(archiveNames.json, maxJsonBytes);
  if (json) return readItems(json, zip);
  const table = await zip.read(archiveNames.csv, maxTableBytes);
  if (!table) throw new AppError('unsupported_media', unknownFile);
  return readTable(table, now, chosen);
}

function bounded({ rows, problems, columns }: Contents): Contents {
  const wears = rows.reduce((sum, { item }) => sum + item.worn_dates.length, 0);
  if (wears > wardrobeLimits.maxImportWears)
    return tooMany(wardrobeLimits.maxImportWears, 'days in wear logs');
  return { rows, problems: problems.slice(0, maxProblems), columns };
}

export type ImportTask = { path: string; size: number; now: Date; chosen: Chosen };

async function read({ path, size, now, chosen }: ImportTask): Promise<ImportContents> {
  if (!(await isZip(path))) {
    if (size > maxTableBytes) throw new AppError('too_large', 'A table may have at most 10MB');
    return { ...bounded(readTable(await readFile(path), now, chosen)), isArchive: false };
  }
  const zip = await openZip(path, zipBounds);
  try {
    return { ...bounded(await readZip(zip, now, chosen)), isArchive: true };
  } finally {
    zip.close();
  }
}

/** Reads an exported ZIP or a table, in a thread of its own. Refuses what is neither. */
export function readImport(task: ImportTask): Promise<ImportContents | Refusal> {
  return refusing(() => read(task));
}
