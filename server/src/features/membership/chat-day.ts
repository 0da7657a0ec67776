import { localDay } from '../../platform/clock.ts';

/** The day on which somebody wrote last, and the time zone that they were in when it began for them. */
export type LastChatDay = { day: string; time_zone: string | null };

/**
 * The day that a message counts for: the person's own, but never one that has begun only because they changed their time
 * zone, and never one before the last. So every day is counted once, wherever somebody says to be.
 */
export function chatDay(last: LastChatDay | undefined, now: Date, timeZone: string): string {
  const here = localDay(now, timeZone);
  if (!last) return here;
  const there = localDay(now, last.time_zone ?? timeZone);
  const begun = here < there ? here : there;
  return begun > last.day ? begun : last.day;
}
