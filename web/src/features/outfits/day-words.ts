import type { DressedFor } from '@drape/contract/week';
import { t } from '@lingui/core/macro';
import { formatTime } from '../../lib/format.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

export function weekdayOf(day: string): string {
  return weekday.format(noon(day));
}

export function startOf({ start_time, event_id }: DressedFor): string | undefined {
  if (event_id === null) return undefined;
  return start_time === null ? t`All day` : formatTime(new Date(start_time));
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
  if (on.length + off.length === 0) return t`Nothing to change.`;
  return [
    ...(on.length > 0 ? [t`Put on: ${listed(on)}.`] : []),
    ...(off.length > 0 ? [t`Take off: ${listed(off)}.`] : []),
  ].join(' ');
}

/** How far a packing list may be from the shortest. */
export function lengthWords(count: number, atLeast: number | null): string {
  const items = `${count} ${count === 1 ? 'item' : 'items'}`;
  if (atLeast === null || atLeast === 0) return items;
  if (atLeast >= count) return t`${items}. No shorter list dresses these days as well.`;
  return t`${items}. A list for these days needs at least ${atLeast}, so at most ${count - atLeast} could be saved.`;
}
