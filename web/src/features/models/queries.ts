import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const outsideSettingsQuery = queryOptions({
  queryKey: ['outside', 'settings'],
  queryFn: () => api.getOutsideSettings(),
});

export const outsideCallsQuery = (page: number) =>
  queryOptions({
    queryKey: ['outside', 'calls', page],
    queryFn: () => api.listOutsideCalls({ query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useChangeOutside() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { allowed?: boolean; blur_faces?: boolean }) => api.updateOutsideSettings({ body }),
    onSuccess: (settings) => queryClient.setQueryData(outsideSettingsQuery.queryKey, settings),
  });
}
