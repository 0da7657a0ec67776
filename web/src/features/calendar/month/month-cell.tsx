import { plural, t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { formatCalendarDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { cx } from '../../../ui/cx.ts';
import { dragPlan, usePlanDrop } from '../../outfits/ahead/use-plan-drop.ts';
import type { PlanMoves } from '../../outfits/ahead/use-plan-moves.ts';
import { Collage } from '../../outfits/collage.tsx';
import type { MonthDay } from './month-outfits.ts';

type Props = {
  day: MonthDay;
  events: number;
  isPicked: boolean;
  isCurrent: boolean;
  /** A week without outfits takes little room. */
  isLow: boolean;
  moves: PlanMoves;
  onPick: (date: string) => void;
};

/** A day of the month with its first outfit as a small picture, which can be dragged to another day. */
export function MonthCell({ day, events, isPicked, isCurrent, isLow, moves, onPick }: Props) {
  const { date, outfits } = day;
  const { isOver, handlers } = usePlanDrop(date, moves);
  const dressed = outfits.filter(({ plan }) => plan !== null);
  const plan = dressed[0]?.plan;
  const label = [
    formatCalendarDay(date),
    plural(events, { one: '# event', other: '# events' }),
    ...(dressed.length > 0 ? [plural(dressed.length, { one: '# outfit', other: '# outfits' })] : []),
  ].join(', ');
  return (
    <button
      type="button"
      {...handlers}
      data-day={date}
      draggable={plan !== undefined && plan !== null}
      onDragStart={(event) => plan && dragPlan(event, plan.id)}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isPicked}
      aria-current={date === localDay() ? 'date' : undefined}
      aria-label={label}
      onClick={() => onPick(date)}
      className={cx(
        'figures group relative flex w-full flex-col items-center gap-1 rounded-control p-1 text-xs hover:bg-wash focus-visible:-outline-offset-2',
        isLow ? 'h-11' : 'h-20 md:h-30',
        isPicked && 'bg-wash',
        isOver && 'bg-wash outline-2 outline-ink',
      )}
    >
      <span
        className={cx(
          'grid h-5 min-w-5 place-items-center rounded-full px-1',
          date === localDay() && 'bg-accent text-on-accent',
          isPicked && date !== localDay() && 'font-medium',
        )}
      >
        {Number(date.slice(8))}
      </span>
      {plan ? (
        <span aria-hidden className="relative block h-13 w-[2.6rem] md:h-22 md:w-[4.4rem]">
          <Collage items={plan.items} layout={plan.layout} className="rounded-control" />
          {plan.worn_on !== null && (
            <span className="absolute -end-1 -top-1 grid size-4 place-items-center rounded-full bg-ink text-paper">
              <Check className="size-3" />
            </span>
          )}
          {dressed.length > 1 && (
            <span className="absolute -end-1 -bottom-1 rounded-full bg-ink px-1 text-[0.625rem] leading-4 text-paper">
              {t`+${dressed.length - 1}`}
            </span>
          )}
        </span>
      ) : (
        events > 0 && <span aria-hidden className="mt-1 size-1.5 rounded-full bg-accent-text" />
      )}
    </button>
  );
}
