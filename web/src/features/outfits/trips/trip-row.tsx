import type { TripHead } from '@drape/contract/outfits/trips';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronRight } from 'lucide-react';
import { formatDaySpan, formatWeekday } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { shownScale } from '../../wardrobe/items/item-measure.ts';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import { tripQuery } from '../ahead/ahead-queries.ts';
import { Collage } from '../collage.tsx';

const mostDays = 4;
const mostPictures = 12;

/** What is worn on the first days, in pictures. */
function Days({ id }: { id: string }) {
  const { data } = useQuery(tripQuery(id));
  if (!data) return <Skeleton className="aspect-2/1 md:aspect-auto md:h-72" />;
  const looks = data.days.flatMap(({ date, outfits }) => {
    const plan = outfits.find((outfit) => outfit.plan)?.plan;
    return plan ? [{ date, plan }] : [];
  });
  return (
    <ul aria-hidden className="grid auto-cols-[minmax(0,18rem)] grid-flow-col gap-2 sm:gap-4">
      {looks.slice(0, mostDays).map(({ date, plan }, index) => (
        <li key={date} className={index === mostDays - 1 ? 'max-sm:hidden' : ''}>
          <Collage items={plan.items} layout={plan.layout} />
          <p className="mt-2 text-sm">{formatWeekday(date)}</p>
          {plan.weather_considerations !== '' && (
            <p className="line-clamp-2 text-xs text-muted">{plan.weather_considerations}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div className="grid gap-2">
      <p className="figures text-sm">
        <Trans>
          {done} of {of} packed
        </Trans>
      </p>
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-ink" style={{ width: `${of === 0 ? 0 : (100 * done) / of}%` }} />
      </div>
    </div>
  );
}

/** What goes into the suitcase, in pictures; what is packed steps back behind a tick. */
function Suitcase({ trip }: { trip: TripHead }) {
  const { data } = useQuery(tripQuery(trip.id));
  const owned = new Map(data?.items.map((item) => [item.id, item]));
  const { item_ids } = trip;
  const shown = item_ids.slice(0, item_ids.length > mostPictures ? mostPictures - 1 : mostPictures);
  const more = item_ids.length - shown.length;
  return (
    <ul aria-hidden className="grid grid-cols-4 gap-x-2.5 gap-y-3 md:grid-cols-3 lg:grid-cols-5">
      {shown.map((id) => {
        const item = owned.get(id);
        const isPacked = trip.packed.includes(id);
        return (
          <li key={id} className="relative">
            <ItemPicture
              src={item?.thumbnail_url}
              item={item}
              scale={item ? shownScale(item) : 1}
              className={cx('aspect-square', isPacked && '*:opacity-70')}
            />
            <span
              className={cx(
                'absolute end-1.5 top-1.5 grid size-4.5 place-items-center rounded-full border [color-scheme:light]',
                isPacked ? 'border-ink bg-ink text-paper' : 'border-edge bg-raised',
              )}
            >
              {isPacked && <Check className="size-3" strokeWidth={3} />}
            </span>
            <p className={cx('mt-1 line-clamp-2 text-xs leading-4', isPacked && 'text-muted')}>
              {item?.description}
            </p>
          </li>
        );
      })}
      {more > 0 && (
        <li className="figures grid aspect-square place-content-center rounded-photo bg-wash text-sm">
          +{more}
        </li>
      )}
    </ul>
  );
}

/** A trip of the list: its days as they are dressed, and how far it is packed. */
export function TripRow({ trip }: { trip: TripHead }) {
  return (
    <li className="group relative grid gap-x-12 gap-y-5 border-t border-line py-6 wrap-anywhere md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:py-8">
      <div className="md:col-span-2">
        <h2 className="flex items-center justify-between gap-4 font-display text-xl">
          <Link to={`/trips/${trip.id}`} className="after:absolute after:inset-0">
            {trip.name}
          </Link>
          <span
            aria-hidden
            className="inline-flex shrink-0 items-center gap-1 font-sans text-sm font-medium text-accent-text"
          >
            <span className="max-md:hidden">
              <Trans>Open trip</Trans>
            </span>
            <ChevronRight className="size-5 transition-transform group-hover:translate-x-1 md:size-4" />
          </span>
        </h2>
        <p className="figures mt-1 text-sm text-muted">
          {[trip.place, formatDaySpan(trip.start_day, trip.end_day)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Days id={trip.id} />
      <div className="grid content-start gap-4">
        <Progress done={trip.packed.length} of={trip.item_count} />
        <Suitcase trip={trip} />
      </div>
    </li>
  );
}
