import { itemFields } from '@drape/contract/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe-options';
import { parseItem } from '@drape/engine/stylist/item-text/parse-items';
import { z } from 'zod';
import { type ArchivedItem, archivedItem } from './archive-format.ts';
import { readFields } from './read-fields.ts';
import type { TableColumn } from './wardrobe-table.ts';

export type Cells = Partial<Record<TableColumn, string>>;
export type RowReading = { item: ArchivedItem } | { problem: string };

const yes = /^(1|x|y|yes|true|ja|oui|si)$/i;
const lists = new Set<TableColumn>(['occasion', 'tags', 'worn_dates']);
const numbers = new Set<TableColumn>(['formality', 'warmth', 'quantity', 'price']);
const flags = new Set<TableColumn>(['is_favorite', 'is_archived']);

/** `12,50`, `1.299,00 €` and `$ 12.50` as well; not a number where there is none. */
function numberOf(text: string): number {
  const digits = text.replace(/[^\d.,-]/g, '');
  if (!/\d/.test(digits)) return Number.NaN;
  const isDecimalComma = /,\d{1,2}$/.test(digits);
  return Number(isDecimalComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''));
}

/** `31.12.2025` is written by many spreadsheets. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  return year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function cellValue(column: TableColumn, text: string): unknown {
  if (lists.has(column)) {
    const parts = text
      .split(/[,;|]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return column === 'worn_dates' ? parts.map(dayOf) : parts;
  }
  if (numbers.has(column)) return numberOf(text);
  if (flags.has(column)) return yes.test(text.trim());
  if (column === 'purchase_date') return dayOf(text);
  return column === 'currency' || column === 'pattern' || column === 'status'
    ? cased(column, text)
    : text.trim();
}

function cased(column: TableColumn, text: string): string {
  return column === 'currency' ? text.trim().toUpperCase() : text.trim().toLowerCase();
}

const plain = {
  status: 'available',
  is_favorite: false,
  is_archived: false,
  purchase_date: null,
  care_notes: null,
  kept_in: null,
};

/** An item of a row of a table: what its cells say, and what the engine reads in the description where they say nothing. */
export function readRow(cells: Cells, at: Date): RowReading {
  const description = (cells.description ?? '').trim().slice(0, wardrobeLimits.maxDescription);
  if (description === '') return { problem: 'The description is missing' };
  const given = Object.entries(cells).filter(([column, text]) => column !== 'id' && text.trim() !== '');
  const said = Object.fromEntries(
    given.map(([column, text]) => [column, cellValue(column as TableColumn, text)]),
  );
  const category = itemFields.shape.category.safeParse(said.category);
  const named = category.success ? description : `${description} ${cells.category ?? ''}`;
  const read = readFields(parseItem(named));
  const parsed = archivedItem.safeParse({
    ...plain,
    ...read,
    ...said,
    description,
    category: category.success ? category.data : read.category,
    ...(category.success && said.status === undefined && { status: 'available' }),
    id: cells.id ?? '',
    created_at: at.toISOString(),
    corrected: given.map(([column]) => column).filter((column) => column !== 'worn_dates'),
    worn_dates: said.worn_dates ?? [],
    palette: null,
    images: [],
  });
  return parsed.success ? { item: parsed.data } : { problem: problemOf(parsed.error) };
}

/** The first thing that is wrong, with the name of its field. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.filter((part) => typeof part === 'string').join('.');
  return field ? `${field}: ${issue?.message ?? ''}` : z.prettifyError(error).slice(0, 200);
}
