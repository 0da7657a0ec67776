import type { DateFormat, TimeFormat } from '@drape/contract/options';
import { useSession } from './session.ts';

/** Day and time as whoever is signed in wants them; American by default. */
function chosen(): { dates: DateFormat; times: TimeFormat } {
  const { user } = useSession.getState();
  return { dates: user?.date_format ?? 'mdy', times: user?.time_format ?? '12h' };
}

const dayParts = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const locales: Record<DateFormat, string> = { mdy: 'en-US', dmy: 'en-GB', ymd: 'sv-SE' };

function dayFormat(timeZone?: string): Intl.DateTimeFormat {
  const { dates } = chosen();
  const numbers = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locales[dates], { ...(dates === 'ymd' ? numbers : dayParts), ...zone });
}

const invalid = 'Invalid date';

export function formatDay(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? invalid : dayFormat().format(date);
}

export function formatTime(date: Date): string {
  const hour12 = chosen().times === '12h';
  return new Intl.DateTimeFormat('en-US', {
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(hour12 ? { hour12 } : { hourCycle: 'h23' as const }),
  }).format(date);
}

export function formatDayAndTime(date: Date): string {
  return `${dayFormat().format(date)}, ${formatTime(date)}`;
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A calendar day, `YYYY-MM-DD`, which is the same day in every time zone. */
export function formatCalendarDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? invalid : dayFormat('UTC').format(date);
}

const steps = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the unit that reads best: "820 KB", "1.4 GB". */
export function formatBytes(bytes: number): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${steps[step]}`;
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
