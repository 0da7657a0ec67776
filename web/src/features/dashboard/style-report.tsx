import type { DashboardPeriod } from '@drape/contract/dashboard/dashboard-options';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { failureSentences } from '../../lib/failure.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { usePrint } from '../../ui/use-print.ts';
import { historyQuery } from '../analysis/queries.ts';
import { Figures } from './figures.tsx';
import { AnalysisCard } from './history/analysis-card.tsx';
import { rangeWords } from './period-words.ts';
import { ScoreLine } from './plots/score-line.tsx';
import { builderQuery, overviewQuery } from './queries.ts';
import { Recommendations } from './recommendations.tsx';
import { StyleBreakdown } from './style-breakdown.tsx';

/** Brings in what the report needs, puts it on paper alone, and opens the print dialog. */
export function useStyleReport(period: DashboardPeriod | undefined, isPro: boolean) {
  const queryClient = useQueryClient();
  const { printing, start } = usePrint();
  return {
    printing,
    async print() {
      try {
        await Promise.all([
          queryClient.ensureQueryData(overviewQuery(period)),
          queryClient.ensureQueryData(historyQuery(1, limits.recentAnalyses)),
          isPro && queryClient.ensureQueryData(builderQuery),
        ]);
        start();
      } catch (error) {
        showToast({
          tone: 'error',
          title: t`The report could not be made`,
          description: failureSentences(error).join(' '),
        });
      }
    },
  };
}

/** The overview, the latest outfits and, with Pro, what to buy: as pages to print. */
export function StyleReport({ period, isPro }: { period: DashboardPeriod | undefined; isPro: boolean }) {
  const { data: overview } = useQuery(overviewQuery(period));
  const { data: history } = useQuery(historyQuery(1, limits.recentAnalyses));
  const { data: builder } = useQuery({ ...builderQuery, enabled: isPro });
  const name = useSession(({ user }) => user?.username);
  if (!overview) return null;
  return (
    <div aria-hidden className="hidden gap-10 print:grid">
      <div>
        <p className="font-display text-2xl">
          {name === undefined ? t`Style report` : t`Style report of ${name}`}
        </p>
        <p className="mt-1 text-muted">{rangeWords(overview.range)}</p>
      </div>
      <Figures overview={overview} />
      <div className="grid auto-cols-fr grid-flow-col gap-12">
        <StyleBreakdown styles={overview.styles} />
        <ScoreLine course={overview.course} />
      </div>
      {history && history.entries.length > 0 && (
        <section className="break-inside-avoid">
          <h2 className="mb-4 font-display text-xl">
            <Trans>Latest outfits</Trans>
          </h2>
          <div className="grid grid-cols-3 gap-6">
            {history.entries.map((entry) => (
              <AnalysisCard key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
      )}
      {builder && builder.pieces > 0 && <Recommendations {...builder} />}
    </div>
  );
}
