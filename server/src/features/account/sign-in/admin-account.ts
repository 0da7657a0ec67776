import { randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import * as users from '../repository.ts';
import { newUser } from './new-user.ts';

type Dependencies = {
  database: Database;
  now: Date;
  email: string;
  password: string | undefined;
  /** Tells the owner a password that was made up, once. */
  announce(line: string): void;
};

/**
 * Makes the administrator where there is none, as at first start; another address in the settings makes no other one. An
 * account that has shown that the address is its own becomes one and keeps its password. Where several replicas start
 * at once, one of them makes the account and the others find it.
 */
export async function ensureAdmin({ database, now, email, password, announce }: Dependencies): Promise<void> {
  const chosen = password ?? randomBytes(9).toString('base64url');
  while (!(await users.hasAdministrator(database.read))) {
    const known = await users.findUserByEmail(database.read, email);
    if (known) {
      if (known.email_proven_at !== null && known.kind === 'person')
        await users.updateUser(database.write, known.id, { role: 'admin' });
      else
        announce(
          `There is no administrator: the account of ${email} has not shown that the address is its own. drape admin create makes one.`,
        );
      return;
    }
    const taken = await users.findUserByUsername(database.read, 'admin');
    const username = taken ? `admin-${randomBytes(3).toString('hex')}` : 'admin';
    const password_hash = await hashPassword(chosen);
    const row = newUser({ username, email, full_name: 'Administrator', password_hash, role: 'admin' }, now);
    // The operator vouches for the address.
    const email_proven_at = now.toISOString();
    if (!(await users.insertUserIfNew(database.write, { ...row, email_proven_at, community: 0 }))) continue;
    if (!password)
      announce(`The administrator is ${email} with the password ${chosen} (shown only this once)`);
    return;
  }
}
