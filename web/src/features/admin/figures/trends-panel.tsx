import type { TrendRow } from '@drape/contract/admin/admin-figures';
import { type Period, type TraitKind, traitKinds } from '@drape/contract/admin/admin-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { AdminSection } from '../admin-section.tsx';
import { EmptyActions } from '../empty-actions.tsx';
import { ExampleTrends } from '../examples.tsx';
import { Loaded } from '../loaded.tsx';
import { trendsQuery } from '../queries.ts';

const kinds: Record<TraitKind, { title: MessageDescriptor; lead: MessageDescriptor }> = {
  color: { title: msg`Colors`, lead: msg`That covered at least a tenth of an outfit.` },
  garment: { title: msg`Garments`, lead: msg`As the engine named them.` },
  pattern: { title: msg`Patterns`, lead: msg`Of single garments.` },
  texture: { title: msg`Textures`, lead: msg`Of single garments.` },
};

function growthText({ growth, before }: TrendRow, isAll: boolean): string {
  if (isAll) return '';
  if (before === 0) return t`New`;
  if (growth === null || growth === 0) return t`No change`;
  return `${growth > 0 ? '+' : '−'}${Math.abs(growth)}%`;
}

function TrendTable({ rows, of, isAll }: { rows: TrendRow[]; of: number; isAll: boolean }) {
  return (
    <table className="figures w-full break-inside-avoid text-sm">
      <thead className="text-start text-muted">
        <tr>
          <th scope="col" className="py-2 pe-4 font-normal">
            <Trans>Seen</Trans>
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-normal">
            <Trans>Outfits</Trans>
          </th>
          {!isAll && (
            <th scope="col" className="py-2 ps-4 text-end font-normal">
              <Trans>Growth</Trans>
            </th>
          )}
          <th scope="col" className="py-2 ps-4 text-end font-normal whitespace-nowrap">
            <Trans>Interested users</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.value} className="border-t border-line">
            <th scope="row" className="w-full py-2.5 pe-4 text-start font-normal first-letter:uppercase">
              <span className="inline-block first-letter:uppercase">{row.value}</span>
              <span aria-hidden className="mt-1.5 block h-1 bg-line">
                <span
                  className="block h-full bg-ink"
                  style={{ width: `${of === 0 ? 0 : (100 * row.analyses) / of}%` }}
                />
              </span>
            </th>
            <td className="py-2.5 ps-4 text-end">{formatCount(row.analyses)}</td>
            {!isAll && <td className="py-2.5 ps-4 text-end whitespace-nowrap">{growthText(row, isAll)}</td>}
            <td className="py-2.5 ps-4 text-end">{formatCount(row.people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What people wear, as their analyses saw it. */
export function TrendsPanel({ period }: { period: Period }) {
  const query = useQuery(trendsQuery(period));
  return (
    <Loaded query={query}>
      {({ trends, analyses }) =>
        trends.length === 0 ? (
          <EmptyState
            title={t`No outfits in this period`}
            action={<EmptyActions period={period} to="/upload" label={t`Analyze an outfit`} />}
            art={<ExampleTrends />}
          >
            <Trans>
              Every analyzed photo adds what was seen in it: colors, garments, patterns and textures, with how
              they grow. Nobody is named.
            </Trans>
          </EmptyState>
        ) : (
          traitKinds.map((kind) => {
            const rows = trends.filter((row) => row.kind === kind);
            return (
              rows.length > 0 && (
                <AdminSection key={kind} title={t(kinds[kind].title)} lead={t(kinds[kind].lead)}>
                  <TrendTable rows={rows} of={analyses} isAll={period === 'all'} />
                </AdminSection>
              )
            );
          })
        )
      }
    </Loaded>
  );
}
