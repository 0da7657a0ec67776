import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarPlus } from 'lucide-react';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { OutfitSkeleton, Skeleton } from '../../ui/notices/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { calendarMessages as says } from '../calendar/calendar-messages.ts';
import { upcomingQuery } from '../calendar/queries.ts';
import { PartFailure } from '../offline/load-failure.tsx';
import { emptyFrame, NextEvent } from './next-event.tsx';
import { TryNext } from './try-next.tsx';

const shownEvents = 4;

/** On a phone a row to swipe, on wider screens columns. */
const row =
  '-mx-5 flex snap-x scroll-ps-5 gap-4 overflow-x-auto px-5 pb-2 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-4 md:gap-8 md:overflow-visible md:px-0';
const column = 'w-40 shrink-0 snap-start md:w-auto';

/** Beside other events as one of them, alone as a line. */
function NewEvent({ isAlone }: { isAlone: boolean }) {
  return (
    <li className={isAlone ? undefined : `${column} relative`}>
      <Link
        to="/calendar-view?new"
        className={cx(
          'transition-colors hover:border-ink hover:text-ink',
          isAlone ? 'flex min-h-16 items-center gap-3 border-y border-line text-muted' : emptyFrame,
        )}
      >
        <CalendarPlus aria-hidden className="size-6 shrink-0" strokeWidth={1.4} />
        <Trans>Add an event, and its outfit comes with it</Trans>
        {isAlone && <ArrowRight aria-hidden className="ms-auto size-4 shrink-0" />}
      </Link>
    </li>
  );
}

function Waiting() {
  return Array.from({ length: shownEvents }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: place holders have nothing else to go by
    <li key={index} className={column}>
      <OutfitSkeleton index={index} />
      <Skeleton className="mt-3 h-6 w-3/4" />
      <Skeleton className="mt-1 h-5 w-1/2" />
    </li>
  ));
}

/** What comes next, each event with its outfit as a picture, and what has not been tried yet. */
export function NextEvents() {
  const { data, isError, isFetching, refetch } = useQuery(upcomingQuery);
  const events = data?.events.slice(0, shownEvents) ?? [];
  return (
    <section aria-labelledby="next-events" aria-busy={!data && !isError}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="next-events" className="font-display text-xl">
          <Trans>Coming up</Trans>
        </h2>
        <Link to="/week" className={`${textLink} text-sm`}>
          <Trans>This week</Trans>
        </Link>
      </div>
      {isError && !data ? (
        <PartFailure message={t(says.loadFailed)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ul aria-label={t`Next events`} className={data && events.length === 0 ? undefined : row}>
          {data ? (
            <>
              {events.map((event) => (
                <NextEvent key={event.id} event={event} className={column} />
              ))}
              {events.length < shownEvents && <NewEvent isAlone={events.length === 0} />}
            </>
          ) : (
            <Waiting />
          )}
        </ul>
      )}
      <TryNext isBelowPictures={events.length > 0} />
    </section>
  );
}
