import { plural } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatCalendarDay, formatWeekdayName } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
import { cx } from '../../ui/cx.ts';
import { dayOfKey, monthOf, weeksOf } from './month-days.ts';

type Props = {
  /** The first day of the month. */
  first: string;
  countOn: (day: string) => number;
  picked: string | undefined;
  /** The day that the Tab key comes to. */
  current: string;
  onPick: (day: string) => void;
  /** The arrow keys lead to another day, perhaps of another month. */
  onMove: (day: string) => void;
};

/** The days of a month; those with events are marked. One stop for the Tab key, arrow keys within. */
export function MonthGrid({ first, countOn, picked, current, onPick, onMove }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const weeks = weeksOf(first);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const move = (event: KeyboardEvent) => {
    const day = dayOfKey(current, event.key);
    if (day === undefined) return;
    event.preventDefault();
    byKey.current = true;
    onMove(day);
  };
  return (
    <table ref={grid} onKeyDown={move} className="w-full table-fixed text-center">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="py-2 text-xs text-muted">
              {formatWeekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0.5">
                {monthOf(day) === first && (
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-pressed={picked === day}
                    aria-current={day === localDay() ? 'date' : undefined}
                    aria-label={`${formatCalendarDay(day)}, ${plural(countOn(day), { one: '# event', other: '# events' })}`}
                    onClick={() => onPick(day)}
                    className={cx(
                      'figures h-11 w-full rounded-control text-sm hover:bg-wash aria-[current=date]:underline aria-[current=date]:underline-offset-4',
                      countOn(day) > 0 && 'bg-accent-wash font-medium text-accent-text',
                      picked === day && 'outline-2 outline-ink',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
