import type { CalendarEvent } from '@drape/contract/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Hand, MapPin, Pencil, Shirt, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { SampleBadge } from '../first-run/sample-badge.tsx';
import { capitalised } from '../wardrobe/item-words.ts';
import { eventWhen } from './event-when.ts';
import { GenerateButton } from './generate-button.tsx';
import { OutfitPlanView } from './outfit-plan-view.tsx';
import { OutfitRefusal } from './outfit-refusal.tsx';
import type { OutfitActions } from './use-outfit-actions.ts';

type Props = {
  event: CalendarEvent;
  actions: OutfitActions;
  canGenerate: boolean;
  /** Absent for an event that the server does not hold. */
  onEdit?: () => void;
  onDelete?: () => void;
};

/** A coming event with its outfit. */
export function EventCard({ event, actions, canGenerate, onEdit, onDelete }: Props) {
  const refusal = actions.refusals[event.id];
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} className="border-t border-line py-7">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1.5">
          <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {eventWhen(event.startTime, event.endTime)}
            {event.location !== null && (
              <span className="inline-flex items-center gap-1">
                <MapPin aria-hidden className="size-3.5 shrink-0" />
                <span className="wrap-anywhere">{event.location}</span>
              </span>
            )}
            <Badge>{capitalised(event.eventType)}</Badge>
            <SampleBadge kind="events" id={event.id} />
            {event.hasOutfit && (
              <Badge tone="accent">
                <Trans>Outfit Ready</Trans>
              </Badge>
            )}
          </p>
          <h2 id={headingId} className="font-display text-xl wrap-anywhere">
            {event.title}
          </h2>
          {event.description !== null && (
            <p className="max-w-[64ch] text-sm wrap-anywhere whitespace-pre-line text-muted">
              <LinkedText text={event.description} />
            </p>
          )}
        </div>
        <div className="flex shrink-0">
          {onEdit && (
            <Button variant="quiet" size="icon" aria-label={t`Edit ${event.title}`} onClick={onEdit}>
              <Pencil aria-hidden />
            </Button>
          )}
          {onDelete && (
            <Button variant="quiet" size="icon" aria-label={t`Delete ${event.title}`} onClick={onDelete}>
              <Trash2 aria-hidden />
            </Button>
          )}
        </div>
      </div>
      {event.outfitPlan && (
        <OutfitPlanView event={event} plan={event.outfitPlan} actions={actions} canGenerate={canGenerate} />
      )}
      {refusal !== undefined && (
        <OutfitRefusal
          refusal={refusal}
          isBusy={actions.busyId !== undefined}
          onRetry={() => void actions.generate(event, { locked: event.outfitPlan?.locked ?? [] })}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <GenerateButton event={event} actions={actions} canGenerate={canGenerate} again={t`Regenerate`} />
        {!event.hasOutfit && (
          <Button asChild size="sm">
            <Link to={`/outfits/build?event=${encodeURIComponent(event.id)}`}>
              <Hand aria-hidden />
              <Trans>Build it yourself</Trans>
            </Link>
          </Button>
        )}
        <Button asChild size="sm">
          <Link to={`/wardrobe?event=${encodeURIComponent(event.id)}`}>
            <Shirt aria-hidden />
            <Trans>View Wardrobe</Trans>
          </Link>
        </Button>
      </div>
    </article>
  );
}
