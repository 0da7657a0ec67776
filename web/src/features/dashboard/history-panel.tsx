import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { historyQuery } from '../analysis/queries.ts';
import type { HistoryPage } from '../analysis/read-history.ts';
import { cardGrid } from './analysis-card.tsx';

function Loading() {
  return (
    <div aria-busy>
      <p className="sr-only">Loading your analyses</p>
      <div className={cardGrid}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className="grid gap-3">
            <Skeleton className="aspect-3/4" />
            <Skeleton className="h-2" />
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}

type Props = { page: number; limit?: number; children: (history: HistoryPage) => ReactNode };

/** A page of the history in one of its states: loading, failed, empty, or there. */
export function HistoryPanel({ page, limit, children }: Props) {
  const { data, isError, refetch, isFetching } = useQuery({
    ...historyQuery(page, limit),
    placeholderData: keepPreviousData,
  });
  if (isError) {
    return (
      <Alert
        messages={['Failed to load dashboard data']}
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      />
    );
  }
  if (!data) return <Loading />;
  if (data.total === 0) {
    return (
      <EmptyState
        title="Nothing analyzed yet"
        action={
          <Button asChild variant="primary">
            <Link to="/upload">Start Analysis</Link>
          </Button>
        }
      >
        Your outfits, their scores and their colors will gather here, beginning with the first photo.
      </EmptyState>
    );
  }
  return children(data);
}
