import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { localDay } from '../../../lib/local-day.ts';
import { addDays } from '../events/event-form.ts';
import { eventDay } from '../events/upcoming-events.ts';

/** The first day of the month that lies so many months after another's. */
export function nextMonth(first: string, step: number): string {
  const date = new Date(`${first}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The weeks that a month touches, from Sunday on. */
export function weeksOf(first: string): string[][] {
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
  return weeks.filter((week) => week.some((day) => monthOf(day) === first));
}

/** The same day of the month, or its last where the month is shorter. */
function inMonth(day: string, step: number): string {
  const first = nextMonth(monthOf(day), step);
  const last = addDays(nextMonth(first, 1), -1);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same > last ? last : same;
}

/** The day that a key leads to in a calendar; undefined for any other key. */
export function dayOfKey(day: string, key: string): string | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  if (key === 'PageUp') return inMonth(day, -1);
  if (key === 'PageDown') return inMonth(day, 1);
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}

type Span = Pick<CalendarEvent, 'startTime' | 'endTime'>;

/** Whether an event touches a day in this browser's time zone; what ends at midnight does not touch the new day. */
export function isOnDay(event: Span, day: string): boolean {
  const first = eventDay(event);
  if (first === undefined || day < first) return false;
  if (day === first) return true;
  if (event.endTime.length === 10) return day < event.endTime;
  const end = new Date(event.endTime);
  return !Number.isNaN(end.getTime()) && day <= localDay(new Date(end.getTime() - 1));
}
