import type { DeviceSession } from '@drape/contract/account/account-settings';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { type Clock, minuteMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { countedFor, type Throttle } from '../../../platform/throttle.ts';
import { type Access, type EndedAccess, type KeptAccess, nothingEnded } from '../access.ts';
import type { Accounts } from '../accounts.ts';
import { hashPassword, passwordMatches } from '../passwords/password-hash.ts';
import { type PasswordLogin, refuseWithoutPasswords } from '../passwords/password-login.ts';
import { refuseWeak } from '../passwords/weak-password.ts';
import { presentSession } from '../presenter.ts';
import * as users from '../repository.ts';

export type OwnSessions = {
  /** Throws `conflict` for a wrong password and for demo visitors, `too_many_requests` for guessing. */
  provePassword(principal: Principal, password: string): Promise<UserRow>;
  /** Ends everything else that lets somebody in, but for what is to be kept. */
  changePassword(principal: Principal, change: PasswordChange): Promise<EndedAccess>;
  list(principal: Principal): Promise<{ sessions: DeviceSession[]; total: number }>;
  end(principal: Principal, id: string): Promise<{ id: string }>;
  endOthers(principal: Principal, kept: Kept): Promise<EndedAccess>;
};

/** What the person has ticked. */
type Kept = Omit<KeptAccess, 'sessionHash'>;
type PasswordChange = { current: string; wished: string; kept: Kept };

export type OwnSessionsDependencies = {
  database: Database;
  clock: Clock;
  throttle: Throttle;
  access: Access;
  accounts: Accounts;
  passwordLogin: PasswordLogin;
};

const guesses = { limit: 10, windowMs: 15 * minuteMs };

/** Where somebody is signed in, and the password that signs them in. */
export function createOwnSessions(dependencies: OwnSessionsDependencies): OwnSessions {
  const { database, clock, throttle, access, accounts, passwordLogin } = dependencies;

  async function provePassword(principal: Principal, password: string): Promise<UserRow> {
    if (principal.kind !== 'person') throw new AppError('conflict', 'The demo account keeps its password');
    refuseWithoutPasswords(passwordLogin);
    const rules = { [countedFor(principal.userId, 'password')]: guesses };
    await throttle.take(rules, principal.userId);
    const row = await accounts.rowOf(principal);
    if (await passwordMatches(row.password_hash, password)) {
      await throttle.clear(Object.keys(rules));
      return row;
    }
    throw new AppError('conflict', 'This is not your password');
  }

  return {
    provePassword,
    async changePassword(principal, { current, wished, kept }) {
      refuseWeak(wished, await provePassword(principal, current));
      const { userId, tokenHash: sessionHash } = principal;
      const password_hash = await hashPassword(wished);
      const ended = await access.endWith(async (transaction) => {
        await users.updateUser(transaction, userId, { password_hash });
        return { userId, kept: { ...kept, sessionHash }, also: { passwordHash: password_hash } };
      });
      return ended ?? nothingEnded;
    },
    async list({ userId, tokenHash }) {
      const rows = await users.listSessions(database.read, userId, clock.now().toISOString());
      const sessions = rows.map((row) => presentSession(row, tokenHash));
      return { sessions, total: sessions.length };
    },
    async end({ userId }, id) {
      if (!(await users.deleteSessionById(database.write, userId, id))) throw notFound('This session');
      return { id };
    },
    endOthers: ({ userId, tokenHash }, kept) => access.end(userId, { ...kept, sessionHash: tokenHash }),
  };
}
