import { shownTimeZone } from './time-zone.ts';

/** The calendar day, `YYYY-MM-DD`, of a moment in this browser's time zone. */
export function localDay(date = new Date()): string {
  const timeZone = shownTimeZone();
  // Swedish writes a day in this way.
  if (timeZone !== undefined) return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date);
  const part = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
