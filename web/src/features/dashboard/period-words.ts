import type { DashboardOverview, PeriodFigure } from '@drape/contract/dashboard/dashboard';
import { dashboardPeriods } from '@drape/contract/dashboard/dashboard-options';
import { t } from '@lingui/core/macro';
import { formatCalendarDay } from '../../lib/format.ts';

type Range = DashboardOverview['range'];

/** "Last 30 days, Apr 5, 2026 to May 4, 2026". */
export function rangeWords({ period, from, to }: Range): string {
  const label = dashboardPeriods.find(({ value }) => value === period)?.label ?? '';
  return from === null
    ? t`${label}, until ${formatCalendarDay(to)}`
    : t`${label}, ${formatCalendarDay(from)} to ${formatCalendarDay(to)}`;
}

/** "the 30 days before"; nothing over all time, which has none. */
function beforeWords({ period }: Range): string | undefined {
  const days = dashboardPeriods.find(({ value }) => value === period)?.days ?? null;
  return days === null ? undefined : t`the ${days} days before`;
}

/** How a figure has changed: a label such as "+5%", and against what; in words where there is nothing to compare with. */
export function changeWords(figure: PeriodFigure, range: Range): { label?: string; against: string } {
  const before = beforeWords(range);
  if (before === undefined) return { against: t`Over all time` };
  if (figure.before === null || (figure.before === 0 && figure.change === null))
    return { against: t`None in ${before}` };
  if (figure.change === null) return { against: t`${figure.before} in ${before}` };
  const sign = figure.change > 0 ? '+' : figure.change < 0 ? '−' : '±';
  return { label: `${sign}${Math.abs(figure.change)}%`, against: t`against ${figure.before} in ${before}` };
}
