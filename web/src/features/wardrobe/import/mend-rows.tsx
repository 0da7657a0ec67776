import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { type RowToMend, rowsToMend, tableFile } from './rows-to-mend.ts';

type Props = { report: ImportReport; onMended: (file: File) => void; onClose: () => void };

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The rows that were left out, with what is wrong with each, to be mended and imported after the others. */
export function MendRows({ report, onMended, onClose }: Props) {
  const columns = report.columns.map((column, at) => ({ ...column, at }));
  const [rows, setRows] = useState<readonly RowToMend[]>(() => rowsToMend(report));
  const headings = columns.map(({ heading }) => heading);
  const change = (row: number, index: number, text: string) =>
    setRows((before) =>
      before.map((each) => (each.row === row ? { ...each, cells: each.cells.with(index, text) } : each)),
    );
  return (
    <div className="grid gap-4">
      <p role="status">
        <Plural
          value={report.items_created}
          one="# item was imported. These rows wait for you:"
          other="# items were imported. These rows wait for you:"
        />
      </p>
      <ul className="grid max-h-96 gap-5 overflow-y-auto pe-1">
        {rows.map(({ row, message, cells }) => (
          <li key={row} className="grid gap-2 border-t border-line pt-3">
            <p className="text-sm text-poor">{t`Row ${row}: ${message}`}</p>
            <div className="grid gap-2 sm:grid-cols-2">
              {columns.map(({ heading, column, at }) =>
                column === null || at >= cells.length ? null : (
                  <TextField
                    key={at}
                    label={heading}
                    value={cells[at] ?? ''}
                    onChange={(event) => change(row, at, event.target.value)}
                  />
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>
          <Trans>Leave them out</Trans>
        </Button>
        <Button onClick={() => download(tableFile(headings, rows))}>
          <Trans>Download these rows</Trans>
        </Button>
        <Button variant="primary" onClick={() => onMended(tableFile(headings, rows))}>
          <Trans>Check again</Trans>
        </Button>
      </div>
    </div>
  );
}
