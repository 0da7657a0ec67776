import type { Executor } from '../../platform/database/database.ts';
import type { UserStatsRow } from '../../platform/database/schema.ts';

/** The score of each distinct photo of a user; one photo analysed twice counts once. */
export async function scoresOfDistinctPhotos(db: Executor, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('analyses')
    .select((select) => select.fn.max('overall_score').as('score'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('photo_hash')
    .execute();
  return rows.map((row) => Number(row.score));
}

export async function isListed(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(['kind', 'role', 'community', 'blocked'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.kind === 'person' && row.role !== 'admin' && row.community === 1 && row.blocked === 0;
}

/** Whether all of them still show themselves. */
export async function areListed(db: Executor, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return true;
  const rows = await db
    .selectFrom('user_stats')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('listed', '=', 1)
    .execute();
  return rows.length === new Set(userIds).size;
}

export function findStats(db: Executor, userId: string): Promise<UserStatsRow | undefined> {
  return db.selectFrom('user_stats').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveStats(db: Executor, row: UserStatsRow): Promise<void> {
  await db
    .insertInto('user_stats')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

const shown = [
  'user_stats.user_id',
  'users.username',
  'users.full_name',
  'user_stats.distinct_photos',
  'user_stats.average_hundredths',
] as const;

export function listLeaders(db: Executor, limit: number) {
  return db
    .selectFrom('user_stats')
    .innerJoin('users', 'users.id', 'user_stats.user_id')
    .select(shown)
    .where('user_stats.listed', '=', 1)
    .where('user_stats.distinct_photos', '>', 0)
    .orderBy('user_stats.distinct_photos', 'desc')
    .orderBy('user_stats.reached_at')
    .limit(limit)
    .execute();
}

export function findIcon(db: Executor) {
  return db
    .selectFrom('user_stats')
    .innerJoin('users', 'users.id', 'user_stats.user_id')
    .select(shown)
    .where('user_stats.listed', '=', 1)
    .where('user_stats.icon_rank', '>', 0)
    .orderBy('user_stats.icon_rank', 'desc')
    .orderBy('user_stats.reached_at')
    .limit(1)
    .executeTakeFirst();
}
