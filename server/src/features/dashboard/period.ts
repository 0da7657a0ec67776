import { type DashboardPeriod, dashboardPeriods } from '@drape/contract/dashboard/dashboard-options';
import { nextDay } from '../../platform/local-time.ts';

export type PeriodDays = {
  period: DashboardPeriod;
  /** The first day; undefined for all time. */
  from: string | undefined;
  to: string;
  /** The first day of the period before, which is as long; undefined for all time. */
  before: string | undefined;
};

/** The days of a period that ends today, and where the one before it begins. */
export function periodDays(period: DashboardPeriod, today: string): PeriodDays {
  const days = dashboardPeriods.find(({ value }) => value === period)?.days ?? null;
  if (days === null) return { period, from: undefined, to: today, before: undefined };
  const from = nextDay(today, 1 - days);
  return { period, from, to: today, before: nextDay(from, -days) };
}

const offered = ['month', 'quarter', 'year', 'all'] as const;

/** The shortest period from a month on in which the latest analysis lies; a month where there is none. */
export function telling(latest: string | undefined, today: string): DashboardPeriod {
  if (latest === undefined) return 'month';
  return offered.find((period) => (periodDays(period, today).from ?? '') <= latest) ?? 'all';
}
