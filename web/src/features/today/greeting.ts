import { t } from '@lingui/core/macro';
import { localHour } from '../../lib/time-zone.ts';

const noon = 12;
const dusk = 18;
/** Until then a night out is still going on. */
const dawn = 4;

/** A greeting by the hour and, where one is known, by the first name. */
export function greeting(fullName: string, now = new Date()): string {
  const [name = ''] = fullName.trim().split(/\s+/);
  const hour = localHour(now);
  if (hour >= dawn && hour < noon) return name ? t`Good morning, ${name}` : t`Good morning`;
  if (hour >= noon && hour < dusk) return name ? t`Good afternoon, ${name}` : t`Good afternoon`;
  return name ? t`Good evening, ${name}` : t`Good evening`;
}
