import { TZDate } from '@date-fns/tz';
import { dayMs } from './clock.ts';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const offsetPattern = /(Z|[+-]\d{2}:?\d{2})$/;

/** Whether a text is a calendar day, `YYYY-MM-DD`, and not a moment. */
export function isDay(text: string): boolean {
  return dayPattern.test(text);
}

/** Whether the clocks of a time zone leave a time on the wall out, as where they go forward in spring. */
export function isSkipped(given: string, timeZone: string): boolean {
  if (isDay(given) || offsetPattern.test(given)) return false;
  const shown = new TZDate(momentOf(given, timeZone).getTime(), timeZone);
  const [, hour, minute] = /T(\d\d):(\d\d)/.exec(given) ?? [];
  return shown.getHours() !== Number(hour) || shown.getMinutes() !== Number(minute);
}

/** The calendar day so many days later, or earlier. */
export function nextDay(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The first moment of a day in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, timeZone).getTime());
}

/** A moment from what was sent: with an offset as it stands, without one as the clock on the user's wall shows it. */
export function momentOf(given: string, timeZone: string): Date {
  if (isDay(given)) return startOfDay(given, timeZone);
  if (offsetPattern.test(given)) return new Date(given);
  const [day = '', time = ''] = given.split('T');
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, minute, Math.floor(second), timeZone).getTime());
}
