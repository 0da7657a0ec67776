import { itemFields } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { parseItem } from '@drape/engine/stylist/item-text/parse-items';
import { z } from 'zod';
import { readFields } from '../reading/read-fields.ts';
import { type ArchivedItem, archivedItem } from './archive-format.ts';
import { type DayOrder, dayOf, seasonOf } from './read-cells.ts';
import type { TableColumn } from './wardrobe-table.ts';

export type Cells = Partial<Record<TableColumn, string>>;
/** How the days of the columns that hold days are meant. */
export type DayOrders = Partial<Record<TableColumn, DayOrder>>;
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

function cellValue(column: TableColumn, text: string, order: DayOrder): unknown {
  if (column === 'worn_dates') return daysOf(text, order);
  if (lists.has(column)) {
    const parts = text
      .split(/[,;|]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts;
  }
  if (numbers.has(column)) return numberOf(text);
  if (flags.has(column)) return yes.test(text.trim());
  if (column === 'purchase_date') return dayOf(text, order);
  if (column === 'season') return seasonOf(text);
  return column === 'currency' || column === 'pattern' || column === 'status'
    ? cased(column, text)
    : text.trim();
}

/** Days apart by commas, semicolons or bars; that of "March 4, 2025" stands inside of one. */
function daysOf(text: string, order: DayOrder): string[] {
  return text
    .replace(/(\p{L}+\.? \d{1,2}\p{L}{0,2}), (\d{4})/gu, '$1 $2')
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => dayOf(part, order));
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
export function readRow(cells: Cells, at: Date, orders: DayOrders = {}): RowReading {
  const description = (cells.description ?? '').trim().slice(0, wardrobeLimits.maxDescription);
  if (description === '') return { problem: 'The description is missing' };
  const given = Object.entries(cells).filter(([column, text]) => column !== 'id' && text.trim() !== '');
  const said = Object.fromEntries(
    given.map(([column, text]) => [
      column,
      cellValue(column as TableColumn, text, orders[column as TableColumn]),
    ]),
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
  if (parsed.success) return { item: parsed.data };
  return { problem: unclearDay(said) ?? problemOf(parsed.error) };
}

/** Why a day with slashes was not read. */
function unclearDay(said: Record<string, unknown>): string | undefined {
  const days = [said.purchase_date, said.worn_dates].flat();
  const unclear = days.find((day) => typeof day === 'string' && /^\d{1,2}[/-]\d{1,2}[/-]\d{4}/.test(day));
  return unclear === undefined
    ? undefined
    : `${unclear} could be two different days. Please write it as year-month-day, such as 2025-03-04`;
}

/** The first thing that is wrong, with the name of its field. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.filter((part) => typeof part === 'string').join('.');
  return field ? `${field}: ${issue?.message ?? ''}` : z.prettifyError(error).slice(0, 200);
}
