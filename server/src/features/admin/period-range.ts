import type { Period } from '@drape/contract/admin/admin-options';
import { localDay } from '../../platform/clock.ts';
import { nextDay, startOfDay } from '../../platform/local-time.ts';
import type { Days, Moments } from './figures-repository.ts';

export type PeriodRange = {
  /** From the first day of the period to today. */
  days: Days;
  /** The same in moments of the clock on the administrator's wall, until now. */
  moments: Moments;
  length: number;
  /** As many days of the period before; undefined for all time. */
  before: { days: Days; moments: Moments } | undefined;
};

function firstDayOf(period: Period, today: string): string | undefined {
  const [year = '', month = ''] = today.split('-');
  switch (period) {
    case 'all':
      return undefined;
    case 'today':
      return today;
    case 'week': {
      const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
      return nextDay(today, -weekday);
    }
    case 'month':
      return `${year}-${month}-01`;
    case 'quarter':
      return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
    case 'year':
      return `${year}-01-01`;
  }
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** A period up to now, and the same stretch of the one before it. Weeks begin on Monday. */
export function periodRange(period: Period, now: Date, timeZone: string): PeriodRange {
  const today = localDay(now, timeZone);
  const from = firstDayOf(period, today);
  const start = (day: string) => startOfDay(day, timeZone).toISOString();
  const end = new Date(now.getTime() + 1).toISOString();
  if (from === undefined)
    return {
      days: { from, to: today },
      moments: { from, to: end },
      length: 0,
      before: undefined,
    };
  const length = daysBetween(from, today) + 1;
  const earlier = firstDayOf(period, nextDay(from, -1)) ?? from;
  const sameLength = nextDay(earlier, length - 1);
  const last = sameLength < from ? sameLength : nextDay(from, -1);
  return {
    days: { from, to: today },
    moments: { from: start(from), to: end },
    length,
    before: {
      days: { from: earlier, to: last },
      moments: { from: start(earlier), to: start(nextDay(last)) },
    },
  };
}
