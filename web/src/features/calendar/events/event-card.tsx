import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Ellipsis, Hand, MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Badge } from '../../../ui/notices/badge.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { SampleBadge } from '../../first-run/sample-badge.tsx';
import { capitalised } from '../../wardrobe/items/item-words.ts';
import { GenerateButton } from '../plans/generate-button.tsx';
import { OutfitPlanView } from '../plans/outfit-plan-view.tsx';
import { OutfitRefusal } from '../plans/outfit-refusal.tsx';
import type { OutfitActions } from '../use-outfit-actions.ts';
import { eventWhen } from './event-when.ts';

const EventMore = lazy(async () => ({ default: (await import('./event-more.tsx')).EventMore }));

type Props = {
  event: CalendarEvent;
  actions: OutfitActions;
  canGenerate: boolean;
  /** Absent for an event that the server does not hold. */
  onEdit?: () => void;
  onDelete?: () => void;
};

/** Brings the picture into view when the outfit that this card asked for has come, which pushes the buttons down. */
function useStayAtPicture({ id, outfitPlan }: CalendarEvent, busyId: string | undefined) {
  const picture = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const worn = outfitPlan?.wardrobe_item_ids.join();
  useEffect(() => {
    if (busyId === id) asked.current = true;
  }, [busyId, id]);
  useEffect(() => {
    if (worn === undefined || !asked.current) return;
    asked.current = false;
    picture.current?.scrollIntoView({ block: 'nearest' });
  }, [worn]);
  return picture;
}

function Head({ event, headingId }: { event: CalendarEvent; headingId: string }) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <p className="figures text-xs text-muted md:text-sm">{eventWhen(event.startTime, event.endTime)}</p>
      <h2 id={headingId} className="font-display text-lg wrap-anywhere md:text-xl">
        {event.title}
      </h2>
      {/* On a phone in a line of words: chips on every event would outweigh the outfits. */}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted max-md:*:border-0 max-md:*:px-0 max-md:*:text-xs max-md:*:font-normal md:gap-x-1.5">
        <Badge>{capitalised(event.eventType)}</Badge>
        <SampleBadge kind="events" id={event.id} />
        {event.hasOutfit && (
          <Badge>
            <Check aria-hidden />
            <Trans>Outfit Ready</Trans>
          </Badge>
        )}
        {event.location !== null && (
          <span className="inline-flex items-center gap-1">
            <MapPin aria-hidden className="size-3.5 shrink-0" />
            <span className="wrap-anywhere">{event.location}</span>
          </span>
        )}
      </p>
      {event.description !== null && (
        <p className="max-w-[64ch] text-sm wrap-anywhere whitespace-pre-line text-muted">
          <LinkedText text={event.description} />
        </p>
      )}
    </div>
  );
}

/** A coming event with its outfit as a picture and few controls: wear it on its day, try another, and more. */
export function EventCard({ event, actions, canGenerate, onEdit, onDelete }: Props) {
  const [opened, setOpened] = useState(false);
  const headingId = useId();
  const picture = useStayAtPicture(event, actions.busyId);
  const refusal = actions.refusals[event.id];
  const more = (
    <Button
      size="icon"
      variant="quiet"
      aria-label={t`More for ${event.title}`}
      onClick={() => setOpened(true)}
    >
      <Ellipsis aria-hidden />
    </Button>
  );
  const head = <Head event={event} headingId={headingId} />;
  const ways = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <GenerateButton
        event={event}
        actions={actions}
        canGenerate={canGenerate}
        again={t`Regenerate`}
        isQuiet
      />
      {!event.outfitPlan && (
        <Button asChild size="sm">
          <Link to={`/outfits/build?event=${encodeURIComponent(event.id)}`}>
            <Hand aria-hidden />
            <Trans>Build it yourself</Trans>
          </Link>
        </Button>
      )}
      <Link to={`/wardrobe?event=${encodeURIComponent(event.id)}`} className={`${textLink} py-2 text-sm`}>
        <Trans>View Wardrobe</Trans>
      </Link>
      {!event.outfitPlan && more}
    </div>
  );
  return (
    <article aria-labelledby={headingId} className="border-t border-line py-5 md:py-8">
      {event.outfitPlan ? (
        <OutfitPlanView
          event={event}
          plan={event.outfitPlan}
          actions={actions}
          canGenerate={canGenerate}
          head={head}
          more={more}
          foot={ways}
          picture={picture}
        />
      ) : (
        head
      )}
      {refusal !== undefined && (
        <OutfitRefusal
          refusal={refusal}
          isBusy={actions.busyId !== undefined}
          onRetry={() => void actions.generate(event, { locked: event.outfitPlan?.locked ?? [] })}
        />
      )}
      {!event.outfitPlan && <div className="mt-4">{ways}</div>}
      {opened && (
        <Suspense>
          <EventMore
            event={event}
            actions={actions}
            canGenerate={canGenerate}
            onEdit={onEdit}
            onDelete={onDelete}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </article>
  );
}
