import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { tellFailure } from '../../calendar/calendar-messages.ts';
import { outfitMessages as says } from '../outfit-messages.ts';
import { changeOutfits, refreshOutfits } from '../queries.ts';

const undoMs = 10_000;

/** A plan that nothing else hangs on goes to the bin; any other only leaves the lookbook. */
function isOnlyKept({ event_id, worn_on, thumb }: LookbookOutfit): boolean {
  return event_id === null && worn_on === null && thumb === null;
}

async function restore(queryClient: QueryClient, outfit: LookbookOutfit): Promise<void> {
  const params = { id: outfit.id };
  try {
    await (isOnlyKept(outfit) ? api.restorePlan({ params }) : api.saveOutfit({ params }));
    showToast({ title: t(says.restored) });
  } catch (error) {
    tellFailure(t(says.restoreFailed), error);
  }
  await refreshOutfits(queryClient);
}

/** Takes an outfit off the page at once and offers to take that back. */
async function remove(queryClient: QueryClient, outfit: LookbookOutfit): Promise<void> {
  const params = { id: outfit.id };
  changeOutfits(queryClient, (outfits) => outfits.filter(({ id }) => id !== outfit.id));
  try {
    await (isOnlyKept(outfit) ? api.deletePlan({ params }) : api.deleteOutfit({ params }));
    showToast({
      title: t(says.removed),
      action: { label: t`Undo`, onAction: () => void restore(queryClient, outfit) },
      durationMs: undoMs,
    });
  } catch (error) {
    tellFailure(t(says.removeFailed), error);
  }
  await refreshOutfits(queryClient);
}

type Change = Parameters<typeof api.updatePlan>[0]['body'];

async function update(queryClient: QueryClient, outfit: LookbookOutfit, body: Change): Promise<boolean> {
  changeOutfits(queryClient, (outfits) =>
    outfits.map((one) => (one.id === outfit.id ? { ...one, ...(body as Partial<LookbookOutfit>) } : one)),
  );
  try {
    await api.updatePlan({ params: { id: outfit.id }, body: { ...body, version: outfit.version } });
    return true;
  } catch (error) {
    tellFailure(t(says.updateFailed), error);
    return false;
  } finally {
    await refreshOutfits(queryClient);
  }
}

/** Takes a noted wear back; the note itself goes where it is nothing else than that. */
async function unwear(queryClient: QueryClient, outfit: LookbookOutfit, planId: string): Promise<void> {
  const params = { id: planId };
  try {
    const plan = await api.updatePlan({ params, body: { worn_on: null } });
    if (plan.id !== outfit.id && plan.event_id === null && !plan.saved) await api.deletePlan({ params });
  } catch (error) {
    tellFailure(t(says.wearFailed), error);
  }
  await refreshOutfits(queryClient);
}

async function wear(queryClient: QueryClient, outfit: LookbookOutfit, date: string): Promise<void> {
  const ids = outfit.items.map(({ id }) => id);
  try {
    const noted = await api.wearOutfit({ body: { wardrobe_item_ids: ids, date } });
    showToast({
      title: says.wornNoted(date === localDay() ? 'today' : t`on ${formatCalendarDay(date)}`),
      action: { label: t`Undo`, onAction: () => void unwear(queryClient, outfit, noted.id) },
      durationMs: undoMs,
    });
  } catch (error) {
    tellFailure(t(says.wearFailed), error);
  }
  await refreshOutfits(queryClient);
}

/** What can be done with the outfits of the lookbook. Failures are shown. */
export function useLookbookActions() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      remove: (outfit: LookbookOutfit) => remove(queryClient, outfit),
      rename: (outfit: LookbookOutfit, name: string) => update(queryClient, outfit, { name }),
      wear: (outfit: LookbookOutfit, date = localDay()) => wear(queryClient, outfit, date),
      unwear: (outfit: LookbookOutfit, planId: string) => unwear(queryClient, outfit, planId),
      async rate(outfit: LookbookOutfit, pressed: 'up' | 'down') {
        const thumb = outfit.thumb === pressed ? null : pressed;
        if (!(await update(queryClient, outfit, { thumb })) || thumb === null) return;
        const seeTaste = { label: t`See your taste`, onAction: () => void navigate('/outfits?taste=open') };
        showToast({ title: t(says.thumbNoted), action: seeTaste });
      },
    }),
    [queryClient, navigate],
  );
}
export type LookbookActions = ReturnType<typeof useLookbookActions>;
