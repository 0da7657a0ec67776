import type { HistoryFilter } from '@drape/contract/analysis/analysis';
import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';
import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { describeFailure } from '../../lib/failure.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { readAnalysis } from './read-analysis.ts';
import { type HistoryPage, readHistory } from './read-history.ts';

export const analysisKeys = {
  all: ['analysis'] as const,
  history: ['analysis', 'history'] as const,
};

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: [...analysisKeys.all, 'one', id],
    queryFn: async () => {
      const result = readAnalysis(await api.getAnalysis({ params: { id } }));
      if (!result) throw new Error(t`Unable to display analysis results. Invalid data format.`);
      return result;
    },
    staleTime: 5 * 60_000,
  });

export const historyQuery = (page: number, limit: number = limits.historyLimit, filter: HistoryFilter = {}) =>
  queryOptions<HistoryPage>({
    queryKey: [...analysisKeys.history, page, limit, filter],
    queryFn: async () => readHistory(await api.history({ query: { page, limit, ...filter } })),
  });

const deleteAnalysisMutation = mutationOptions({
  mutationFn: (id: string) => api.deleteAnalysis({ params: { id } }),
});

async function restore(queryClient: QueryClient, id: string): Promise<void> {
  try {
    await api.restoreAnalysis({ params: { id } });
  } catch (error) {
    showToast({
      tone: 'error',
      title: t`The analysis could not be restored`,
      description: describeFailure(error).message,
    });
  }
  await queryClient.invalidateQueries({ queryKey: analysisKeys.history });
}

/** Deletes at once and offers to take it back. */
export function useDeleteAnalysis() {
  const queryClient = useQueryClient();
  return useMutation({
    ...deleteAnalysisMutation,
    onSuccess: (_, id) => {
      showToast({
        title: t`Analysis deleted`,
        action: { label: t`Undo`, onAction: () => void restore(queryClient, id) },
        durationMs: 10_000,
      });
      return queryClient.invalidateQueries({ queryKey: analysisKeys.history });
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: t`The analysis could not be deleted`,
        description: describeFailure(error).message,
      }),
  });
}
