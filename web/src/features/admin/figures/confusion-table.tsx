import type { ConfusionTable as Table } from '@drape/contract/wardrobe/recogniser';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Alert } from '../../../ui/notices/alert.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { ConfusionLegend, ExampleConfusions } from '../examples.tsx';
import { confusionQuery } from '../queries.ts';

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

/** How deep a cell is tinted, by its share of the row. */
function tint(share: number, right: boolean): { backgroundColor: string } {
  const colour = right ? 'var(--color-good)' : 'var(--color-accent)';
  return { backgroundColor: `color-mix(in oklab, ${colour} ${Math.round(8 + share * 26)}%, transparent)` };
}

function Row({ row, categories }: { row: Table['rows'][number]; categories: Table['categories'] }) {
  const total = row.said.reduce((sum, count) => sum + count, 0);
  const right = row.said[categories.indexOf(row.kept)] ?? 0;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pe-3 text-start font-normal whitespace-nowrap">
        {row.kept}
      </th>
      {row.said.map((count, index) => {
        const said = categories[index] ?? '';
        return (
          <td
            key={said}
            style={count > 0 ? tint(count / total, said === row.kept) : undefined}
            className={cx('px-2 py-2 text-center', count === 0 && 'text-muted')}
          >
            {count}
          </td>
        );
      })}
      <td className="py-2 ps-3 text-end whitespace-nowrap text-muted">
        {total === 0 ? '' : `${percentOf(right, total)}%`}
      </td>
    </tr>
  );
}

function Confusions({ table }: { table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard.
    <section aria-label={t`By category`} tabIndex={0} className="overflow-x-auto max-md:-mx-5 max-md:px-5">
      <table className="figures w-full min-w-[36rem] self-start text-sm">
        <caption className="sr-only">
          <Trans>Items by their category now, and what the recognizer had said</Trans>
        </caption>
        <thead>
          <tr className="text-xs text-muted">
            <td />
            <th scope="colgroup" colSpan={table.categories.length} className="pb-1 font-normal">
              <Trans>Drape took it for</Trans>
            </th>
            <td />
          </tr>
          <tr className="text-xs text-muted">
            <th scope="col" className="pe-3 pb-2 text-start font-normal">
              <Trans>It is</Trans>
            </th>
            {table.categories.map((category) => (
              <th key={category} scope="col" className="px-2 pb-2 font-normal">
                {category}
              </th>
            ))}
            <th scope="col" className="pb-2 ps-3 text-end font-normal">
              <Trans>Right</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.kept} row={row} categories={table.categories} />
          ))}
        </tbody>
      </table>
      <ConfusionLegend />
    </section>
  );
}

function lead({ total, right, mean_confidence }: Table): string {
  if (total === 0) return t`What people make of photos, against what the recognizer said of them.`;
  const said = t`${right} of ${total} kept as recognized (${percentOf(right, total)}%).`;
  if (mean_confidence === null) return said;
  return t`${said} It had been ${Math.round(100 * mean_confidence)}% sure on average.`;
}

/** The confusion table that people's corrections make: rows are what items are, columns what was said of their photos. */
export function ConfusionTable() {
  const { data, error } = useQuery(confusionQuery);
  if (data?.total === 0)
    return (
      <EmptyState
        title={t`No photos of clothes yet`}
        action={
          <Button asChild variant="primary">
            <Link to="/wardrobe">
              <Trans>Add a photo of an item</Trans>
            </Link>
          </Button>
        }
        art={<ExampleConfusions />}
      >
        <Trans>
          When people add clothes by photo, you see here which ones Drape mistook for something else.
        </Trans>
      </EmptyState>
    );
  return (
    <section
      aria-labelledby="recogniser"
      className="grid gap-6 border-t border-line py-10 first:border-t-0 first:pt-2 md:grid-cols-[16rem_minmax(0,46rem)] md:gap-12"
    >
      <div>
        <h2 id="recogniser" className="font-display text-lg">
          <Trans>Recognizer</Trans>
        </h2>
        {data && <p className="mt-2 text-sm text-muted">{lead(data)}</p>}
      </div>
      {error && <Alert messages={[error.message]} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data && data.total > 0 && <Confusions table={data} />}
    </section>
  );
}
