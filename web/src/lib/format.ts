import type { DateFormat, TimeFormat } from '@drape/contract/profile/options';
import { msg, t } from '@lingui/core/macro';
import { i18n } from './language.ts';
import { useSession } from './session.ts';
import { shownTimeZone } from './time-zone.ts';

/** Day and time as the signed-in person wants them; American by default. */
function chosen(): { dates: DateFormat; times: TimeFormat } {
  const { user } = useSession.getState();
  return { dates: user?.date_format ?? 'mdy', times: user?.time_format ?? '12h' };
}

const dayParts = { month: 'short', day: 'numeric', year: 'numeric' } as const;
/** English writes days in the chosen order; another language in its own, but for the year first. */
const locales: Record<DateFormat, string> = { mdy: 'en-US', dmy: 'en-GB', ymd: 'sv-SE' };

/** The language of the interface, as `Intl` takes it. */
const language = () => (i18n.locale === 'en' ? 'en-US' : i18n.locale);

function localeOf(dates: DateFormat): string {
  return i18n.locale === 'en' || dates === 'ymd' ? locales[dates] : i18n.locale;
}

function dayFormat(timeZone = shownTimeZone()): Intl.DateTimeFormat {
  const { dates } = chosen();
  const numbers = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(localeOf(dates), { ...(dates === 'ymd' ? numbers : dayParts), ...zone });
}

const invalid = msg`Invalid date`;

export function formatDay(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? t(invalid) : dayFormat().format(date);
}

/** Hour and minute, and what else is asked for. */
export function formatTime(date: Date, more: Intl.DateTimeFormatOptions = {}): string {
  const hour12 = chosen().times === '12h';
  return new Intl.DateTimeFormat(language(), {
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(hour12 ? { hour12 } : { hourCycle: 'h23' as const }),
    timeZone: shownTimeZone(),
    ...more,
  }).format(date);
}

/** A full hour of the day, from 0 to 23: "7 AM" or "07:00". */
export function formatHour(hour: number): string {
  const options = { hour: 'numeric', hour12: true, timeZone: 'UTC' } as const;
  const date = new Date(Date.UTC(2026, 0, 1, hour));
  if (chosen().times === '12h') return new Intl.DateTimeFormat(language(), options).format(date);
  return formatTime(date, { timeZone: 'UTC' });
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
  return Number.isNaN(date.getTime()) ? t(invalid) : dayFormat('UTC').format(date);
}

const shortParts = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** A calendar day, `YYYY-MM-DD`, without its year: "May 15", "15 May", "05-15". */
export function formatShortDay(day: string): string {
  const { dates } = chosen();
  if (dates === 'ymd') return day.slice(5);
  return new Intl.DateTimeFormat(localeOf(dates), shortParts).format(new Date(`${day}T00:00:00Z`));
}

/** The same with its weekday: "Fri, May 15". */
export function formatWeekday(day: string): string {
  return `${formatWeekdayName(day)}, ${formatShortDay(day)}`;
}

/** From one calendar day to another, with what is needed of two that differ: "May 15 – 17, 2026". */
export function formatDaySpan(first: string, last: string): string {
  const { dates } = chosen();
  const full = `${formatCalendarDay(first)} – ${formatCalendarDay(last)}`;
  if (first === last) return formatCalendarDay(first);
  if (i18n.locale !== 'en' && dates !== 'ymd') {
    const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`));
    if (from && to) return dayFormat('UTC').formatRange(from, to);
  }
  if (dates === 'ymd' || first.slice(0, 4) !== last.slice(0, 4)) return full;
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${formatShortDay(first)} – ${formatCalendarDay(last)}`;
  return dates === 'dmy'
    ? `${Number(first.slice(8))} – ${formatCalendarDay(last)}`
    : `${formatShortDay(first)} – ${Number(last.slice(8))}, ${first.slice(0, 4)}`;
}

const steps = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the unit that reads best: "820 KB", "1.4 GB". */
export function formatBytes(bytes: number): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${steps[step]}`;
}

/** "May": the month of a calendar day. */
export function formatMonthName(day: string): string {
  return new Intl.DateTimeFormat(language(), { month: 'short', timeZone: 'UTC' }).format(new Date(day));
}

/** "May 2026": the month of a calendar day with its year. */
export function formatMonth(day: string): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language(), parts).format(new Date(day));
}

/** "Fri" or "Friday": the weekday of a calendar day. */
export function formatWeekdayName(day: string, weekday: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(language(), { weekday, timeZone: 'UTC' }).format(new Date(day));
}

/** "a, b, and c". */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(language()).format(parts);
}

/** An amount in its currency; a plain number where none is known. */
export function formatMoney(amount: number, currency: string | null): string {
  if (currency === null) return amount.toFixed(2);
  try {
    return new Intl.NumberFormat(language(), { style: 'currency', currency }).format(amount);
  } catch {
    return `${amount.toFixed(2)} ${currency}`;
  }
}

/** Countries by their code, in the language of the interface. */
export function regionNames(): Intl.DisplayNames {
  return new Intl.DisplayNames([language()], { type: 'region' });
}

export function formatCount(count: number): string {
  return count.toLocaleString(language());
}
