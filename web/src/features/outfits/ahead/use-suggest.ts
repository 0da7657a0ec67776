import { eventTypes } from '@drape/contract/calendar/calendar-options';
import type { OutfitPlan, TodaysOutfit } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { aheadMessages as says, tellFailure } from './ahead-messages.ts';
import { refreshPlans } from './ahead-queries.ts';

type EventType = (typeof eventTypes)[number];

const known = (type: string): EventType => eventTypes.find((each) => each === type) ?? 'casual';

/** Planning one day at once. Failures are shown, and why nothing was found. */
export function useSuggest() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailure(t(says.suggestFailed), error);
    }
    await refreshPlans(queryClient);
    setBusy(false);
  };

  return {
    busy,
    /** What is open on the day: its events, or the day itself as one of that type. */
    forDay: (date: string, type: EventType = 'casual') =>
      attempt(async () => {
        const { notes } = await api.planWeek({
          body: { startDate: date, days: 1, types: { [date]: type }, again: false },
        });
        if (notes.length > 0)
          showToast({ tone: 'error', title: t(says.suggestFailed), description: notes.join(' ') });
      }),
    /** Plans clothes that are known already: today's proposal, or a look of one's own. */
    take: (
      { wardrobe_item_ids }: Pick<OutfitPlan, 'wardrobe_item_ids'>,
      { date, event_id, event_type }: Pick<TodaysOutfit, 'date' | 'event_id' | 'event_type'>,
    ) =>
      attempt(async () => {
        const purpose = event_id === null ? { event_type: known(event_type) } : { event_id };
        await api.createOutfit({ body: { wardrobe_item_ids, date, ...purpose } });
        showToast({ title: t(says.dayPlanned) });
      }),
  };
}
export type Suggest = ReturnType<typeof useSuggest>;
