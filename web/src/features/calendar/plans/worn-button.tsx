import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { calendarMessages as says } from '../calendar-messages.ts';
import { eventDay } from '../events/upcoming-events.ts';
import type { OutfitActions } from '../use-outfit-actions.ts';

type Props = { event: CalendarEvent; plan: OutfitPlan; actions: OutfitActions };

const dayOf = ({ event, plan }: Pick<Props, 'event' | 'plan'>) => eventDay(event) ?? plan.date;

/** Whether an outfit can already have been worn: on the day of its event, and after it. */
export function isWearable(event: CalendarEvent, plan: OutfitPlan): boolean {
  return plan.worn_on !== null || dayOf({ event, plan }) <= localDay();
}

/** Notes that the outfit was worn on the day of its event, or takes that back. */
export function WornButton({ event, plan, actions }: Props) {
  const worn = plan.worn_on !== null;
  return (
    <Button
      variant={worn || !isWearable(event, plan) ? 'secondary' : 'primary'}
      aria-pressed={worn}
      onClick={() =>
        void actions.update(
          event,
          plan,
          { worn_on: worn ? null : dayOf({ event, plan }) },
          worn ? undefined : t(says.wornNoted),
        )
      }
    >
      <Check aria-hidden />
      {worn ? t`Worn` : t`Mark as worn`}
    </Button>
  );
}
