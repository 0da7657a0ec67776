import type { Executor } from '../../../platform/database/database.ts';
import type { OccasionCorrectionRow } from '../../../platform/database/planning-rows.ts';

/** The dress code that a person set for events of a name. */
export async function findCorrection(
  db: Executor,
  userId: string,
  titleKey: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('occasion_corrections')
    .select('code')
    .where('user_id', '=', userId)
    .where('title_key', '=', titleKey)
    .executeTakeFirst();
  return row?.code;
}

export async function saveCorrection(db: Executor, row: OccasionCorrectionRow): Promise<void> {
  await db
    .insertInto('occasion_corrections')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'title_key']).doUpdateSet({ code: row.code }))
    .execute();
}

export async function deleteCorrection(db: Executor, userId: string, titleKey: string): Promise<void> {
  await db
    .deleteFrom('occasion_corrections')
    .where('user_id', '=', userId)
    .where('title_key', '=', titleKey)
    .execute();
}
