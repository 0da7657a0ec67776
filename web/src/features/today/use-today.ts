import type { TodaysOutfit } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { aheadMessages as says, tellFailure } from '../outfits/ahead/ahead-messages.ts';
import { refreshPlans, todayQuery } from '../outfits/ahead/ahead-queries.ts';

/** Today's outfit, the others in turn, and wearing one with a way back. */
export function useToday() {
  const queryClient = useQueryClient();
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const query = useQuery({ ...todayQuery(turn), placeholderData: keepPreviousData });

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailure(t(says.saveFailed), error);
    }
    await refreshPlans(queryClient);
    setBusy(false);
  };

  const takeBack = (id: string) =>
    run(async () => {
      await api.updatePlan({ params: { id }, body: { worn_on: null } });
      showToast({ title: t(says.notWorn) });
    });

  const wear = ({ outfit, event_id, event_type, date }: TodaysOutfit) =>
    run(async () => {
      if (!outfit) return;
      const type = event_type as NonNullable<Parameters<typeof api.wearOutfit>[0]['body']['event_type']>;
      const { id } = await api.wearOutfit({
        body: { wardrobe_item_ids: outfit.wardrobe_item_ids, event_id, event_type: type, date },
      });
      setTurn(0);
      showToast({ title: t(says.worn), action: { label: t`Undo`, onAction: () => void takeBack(id) } });
    });

  const isChanging = query.isPlaceholderData;
  const step = (by: 1 | -1) => {
    if (!isChanging) setTurn((before) => Math.max(0, before + by));
  };
  return {
    query,
    busy,
    isChanging,
    wear,
    takeBack,
    another: () => step(1),
    previous: () => step(-1),
  };
}
export type Today = ReturnType<typeof useToday>;
