import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bookmark, Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { PlanMore } from '../../outfits/ahead/plan-more.tsx';
import type { PlanMoves } from '../../outfits/ahead/use-plan-moves.ts';
import { GenerateButton } from '../plans/generate-button.tsx';
import { OutfitPlanView } from '../plans/outfit-plan-view.tsx';
import { OutfitRefusal } from '../plans/outfit-refusal.tsx';
import type { OutfitActions } from '../use-outfit-actions.ts';
import { dialogTypeLabel } from './dialog-event-type.ts';
import { eventWhen } from './event-when.ts';

type Props = {
  event: CalendarEvent;
  day: string;
  actions: OutfitActions;
  canGenerate: boolean;
  /** How its outfit comes to another day; absent where it begins on an earlier day or has none. */
  moves: PlanMoves | undefined;
};

/** An event of the day that was picked: its outfit is made, viewed, saved or tried again. */
export function DayEvent({ event, day, actions, canGenerate, moves }: Props) {
  const [viewed, setViewed] = useState(false);
  const headingId = useId();
  const { outfitPlan: plan } = event;
  const refusal = actions.refusals[event.id];
  return (
    <article aria-labelledby={headingId} className="border-t border-line py-5">
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {eventWhen(event.startTime, event.endTime)}
        <Badge>{dialogTypeLabel(event.eventType)}</Badge>
        {event.hasOutfit && (
          <Badge tone="accent">
            <Trans>Outfit Ready</Trans>
          </Badge>
        )}
      </p>
      <h3 id={headingId} className="font-display mt-1 text-lg wrap-anywhere">
        {event.title}
      </h3>
      {refusal !== undefined && (
        <OutfitRefusal
          refusal={refusal}
          isBusy={actions.busyId !== undefined}
          onRetry={() => void actions.generate(event)}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {plan && (
          <>
            <Button size="sm" variant="primary" aria-expanded={viewed} onClick={() => setViewed(!viewed)}>
              {viewed ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              {viewed ? t`Hide Outfit` : t`View Outfit`}
            </Button>
            <Button size="sm" disabled={plan.saved} onClick={() => void actions.save(event, plan)}>
              <Bookmark aria-hidden />
              {plan.saved ? t`Saved` : t`Save`}
            </Button>
          </>
        )}
        <GenerateButton event={event} actions={actions} canGenerate={canGenerate} again={t`Retry`} />
        {plan && moves && <PlanMore plan={plan} day={day} title={event.title} moves={moves} />}
      </div>
      {viewed && plan && (
        <OutfitPlanView event={event} plan={plan} actions={actions} canGenerate={canGenerate} />
      )}
    </article>
  );
}
