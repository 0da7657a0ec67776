import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { PartFailure } from '../offline/load-failure.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  rows?: number /** The height of each while it loads. */;
  height?: string;
  children: (data: T) => ReactNode;
};

/** What a query of the dashboard brings; its place while it loads, and a way to ask again where it failed. */
export function DashboardData<T>({ query, rows = 3, height = 'h-40', children }: Props<T>) {
  const { data, isError, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <PartFailure
        message={t`Failed to load dashboard data`}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div aria-busy className="grid gap-10">
      <p className="sr-only">
        <Trans>Loading</Trans>
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: place holders have no identity
        <Skeleton key={row} className={height} />
      ))}
    </div>
  );
}
