import type { Executor } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';

export async function deleteUser(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Administrators who may sign in, beside one. */
export async function countOtherAdmins(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll().as('count'))
    .where('role', '=', 'admin')
    .where('blocked', '=', 0)
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Forgets what speaks of a user without being bound to the row: kept answers, waiting and finished work, counters of
 * attempts, and pending links. Keys that begin with a name and a space are found as the range up to the next sign,
 * which an index answers.
 */
export async function forgetTraces(db: Executor, user: UserRow): Promise<void> {
  const { id, username_key, email_key } = user;
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '>=', `${id} `)
    .where('scope', '<', `${id}!`)
    .execute();
  await db.deleteFrom('jobs').where('about', 'in', [id, email_key]).execute();
  await db.deleteFrom('one_time_secrets').where('user_id', '=', id).execute();
  await db.deleteFrom('throttles').where('key', '>=', `${id} `).where('key', '<', `${id}!`).execute();
  for (const name of [id, username_key, email_key])
    await db
      .deleteFrom('throttles')
      .where((eb) =>
        eb.or([
          eb('key', 'in', [`sign-in ${name}`, `reset ${name}`]),
          eb.and([eb('key', '>=', `sign-in ${name} `), eb('key', '<', `sign-in ${name}!`)]),
        ]),
      )
      .execute();
}

/** The next owners of stored files after one, in the order of their ids. */
export async function ownersAfter(db: Executor, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_files')
    .select('user_id')
    .distinct()
    .where('user_id', '>', userId)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Which of these ids are nobody's. */
export async function goneAmong(db: Executor, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
