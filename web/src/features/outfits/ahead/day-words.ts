import type { DressedFor } from '@drape/contract/outfits/week';
import { plural, t } from '@lingui/core/macro';
import { formatTime, formatWeekdayName } from '../../../lib/format.ts';

export const weekdayOf = (day: string): string => formatWeekdayName(day, 'long');

export function startOf({ start_time, event_id }: DressedFor): string | undefined {
  if (event_id === null) return undefined;
  return start_time === null ? t`All day` : formatTime(new Date(start_time));
}

function listed(names: readonly string[]): string {
  return names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ');
}

/** What to change since the outfit before on the same day; undefined for the first. */
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
  if (atLeast === null || atLeast === 0) return plural(count, { one: '# item', other: '# items' });
  if (atLeast >= count)
    return plural(count, {
      one: '# item. No shorter list dresses these days as well.',
      other: '# items. No shorter list dresses these days as well.',
    });
  const fewer = count - atLeast;
  return plural(count, {
    one: `# item. You could pack ${fewer} fewer.`,
    other: `# items. You could pack ${fewer} fewer.`,
  });
}
