import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import type { GoogleEvent } from '@drape/contract/calendar/google-calendar';
import { plainText } from '@drape/contract/wire/plain-text';
import { dayMs } from '../../platform/clock.ts';
import { isDay, momentOf, nextDay } from '../../platform/local-time.ts';
import { type EventSpan, spanOf } from './event-span.ts';
import { type ForeignEvent, foreignTexts } from './foreign-event.ts';

type GoogleTime = GoogleEvent['start'];

/** A day, or a moment; `dateTime` has no offset only where `timeZone` tells it. */
function timeOf(time: GoogleTime, timeZone: string): string | undefined {
  if (time?.date && isDay(time.date)) return time.date;
  if (!time?.dateTime) return undefined;
  const moment = momentOf(time.dateTime, time.timeZone || timeZone);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Google knows events without duration and of many years; here one lasts an hour or its day, and a year at most. */
function spanWithin(start: string, end: string | undefined, timeZone: string): EventSpan {
  const isUsable = end !== undefined && isDay(end) === isDay(start) && end > start;
  if (!isUsable) return spanOf(start, undefined, timeZone);
  const longest = isDay(start)
    ? nextDay(start, calendarLimits.maxEventDays)
    : new Date(Date.parse(start) + calendarLimits.maxEventDays * dayMs).toISOString();
  return spanOf(start, end < longest ? end : longest, timeZone);
}

/** Google's event as one of this calendar; undefined without a readable time. */
export function readGoogleEvent(event: GoogleEvent, timeZone: string): ForeignEvent | undefined {
  if (event.status === 'cancelled') return { key: event.id, cancelled: true };
  try {
    const start = timeOf(event.start, timeZone);
    if (start === undefined) return undefined;
    const span = spanWithin(start, timeOf(event.end, timeZone), timeZone);
    const { summary: title, location } = event;
    const description = event.description && plainText(event.description);
    return { key: event.id, cancelled: false, span, ...foreignTexts({ title, description, location }) };
  } catch {
    return undefined;
  }
}
