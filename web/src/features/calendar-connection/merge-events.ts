import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { eventTypeOf } from '@drape/contract/calendar/event-type';
import type { GoogleEvent } from '@drape/contract/calendar/google-calendar';
import { plainText } from '@drape/contract/wire/plain-text';
import { t } from '@lingui/core/macro';

function startOf({ startTime }: Pick<CalendarEvent, 'startTime'>): number {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(startTime);
  return new Date(isDay ? `${startTime}T00:00:00` : startTime).getTime();
}

/** Google's event as it is shown before the server holds it: known by its Google id, without an outfit. */
function shownEvent({ id, summary, description, location, start, end }: GoogleEvent): CalendarEvent[] {
  const startTime = start?.date ?? start?.dateTime;
  if (!startTime) return [];
  const title = summary || t`(No title)`;
  return [
    {
      id,
      version: 0,
      title,
      description: description ? plainText(description) : null,
      location: location || null,
      startTime,
      endTime: end?.date ?? end?.dateTime ?? startTime,
      eventType: eventTypeOf(title),
      googleEventId: id,
      userId: '',
      createdAt: startTime,
      updatedAt: startTime,
      hasOutfit: false,
      outfitPlan: null,
      outfitItems: [],
    },
  ];
}

/** The events of the server with those of Google that it does not hold, by their start, at most 50. */
export function mergeEvents(held: readonly CalendarEvent[], google: readonly GoogleEvent[]): CalendarEvent[] {
  const known = new Set(held.map(({ googleEventId }) => googleEventId));
  const added = google
    .filter(({ id, status }) => status !== 'cancelled' && !known.has(id))
    .flatMap(shownEvent);
  if (added.length === 0) return [...held];
  return [...held, ...added].sort((a, b) => startOf(a) - startOf(b)).slice(0, calendarLimits.defaultEvents);
}
