import type { Executor } from '../../platform/database/database.ts';
import type {
  ModelUsageDayRow,
  OutsideCallRow,
  OutsideSettingsRow,
} from '../../platform/database/model-rows.ts';

export async function saveSettings(db: Executor, row: OutsideSettingsRow): Promise<void> {
  await db
    .insertInto('outside_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** A page of what left the server for a user, newest first. */
export function listCalls(
  db: Executor,
  userId: string,
  page: number,
  limit: number,
): Promise<OutsideCallRow[]> {
  return db
    .selectFrom('outside_calls')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countCalls(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('outside_calls')
    .select((select) => select.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The latest failed answers of all users, newest first. */
export function listFailures(db: Executor, limit: number): Promise<OutsideCallRow[]> {
  return db
    .selectFrom('outside_calls')
    .selectAll()
    .where('outcome', 'not in', ['ok', 'cancelled'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listUsage(db: Executor, firstDay: string): Promise<ModelUsageDayRow[]> {
  return db
    .selectFrom('model_usage_days')
    .selectAll()
    .where('day', '>=', firstDay)
    .orderBy('day', 'desc')
    .orderBy('model')
    .execute();
}

export async function deleteCallsBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom('outside_calls').where('created_at', '<', moment).execute();
}
