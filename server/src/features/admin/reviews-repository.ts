import type { ReviewCategory } from '@drape/contract/admin/admin-options';
import type { ReviewRow } from '../../platform/database/admin-rows.ts';
import type { Executor } from '../../platform/database/database.ts';
import { firstDay, type Moments } from './figures-repository.ts';

export async function insertReview(db: Executor, row: ReviewRow): Promise<void> {
  await db.insertInto('reviews').values(row).execute();
}

export async function ownsAnalysis(db: Executor, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export type ReviewQuery = Moments & { category: ReviewCategory | undefined };
export type NamedReviewRow = ReviewRow & { username: string };

/** What people wrote; demo visitors are nobody whose opinion could be asked again. */
function selectReviews(db: Executor, { from, to, category }: ReviewQuery) {
  const reviews = db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .where('users.kind', '=', 'person')
    .where('reviews.created_at', '>=', from ?? firstDay)
    .where('reviews.created_at', '<', to);
  return category === undefined ? reviews : reviews.where('reviews.category', '=', category);
}

export function listReviews(
  db: Executor,
  query: ReviewQuery,
  page: number,
  limit: number,
): Promise<NamedReviewRow[]> {
  return selectReviews(db, query)
    .selectAll('reviews')
    .select('users.username')
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countReviews(
  db: Executor,
  query: ReviewQuery,
): Promise<{ rating: number; count: number }[]> {
  const rows = await selectReviews(db, query)
    .select('reviews.rating')
    .select((select) => select.fn.countAll().as('count'))
    .groupBy('reviews.rating')
    .execute();
  return rows.map((row) => ({ rating: row.rating, count: Number(row.count) }));
}
