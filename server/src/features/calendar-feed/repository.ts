import type { Executor } from '../../platform/database/database.ts';
import type { CalendarFeedRow } from '../../platform/database/planning-rows.ts';

export function findFeed(db: Executor, userId: string): Promise<CalendarFeedRow | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The person whose feed a token opens. */
export function findFeedOwner(db: Executor, tokenHash: string) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['users.id', 'users.kind', 'users.role', 'users.pro', 'users.trial_ends_at', 'users.time_zone'])
    .select(['users.access_renewed_at', 'calendar_feeds.created_at'])
    .where('calendar_feeds.token_hash', '=', tokenHash)
    .where('users.blocked', '=', 0)
    .executeTakeFirst();
}

export async function saveFeed(db: Executor, row: CalendarFeedRow): Promise<void> {
  const { user_id: _, ...columns } = row;
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function deleteFeed(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}
