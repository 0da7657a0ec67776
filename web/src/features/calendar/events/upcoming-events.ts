import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { localDay } from '../../../lib/local-day.ts';

type Dated = Pick<CalendarEvent, 'startTime'>;
type Span = Pick<CalendarEvent, 'startTime' | 'endTime'>;

const dayMs = 24 * 60 * 60 * 1000;

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

function momentOf(time: string): number {
  return new Date(time.length === 10 ? `${time}T00:00:00` : time).getTime();
}

/** Whether an event has not ended and begins within the days that the list of coming events shows. */
export function isWithinReach({ startTime, endTime }: Span, now = new Date()): boolean {
  const last = now.getTime() + calendarLimits.windowDays * dayMs;
  return momentOf(startTime) < last && momentOf(endTime) > now.getTime();
}

/** The events that are still to come and that are not among those that are shown. */
export function eventsBeside<E extends Span & { id: string }>(
  shown: readonly { id: string }[],
  all: readonly E[],
  now = new Date(),
): E[] {
  const ids = new Set(shown.map(({ id }) => id));
  return all.filter(({ id, endTime }) => !ids.has(id) && momentOf(endTime) > now.getTime());
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
