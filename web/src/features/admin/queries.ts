import type { Period, ReviewCategory, UserFilter } from '@drape/contract/admin/admin-options';
import type { ConnectModels, ModelLimits, OfferedModelsQuestion } from '@drape/contract/models/models';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const adminKey = ['admin'] as const;

export const agreementQuery = queryOptions({
  queryKey: [...adminKey, 'agreement'],
  queryFn: () => api.feedbackAgreement(),
});

export const confusionQuery = queryOptions({
  queryKey: ['admin', 'recogniser'],
  queryFn: () => api.recogniserConfusion(),
});
export const secondFactorRuleQuery = queryOptions({
  queryKey: [...adminKey, 'second-factor'],
  queryFn: () => api.getSecondFactorRule(),
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

export function useConnectModels() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ConnectModels) => api.connectModels({ body }),
    onSuccess: (overview) => queryClient.setQueryData(modelsQuery.queryKey, overview),
  });
}

export function useDisconnectModels() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.disconnectModels(),
    onSuccess: (overview) => queryClient.setQueryData(modelsQuery.queryKey, overview),
  });
}

export function useOfferedModels() {
  return useMutation({ mutationFn: (body: OfferedModelsQuestion) => api.offeredModels({ body }) });
}

export function useTestModels() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.testModels(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelsQuery.queryKey }),
  });
}
export const statisticsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...adminKey, 'statistics', period],
    queryFn: () => api.statistics({ query: { period } }),
    placeholderData: keepPreviousData,
  });

export const trendsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...adminKey, 'trends', period],
    queryFn: () => api.trends({ query: { period } }),
    placeholderData: keepPreviousData,
  });

export const reviewsQuery = (query: { period: Period; category?: ReviewCategory; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'reviews', query],
    queryFn: () => api.listReviews({ query }),
    placeholderData: keepPreviousData,
  });

export const usersQuery = (query: { search: string; filter: UserFilter; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'users', query],
    queryFn: () => api.listUsers({ query }),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKey, 'audit', page],
    queryFn: () => api.auditLog({ query: { page } }),
    placeholderData: keepPreviousData,
  });

export const selfCheckQuery = queryOptions({
  queryKey: [...adminKey, 'self-check'],
  queryFn: () => api.selfCheck(),
  staleTime: 60_000,
});

const pollMs = 1500;

export const backupsQuery = queryOptions({
  queryKey: [...adminKey, 'backups'],
  queryFn: () => api.listBackups(),
  refetchInterval: ({ state }) => (state.data?.running ? pollMs : false),
});

/** Asked until Drape, which starts again after a restore, no longer knows this session. */
export const restoringQuery = queryOptions({
  ...backupsQuery,
  refetchInterval: ({ state }) => (state.data?.failure ? false : pollMs),
});
