import { type ImportColumn, importColumns } from '@drape/contract/wardrobe/wardrobe-options';
import type { ArchivedItem } from './archive-format.ts';
import { foldedHeading, guessColumn } from './table-headings.ts';

type Cell = string | number | boolean | null | readonly string[];

/** The columns of the table in which a wardrobe is exported. */
export const tableColumns: readonly (ImportColumn & keyof ArchivedItem)[] = importColumns;
export type TableColumn = ImportColumn;

/** What a heading most likely stands for: a column of an export, or a word that people and other programs use. */
export function columnOf(heading: string): TableColumn | undefined {
  const folded = foldedHeading(heading);
  return importColumns.find((column) => column === folded) ?? guessColumn(folded);
}

function cellText(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** The heading, then a row for each item. */
export function tableOf(items: readonly ArchivedItem[]): string[][] {
  return [[...tableColumns], ...items.map((item) => tableColumns.map((column) => cellText(item[column])))];
}
