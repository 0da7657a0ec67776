import type { DashboardInsights } from '@drape/contract/dashboard/dashboard';
import { plural, t } from '@lingui/core/macro';
import { formatCalendarDay, formatMonthName, formatWeekdayName } from '../../../lib/format.ts';
import { PlotFigure } from './plot-figure.tsx';

const cell = 12;
const msPerDay = 86_400_000;
const depths = [0.28, 0.5, 0.75, 1];
const monday = '2026-01-05';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10);

/** How dark a day is: four steps up to the day with most. */
function depth(wears: number, most: number): number {
  return depths[Math.min(depths.length, Math.ceil((wears / most) * depths.length)) - 1] ?? 0;
}

/** A column for each week from Monday to Sunday, a square for each day, darker the more was worn. */
export function WearMap({ wears }: { wears: DashboardInsights['wears'] }) {
  const { from, to, days, total } = wears;
  const counts = new Map(days.map(({ day, wears: count }) => [day, count]));
  const length = (Date.parse(to) - Date.parse(from)) / msPerDay + 1;
  const all = Array.from({ length }, (_, index) => dayAfter(from, index));
  const most = Math.max(1, ...counts.values());
  const busiest = days.reduce((best, day) => (day.wears > best.wears ? day : best), { day: to, wears: 0 });
  const months = all.flatMap((day, index) =>
    day.endsWith('-01') ? [{ day, week: Math.floor(index / 7) }] : [],
  );
  return (
    <PlotFigure
      title={t`When you wore it`}
      summary={t`${plural(total, { one: '# wear', other: '# wears' })} on ${plural(days.length, { one: '# day', other: '# days' })} since ${formatCalendarDay(from)}, most on ${formatCalendarDay(busiest.day)}: ${busiest.wears}.`}
      note={t`${plural(total, { one: '# wear', other: '# wears' })} noted on ${plural(days.length, { one: '# day', other: '# days' })} since ${formatCalendarDay(from)}. The darker a day, the more pieces were out.`}
      table={{
        columns: [t`Day`, t`Pieces worn`],
        rows: days.toReversed().map(({ day, wears: count }) => [formatCalendarDay(day), String(count)]),
      }}
      nothing={total === 0 ? t`Note on an item what you wear, and the year fills in here.` : undefined}
    >
      {/* Right to left, so that a phone begins with today. */}
      <div className="overflow-x-auto" dir="rtl">
        <svg
          aria-hidden
          viewBox={`-30 -16 ${Math.ceil(length / 7) * cell + 30} ${7 * cell + 18}`}
          className="w-full min-w-[38rem] text-[9px] [direction:ltr]"
        >
          {[0, 2, 4, 6].map((row) => (
            <text key={row} x={-30} y={row * cell + 9} className="fill-muted">
              {formatWeekdayName(dayAfter(monday, row))}
            </text>
          ))}
          {months.map(({ day, week }) => (
            <text key={day} x={week * cell} y={-5} className="fill-muted">
              {formatMonthName(day)}
            </text>
          ))}
          {all.map((day, index) => {
            const count = counts.get(day) ?? 0;
            return (
              <rect
                key={day}
                x={Math.floor(index / 7) * cell}
                y={(index % 7) * cell}
                width={cell - 2}
                height={cell - 2}
                rx={2}
                className={count === 0 ? 'fill-line' : 'fill-accent-text'}
                fillOpacity={count === 0 ? 0.6 : depth(count, most)}
              >
                <title>{`${formatCalendarDay(day)}: ${plural(count, { one: '# piece', other: '# pieces' })}`}</title>
              </rect>
            );
          })}
        </svg>
      </div>
    </PlotFigure>
  );
}
