/** The only source of the time; tests pass one that they move. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export function plus(moment: Date, durationMs: number): Date {
  return new Date(moment.getTime() + durationMs);
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A format takes some fifty times as long to make as to use, and most people live in few time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const maxDayFormats = 500;

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (dayFormats.size >= maxDayFormats) dayFormats.clear();
  dayFormats.set(timeZone, made);
  return made;
}

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  return dayFormat(timeZone).format(moment);
}
