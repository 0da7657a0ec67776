import type { DashboardOverview, PeriodFigure } from '@drape/contract/dashboard/dashboard';
import { dashboardPeriods } from '@drape/contract/dashboard/dashboard-options';
import { t } from '@lingui/core/macro';
import { formatCalendarDay, formatDaySpan } from '../../lib/format.ts';

type Range = DashboardOverview['range'];

/** "Last 30 days, Apr 5, 2026 to May 4, 2026". */
export function rangeWords({ period, from, to }: Range): string {
  const label = dashboardPeriods.find(({ value }) => value === period)?.label ?? '';
  return from === null
    ? t`${label}, until ${formatCalendarDay(to)}`
    : t`${label}, ${formatCalendarDay(from)} to ${formatCalendarDay(to)}`;
}

/** The same beside a choice that names the period: "Apr 5, 2026 – May 4, 2026"; nothing over all time. */
export function daysWords({ from, to }: Range): string {
  return from === null ? '' : formatDaySpan(from, to);
}

/** "previous 30 days"; nothing over all time, which has none. */
function beforeWords({ period }: Range): string | undefined {
  const days = dashboardPeriods.find(({ value }) => value === period)?.days ?? null;
  return days === null ? undefined : t`previous ${days} days`;
}

/** What the figures are compared with: said once beside them; nothing over all time. */
export function comparedWords(range: Range): string | undefined {
  const before = beforeWords(range);
  return before === undefined ? undefined : t`Compared with the ${before}`;
}

const signed = (change: number): string => `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`;

/**
 * How a figure has changed and since when, in words where there is nothing to compare with: a score by percent ("+5%"),
 * a count by its difference ("+4"), as percents of few say nothing.
 */
export function changeWords(
  figure: PeriodFigure,
  range: Range,
  kind: 'score' | 'count' = 'score',
): { label?: string; against: string } {
  const before = beforeWords(range);
  if (before === undefined) return { against: t`Over all time` };
  if (figure.before === null || (figure.before === 0 && figure.change === null))
    return { against: t`None in the ${before}` };
  if (figure.change === null) return { against: t`${figure.before} in the ${before}` };
  const label = kind === 'score' ? `${signed(figure.change)}%` : signed((figure.value ?? 0) - figure.before);
  return { label, against: t`vs. ${before}` };
}
