import { formatShortDay, formatWeekdayName } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { addDays } from '../../calendar/events/event-form.ts';
import { weekdayOf } from './day-words.ts';

/** The days of a week that did not come, each with the place of its picture: small ones on a phone, columns on a desk. */
export function EmptyWeek({ start, today }: { start: string; today: string }) {
  const dates = Array.from({ length: 7 }, (_, day) => addDays(start, day));
  return (
    <div aria-hidden className="grid grid-cols-7 gap-1.5 pt-1 pb-3 md:gap-5 md:pb-6">
      {dates.map((date) => (
        <div
          key={date}
          className={cx(
            'grid content-start gap-1 md:gap-3 md:border-t-2 md:pt-2',
            date === today ? 'md:border-accent' : 'md:border-line',
          )}
        >
          <p className="figures text-center text-xs leading-4 text-muted max-md:order-last md:hidden">
            <span className="block">{formatWeekdayName(date)}</span>
            <span className="block">{Number(date.slice(8))}</span>
          </p>
          <p className="font-display text-lg leading-6 max-md:hidden">
            {weekdayOf(date)}
            <span className="figures block font-sans text-xs text-muted">{formatShortDay(date)}</span>
          </p>
          <div className="grid aspect-4/5 place-items-center rounded-control bg-wash text-muted md:rounded-photo">
            <span className="hanger size-6 opacity-60 md:size-10" />
          </div>
        </div>
      ))}
    </div>
  );
}
