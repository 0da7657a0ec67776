import { t } from '@lingui/core/macro';
import {
  formatCalendarDay,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeekdayName,
} from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

function dayName(day: string, now: Date): string {
  if (day === localDay(now)) return t`Today`;
  if (day === localDay(new Date(now.getTime() + dayMs))) return t`Tomorrow`;
  return day.slice(0, 4) === localDay(now).slice(0, 4) ? formatWeekday(day) : formatCalendarDay(day);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function daysWhen(first: string, end: string | undefined, now: Date): string {
  const last = end === undefined || !isDay(end) ? first : dayBefore(end);
  const name = dayName(first, now);
  return last <= first ? t`${name}, All day` : t`${name} – ${dayName(last, now)}, All day`;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);
}

/** The same in few words: "Tomorrow, 10:00 AM", "Tue, 7:30 PM" within a week, "Dec 14" later. */
export function eventSoon(startTime: string, now = new Date()): string {
  const start = new Date(startTime);
  const day = isDay(startTime) ? startTime : localDay(start);
  if (Number.isNaN(start.getTime())) return t`Invalid date`;
  const isNamed = day <= localDay(new Date(now.getTime() + dayMs));
  const isWithinWeek = day < localDay(new Date(now.getTime() + 7 * dayMs));
  if (!isNamed && !isWithinWeek) return formatShortDay(day);
  const name = isNamed ? dayName(day, now) : formatWeekdayName(day);
  return isDay(startTime) ? name : `${name}, ${formatTime(start)}`;
}

const half = /\s?[AP]M$/u;

/** "7:30 – 9:30 PM": the half of the day is said once. */
function withoutSameHalf(start: string, end: string): string {
  const said = half.exec(start)?.[0];
  return said !== undefined && end.endsWith(said) ? start.replace(half, '') : start;
}

/**
 * When an event is: "Today, 7:30 – 9:00 PM", "Tue, Dec 1, 7:30 PM", in another year "Jan 5, 2027, All day". A start without a time is a whole day; the end
 * of whole days is the day after the last.
 */
export function eventWhen(startTime: string, endTime?: string, now = new Date()): string {
  if (isDay(startTime)) return daysWhen(startTime, endTime, now);
  const start = new Date(startTime);
  if (Number.isNaN(start.getTime())) return t`Invalid date`;
  const day = dayName(localDay(start), now);
  const begins = `${day}, ${formatTime(start)}`;
  const end = new Date(endTime ?? startTime);
  if (Number.isNaN(end.getTime()) || end <= start) return begins;
  const isSameDay = localDay(end) === localDay(start);
  return isSameDay
    ? `${day}, ${withoutSameHalf(formatTime(start), formatTime(end))} – ${formatTime(end)}`
    : `${begins} – ${dayName(localDay(end), now)}, ${formatTime(end)}`;
}
