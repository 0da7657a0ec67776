import type { Compared } from '@drape/contract/admin/admin-figures';

const rounded = (value: number) => Math.round(value * 10) / 10;

function trendOf(change: number): 'up' | 'down' | 'flat' {
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** A number beside what it was: the change in percent of it. From nothing to something there is no percentage. */
export function compared(value: number | undefined, before: number | undefined): Compared {
  const shown = { value: value ?? null, before: before ?? null };
  if (value === undefined || before === undefined) return { ...shown, change: null, trend: null };
  if (before === 0) return { ...shown, change: value === 0 ? 0 : null, trend: trendOf(value) };
  const change = rounded(((value - before) / before) * 100);
  return { ...shown, change, trend: trendOf(change) };
}

/** A share in percent beside what it was: the change in percentage points. */
export function comparedShare(value: number | undefined, before: number | undefined): Compared {
  const shown = {
    value: value === undefined ? null : rounded(value),
    before: before === undefined ? null : rounded(before),
  };
  if (shown.value === null || shown.before === null) return { ...shown, change: null, trend: null };
  const change = rounded(shown.value - shown.before);
  return { ...shown, change, trend: trendOf(change) };
}
