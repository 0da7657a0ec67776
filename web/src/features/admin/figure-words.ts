import type { Compared, PerformanceBar } from '@drape/contract/admin-figures';
import type { UserMetricName } from '@drape/contract/admin-options';
import { formatBytes, formatCount } from '../../lib/format.ts';

export const metricLabels: Record<UserMetricName, string> = {
  new_users: 'New users',
  active_users: 'Active users',
  returning_users: 'Returning users',
  analyses: 'Analyses',
  pro_users: 'Pro users',
};

/** "+4.2%", "−3 points", or in words where there is no percentage. */
export function changeText({ value, before, change }: Compared, unit: '%' | 'points' = '%'): string {
  if (value === null) return 'Nothing measured yet';
  if (before === null) return 'No earlier figure yet';
  if (change === null) return `From ${formatCount(before)}`;
  if (change === 0) return 'No change';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}${unit === '%' ? '%' : ' points'}`;
}

export function barValue({ value, unit }: PerformanceBar): string {
  if (value === null) return 'Nothing yet';
  if (unit === 'bytes') return formatBytes(value);
  if (unit === 'percent') return `${Math.round(value * 10) / 10}%`;
  return unit === 'ms' ? `${formatCount(value)} ms` : formatCount(value);
}

export function barLimit({ limit, unit }: PerformanceBar): string {
  if (limit === null) return '';
  if (unit === 'bytes') return `of ${formatBytes(limit)}`;
  if (unit === 'percent') return '';
  return unit === 'ms' ? `of ${formatCount(limit)} ms` : `of ${formatCount(limit)}`;
}
