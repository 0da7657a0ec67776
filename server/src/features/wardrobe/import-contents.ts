import { open, readFile } from 'node:fs/promises';
import { wardrobeLimits } from '@drape/contract/wardrobe-options';
import { AppError } from '../../platform/app-error.ts';
import { parseCsv } from '../../platform/archive/csv-table.ts';
import { decodeText } from '../../platform/archive/decode-text.ts';
import { openZip, type ZipReader } from '../../platform/archive/zip-reader.ts';
import { type Refusal, refusing } from '../../platform/refusal.ts';
import { type ArchivedItem, archivedItem, archiveHeader, archiveNames } from './archive-format.ts';
import { type Cells, problemOf, readRow } from './table-row.ts';
import { columnOf } from './wardrobe-table.ts';

export type ImportProblem = { row: number | null; message: string };
export type ImportRow = { row: number; item: ArchivedItem };

/** What a file says: its items, and what is wrong with it. */
export type ImportContents = { rows: ImportRow[]; problems: ImportProblem[]; isArchive: boolean };

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

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'));
  } finally {
    await file.close();
  }
}

type Contents = Pick<ImportContents, 'rows' | 'problems'>;

/** What is too much is not even looked at. */
function tooMany(most: number, what: string): Contents {
  const message = `A file may hold at most ${most.toLocaleString('en-US')} ${what}`;
  return { rows: [], problems: [{ row: null, message }] };
}

function readTable(bytes: Uint8Array, now: Date): Contents {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new AppError('unsupported_media', unknownFile);
  const { heading, rows: lines } = parseCsv(text, { maxRows: wardrobeLimits.maxImportItems, maxColumns });
  const columns = heading.map(columnOf);
  if (!columns.includes('description')) throw new AppError('unsupported_media', unknownFile);
  if (lines.length > wardrobeLimits.maxImportItems) return tooMany(wardrobeLimits.maxImportItems, 'items');
  const rows: ImportRow[] = [];
  const problems: ImportProblem[] = [];
  for (const { row, cells } of lines) {
    const named = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []));
    // Entered in the order of the table, the first one newest.
    const reading = readRow(Object.fromEntries(named) as Cells, new Date(now.getTime() - row));
    if ('item' in reading) rows.push({ row, item: reading.item });
    else problems.push({ row, message: reading.problem });
  }
  return { rows, problems };
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
      });
      continue;
    }
    const names = parsed.data.images.flatMap(({ original, cutout }) => [
      original,
      ...(cutout ? [cutout] : []),
    ]);
    const missing = names.find((name) => !zip.has(name));
    if (missing) problems.push({ row, message: `${missing} is missing in the ZIP file` });
    else rows.push({ row, item: parsed.data });
  }
  return { rows, problems };
}

async function readZip(zip: ZipReader, now: Date): Promise<Contents> {
  const json = await zip.read(archiveNames.json, maxJsonBytes);
  if (json) return readItems(json, zip);
  const table = await zip.read(archiveNames.csv, maxTableBytes);
  if (!table) throw new AppError('unsupported_media', unknownFile);
  return readTable(table, now);
}

function bounded({ rows, problems }: Contents): Contents {
  const wears = rows.reduce((sum, { item }) => sum + item.worn_dates.length, 0);
  if (wears > wardrobeLimits.maxImportWears)
    return tooMany(wardrobeLimits.maxImportWears, 'days in wear logs');
  return { rows, problems: problems.slice(0, maxProblems) };
}

export type ImportTask = { path: string; size: number; now: Date };

async function read({ path, size, now }: ImportTask): Promise<ImportContents> {
  if (!(await isZip(path))) {
    if (size > maxTableBytes) throw new AppError('too_large', 'A table may have at most 10MB');
    return { ...bounded(readTable(await readFile(path), now)), isArchive: false };
  }
  const zip = await openZip(path, zipBounds);
  try {
    return { ...bounded(await readZip(zip, now)), isArchive: true };
  } finally {
    zip.close();
  }
}

/** Reads an exported ZIP or a table, in a thread of its own. Refuses what is neither. */
export function readImport(task: ImportTask): Promise<ImportContents | Refusal> {
  return refusing(() => read(task));
}
