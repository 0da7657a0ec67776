import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useNavigate } from '../../lib/router/hooks.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { outfitMessages } from '../outfits/outfit-messages.ts';
import { calendarMessages as says, tellFailure } from './calendar-messages.ts';
import { refreshCalendar, showPlan } from './queries.ts';

type PlanChange = Parameters<typeof api.updatePlan>[0]['body'];

/** Changing, saving and rating the outfit of an event. Failures are shown. */
export function usePlanChanges() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const change = async (event: CalendarEvent, call: () => Promise<OutfitPlan>, done?: () => void) => {
    try {
      showPlan(queryClient, event, await call());
      done?.();
    } catch (error) {
      tellFailure(t(says.planFailed), error);
    }
    await refreshCalendar(queryClient);
  };
  const update = (event: CalendarEvent, plan: OutfitPlan, body: PlanChange, done?: string) =>
    change(
      event,
      () => api.updatePlan({ params: { id: plan.id }, body: { version: plan.version, ...body } }),
      done === undefined ? undefined : () => showToast({ title: done }),
    );
  const seeTaste = { label: t`See your taste`, onAction: () => void navigate('/outfits?taste=open') };
  const seeLookbook = { label: t`Open the lookbook`, onAction: () => void navigate('/outfits') };
  return {
    update,
    save: (event: CalendarEvent, plan: OutfitPlan) =>
      change(
        event,
        () => api.saveOutfit({ params: { id: plan.id } }),
        () => showToast({ title: t(says.outfitSaved), action: seeLookbook }),
      ),
    rate: (event: CalendarEvent, plan: OutfitPlan, pressed: 'up' | 'down') => {
      const thumb = plan.thumb === pressed ? null : pressed;
      return change(
        event,
        () => api.updatePlan({ params: { id: plan.id }, body: { version: plan.version, thumb } }),
        () => thumb && showToast({ title: t(outfitMessages.thumbNoted), action: seeTaste }),
      );
    },
  };
}
