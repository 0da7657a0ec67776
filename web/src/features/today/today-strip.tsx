import type { TodaysOutfit } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { OutfitSkeleton, Skeleton } from '../../ui/notices/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { calendarMessages as says } from '../calendar/calendar-messages.ts';
import { upcomingQuery } from '../calendar/queries.ts';
import { PartFailure } from '../offline/load-failure.tsx';
import { PictureFailure } from '../offline/picture-failure.tsx';
import { aheadMessages as ahead } from '../outfits/ahead/ahead-messages.ts';
import { Collage } from '../outfits/collage.tsx';
import { NextEvent } from './next-event.tsx';
import { type Today, useToday } from './use-today.ts';
import { WearControls } from './wear-controls.tsx';

const shownEvents = 4;

function Outfit({ data, today }: { data: TodaysOutfit; today: Today }) {
  const { outfit } = data;
  if (outfit === null) {
    return (
      <p className="col-span-2 max-w-[40ch] text-sm text-muted">
        {data.sentence ?? t`No outfit yet.`}{' '}
        <Link to="/wardrobe" className={textLink}>
          <Trans>Open your wardrobe</Trans>
        </Link>
      </p>
    );
  }
  return (
    <>
      <div className={cx('transition-opacity', today.isChanging && 'opacity-50')}>
        <Collage items={outfit.items} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 wrap-anywhere">
        <p className="text-sm text-muted">{data.weather_text}</p>
        <p className="max-w-[44ch] text-pretty max-sm:text-sm max-sm:leading-5 md:font-display md:text-lg">
          {outfit.reasons[0] ?? outfit.outfit_description}
        </p>
        <WearControls data={data} today={today} size="sm" className="flex-wrap" />
        <ul aria-label={t`Today’s outfit`} className="sr-only">
          {outfit.items.map(({ id, description }) => (
            <li key={id}>{description}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

function ComingUp() {
  const { data, isError, isFetching, refetch } = useQuery(upcomingQuery);
  return (
    <section aria-labelledby="next-events" aria-busy={!data && !isError} className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="next-events" className="font-display text-lg">
          <Trans>Coming up</Trans>
        </h2>
        <Link to="/week" className={`${textLink} text-sm`}>
          <Trans>This week</Trans>
        </Link>
      </div>
      {isError && !data ? (
        <PartFailure message={t(says.loadFailed)} pending={isFetching} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <p className="text-sm text-muted md:min-h-80">
          <Trans>Nothing on your calendar.</Trans>
        </p>
      ) : (
        <ul
          aria-label={t`Next events`}
          className="grid min-h-48 grid-cols-3 gap-3 md:min-h-80 md:gap-5 [&>:nth-child(4)]:hidden"
        >
          {data
            ? data.events
                .slice(0, shownEvents)
                .map((event) => <NextEvent key={event.id} event={event} isSmall className="min-w-0" />)
            : [1, 2, 3].map((place) => (
                <li key={place}>
                  <OutfitSkeleton index={place} />
                  <Skeleton className="mt-2 h-4 w-3/4" />
                  <Skeleton className="mt-1 h-4 w-1/2" />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/** Today in short: its outfit to wear, and what comes next. */
export function TodayStrip({ className }: { className: string }) {
  const today = useToday();
  const { data, isError } = today.query;
  return (
    <div
      className={cx(
        'grid gap-x-16 gap-y-8 border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        className,
      )}
    >
      <section aria-labelledby="today" aria-busy={!data && !isError} className="min-w-0">
        <h2 id="today" className="mb-3 font-display text-lg">
          <Trans>Today</Trans>
        </h2>
        <div className="grid min-h-50 grid-cols-[10rem_minmax(0,1fr)] content-start items-start gap-5 md:min-h-80 md:grid-cols-[16rem_minmax(0,1fr)]">
          {data ? (
            <Outfit data={data} today={today} />
          ) : isError ? (
            <div className="col-span-2">
              <PictureFailure
                className="min-h-48 md:min-h-80"
                message={t(ahead.loadFailed)}
                pending={today.query.isFetching}
                onRetry={() => void today.query.refetch()}
              />
            </div>
          ) : (
            <>
              <OutfitSkeleton />
              <div className="grid gap-3">
                <Skeleton className="h-5 w-32" />
                <Skeleton className="h-14 max-w-72" />
                <Skeleton className="h-9 max-w-56" />
              </div>
            </>
          )}
        </div>
      </section>
      <ComingUp />
    </div>
  );
}
