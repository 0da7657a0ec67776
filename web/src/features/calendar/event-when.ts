import { t } from '@lingui/core/macro';
import { formatCalendarDay, formatTime } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

function dayName(day: string, now: Date): string {
  if (day === localDay(now)) return t`Today`;
  if (day === localDay(new Date(now.getTime() + dayMs))) return t`Tomorrow`;
  return formatCalendarDay(day);
}

/** When an event begins: "Today, 7:30 PM", "Jan 5, 2027, All day". A start without a time is a whole day. */
export function eventWhen(startTime: string, now = new Date()): string {
  if (/^\d{4}-\d\d-\d\d$/.test(startTime)) return t`${dayName(startTime, now)}, All day`;
  const start = new Date(startTime);
  if (Number.isNaN(start.getTime())) return t`Invalid date`;
  return `${dayName(localDay(start), now)}, ${formatTime(start)}`;
}
