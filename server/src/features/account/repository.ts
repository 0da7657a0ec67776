import type { Executor } from '../../platform/database/database.ts';
import type { SessionRow, UserRow } from '../../platform/database/schema.ts';

/** The form in which user names and addresses are compared. */
export function foldedKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export async function insertUser(db: Executor, row: UserRow): Promise<void> {
  await db.insertInto('users').values(row).execute();
}

/** Whether there was none of that name or address before. */
export async function insertUserIfNew(db: Executor, row: UserRow): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function findUser(db: Executor, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

export function findUserByUsername(db: Executor, username: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', foldedKey(username))
    .executeTakeFirst();
}

/** Somebody whose username is the same or could be taken for it. */
export function findUserOfLook(
  db: Executor,
  username: string,
  look: string,
  exceptId = '',
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((is) =>
      is.or([
        is('username_key', '=', foldedKey(username)),
        is.and([is('username_look', '=', look), is('kind', '=', 'person')]),
      ]),
    )
    .where('id', '!=', exceptId)
    .orderBy('id')
    .executeTakeFirst();
}

export function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', foldedKey(email)).executeTakeFirst();
}

export async function hasAdministrator(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function findUserByOidcSubject(db: Executor, subject: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('oidc_subject', '=', subject).executeTakeFirst();
}

/** Changes a user and raises the version; with `version` given only when it is still that one. */
export async function updateUser(
  db: Executor,
  userId: string,
  change: Partial<UserRow>,
  version?: number,
): Promise<boolean> {
  let update = db
    .updateTable('users')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', userId);
  if (version !== undefined) update = update.where('version', '=', version);
  const result = await update.executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setTimeZone(db: Executor, userId: string, time_zone: string): Promise<void> {
  await db.updateTable('users').set({ time_zone }).where('id', '=', userId).execute();
}

export async function insertSession(db: Executor, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export type SessionUser = SessionRow &
  Pick<UserRow, 'role' | 'kind' | 'pro' | 'blocked' | 'trial_ends_at' | 'time_zone' | 'access_renewed_at'>;

export function findSession(db: Executor, tokenHash: string): Promise<SessionUser | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select([
      'users.role',
      'users.kind',
      'users.pro',
      'users.blocked',
      'users.trial_ends_at',
      'users.time_zone',
      'users.access_renewed_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** A day of use, and when it was. */
export async function noteActivity(db: Executor, user_id: string, day: string, now: string): Promise<void> {
  await db
    .insertInto('activity_days')
    .values({ day, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', user_id).execute();
}

export async function noteSessionSeen(
  db: Executor,
  tokenHash: string,
  last_seen_at: string,
  expires_at: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at, expires_at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<boolean> {
  const result = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends the sessions of a user, but for one if told; answers how many. */
export async function deleteSessionsOf(db: Executor, userId: string, keptHash = ''): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteSessionById(db: Executor, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Those that are still open, the latest used first. */
export function listSessions(db: Executor, userId: string, now: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteSessionsExpiredBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', moment).execute();
}
