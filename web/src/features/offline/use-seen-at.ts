import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isReadableOffline } from './keep-queries.ts';

/**
 * The moment that the oldest of what the page shows is from, in milliseconds; undefined where it shows nothing kept, and
 * 'in part' where something of it is not kept on this device.
 */
export function useSeenAt(): number | 'in part' | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(() => queueMicrotask(onChange)),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => {
    const states = queryClient
      .getQueryCache()
      .findAll({ type: 'active', predicate: isReadableOffline })
      .map(({ state }) => state);
    const times = states.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [dataUpdatedAt]));
    if (times.length === 0) return undefined;
    const isMissing = states.some(({ data, status }) => data === undefined && status === 'error');
    return isMissing ? 'in part' : Math.min(...times);
  });
}
