import type { Compared, PerformanceBar } from '@drape/contract/admin/admin-figures';
import type { UserMetricName } from '@drape/contract/admin/admin-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { formatBytes, formatCount } from '../../../lib/format.ts';

export const metricLabels: Record<UserMetricName, MessageDescriptor> = {
  new_users: msg`New users`,
  active_users: msg`Active users`,
  returning_users: msg`Returning users`,
  analyses: msg`Analyses`,
  pro_users: msg`Pro users`,
};

/** "+4.2%", "−3 points", or in words where there is no percentage. */
export function changeText({ value, before, change }: Compared, unit: '%' | 'points' = '%'): string {
  if (value === null) return t`Nothing measured yet`;
  if (before === null) return t`No earlier figure yet`;
  if (change === 0 || value === before) return t`No change`;
  if (change === null) return before === 0 ? t`All new` : t`From ${formatCount(before)}`;
  const sign = change > 0 ? '+' : '−';
  const size = Math.abs(change);
  if (unit === '%') return `${sign}${size}%`;
  return plural(size, { one: `${sign}# point`, other: `${sign}# points` });
}

export function barValue({ value, unit }: PerformanceBar): string {
  if (value === null) return t`Nothing yet`;
  if (unit === 'bytes') return formatBytes(value);
  if (unit === 'percent') return `${Math.round(value * 10) / 10}%`;
  return unit === 'ms' ? t`${formatCount(value)} ms` : formatCount(value);
}

export function barLimit({ limit, unit }: PerformanceBar): string {
  if (limit === null) return '';
  if (unit === 'bytes') return t`of ${formatBytes(limit)}`;
  if (unit === 'percent') return '';
  return unit === 'ms' ? t`of ${formatCount(limit)} ms` : t`of ${formatCount(limit)}`;
}
