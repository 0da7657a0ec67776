import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

export type PlotTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

type Props = {
  title: string;
  /** What the plot shows, in a sentence with its numbers: all that somebody who cannot see it hears of it at once. */
  summary: string;
  note?: ReactNode;
  table: PlotTable;
  /** What stands here where there is nothing to plot. */
  nothing?: string | undefined;
  children: ReactNode;
};

function Table({ title, table: { columns, rows } }: { title: string; table: PlotTable }) {
  const align = (column: number) => (column === 0 ? 'text-start' : 'text-end');
  return (
    <details className="mt-3 text-sm print:hidden">
      <summary className="w-fit text-muted hover:text-ink">
        <Trans>As a table</Trans>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={t`${title}, table`} tabIndex={0} className="mt-3 max-h-72 overflow-auto">
        <table className="figures w-full">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`py-1 font-normal ${align(index)}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head = '', ...cells]) => (
              <tr key={head} className="border-t border-line">
                <th scope="row" className="py-1 pe-3 text-start font-normal">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1 ps-3 text-end whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** A plot as a picture with its summary, above the same as a table. */
export function PlotFigure({ title, summary, note, table, nothing, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start break-inside-avoid">
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      {nothing === undefined ? (
        <>
          {note !== undefined && <p className="mt-1 max-w-[65ch] text-sm text-muted">{note}</p>}
          <div role="img" aria-label={summary} className="mt-5 min-w-0">
            {children}
          </div>
          <Table title={title} table={table} />
        </>
      ) : (
        <p className="mt-3 max-w-[60ch] border-t border-line pt-3 text-sm text-muted">{nothing}</p>
      )}
    </section>
  );
}
