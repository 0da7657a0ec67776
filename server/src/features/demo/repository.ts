import type { Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';

export function findTemplate(db: Executor): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('kind', '=', 'demo-template').executeTakeFirst();
}

export async function listCopiesBefore(db: Executor, moment: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'demo')
    .where('created_at', '<=', moment)
    .execute();
  return rows.map((row) => row.id);
}

export async function readStamp(db: Executor, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function saveStamp(db: Executor, key: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
