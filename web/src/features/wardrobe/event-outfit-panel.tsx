import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, MapPin, X } from 'lucide-react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Badge } from '../../ui/notices/badge.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { eventWhen } from '../calendar/events/event-when.ts';
import { ItemPicture } from './items/item-picture.tsx';
import { capitalised } from './items/item-words.ts';
import type { EventOutfit } from './use-event-outfit.ts';

type Outfitted = CalendarEvent & { outfitPlan: NonNullable<CalendarEvent['outfitPlan']> };

function hasPlan(event: CalendarEvent): event is Outfitted {
  return event.outfitPlan !== null;
}

function Plan({ event, onOpen }: { event: Outfitted; onOpen: (id: string) => void }) {
  const { outfitPlan: plan, outfitItems } = event;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ul
        aria-label={t`Items of the outfit`}
        className="grid grid-cols-3 content-start gap-3 sm:grid-cols-4 lg:grid-cols-5"
      >
        {outfitItems.map((item) => (
          <li key={item.id} className="relative grid content-start gap-1.5">
            <ItemPicture src={item.thumbnail_url} item={item} className="aspect-4/5" />
            <button
              type="button"
              onClick={() => onOpen(item.id)}
              className="truncate text-start text-sm after:absolute after:inset-0 after:rounded-photo"
            >
              {item.description}
            </button>
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-3">
        <p className="figures">
          <span className="font-display text-2xl">{plan.confidence_score}%</span>{' '}
          <span className="text-sm text-muted">
            <Trans>confidence</Trans>
          </span>
        </p>
        <p className="max-w-[52ch]">{plan.outfit_description}</p>
        {plan.weather_considerations !== '' && (
          <p className="max-w-[52ch] text-sm text-muted">{plan.weather_considerations}</p>
        )}
        {plan.alternatives.length > 0 && (
          <ul aria-label={t`Alternatives`} className="grid gap-1.5 text-sm">
            {plan.alternatives.map((alternative) => (
              <li key={alternative} className="border-t border-line pt-1.5">
                {alternative}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

type Props = { outfit: EventOutfit; onOpen: (id: string) => void };

/** The outfit of the event that the page was opened for, above the wardrobe that it is made of. */
export function EventOutfitPanel({ outfit: { query, leave }, onOpen }: Props) {
  const { data: event, isError, isFetching, refetch } = query;
  if (isError && !event) {
    return (
      <Alert
        className="mb-8"
        messages={[t`Failed to load the outfit of this event. Please try again.`]}
        action={
          <span className="flex gap-2">
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
            <Button size="sm" variant="quiet" onClick={leave}>
              <Trans>Close</Trans>
            </Button>
          </span>
        }
      />
    );
  }
  if (!event) return <Skeleton className="mb-10 h-64" />;
  return (
    <section aria-labelledby="event-outfit" className="mb-10 border-y border-line py-6">
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1.5">
          <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {eventWhen(event.startTime)}
            {event.location !== null && (
              <span className="inline-flex items-center gap-1">
                <MapPin aria-hidden className="size-3.5" />
                {event.location}
              </span>
            )}
            <Badge>{capitalised(event.eventType)}</Badge>
          </p>
          <h2 id="event-outfit" className="font-display text-xl wrap-anywhere md:text-2xl">
            {event.title}
          </h2>
        </div>
        <Button variant="quiet" size="icon" aria-label={t`Close the outfit of this event`} onClick={leave}>
          <X aria-hidden />
        </Button>
      </div>
      {hasPlan(event) ? (
        <Plan event={event} onOpen={onOpen} />
      ) : (
        <p className="mt-3 text-muted">
          <Trans>
            There is no outfit for this event yet.{' '}
            <Link to="/calendar-view" className={textLink}>
              Generate one in the calendar
              <ArrowRight aria-hidden className="ms-1 inline size-3.5" />
            </Link>
          </Trans>
        </p>
      )}
    </section>
  );
}
