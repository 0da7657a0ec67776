import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { analysisKeys, historyQuery } from '../features/analysis/queries.ts';
import { DashboardActions } from '../features/dashboard/dashboard-actions.tsx';
import { History } from '../features/dashboard/history.tsx';
import { HistoryPanel } from '../features/dashboard/history-panel.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { readScoreFilter } from '../features/dashboard/score-filter.ts';
import { StartCard } from '../features/first-run/start-card.tsx';
import { useTier } from '../features/membership/use-tier.ts';
import { TodayCard } from '../features/outfits/today-card.tsx';
import { useTitle } from '../lib/use-title.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** The overview's averages are taken over at most this many analyses. */
const overviewLimit = 50;

export function DashboardPage() {
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const fetching = useIsFetching({ queryKey: analysisKeys.history }) > 0;
  const tab = search.get('tab') === 'history' ? 'history' : 'overview';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { isPro } = useTier();
  const locked = isPro ? 'Not yet' : 'Pro';
  const filter = readScoreFilter(search.get('score'));
  useTitle('Dashboard');

  const showHistory = (next: Record<string, string>) => setSearch({ tab: 'history', ...next });
  const keptFilter = filter === 'all' ? {} : { score: filter };

  return (
    <>
      <PageHeader
        title="Dashboard"
        lead="What you wore, how it worked, and where it is going."
        actions={
          <DashboardActions
            refreshing={fetching}
            onRefresh={() => void queryClient.invalidateQueries({ queryKey: analysisKeys.history })}
            filter={filter}
            onFilter={(score) => showHistory(score === 'all' ? {} : { score })}
          />
        }
      />
      <StartCard />
      <div className="pb-20">
        <Tabs
          label="Dashboard"
          value={tab}
          onValueChange={(value) => setSearch(value === 'overview' ? {} : { tab: value }, { replace: true })}
          tabs={[
            {
              value: 'overview',
              label: 'Overview',
              content: (
                <div className="grid gap-10">
                  <TodayCard />
                  <HistoryPanel query={historyQuery(1, overviewLimit)} figures>
                    {(history) => <Overview history={history} />}
                  </HistoryPanel>
                </div>
              ),
            },
            {
              value: 'history',
              label: 'History',
              content: (
                <History
                  page={page}
                  filter={filter}
                  onPage={(next) => showHistory({ ...keptFilter, page: String(next) })}
                />
              ),
            },
            { value: 'wardrobe', label: 'Wardrobe', locked, content: null },
            { value: 'insights', label: 'Insights', locked, content: null },
          ]}
        />
      </div>
    </>
  );
}
