import type { Executor } from '../../../platform/database/database.ts';
import type { LearnedReadingRow } from '../../../platform/database/wardrobe-rows.ts';

export function listLearned(db: Executor, userId: string): Promise<LearnedReadingRow[]> {
  return db.selectFrom('learned_readings').selectAll().where('user_id', '=', userId).execute();
}

/** What was learned later of the same words stands. */
export async function keepLearned(db: Executor, row: LearnedReadingRow): Promise<void> {
  const { value, learned_at } = row;
  await db
    .insertInto('learned_readings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'field', 'words']).doUpdateSet({ value, learned_at }),
    )
    .execute();
}

/** Keeps the newest of a person and forgets the rest. */
export async function forgetBeyond(db: Executor, userId: string, most: number): Promise<void> {
  const rows = await db
    .selectFrom('learned_readings')
    .select(['field', 'words'])
    .where('user_id', '=', userId)
    .orderBy('learned_at', 'desc')
    .orderBy('field')
    .orderBy('words')
    .execute();
  for (const { field, words } of rows.slice(most))
    await db
      .deleteFrom('learned_readings')
      .where('user_id', '=', userId)
      .where('field', '=', field)
      .where('words', '=', words)
      .execute();
}
