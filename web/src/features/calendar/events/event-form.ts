import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { eventTypes } from '@drape/contract/calendar/calendar-options';
import { t } from '@lingui/core/macro';
import type { Problems } from '../../../lib/failure.ts';
import { localDay } from '../../../lib/local-day.ts';

/** What the dialog holds. Start and end are wall-clock times; of a whole day their days count, the last included. */
export type EventForm = {
  title: string;
  eventType: string;
  allDay: boolean;
  start: string;
  end: string;
  location: string;
  description: string;
};

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The day that lies so many days after another. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function wallClock(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const part = (number: number) => String(number).padStart(2, '0');
  return `${localDay(date)}T${part(date.getHours())}:${part(date.getMinutes())}`;
}

/** The form of an event, or of a new one on the given day, tomorrow by default. */
export function eventForm(event?: CalendarEvent, day = addDays(localDay(), 1)): EventForm {
  if (!event) {
    const empty = { title: '', eventType: '', allDay: false, location: '', description: '' };
    return { ...empty, start: `${day}T18:00`, end: `${day}T19:00` };
  }
  const { title, eventType, startTime, endTime } = event;
  const texts = { title, eventType, location: event.location ?? '', description: event.description ?? '' };
  return isDay(startTime)
    ? { ...texts, allDay: true, start: `${startTime}T12:00`, end: `${addDays(endTime, -1)}T13:00` }
    : { ...texts, allDay: false, start: wallClock(startTime), end: wallClock(endTime) };
}

/** Whether clocks leave a wall-clock time out, as where they go forward in spring. */
function isSkipped(moment: string): boolean {
  return moment !== '' && wallClock(new Date(moment).toISOString()) !== moment.slice(0, 16);
}

const skipped = () => t`The clocks go forward then, so this time does not exist on that day`;

/** What the person should mend before it is sent. */
export function eventProblems({ title, allDay, start, end }: EventForm): Problems {
  const shown = (moment: string) => (allDay ? moment.slice(0, 10) : moment);
  return {
    ...(title.trim() === '' && { title: [t`Please give the event a title`] }),
    ...(start === '' && { startTime: [t`Please choose when it starts`] }),
    ...(end === '' && { endTime: [t`Please choose when it ends`] }),
    ...(!allDay && isSkipped(start) && { startTime: [skipped()] }),
    ...(!allDay && isSkipped(end) && { endTime: [skipped()] }),
    ...(start !== '' &&
      end !== '' &&
      !(!allDay && isSkipped(end)) &&
      (allDay ? shown(end) < shown(start) : end <= start) && {
        endTime: [t`The event must end after it starts`],
      }),
  };
}

/** What is sent; without a type it follows from the title. */
export function eventBody({ allDay, start, end, ...form }: EventForm) {
  const eventType = eventTypes.find((type) => type === form.eventType);
  return {
    title: form.title.trim(),
    location: form.location,
    description: form.description,
    ...(eventType && { eventType }),
    ...(allDay
      ? { startTime: start.slice(0, 10), endTime: addDays(end.slice(0, 10), 1) }
      : { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() }),
  };
}
