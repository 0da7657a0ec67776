import type { PlannedDay } from '@drape/contract/outfits/week';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatShortDay } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { weekdayOf } from './day-words.ts';
import { PlannedOutfit } from './planned-outfit.tsx';
import { NothingPlanned, UnplannedEvent } from './unplanned.tsx';
import { usePlanDrop } from './use-plan-drop.ts';
import type { PlanMoves } from './use-plan-moves.ts';

type Props = {
  day: PlannedDay;
  today: string;
  /** Whether an event without an outfit can have one suggested. */
  canSuggest?: boolean;
  /** What stands there where the day has neither outfit nor event. */
  otherwise?: ReactNode;
  /** How an outfit comes to another day; absent where it can't. */
  moves?: PlanMoves;
};

/** In seven columns only the degrees of the usual weather fit; screen readers get the whole text. */
const longOnPhone = 'lg:sr-only';

/** A day as a column: its weather, and what is worn on it as pictures. An outfit of another day may be dropped on it. */
export function DayColumn({ day, today, canSuggest = false, otherwise = <NothingPlanned />, moves }: Props) {
  const { date, outfits, weather, weather_text } = day;
  const usual = weather.source === 'normals' ? /[-−]?\d+ °[CF]/.exec(weather_text)?.[0] : undefined;
  const { isOver, handlers } = usePlanDrop(date, moves);
  return (
    <section
      aria-label={`${weekdayOf(date)}, ${formatShortDay(date)}`}
      data-day={date}
      {...handlers}
      className={cx(
        'grid snap-start grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-photo transition-colors',
        isOver && 'bg-wash outline-2 outline-offset-4 outline-ink',
      )}
    >
      <div
        className="flex flex-wrap items-baseline justify-between gap-x-3 md:block md:border-t-2 md:border-line md:pt-2 md:data-[today=true]:border-accent"
        data-today={date === today}
      >
        <h2 className="font-display text-lg leading-6">
          {date === today ? t`Today` : weekdayOf(date)}{' '}
          <span className="figures font-sans text-xs whitespace-nowrap text-muted lg:block lg:leading-4">
            {formatShortDay(date)}
          </span>
        </h2>
        <p className="min-h-4 min-w-0 text-xs wrap-anywhere text-muted">
          {usual === undefined ? (
            weather_text
          ) : (
            <>
              <span className={longOnPhone}>{weather_text}</span>
              <span aria-hidden className="max-lg:hidden">
                {usual}
              </span>
            </>
          )}
        </p>
      </div>
      {outfits.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-7">
          {outfits.map((dressed, index) => (
            <li
              key={dressed.event_id ?? dressed.title}
              className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-2"
            >
              {dressed.plan ? (
                <PlannedOutfit
                  date={date}
                  dressed={dressed}
                  plan={dressed.plan}
                  before={outfits[index - 1]}
                  today={today}
                  moves={moves}
                />
              ) : (
                <UnplannedEvent date={date} dressed={dressed} canSuggest={canSuggest} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        otherwise
      )}
    </section>
  );
}
