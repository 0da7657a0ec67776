import type { PlannedWear } from '@drape/engine/stylist/outfit/outfit';
import type { Database } from '../../../platform/database/database.ts';
import { nextDay } from '../../../platform/local-time.ts';
import * as rows from '../repository.ts';
import type { Purpose } from './occasion.ts';

/** So many days before and after, no combination is planned again. */
export const noRepeatDays = 14;

/** What is planned or was worn around a day, but for what is planned for this very purpose. */
export async function plannedNear(
  database: Database,
  userId: string,
  { day, eventId }: Pick<Purpose, 'day' | 'eventId'>,
): Promise<PlannedWear[]> {
  const span: [string, string] = [nextDay(day, -noRepeatDays), nextDay(day, noRepeatDays)];
  const found = await rows.listByDay(database.read, userId, span);
  const isOther = (row: (typeof found)[number]) =>
    eventId === null ? row.local_day !== day : row.event_id !== eventId;
  return found.filter((row) => row.worn_on !== null || isOther(row)).map(wear);
}

/** The same around several days that are planned at once, without the plans that are to be replaced. */
export async function plannedAround(
  database: Database,
  userId: string,
  [first, last]: [string, string],
  replaced: ReadonlySet<string>,
): Promise<PlannedWear[]> {
  const span: [string, string] = [nextDay(first, -noRepeatDays), nextDay(last, noRepeatDays)];
  const found = await rows.listByDay(database.read, userId, span);
  return found.filter(({ id }) => !replaced.has(id)).map(wear);
}

function wear({ local_day, item_ids }: { local_day: string; item_ids: string }): PlannedWear {
  return { date: local_day, itemIds: JSON.parse(item_ids) as string[] };
}
