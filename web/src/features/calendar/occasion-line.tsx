import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { type OccasionCode, occasionCodes } from '@drape/contract/outfits/occasion-options';
import type { OccasionReading } from '@drape/contract/outfits/occasions';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { InlineSelect } from '../../ui/fields/inline-select.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { capitalised } from '../wardrobe/items/item-words.ts';
import { calendarMessages as says, tellFailure } from './calendar-messages.ts';
import type { OutfitActions } from './use-outfit-actions.ts';

const byTitle = 'by title';

function nameOf(code: OccasionCode): string {
  const names: Record<OccasionCode, string> = {
    sport: t`Sport`,
    outdoor: t`Outdoors`,
    swim: t`Swimming`,
    home: t`At home`,
    casual: t`Casual`,
    'smart casual': t`Smart casual`,
    'business casual': t`Business casual`,
    'business formal': t`Business formal`,
    festive: t`Festive`,
    formal: t`Formal`,
    'black tie': t`Black tie`,
    mourning: t`Mourning`,
    folk: t`Traditional dress`,
    theme: t`Costume`,
  };
  return names[code];
}

/** "Wedding guest: formal, daytime, indoors". */
function readAs({ label, code, evening, outdoors }: OccasionReading): string {
  const parts = [
    nameOf(code).toLowerCase(),
    evening ? t`evening` : t`daytime`,
    outdoors ? t`outdoors` : t`indoors`,
  ].join(', ');
  return nameOf(code).toLowerCase() === label ? capitalised(parts) : `${capitalised(label)}: ${parts}`;
}

type Props = { event: CalendarEvent; plan: OutfitPlan; actions: OutfitActions; canChange: boolean };

/** How the occasion was read, and another dress code in one tap, kept for events of this name. */
export function OccasionLine({ event, plan, actions, canChange }: Props) {
  const correct = useMutation({
    mutationFn: (code: OccasionCode | null) => api.setOccasion({ body: { title: event.title, code } }),
    onSuccess: (reading) => {
      if (reading.source === 'person') showToast({ title: t`Kept for every event called “${event.title}”` });
      return actions.generate(event, { locked: plan.locked });
    },
    onError: (error) => tellFailure(t(says.generateFailed), error),
  });
  const { occasion } = plan;
  if (!occasion) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p>{readAs(occasion)}</p>
      {canChange && !correct.isPending && actions.busyId === undefined && (
        <InlineSelect
          label={t`Dress code for ${event.title}`}
          value={occasion.source === 'person' ? occasion.code : byTitle}
          options={[
            { value: byTitle, label: t`Auto` },
            ...occasionCodes.map((code) => ({ value: code, label: nameOf(code) })),
          ]}
          onValueChange={(chosen) => correct.mutate(occasionCodes.find((code) => code === chosen) ?? null)}
        />
      )}
    </div>
  );
}
