import { dashboardPeriodNames } from '@drape/contract/dashboard/dashboard-options';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../features/analysis/queries.ts';
import { DashboardActions } from '../features/dashboard/dashboard-actions.tsx';
import { History } from '../features/dashboard/history/history.tsx';
import { historyAddress, readHistoryView } from '../features/dashboard/history/history-filter.ts';
import { NoAnalyses } from '../features/dashboard/history/no-analyses.tsx';
import { InsightsTab } from '../features/dashboard/insights-tab.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { StyleReport, useStyleReport } from '../features/dashboard/style-report.tsx';
import { WardrobeTab } from '../features/dashboard/wardrobe-tab.tsx';
import { firstRunQuery } from '../features/first-run/queries.ts';
import { StartCard, useIsStartOpen } from '../features/first-run/start-card.tsx';
import { useTier } from '../features/membership/use-tier.ts';
import { TodayStrip } from '../features/today/today-strip.tsx';
import { itemCountQuery } from '../features/wardrobe/queries.ts';
import { useSearchParams } from '../lib/router/hooks.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';

const tabNames = ['overview', 'history', 'wardrobe', 'insights'];
const proTabs = ['wardrobe', 'insights'];

/** The tab, period, page and filter, all of which stand in the address. */
function useDashboardView(isPro: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = tabNames.find((name) => name === search.get('tab')) ?? 'overview';
  const period = dashboardPeriodNames.find((name) => name === search.get('period'));
  const view = readHistoryView(search);
  const inPeriod: Record<string, string> = period === undefined ? {} : { period };
  const show = (tab: string, more: Record<string, string>, replace = false) =>
    setSearch(
      { ...(tab === 'overview' ? {} : { tab }), ...inPeriod, ...historyAddress(view), ...more },
      { replace },
    );
  const tab = proTabs.includes(asked) && !isPro ? 'overview' : asked;
  return {
    tab,
    period,
    view,
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    showTab: (next: string) => show(next, {}, true),
    showPeriod: (next: string) => show(tab, { period: next }, true),
    showPage: (page: number) => show('history', { page: String(page) }),
    showHistory: (filter: typeof view) =>
      setSearch({ tab: 'history', ...inPeriod, ...historyAddress(filter) }),
  };
}

/** Before the first analysis: the guided start, or where that is over, the photo alone; today for who has clothes. */
function FirstAnalysis() {
  const isStartOpen = useIsStartOpen();
  const { isPending } = useQuery(firstRunQuery);
  const { data: clothes, isError } = useQuery(itemCountQuery);
  // All of it at once, so that nothing moves what is already there.
  if (isPending || (clothes === undefined && !isError)) return <Skeleton className="h-[52rem]" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <StartCard
        aside={
          <Button asChild variant="quiet" className="max-md:w-full">
            <Link to="/upload">
              <Trans>Start Analysis</Trans>
            </Link>
          </Button>
        }
      />
      {clothes !== undefined && clothes > 0 && <TodayStrip className="mb-6 border-b pb-8" />}
      {!isStartOpen && <NoAnalyses />}
    </div>
  );
}

export function DashboardPage() {
  const { pricingTier, isPro } = useTier();
  const { tab, period, view, page, showTab, showPeriod, showPage, showHistory } = useDashboardView(isPro);
  const report = useStyleReport(period, isPro);
  const { data: history } = useQuery(historyQuery(1, limits.recentAnalyses));
  const isEmpty = history?.total === 0;
  useTitle(t`Dashboard`);
  const lock = isPro ? {} : { locked: pricingTier ? t`Pro` : '' };
  const inPeriod = { period, onPeriod: showPeriod };
  return (
    <>
      <div className={report.printing ? 'print:hidden' : ''}>
        <PageHeader
          title={t`Dashboard`}
          lead={t`What you wore and how well it worked.`}
          isTight
          actions={
            !isEmpty && (
              <DashboardActions view={view} onFilter={showHistory} onPrint={() => void report.print()} />
            )
          }
        />
        <div className="pb-20">
          <Tabs
            label={t`Dashboard`}
            value={tab}
            onValueChange={showTab}
            tabs={[
              {
                value: 'overview',
                label: t`Overview`,
                content: (
                  <Overview
                    {...inPeriod}
                    today={<TodayStrip className="border-t pt-8" />}
                    nothing={<FirstAnalysis />}
                  />
                ),
              },
              {
                value: 'history',
                label: t`History`,
                content: <History page={page} view={view} onPage={showPage} onFilter={showHistory} />,
              },
              { value: 'wardrobe', label: t`Wardrobe`, ...lock, content: <WardrobeTab /> },
              { value: 'insights', label: t`Insights`, ...lock, content: <InsightsTab {...inPeriod} /> },
            ]}
          />
        </div>
      </div>
      {report.printing && <StyleReport period={period} isPro={isPro} />}
    </>
  );
}
