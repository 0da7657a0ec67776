import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { invalidField } from '../../platform/app-error.ts';
import { dayMs, hourMs, localDay, plus } from '../../platform/clock.ts';
import { isDay, isSkipped, momentOf, nextDay, startOfDay } from '../../platform/local-time.ts';

const skipped = 'The clocks go forward then, so this time does not exist on that day';

/** When an event is: moments in UTC, or for an all-day event days with the end exclusive. */
export type EventSpan = { allDay: boolean; start: string; end: string };

/** Whether a day or a time lies in years that clocks and calendars agree on. */
export function isWithinYears(time: string): boolean {
  const year = Number(/^\d{4}(?=-)/.exec(time)?.[0] ?? Number.NaN);
  return year >= calendarLimits.firstYear && year <= calendarLimits.lastYear;
}

function requireYears(field: string, time: string): void {
  const { firstYear, lastYear } = calendarLimits;
  if (!isWithinYears(time))
    throw invalidField(['body', field], `Events are from ${firstYear} to ${lastYear}`);
}

/** The span of what was sent. Throws a 422 where the end is not after the start or a year away. */
export function spanOf(startTime: string, endTime: string | undefined, timeZone: string): EventSpan {
  requireYears('startTime', startTime);
  if (endTime !== undefined) requireYears('endTime', endTime);
  const allDay = isDay(startTime);
  if (endTime !== undefined && isDay(endTime) !== allDay) {
    throw invalidField(['body', 'endTime'], 'Start and end are both days or both times');
  }
  const span = allDay ? daysOf(startTime, endTime) : timesOf(startTime, endTime, timeZone);
  if (span.end <= span.start) throw invalidField(['body', 'endTime'], 'The event must end after it starts');
  if (Date.parse(span.end) - Date.parse(span.start) > calendarLimits.maxEventDays * dayMs) {
    throw invalidField(['body', 'endTime'], 'An event lasts at most a year');
  }
  return span;
}

function daysOf(start: string, end: string | undefined): EventSpan {
  return { allDay: true, start, end: end ?? nextDay(start) };
}

function timesOf(start: string, end: string | undefined, timeZone: string): EventSpan {
  if (isSkipped(start, timeZone)) throw invalidField(['body', 'startTime'], skipped);
  if (end !== undefined && isSkipped(end, timeZone)) throw invalidField(['body', 'endTime'], skipped);
  const from = momentOf(start, timeZone);
  const to = end === undefined ? plus(from, hourMs) : momentOf(end, timeZone);
  return { allDay: false, start: from.toISOString(), end: to.toISOString() };
}

/** The moments between which an event lasts for somebody in a time zone. */
export function momentsOf({ allDay, start, end }: EventSpan, timeZone: string): { from: Date; to: Date } {
  return allDay
    ? { from: startOfDay(start, timeZone), to: startOfDay(end, timeZone) }
    : { from: new Date(start), to: new Date(end) };
}

/** The calendar day on which an event begins for somebody in a time zone. */
export function dayOf({ allDay, start }: EventSpan, timeZone: string): string {
  return allDay ? start : localDay(new Date(start), timeZone);
}

/** A span as the columns of a row. */
export function columnsOf(span: EventSpan, timeZone: string) {
  const { from, to } = momentsOf(span, timeZone);
  return {
    all_day: span.allDay ? 1 : 0,
    start_time: span.start,
    end_time: span.end,
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
  };
}
