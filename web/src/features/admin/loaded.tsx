import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  /** What stands there until it is; three bars where nothing else is known. */
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a query brings, once it is there; before that its place, and a way to ask again when it failed. */
export function Loaded<T>({ query, waiting, children }: Props<T>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <Alert
        messages={[error.message]}
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    );
  if (waiting !== undefined) return waiting;
  return (
    <div aria-busy className="grid gap-4">
      <p className="sr-only">
        <Trans>Loading</Trans>
      </p>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
