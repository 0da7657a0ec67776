import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { Trans } from '@lingui/react/macro';
import { Shirt } from 'lucide-react';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { eventSoon } from '../calendar/events/event-when.ts';
import { Collage } from '../outfits/collage.tsx';

/** The place of a picture that is not there yet. */
export const emptyFrame =
  'grid aspect-4/5 place-items-center content-center gap-2 rounded-photo border border-dashed border-edge p-4 text-center text-sm text-muted';

type Props = {
  event: CalendarEvent;
  /** In a row of small pictures, where an event without an outfit shows a sign in place of words. */
  isSmall?: boolean;
  className?: string;
};

/** An event with its outfit as a picture, its title, and its time; a press opens its outfit. */
export function NextEvent({ event, isSmall = false, className }: Props) {
  const items = event.outfitPlan?.items ?? [];
  return (
    <li className={cx('group relative', className)}>
      {items.length > 0 ? (
        <Collage items={items} layout={event.outfitPlan?.layout} />
      ) : isSmall ? (
        <span className="grid aspect-4/5 place-items-center rounded-photo bg-wash text-muted">
          <Shirt aria-hidden className="size-5" strokeWidth={1.4} />
        </span>
      ) : (
        <div className={emptyFrame}>
          <Shirt aria-hidden className="size-6" strokeWidth={1.4} />
          <Trans>No outfit yet</Trans>
        </div>
      )}
      <h3 className={isSmall ? 'mt-2 line-clamp-2 text-xs font-medium' : 'mt-3 font-medium wrap-anywhere'}>
        <Link
          to={`/wardrobe?event=${encodeURIComponent(event.id)}`}
          className="after:absolute after:inset-0 after:rounded-photo group-hover:underline"
        >
          {event.title}
        </Link>
      </h3>
      <p className={cx('figures text-muted', isSmall ? 'text-xs' : 'text-sm')}>
        {eventSoon(event.startTime).replace(/ (?=[AP]M$)/, '\u00a0')}
      </p>
    </li>
  );
}
