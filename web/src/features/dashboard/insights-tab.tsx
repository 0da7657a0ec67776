import type { DashboardPeriod } from '@drape/contract/dashboard/dashboard-options';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { historyQuery } from '../analysis/queries.ts';
import { ExampleInsights } from '../first-run/examples/example-statistics.tsx';
import { StartLink } from '../first-run/start-link.tsx';
import { itemCountQuery } from '../wardrobe/queries.ts';
import { DashboardData } from './dashboard-data.tsx';
import { GarmentInsights } from './garment-insights.tsx';
import { PeriodSelect } from './period-select.tsx';
import { daysWords } from './period-words.ts';
import { insightsQuery } from './queries.ts';

const InsightsPlots = lazy(async () => ({
  default: (await import('./plots/insights-plots.tsx')).InsightsPlots,
}));

type Props = { period: DashboardPeriod | undefined; onPeriod: (period: DashboardPeriod) => void };

/** Before anything was analyzed or owned: what will be told here, and the way to it. */
function NoInsights() {
  return (
    <EmptyState
      title={t`Your first photo starts this page`}
      art={<ExampleInsights />}
      action={
        <Button asChild variant="primary">
          <Link to="/upload">
            <Trans>Start Analysis</Trans>
          </Link>
        </Button>
      }
      aside={<StartLink />}
    >
      <Trans>How your scores move, what raises them, and which clothes earn their place.</Trans>
    </EmptyState>
  );
}

/** The clothes that stand out, then what the analyses of a period and the wear log tell, as plots. */
export function InsightsTab({ period, onPeriod }: Props) {
  const query = useQuery(insightsQuery(period));
  const history = useQuery(historyQuery(1, limits.recentAnalyses));
  const clothes = useQuery(itemCountQuery);
  if (history.isPending || clothes.isPending) return <Skeleton className="h-96" />;
  if (history.data?.total === 0 && clothes.data === 0) return <NoInsights />;
  return (
    <DashboardData query={query}>
      {(insights) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <GarmentInsights />
          <div className="flex items-center justify-between gap-x-6 border-t border-line pt-6 md:pt-8">
            <p className="figures text-sm text-muted max-md:sr-only">{daysWords(insights.range)}</p>
            <PeriodSelect period={insights.range.period} onPeriod={onPeriod} />
          </div>
          {insights.analyses === 0 && (
            <div className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
              <p className="text-muted">
                <Trans>No outfit was analyzed in this period.</Trans>
              </p>
              <Button asChild size="sm" variant="primary">
                <Link to="/upload">
                  <Trans>Start Analysis</Trans>
                </Link>
              </Button>
            </div>
          )}
          <Suspense fallback={<Skeleton className="h-96" />}>
            <InsightsPlots insights={insights} />
          </Suspense>
        </div>
      )}
    </DashboardData>
  );
}
