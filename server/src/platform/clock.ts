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

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}
