import { ApiError } from '@drape/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** Answers that a repetition will not change are not asked for again. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: false } },
  });
}
