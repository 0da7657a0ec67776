import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isReadableOffline } from './keep-queries.ts';

/** The moment that the oldest of what the page shows is from, in milliseconds; undefined where it shows nothing kept. */
export function useSeenAt(): number | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(() => queueMicrotask(onChange)),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => {
    const times = queryClient
      .getQueryCache()
      .findAll({ type: 'active', predicate: isReadableOffline })
      .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
    return times.length === 0 ? undefined : Math.min(...times);
  });
}
