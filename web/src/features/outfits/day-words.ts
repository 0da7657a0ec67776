import type { DressedFor } from '@drape/contract/week';
import { formatCalendarDay } from '../../lib/format.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

export function weekdayOf(day: string): string {
  return weekday.format(noon(day));
}

export function shortDate(day: string): string {
  return shortDay.format(noon(day));
}

/** "May 15 – 17, 2026", or what is needed of two dates that differ in more than the day. */
export function daySpan(first: string, last: string): string {
  if (first === last) return formatCalendarDay(first);
  if (first.slice(0, 7) === last.slice(0, 7)) {
    return `${shortDate(first)} – ${Number(last.slice(8))}, ${first.slice(0, 4)}`;
  }
  return first.slice(0, 4) === last.slice(0, 4)
    ? `${shortDate(first)} – ${formatCalendarDay(last)}`
    : `${formatCalendarDay(first)} – ${formatCalendarDay(last)}`;
}

export function startOf({ start_time, event_id }: DressedFor): string | undefined {
  if (event_id === null) return undefined;
  return start_time === null ? 'All day' : clock.format(new Date(start_time));
}

function listed(names: readonly string[]): string {
  return names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ');
}

/** What to change since the outfit before on the same day; undefined where there is none. */
export function changeWords(
  { put_on, take_off, plan }: DressedFor,
  before: DressedFor | undefined,
): string | undefined {
  if (!plan || !before?.plan) return undefined;
  const nameIn = (from: DressedFor['plan'], ids: readonly string[]) =>
    (from?.items ?? []).filter(({ id }) => ids.includes(id)).map(({ description }) => description);
  const on = nameIn(plan, put_on);
  const off = nameIn(before.plan, take_off);
  if (on.length + off.length === 0) return 'Nothing to change.';
  return [
    ...(on.length > 0 ? [`Put on: ${listed(on)}.`] : []),
    ...(off.length > 0 ? [`Take off: ${listed(off)}.`] : []),
  ].join(' ');
}

/** How far a packing list may be from the shortest. */
export function lengthWords(count: number, atLeast: number | null): string {
  const items = `${count} ${count === 1 ? 'item' : 'items'}`;
  if (atLeast === null || atLeast === 0) return items;
  if (atLeast >= count) return `${items}. No shorter list dresses these days as well.`;
  return `${items}. A list for these days needs at least ${atLeast}, so at most ${count - atLeast} could be saved.`;
}
