import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';

export type RowToMend = { row: number; message: string; cells: string[] };

/** Rows of a table that could not be read, with what stands in them. */
export function rowsToMend({ problems }: ImportReport): RowToMend[] {
  return problems.flatMap(({ row, message, cells }) =>
    row !== null && cells !== null ? [{ row, message, cells }] : [],
  );
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The same columns with these rows alone, as a file that can be imported or kept for later. */
export function tableFile(headings: readonly string[], rows: readonly RowToMend[]): File {
  const lines = [headings, ...rows.map(({ cells }) => headings.map((_, index) => cells[index] ?? ''))];
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  return new File([`\ufeff${text}\r\n`], 'rows-to-mend.csv', { type: 'text/csv' });
}
