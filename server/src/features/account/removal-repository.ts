import type { Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';

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
 * attempts, and pending links. Ids and keys hold no sign that a pattern would read as one but `_`, which then also
 * stands for itself.
 */
export async function forgetTraces(db: Executor, user: UserRow): Promise<void> {
  const { id, username_key, email_key, email } = user;
  await db.deleteFrom('idempotency_keys').where('scope', 'like', `${id} %`).execute();
  await db.deleteFrom('jobs').where('payload', 'like', `%${id}%`).execute();
  await db.deleteFrom('jobs').where('payload', '=', JSON.stringify({ email })).execute();
  await db.deleteFrom('one_time_secrets').where('user_id', '=', id).execute();
  await db.deleteFrom('throttles').where('key', 'like', `%${id}%`).execute();
  for (const name of [username_key, email_key])
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

/** Whose files are still there though they are not. */
export async function ownersGone(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_files')
    .select('user_id')
    .distinct()
    .where('user_id', 'not in', db.selectFrom('users').select('id'))
    .execute();
  return rows.map(({ user_id }) => user_id);
}
