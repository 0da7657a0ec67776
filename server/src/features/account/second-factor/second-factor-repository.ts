import type { SecondFactorRow } from '../../../platform/database/account-rows.ts';
import type { Executor } from '../../../platform/database/database.ts';

export function findSecondFactor(db: Executor, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Puts a new one in the place of one that was never confirmed. */
export async function beginSecondFactor(db: Executor, row: SecondFactorRow): Promise<void> {
  const { user_id: _, ...columns } = row;
  await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(columns).where('second_factors.confirmed_at', 'is', null),
    )
    .execute();
}

/** Whether the step was later than every one before it, so that no code counts twice. */
export async function useStep(db: Executor, userId: string, last_step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step })
    .where('user_id', '=', userId)
    .where('last_step', '<', last_step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function changeSecondFactor(
  db: Executor,
  userId: string,
  change: Partial<SecondFactorRow>,
): Promise<void> {
  await db.updateTable('second_factors').set(change).where('user_id', '=', userId).execute();
}

export async function deleteSecondFactor(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** Whether something beside the password is asked for when somebody signs in. */
export async function hasSecondFactor(db: Executor, userId: string): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.confirmed_at != null;
}

const ruleKey = 'second factor of administrators';

export async function isChosenForAdmins(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', ruleKey)
    .executeTakeFirst();
  return row?.value === 'required';
}

export async function chooseForAdmins(db: Executor, required: boolean): Promise<void> {
  const value = required ? 'required' : 'optional';
  await db
    .insertInto('installation')
    .values({ key: ruleKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
