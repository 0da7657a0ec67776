import type { Executor } from '../../platform/database/database.ts';
import type { WrittenGuideRow } from '../../platform/database/model-rows.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { ColourProfileRow, PreferencesRow } from '../../platform/database/taste-rows.ts';

export function findPreferences(db: Executor, userId: string): Promise<PreferencesRow | undefined> {
  return db.selectFrom('preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function savePreferences(db: Executor, row: PreferencesRow): Promise<void> {
  await db
    .insertInto('preferences')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** What the account holds of somebody's taste. */
export function findPerson(
  db: Executor,
  userId: string,
): Promise<Pick<UserRow, 'country' | 'gender'> | undefined> {
  return db.selectFrom('users').select(['country', 'gender']).where('id', '=', userId).executeTakeFirst();
}

export function findColourProfile(db: Executor, userId: string): Promise<ColourProfileRow | undefined> {
  return db.selectFrom('colour_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveColourProfile(db: Executor, row: ColourProfileRow): Promise<void> {
  await db
    .insertInto('colour_profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteColourProfile(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('colour_profiles').where('user_id', '=', userId).execute();
}

export function findWrittenGuide(db: Executor, userId: string): Promise<WrittenGuideRow | undefined> {
  return db.selectFrom('written_guides').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveWrittenGuide(db: Executor, row: WrittenGuideRow): Promise<void> {
  await db
    .insertInto('written_guides')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
