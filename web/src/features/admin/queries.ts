import type { ModelLimits } from '@drape/contract/models';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const agreementQuery = queryOptions({
  queryKey: ['admin', 'agreement'],
  queryFn: () => api.feedbackAgreement(),
});

export const confusionQuery = queryOptions({
  queryKey: ['admin', 'recogniser'],
  queryFn: () => api.recogniserConfusion(),
});
export const modelsQuery = queryOptions({
  queryKey: ['admin', 'models'],
  queryFn: () => api.getModels(),
  staleTime: 0,
});

export function useSaveModelLimits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelLimits) => api.updateModelLimits({ body }),
    onSuccess: (overview) => queryClient.setQueryData(modelsQuery.queryKey, overview),
  });
}

export function useTestModels() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.testModels(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelsQuery.queryKey }),
  });
}
