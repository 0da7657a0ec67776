import { plural } from '@lingui/core/macro';
import { formatMonth, formatMonthName } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { cx } from '../../../ui/cx.ts';

const monthsShown = 12;

/** The first days of the last twelve months, oldest first. */
function lastMonths(): string[] {
  const [year = 0, month = 0] = localDay().split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index, 1)).toISOString().slice(0, 10),
  );
}

/** How often an item was worn in each of the last twelve months. */
export function WearMonths({ dates }: { dates: readonly string[] }) {
  if (dates.length === 0) return null;
  const months = lastMonths().map((first) => ({
    first,
    wears: dates.filter((date) => date.startsWith(first.slice(0, 7))).length,
  }));
  const most = Math.max(1, ...months.map(({ wears }) => wears));
  return (
    <ol className="grid grid-cols-12 gap-1">
      {months.map(({ first, wears }) => (
        <li key={first} className="grid gap-1 text-center">
          <span className="sr-only">
            {formatMonth(first)}: {plural(wears, { one: 'worn once', other: 'worn # times' })}
          </span>
          <span aria-hidden className="flex h-14 items-end border-b border-line">
            <span
              className={cx('w-full rounded-t-[2px]', wears === most ? 'bg-accent-text' : 'bg-ink/75')}
              style={{ height: `${(100 * wears) / most}%` }}
            />
          </span>
          <span aria-hidden className="text-xs text-muted">
            {formatMonthName(first).slice(0, 1)}
          </span>
        </li>
      ))}
    </ol>
  );
}
