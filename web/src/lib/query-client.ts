import { ApiError } from '@drape/contract/wire/client';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isReachable } from './reach.ts';

/** The `meta` of a question that is about this browser, and not asked while the server renders a page. */
export const onlyInBrowser = { onlyInBrowser: true } as const;

/** Marks an answer in which the same pieces stand many times: compressed it is short, and it may come with the page. */
export const repetitive = { repetitive: true } as const;

/** Once more and soon, so that what fails is said at once; answers that a repetition will not change are not asked for again. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return (
    failures < 1 && isReachable() && error instanceof ApiError && (error.status === 0 || error.status >= 500)
  );
}

// At once instead of after a timer, so that a button is disabled before the second press of a double click.
notifyManager.setScheduler(queueMicrotask);

/**
 * Without a connection calls fail at once instead of waiting for one, so that every page can say so; what was seen
 * before stays on show and is not asked for again until there is somebody to ask.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: isWorthRetrying,
        retryDelay: 300,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnMount: isReachable,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
