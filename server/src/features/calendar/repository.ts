import { chunks } from '../../platform/database/chunks.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { CalendarEventRow } from '../../platform/database/planning-rows.ts';

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

/** Events by their ids, kept or binned. */
export async function listByIds(
  db: Executor,
  userId: string,
  ids: readonly string[],
): Promise<CalendarEventRow[]> {
  const found: CalendarEventRow[] = [];
  for (const some of chunks(ids)) {
    const rows = db.selectFrom('calendar_events').selectAll().where('user_id', '=', userId);
    found.push(...(await rows.where('id', 'in', some).execute()));
  }
  return found;
}

/** Events of another calendar by what it knows them by, hidden ones included. */
export async function listByKeys(
  db: Executor,
  userId: string,
  column: 'google_event_id' | 'import_key',
  keys: readonly string[],
): Promise<CalendarEventRow[]> {
  const found: CalendarEventRow[] = [];
  for (const some of chunks(keys)) {
    const rows = db.selectFrom('calendar_events').selectAll().where('user_id', '=', userId);
    found.push(...(await rows.where(column, 'in', some).execute()));
  }
  return found;
}

export async function insertEvents(db: Executor, rows: readonly CalendarEventRow[]): Promise<void> {
  for (const some of chunks(rows)) await db.insertInto('calendar_events').values(some).execute();
}

export async function deleteEvents(db: Executor, userId: string, ids: readonly string[]): Promise<void> {
  for (const some of chunks(ids)) {
    await db.deleteFrom('calendar_events').where('user_id', '=', userId).where('id', 'in', some).execute();
  }
}

/** Bins events, or takes them back. */
export async function setDeletedAt(
  db: Executor,
  userId: string,
  ids: readonly string[],
  deleted_at: string | null,
): Promise<void> {
  for (const some of chunks(ids)) {
    await db
      .updateTable('calendar_events')
      .set((row) => ({ deleted_at, version: row('version', '+', 1) }))
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .execute();
  }
}

/** Removes what was binned by then. Google's events stay hidden, or the next sync would bring them back. */
export async function purgeBinnedBefore(db: Executor, userId: string, moment: string): Promise<void> {
  await db
    .deleteFrom('calendar_events')
    .where('user_id', '=', userId)
    .where('deleted_at', '<=', moment)
    .where('google_event_id', 'is', null)
    .execute();
}
