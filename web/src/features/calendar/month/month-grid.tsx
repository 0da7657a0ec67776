import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatWeekdayName } from '../../../lib/format.ts';
import type { PlanMoves } from '../../outfits/ahead/use-plan-moves.ts';
import { MonthCell } from './month-cell.tsx';
import { dayOfKey, monthOf, weeksOf } from './month-days.ts';
import type { MonthDay } from './month-outfits.ts';

type Props = {
  /** The first day of the month. */
  first: string;
  days: readonly MonthDay[];
  countOn: (day: string) => number;
  picked: string | undefined;
  /** The day that the Tab key comes to. */
  current: string;
  moves: PlanMoves;
  onPick: (day: string) => void;
  /** The arrow keys lead to another day, perhaps of another month. */
  onMove: (day: string) => void;
  /** What the picked day holds; it opens below its week. */
  children: ReactNode;
};

/** The days of a month with their outfits. One stop for the Tab key, arrow keys within. */
export function MonthGrid(props: Props) {
  const { first, days, countOn, picked, current, moves, onPick, onMove, children } = props;
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const weeks = weeksOf(first);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const isDressed = (week: readonly string[]) =>
    days.some(({ date, outfits }) => week.includes(date) && outfits.some(({ plan }) => plan !== null));
  const move = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const day = isOnDay ? dayOfKey(current, event.key) : undefined;
    if (day === undefined) return;
    event.preventDefault();
    byKey.current = true;
    onMove(day);
  };
  return (
    <table ref={grid} onKeyDown={move} className="w-full table-fixed">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="py-2 text-center text-xs font-normal text-muted">
              {formatWeekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Fragment key={week[0]}>
            <tr>
              {week.map((date) => (
                <td key={date} className="border-t border-line p-0.5 align-top">
                  {monthOf(date) === first && (
                    <MonthCell
                      day={days.find((one) => one.date === date) ?? { date, outfits: [] }}
                      events={countOn(date)}
                      isPicked={picked === date}
                      isCurrent={date === current}
                      isLow={!isDressed(week)}
                      moves={moves}
                      onPick={onPick}
                    />
                  )}
                </td>
              ))}
            </tr>
            {picked !== undefined && week.includes(picked) && (
              <tr>
                <td colSpan={7} className="animate-appear rounded-photo bg-raised px-4 pt-4 pb-2 md:px-6">
                  {children}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
