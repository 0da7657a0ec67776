import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import type { Executor } from '../../platform/database/database.ts';
import type { CalendarEventRow } from '../../platform/database/planning-rows.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { dayOf } from './event-span.ts';
import { spanOfRow } from './presenter.ts';

/** The plans of events and those without an event of a span of days, both included, the newest first. */
export type PlansOf = (
  principal: Principal,
  eventIds: readonly string[],
  days: [first: string, last: string],
) => Promise<OutfitPlan[]>;

/** Brings the title and the day of an event to the plans that were made for it. */
export type PlansFollow = (
  db: Executor,
  userId: string,
  event: { id: string; title: string; day: string },
) => Promise<void>;

/** An event with the calendar day on which it begins for somebody in a time zone. */
export function dated(row: CalendarEventRow, timeZone: string): { id: string; title: string; day: string } {
  return { id: row.id, title: row.title, day: dayOf(spanOfRow(row), timeZone) };
}
