import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { dayMs, hourMs, localDay, plus } from '../../../platform/clock.ts';
import { isDay, startOfDay } from '../../../platform/local-time.ts';

const [dayBegins, dayEnds] = [8, 22];
const longestHours = 16;

/** The hours of a day in which people are out, as moments. */
export function wakingHours(day: string, timeZone: string): { from: Date; to: Date } {
  const midnight = startOfDay(day, timeZone);
  return { from: plus(midnight, dayBegins * hourMs), to: plus(midnight, dayEnds * hourMs) };
}

/** The hours that an event's outfit is worn: its own, at most those of one day. */
export function eventHours(
  { startTime, endTime }: Pick<CalendarEvent, 'startTime' | 'endTime'>,
  timeZone: string,
): { from: Date; to: Date } {
  if (isDay(startTime)) return wakingHours(startTime, timeZone);
  const from = new Date(startTime);
  const longest = plus(from, longestHours * hourMs);
  const end = new Date(endTime);
  return { from, to: end < longest ? end : longest };
}

/** Whether an event that began before a day is still on through it: one of whole days, or one of more than a day. */
export function goesOnThrough(
  event: Pick<CalendarEvent, 'startTime' | 'endTime'>,
  day: string,
  timeZone: string,
): boolean {
  if (eventDay(event, timeZone) >= day) return false;
  if (isDay(event.startTime)) return day < event.endTime;
  const end = new Date(event.endTime);
  const isLong = end.getTime() - Date.parse(event.startTime) >= dayMs;
  return isLong && end > wakingHours(day, timeZone).from;
}

/** The local hour at which an event begins; null for a whole day. */
export function eventHour({ startTime }: Pick<CalendarEvent, 'startTime'>, timeZone: string): number | null {
  if (isDay(startTime)) return null;
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return Number(hour.format(new Date(startTime)));
}

/** The calendar day on which an event begins in a time zone. */
export function eventDay({ startTime }: Pick<CalendarEvent, 'startTime'>, timeZone: string): string {
  return isDay(startTime) ? startTime : localDay(new Date(startTime), timeZone);
}
