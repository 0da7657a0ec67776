import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { aheadMessages as says, tellFailure } from './ahead/ahead-messages.ts';
import { refreshPlans } from './ahead/ahead-queries.ts';

/** Removes a plan, with a way back for as long as the notice stands. */
export function useRemovePlan() {
  const queryClient = useQueryClient();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tellFailure(t(says.saveFailed), error);
    }
    await refreshPlans(queryClient);
  };
  const restore = (id: string) =>
    attempt(async () => {
      await api.restorePlan({ params: { id } });
      showToast({ title: t(says.outfitRestored) });
    });
  return (id: string) =>
    attempt(async () => {
      await api.deletePlan({ params: { id } });
      const action = { label: t`Undo`, onAction: () => void restore(id) };
      showToast({ title: t(says.outfitRemoved), action, durationMs: 10_000 });
    });
}
