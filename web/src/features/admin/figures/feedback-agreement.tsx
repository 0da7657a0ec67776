import type { Agreement } from '@drape/contract/analysis/feedback';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { resolveText } from '../../../ui/resolve-text.ts';
import { agreementQuery } from '../queries.ts';

const names: Record<string, MessageDescriptor> = {
  rating: msg`The rating`,
  color_analysis: msg`Color`,
  fit_analysis: msg`Fit`,
  texture_analysis: msg`Texture`,
  occasion: msg`Occasion`,
  trends: msg`Trends`,
  immediate_improvements: msg`Immediate improvements`,
  shopping_list: msg`Shopping list`,
  styling_alternatives: msg`Styling alternatives`,
  color_palette: msg`Color palette`,
  accessories: msg`Accessories`,
};

/** "term colour" is shown as the term; an unknown one by its own word. */
function nameOf(kind: string): string {
  if (kind.startsWith('term ')) return t`Term: ${kind.slice(5)}`;
  return resolveText(names[kind] ?? kind);
}

function Row({ row }: { row: Agreement }) {
  const percent = Math.round(100 * row.agreement);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pe-4 text-start font-normal">
        {nameOf(row.kind)}
      </th>
      <td className="figures w-full py-2.5">
        <div className="flex items-center gap-3">
          <span aria-hidden className="hidden h-1 flex-1 bg-line sm:block">
            <span className="block h-full bg-ink" style={{ width: `${percent}%` }} />
          </span>
          <span className="w-11 text-end font-medium">{percent}%</span>
        </div>
      </td>
      <td className="figures py-2.5 ps-4 text-end whitespace-nowrap text-muted">
        <Trans>
          {row.up} of {row.up + row.down}
        </Trans>
      </td>
    </tr>
  );
}

/** How far people agree with the rating, its terms and each kind of sentence; as an extra only where anybody said so. */
export function FeedbackAgreement({ isExtra = false }: { isExtra?: boolean }) {
  const { data, error } = useQuery(agreementQuery);
  if (isExtra && !data?.total) return null;
  return (
    <section
      aria-labelledby="agreement"
      className="grid gap-6 border-t border-line py-10 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-12"
    >
      <div>
        <h2 id="agreement" className="font-display text-lg">
          <Trans>Agreement</Trans>
        </h2>
        <p className="mt-2 text-sm text-muted">
          {data && data.total > 0
            ? t`${plural(data.total, { one: '# thumb', other: '# thumbs' })} of ${plural(data.people, { one: '# person', other: '# people' })}, without demo visitors.`
            : t`Thumbs on ratings and sentences, without demo visitors.`}
        </p>
      </div>
      {error && <Alert messages={[error.message]} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data?.total === 0 && (
        <p className="text-muted">
          <Trans>Nobody has given a thumb yet.</Trans>
        </p>
      )}
      {data && data.total > 0 && (
        <table className="w-full self-start text-sm">
          <caption className="sr-only">
            <Trans>Share of thumbs up by kind</Trans>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">
                <Trans>Kind</Trans>
              </th>
              <th scope="col">
                <Trans>Agreement</Trans>
              </th>
              <th scope="col">
                <Trans>Thumbs up of all</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.agreement.map((row) => (
              <Row key={row.kind} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
