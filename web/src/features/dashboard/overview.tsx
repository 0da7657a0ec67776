import type { DashboardPeriod } from '@drape/contract/dashboard/dashboard-options';
import { limits } from '@drape/contract/wire/limits';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { historyQuery } from '../analysis/queries.ts';
import { DashboardData } from './dashboard-data.tsx';
import { Figures } from './figures.tsx';
import { AnalysisCard, recentGrid } from './history/analysis-card.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { PeriodSelect } from './period-select.tsx';
import { comparedWords, daysWords } from './period-words.ts';
import { ScoreLine } from './plots/score-line.tsx';
import { overviewQuery } from './queries.ts';
import { StyleBreakdown } from './style-breakdown.tsx';

type PeriodProps = {
  /** Undefined: what the server finds telling. */
  period: DashboardPeriod | undefined;
  onPeriod: (period: DashboardPeriod) => void;
};

/** The figures of the period, and the choice of another. */
function PeriodFigures({ period, onPeriod }: PeriodProps) {
  const query = useQuery(overviewQuery(period));
  return (
    <DashboardData query={query} rows={1} height="h-[20rem] md:h-[11.1875rem]">
      {(overview) => (
        <div className="grid gap-6">
          <div className="flex items-center justify-between gap-x-6 max-md:flex-row-reverse">
            <p className="text-xs text-muted md:text-sm">
              <span className="figures max-md:sr-only">{daysWords(overview.range)}. </span>
              {comparedWords(overview.range)}
            </p>
            <PeriodSelect period={overview.range.period} onPeriod={onPeriod} />
          </div>
          <Figures overview={overview} />
        </div>
      )}
    </DashboardData>
  );
}

/** How the scores went and which styles they came nearest to. */
function PeriodCourse({ period }: Pick<PeriodProps, 'period'>) {
  const { data: overview } = useQuery(overviewQuery(period));
  if (!overview) return <Skeleton className="h-[40rem] lg:h-72" />;
  if (overview.analyses.value === 0) {
    return (
      <p className="text-muted">
        <Trans>No outfit was analyzed in this period. A longer period shows what came before.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-12 lg:auto-cols-fr lg:grid-flow-col lg:gap-20">
      <StyleBreakdown styles={overview.styles} />
      <ScoreLine course={overview.course} />
    </div>
  );
}

type Props = PeriodProps & {
  /** Today in short. */
  today: ReactNode;
  /** What stands there before the first analysis. */
  nothing: ReactNode;
};

/** The latest analyses, today in short, and the figures of a period; a way to begin where there are none. */
export function Overview({ today, nothing, ...inPeriod }: Props) {
  // Asked for together with the history, not after it.
  useQuery(overviewQuery(inPeriod.period));
  return (
    <HistoryPanel query={historyQuery(1, limits.recentAnalyses)} isOverview nothing={nothing}>
      {({ entries }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-12">
          <section aria-labelledby="recent">
            <div className="mb-5 flex items-baseline justify-between gap-4">
              <h2 id="recent" className="font-display text-lg md:text-xl">
                <Trans>Recent analyses</Trans>
              </h2>
              <Link to="/dashboard?tab=history" className={`${textLink} shrink-0 text-sm`}>
                <Trans>All of them</Trans>
              </Link>
            </div>
            <div className={recentGrid}>
              {entries.slice(0, limits.recentAnalyses).map((entry) => (
                <AnalysisCard key={entry.id} entry={entry} shape="beside" />
              ))}
            </div>
          </section>
          {today}
          <PeriodFigures {...inPeriod} />
          <PeriodCourse {...inPeriod} />
        </div>
      )}
    </HistoryPanel>
  );
}
