import { localDay } from '../../../platform/clock.ts';
import type { WardrobeWearRow } from '../../../platform/database/wardrobe-rows.ts';

/** The day that is meant: today in the user's time zone unless another one is given. Undefined for days to come. */
export function wornDay(given: string | undefined, now: Date, timeZone: string): string | undefined {
  const today = localDay(now, timeZone);
  const day = given ?? today;
  return day > today ? undefined : day;
}

/** What an item remembers of its log. */
export function wearTotals(log: readonly WardrobeWearRow[]): {
  times_worn: number;
  last_worn: string | null;
} {
  const last = log.reduce<string | null>((latest, { day }) => (latest && latest > day ? latest : day), null);
  return { times_worn: log.length, last_worn: last };
}
