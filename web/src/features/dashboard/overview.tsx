import type { DashboardPeriod } from '@drape/contract/dashboard/dashboard-options';
import { limits } from '@drape/contract/wire/limits';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router/link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { historyQuery } from '../analysis/queries.ts';
import { DashboardData } from './dashboard-data.tsx';
import { Figures } from './figures.tsx';
import { AnalysisCard, recentGrid } from './history/analysis-card.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { PeriodSelect } from './period-select.tsx';
import { rangeWords } from './period-words.ts';
import { ScoreLine } from './plots/score-line.tsx';
import { overviewQuery } from './queries.ts';
import { StyleBreakdown } from './style-breakdown.tsx';

type PeriodProps = {
  /** Undefined: what the server finds telling. */
  period: DashboardPeriod | undefined;
  onPeriod: (period: DashboardPeriod) => void;
};

function Sums({ period, onPeriod }: PeriodProps) {
  const query = useQuery(overviewQuery(period));
  return (
    <DashboardData query={query}>
      {(overview) => (
        <div className="grid gap-12">
          <div className="grid gap-6">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="text-sm text-muted">{rangeWords(overview.range)}</p>
              <PeriodSelect period={overview.range.period} onPeriod={onPeriod} />
            </div>
            <Figures overview={overview} />
          </div>
          {overview.analyses.value === 0 ? (
            <p className="text-muted">
              <Trans>No outfit was analyzed in this period. A longer period shows what came before.</Trans>
            </p>
          ) : (
            <div className="grid gap-12 lg:auto-cols-fr lg:grid-flow-col lg:gap-20">
              <StyleBreakdown styles={overview.styles} />
              <ScoreLine course={overview.course} />
            </div>
          )}
        </div>
      )}
    </DashboardData>
  );
}

/** The sums of a period above the latest analyses; an invitation where there are none. */
export function Overview(props: PeriodProps) {
  return (
    <HistoryPanel query={historyQuery(1, limits.recentAnalyses)} figures>
      {({ entries }) => (
        <div className="grid gap-14">
          <Sums {...props} />
          <section aria-labelledby="recent">
            <div className="mb-6 flex items-baseline justify-between gap-4">
              <h2 id="recent" className="font-display text-xl">
                <Trans>Recent analyses</Trans>
              </h2>
              <Link to="/dashboard?tab=history" className={`${textLink} text-sm`}>
                <Trans>All of them</Trans>
              </Link>
            </div>
            <div className={recentGrid}>
              {entries.slice(0, limits.recentAnalyses).map((entry) => (
                <AnalysisCard key={entry.id} entry={entry} />
              ))}
            </div>
          </section>
        </div>
      )}
    </HistoryPanel>
  );
}
