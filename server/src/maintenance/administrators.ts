import { registration } from '@drape/contract/account/account';
import { endAccess } from '../features/account/access-repository.ts';
import { hashPassword } from '../features/account/passwords/password-hash.ts';
import { type PasswordOwner, refuseWeak } from '../features/account/passwords/weak-password.ts';
import * as users from '../features/account/repository.ts';
import { deletePasskeysOf } from '../features/account/second-factor/passkey-repository.ts';
import { deleteSecondFactor } from '../features/account/second-factor/second-factor-repository.ts';
import { newUser } from '../features/account/sign-in/new-user.ts';
import { insertAudit } from '../features/admin/repository.ts';
import { AppError } from '../platform/app-error.ts';
import { fromCommandLine } from '../platform/backup/stage-restore.ts';
import type { Database, Executor } from '../platform/database/database.ts';
import type { UserRow } from '../platform/database/schema.ts';
import { newId } from '../platform/ids.ts';
import { accessLogOf } from './backup.ts';
import { type Command, textOf, withDatabase } from './command.ts';

export async function note(db: Executor, action: string, target_id: string, now: Date): Promise<void> {
  const detail = JSON.stringify(fromCommandLine);
  await insertAudit(db, { id: newId(), at: now.toISOString(), actor_id: null, target_id, action, detail });
}

export async function refuseOldTables(database: Database): Promise<void> {
  if ((await database.tableState()).missing.length > 0)
    throw new AppError(
      'conflict',
      'The tables are not up to date. Start Drape once, or use `drape migrate`.',
    );
}

/** The rules of signing up hold for whom the operator adds as well. Throws `invalid` with the first one broken. */
export function checked<Name extends 'username' | 'email' | 'password' | 'full_name'>(
  name: Name,
  text: string,
): string {
  const parsed = registration.shape[name].safeParse(text);
  if (!parsed.success) throw new AppError('invalid', parsed.error.issues[0]?.message ?? 'This is not valid');
  return parsed.data;
}

async function newPassword(read: () => Promise<string>, owner: PasswordOwner): Promise<string> {
  const password = checked('password', await read());
  refuseWeak(password, owner);
  return password;
}

export const createAdmin: Command = {
  usage: 'admin create --username NAME --email ADDRESS [--name "FULL NAME"]',
  summary: 'Makes another administrator; asks for the password, or reads it from what is piped in',
  options: { username: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
  takes: 0,
  run: (setting, { values }) =>
    withDatabase(setting, async (database) => {
      await refuseOldTables(database);
      const username = checked('username', textOf(values, 'username'));
      const email = checked('email', textOf(values, 'email'));
      const full_name = checked('full_name', typeof values.name === 'string' ? values.name : 'Administrator');
      if (await users.findUserByUsername(database.read, username))
        throw new AppError('conflict', `There is a user ${username} already. Admin → Users changes roles.`);
      if (await users.findUserByEmail(database.read, email))
        throw new AppError(
          'conflict',
          `There is an account of ${email} already. Admin → Users changes roles.`,
        );
      const password_hash = await hashPassword(
        await newPassword(setting.readPassword, { username, email, full_name }),
      );
      const now = setting.clock.now();
      const row: UserRow = {
        ...newUser({ username, email, full_name, password_hash, role: 'admin' }, now),
        community: 0,
        email_proven_at: now.toISOString(),
      };
      await database.transaction(async (transaction) => {
        await users.insertUser(transaction, row);
        await note(transaction, 'user.create', row.id, now);
      });
      setting.say(`${username} is an administrator now.`);
      return true;
    }),
};

async function administrator(db: Executor, name: string): Promise<UserRow> {
  const find = name.includes('@') ? users.findUserByEmail : users.findUserByUsername;
  const row = await find(db, name);
  if (row?.kind !== 'person') throw new AppError('not_found', `There is no account ${name}.`);
  if (row.role !== 'admin')
    throw new AppError(
      'conflict',
      `${row.username} is no administrator. Admin → Users makes a link with which they set a password themselves.`,
    );
  return row;
}

export const resetAdminPassword: Command = {
  usage: 'admin reset-password USERNAME-OR-ADDRESS',
  summary: 'Sets a new password for an administrator, ends their sessions and unblocks them',
  takes: 1,
  run: (setting, { positionals: [name = ''] }) =>
    withDatabase(setting, async (database) => {
      await refuseOldTables(database);
      const row = await administrator(database.read, name);
      const { id, username } = row;
      const password_hash = await hashPassword(await newPassword(setting.readPassword, row));
      const now = setting.clock.now();
      await database.transaction(async (transaction) => {
        await users.updateUser(transaction, id, { password_hash, blocked: 0, updated_at: now.toISOString() });
        await deleteSecondFactor(transaction, id);
        await deletePasskeysOf(transaction, id);
        await endAccess(transaction, id, now);
        await note(transaction, 'user.reset-password', id, now);
      });
      await accessLogOf(setting).note(id, {
        ended: { keptTokens: [], keptFeed: false },
        passwordHash: password_hash,
        secondFactor: null,
        endedPasskeys: true,
        blocked: false,
      });
      setting.say(`${username} has a new password and is signed out everywhere.`);
      return true;
    }),
};
