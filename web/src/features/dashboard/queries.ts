import type { DashboardPeriod } from '@drape/contract/dashboard/dashboard-options';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { analysisKeys } from '../analysis/queries.ts';
import { wardrobeKeys } from '../wardrobe/queries.ts';

const within = (period: DashboardPeriod | undefined) => (period === undefined ? {} : { query: { period } });

/** Below the history, so that a change of the history reloads its sums. */
export const overviewQuery = (period: DashboardPeriod | undefined) =>
  queryOptions({
    queryKey: [...analysisKeys.history, 'overview', period ?? null],
    queryFn: () => api.dashboard(within(period)),
    placeholderData: keepPreviousData,
  });

export const insightsQuery = (period: DashboardPeriod | undefined) =>
  queryOptions({
    queryKey: [...analysisKeys.history, 'insights', period ?? null],
    queryFn: () => api.insights(within(period)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const builderQuery = queryOptions({
  queryKey: ['dashboard', 'wardrobe-builder'],
  queryFn: () => api.wardrobeBuilder(),
  staleTime: 0,
});

/** Everything that the dashboard shows, asked for again. */
export async function refreshDashboard(queryClient: QueryClient): Promise<void> {
  const keys = [analysisKeys.history, builderQuery.queryKey, wardrobeKeys.insights];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
