import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { analysisKeys } from '../features/analysis/queries.ts';
import { History } from '../features/dashboard/history.tsx';
import { HistoryPanel } from '../features/dashboard/history-panel.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { useTier } from '../features/membership/use-tier.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
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
  useTitle('Dashboard');

  const goToPage = (next: number) => setSearch({ tab: 'history', page: String(next) });

  return (
    <>
      <PageHeader
        title="Dashboard"
        lead="What you wore, how it worked, and where it is going."
        actions={
          <Button
            size="sm"
            pending={fetching}
            onClick={() => void queryClient.invalidateQueries({ queryKey: analysisKeys.history })}
          >
            {!fetching && <RefreshCw aria-hidden />}
            Refresh Data
          </Button>
        }
      />
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
                <HistoryPanel page={1} limit={overviewLimit}>
                  {(history) => <Overview history={history} />}
                </HistoryPanel>
              ),
            },
            {
              value: 'history',
              label: 'History',
              content: (
                <HistoryPanel page={page}>
                  {(history) => <History history={history} onPage={goToPage} />}
                </HistoryPanel>
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
