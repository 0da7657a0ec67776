import type { AnalysisCorrection, CorrectedGarment } from '@drape/contract/analysis/analysis';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { analysisKeys, analysisQuery } from '../queries.ts';

type Change = { garments: CorrectedGarment[] } | { undo: true };

/** Sends a correction and shows what the rating and the texts come to. */
export function useCorrection(id: string, version: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      api.correctAnalysis({ params: { id }, body: { ...change, version } satisfies AnalysisCorrection }),
    onSuccess: (result) => {
      queryClient.setQueryData(analysisQuery(id).queryKey, result);
      showToast({ title: t`Rating updated` });
      return queryClient.invalidateQueries({ queryKey: analysisKeys.history });
    },
    // After a change elsewhere the next try starts from what is there now.
    onError: () => queryClient.invalidateQueries({ queryKey: analysisQuery(id).queryKey }),
  });
}
