import type { PlanSuggestion } from '@drape/contract/outfits/week';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { formatShortDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { OutfitStrip } from '../outfit-strip.tsx';
import { aheadMessages as says, tellFailure } from './ahead-messages.ts';
import { refreshPlans } from './ahead-queries.ts';
import { weekdayOf } from './day-words.ts';

/** A plan that another outfit would suit better now, which may be taken or not. */
export function ReplanNotice({ suggestion }: { suggestion: PlanSuggestion }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<'take' | 'keep'>();
  const { plan, reasons, outfit, weather_text } = suggestion;
  const { id, version } = plan;
  const run = async (kind: 'take' | 'keep', work: () => Promise<unknown>, done: string) => {
    setBusy(kind);
    try {
      await work();
      showToast({ title: done });
    } catch (error) {
      tellFailure(t(says.saveFailed), error);
    }
    await refreshPlans(queryClient);
    setBusy(undefined);
  };
  const { wardrobe_item_ids } = outfit;
  const take = () => api.updatePlan({ params: { id }, body: { version, wardrobe_item_ids } });
  const keep = () => api.keepPlan({ params: { id } });
  return (
    <li className="grid gap-4 border-t border-line py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12">
      <div className="grid content-start gap-3">
        <h3 className="font-medium wrap-anywhere">
          {plan.event_title}, {weekdayOf(plan.date)}, {formatShortDay(plan.date)}
        </h3>
        <p className="text-sm">{reasons.join(' ')}</p>
        <p className="text-sm text-muted">{weather_text}</p>
        <p className="text-sm text-muted">{outfit.outfit_description}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            pending={busy === 'take'}
            disabled={busy !== undefined}
            onClick={() => void run('take', take, t(says.outfitTaken))}
          >
            <Trans>Take this outfit</Trans>
          </Button>
          <Button
            size="sm"
            pending={busy === 'keep'}
            disabled={busy !== undefined}
            onClick={() => void run('keep', keep, t(says.outfitKept))}
          >
            <Trans>Keep the old one</Trans>
          </Button>
        </div>
      </div>
      <OutfitStrip label={t`Suggested for ${plan.event_title}`} items={outfit.items} />
    </li>
  );
}
