import type { PasskeyRow } from '../../../platform/database/account-rows.ts';
import type { Executor } from '../../../platform/database/database.ts';

export async function insertPasskey(db: Executor, row: PasskeyRow): Promise<void> {
  await db.insertInto('passkeys').values(row).execute();
}

export function listPasskeys(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Executor, userId: string, id: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Looked up by the passkey alone: a sign-in with a passkey names no account. */
export function findByCredential(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

export async function renamePasskey(db: Executor, userId: string, id: string, name: string): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function deletePasskey(db: Executor, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deletePasskeysOf(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

export async function hasPasskey(db: Executor, userId: string): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes a use. False where the passkey is gone, was used with a later count, or came to need the password, since it was
 * read.
 */
export async function notePasskeyUse(
  db: Executor,
  { id, counter: before, needs_password }: PasskeyRow,
  counter: number,
  now: string,
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now, needs_password: 0 })
    .where('id', '=', id)
    .where('counter', '=', before)
    .where('needs_password', '=', needs_password)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lets passkeys open the account only together with the password, once; answers their names. */
export async function suspendPasskeys(
  db: Executor,
  userId: string,
  kept: readonly string[],
): Promise<string[]> {
  const ended = (await listPasskeys(db, userId)).filter(({ id }) => !kept.includes(id));
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .updateTable('passkeys')
      .set({ needs_password: 1 })
      .where('user_id', '=', userId)
      .where('id', 'in', ids)
      .execute();
  return ended.map(({ name }) => name).sort();
}
