import type { CalendarEvent } from '@drape/contract/calendar';
import { calendarLimits } from '@drape/contract/calendar-options';
import { localDay } from '../../lib/local-day.ts';

type Dated = Pick<CalendarEvent, 'startTime'>;

/** The day in this browser's time zone on which an event begins; undefined for an unparsable start. */
export function eventDay({ startTime }: Dated): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(startTime)) return startTime;
  const start = new Date(startTime);
  return Number.isNaN(start.getTime()) ? undefined : localDay(start);
}

function isFuture(event: Dated, now: Date): boolean {
  const day = eventDay(event);
  if (day === undefined) return false;
  return day === event.startTime ? day >= localDay(now) : new Date(event.startTime) > now;
}

/** What one Generate All handles: the first future events without an outfit, or where all have one, the first of all. */
export function eventsToOutfit<E extends Dated & Pick<CalendarEvent, 'hasOutfit'>>(
  events: readonly E[],
  now = new Date(),
): E[] {
  const future = events.filter((event) => isFuture(event, now));
  const bare = future.filter(({ hasOutfit }) => !hasOutfit);
  return (bare.length > 0 ? bare : future).slice(0, calendarLimits.generateAtOnce);
}
