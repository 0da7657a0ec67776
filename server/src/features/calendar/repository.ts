import type { Executor } from '../../platform/database/database.ts';
import type { CalendarEventRow } from '../../platform/database/schema.ts';

export async function insertEvent(db: Executor, row: CalendarEventRow): Promise<void> {
  await db.insertInto('calendar_events').values(row).execute();
}

/** One event of the user, kept or binned. */
export function findEvent(db: Executor, userId: string, id: string): Promise<CalendarEventRow | undefined> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findGoogleEvent(
  db: Executor,
  userId: string,
  googleEventId: string,
): Promise<CalendarEventRow | undefined> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('google_event_id', '=', googleEventId)
    .executeTakeFirst();
}

/** Kept events that may touch the window; `from` and `to` are wide enough for every time zone. */
export function listBetween(
  db: Executor,
  userId: string,
  from: string,
  to: string,
): Promise<CalendarEventRow[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** Changes an event that still has the version; answers whether it had. */
export async function updateEvent(
  db: Executor,
  userId: string,
  id: string,
  version: number,
  changes: Partial<CalendarEventRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('calendar_events')
    .set({ ...changes, version: version + 1 })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function deleteEvent(db: Executor, userId: string, id: string): Promise<void> {
  await db.deleteFrom('calendar_events').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Every kept event of a user. */
export function listAll(db: Executor, userId: string): Promise<CalendarEventRow[]> {
  return db
    .selectFrom('calendar_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}
