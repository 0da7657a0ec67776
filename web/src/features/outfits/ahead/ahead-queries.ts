import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Below the calendar's key, so that whatever refreshes the calendar refreshes this too. */
const all = ['calendar', 'ahead'] as const;

export const weekQuery = (startDate: string) =>
  queryOptions({
    queryKey: [...all, 'week', startDate],
    queryFn: ({ signal }) => api.getWeek({ query: { startDate } }, { signal }),
  });

export const suggestionsQuery = queryOptions({
  queryKey: [...all, 'suggestions'],
  queryFn: ({ signal }) => api.planSuggestions({ signal }),
});

export const tripsQuery = queryOptions({
  queryKey: [...all, 'trips'],
  queryFn: ({ signal }) => api.listTrips({ signal }),
});

export const tripQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'trip', id],
    queryFn: ({ signal }) => api.getTrip({ params: { id } }, { signal }),
  });

/**
 * Today's weather and the outfit whose turn it is; 0 is what is planned, else the best. Asked again with every screen
 * that shows it, as clothes come and go elsewhere.
 */
export const todayQuery = (turn: number) =>
  queryOptions({
    queryKey: [...all, 'today', turn],
    queryFn: ({ signal }) => api.todaysOutfit({ query: { turn } }, { signal }),
    staleTime: 0,
  });

/** Asks again for all that hangs on plans, but for what is gone, and for the wardrobe's wear log. */
export async function refreshPlans(queryClient: QueryClient, gone?: readonly string[]): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['wardrobe'] });
  const isGone = (queryKey: readonly unknown[]) => gone?.every((part, index) => queryKey[index] === part);
  await queryClient.invalidateQueries({
    queryKey: ['calendar'],
    predicate: ({ queryKey }) => isGone(queryKey) !== true,
  });
}
