import type { Executor } from '../../../platform/database/database.ts';
import type { TrendCountRow } from '../../../platform/database/taste-rows.ts';

/** Adds one to each feature of a month, in one statement. */
export async function countFeatures(db: Executor, month: string, features: readonly string[]): Promise<void> {
  await db
    .insertInto('trend_counts')
    .values([...features].sort().map((feature) => ({ month, feature, count: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'feature'])
        .doUpdateSet((row) => ({ count: row('trend_counts.count', '+', 1) })),
    )
    .execute();
}

/** Whether the person was not noted for the month before. */
export async function notePerson(db: Executor, month: string, user_id: string): Promise<boolean> {
  const result = await db
    .insertInto('trend_people')
    .values({ month, user_id })
    .onConflict((conflict) => conflict.columns(['month', 'user_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function listCounts(db: Executor, month: string): Promise<TrendCountRow[]> {
  return db.selectFrom('trend_counts').selectAll().where('month', '=', month).orderBy('feature').execute();
}
