import { eventTypes } from '@drape/contract/calendar/calendar-options';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import type { DressedFor } from '@drape/contract/outfits/week';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { aheadMessages as says, tellFailure } from './ahead-messages.ts';
import { refreshPlans } from './ahead-queries.ts';

type Dressed = Pick<DressedFor, 'event_id' | 'title' | 'plan'>;
/** A day and what is worn on it. */
type DressedDay = { date: string; outfits: readonly Dressed[] };

/** The plan and the day that it stands on. */
function foundIn(days: readonly DressedDay[], planId: string) {
  for (const { date, outfits } of days) {
    const plan = outfits.find((dressed) => dressed.plan?.id === planId)?.plan;
    if (plan) return { plan, date };
  }
  return undefined;
}

/** What of a day an outfit is put to: what has none yet, else the first. */
function placeOn(days: readonly DressedDay[], date: string): Dressed | undefined {
  const outfits = days.find((day) => day.date === date)?.outfits ?? [];
  return outfits.find(({ plan }) => plan === null) ?? outfits[0];
}

function put(plan: OutfitPlan, itemIds: readonly string[]): Promise<OutfitPlan> {
  const body = { version: plan.version, wardrobe_item_ids: [...itemIds] };
  return api.updatePlan({ params: { id: plan.id }, body });
}

/** A new plan with the same clothes on that day, or for its event. */
function putNew({ wardrobe_item_ids, event_type }: OutfitPlan, date: string, place: Dressed | undefined) {
  const eventId = place?.event_id ?? null;
  const type = eventTypes.find((known) => known === event_type) ?? 'casual';
  const purpose = eventId === null ? { event_type: type } : { event_id: eventId };
  return api.createOutfit({ body: { wardrobe_item_ids, date, ...purpose } });
}

/** Two days exchange what is planned for them; a day without an outfit takes it over. */
async function moveTo(plan: OutfitPlan, date: string, place: Dressed | undefined): Promise<void> {
  if (place?.plan) {
    await put(place.plan, plan.wardrobe_item_ids);
    await put(plan, place.plan.wardrobe_item_ids);
  } else if (plan.event_id === null && (place?.event_id ?? null) === null) {
    await api.updatePlan({ params: { id: plan.id }, body: { version: plan.version, date } });
  } else {
    await putNew(plan, date, place);
    await api.deletePlan({ params: { id: plan.id } });
  }
}

/** Moving, copying and wearing the outfits of some days. Failures are shown. */
export function usePlanMoves(days: readonly DressedDay[]) {
  const queryClient = useQueryClient();
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showToast({ title: done });
    } catch (error) {
      tellFailure(t(says.saveFailed), error);
    }
    await refreshPlans(queryClient);
  };
  return {
    days,
    move: async (planId: string, date: string): Promise<void> => {
      const found = foundIn(days, planId);
      if (!found || found.date === date) return;
      await attempt(() => moveTo(found.plan, date, placeOn(days, date)), t(says.outfitMoved));
    },
    copy: async (planId: string, date: string): Promise<void> => {
      const found = foundIn(days, planId);
      if (!found) return;
      const place = placeOn(days, date);
      const work = () =>
        place?.plan ? put(place.plan, found.plan.wardrobe_item_ids) : putNew(found.plan, date, place);
      await attempt(work, t(says.outfitCopied));
    },
    wear: (plan: OutfitPlan, date: string | null): Promise<void> =>
      attempt(
        () => api.updatePlan({ params: { id: plan.id }, body: { version: plan.version, worn_on: date } }),
        date === null ? t(says.notWornThen) : t(says.wornThen),
      ),
  };
}
export type PlanMoves = ReturnType<typeof usePlanMoves>;
