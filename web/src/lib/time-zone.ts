let place: string | undefined;

/** For pages rendered by the server: whose clock is meant, until the next one. */
export function beInTimeZone(timeZone: string | undefined): void {
  place = timeZone;
}

/** The time zone that moments are shown in; the browser's own where it is undefined. */
export const shownTimeZone = (): string | undefined => place;

/** The hour of a moment, from 0 to 23, as this person's clock shows it. */
export function localHour(date: Date): number {
  if (place === undefined) return date.getHours();
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: place });
  return Number(format.format(date));
}
