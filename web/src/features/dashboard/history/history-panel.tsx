import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import type { historyQuery } from '../../analysis/queries.ts';
import type { HistoryPage } from '../../analysis/read-history.ts';
import { LoadFailure } from '../../offline/load-failure.tsx';
import { cardGrid, recentGrid } from './analysis-card.tsx';
import { NoAnalyses } from './no-analyses.tsx';

const keys = ['a', 'b', 'c', 'd', 'e'];

/** Cards to come, above the figures where those follow. */
function Loading({ isOverview }: { isOverview: boolean }) {
  return (
    <div aria-busy>
      <p className="sr-only">
        <Trans>Loading your analyses</Trans>
      </p>
      <div className={isOverview ? recentGrid : cardGrid}>
        {keys.slice(0, isOverview ? limits.recentAnalyses : keys.length).map((key) => (
          <div key={key} className="grid gap-3">
            <Skeleton className="aspect-3/4" />
            <Skeleton className="h-2" />
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
      {isOverview && <Skeleton className="mt-10 h-[20rem] md:mt-12 md:h-[11.1875rem]" />}
    </div>
  );
}

type Props = {
  query: ReturnType<typeof historyQuery>;
  /** Whether the figures of a period stand below the cards. */
  isOverview?: boolean;
  /** What stands in the place of an empty history, if not the invitation to begin one. */
  nothing?: ReactNode;
  children: (history: HistoryPage) => ReactNode;
};

/** A page of the history in one of its states: loading, failed, empty, or there. */
export function HistoryPanel({ query, isOverview = false, nothing, children }: Props) {
  const { data, isError, refetch, isFetching } = useQuery({ ...query, placeholderData: keepPreviousData });
  if (isError && !data) {
    return (
      <LoadFailure
        title={isOverview ? t`Your dashboard didn’t open.` : t`Your history didn’t open.`}
        message={t`Failed to load dashboard data`}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Loading isOverview={isOverview} />;
  // Nothing that is said is false, and not undefined, where no filter is set.
  if (data.total === 0) return nothing || <NoAnalyses />;
  return children(data);
}
