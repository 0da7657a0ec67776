import type { DeviceSession } from '@drape/contract/account-settings';
import { AppError, notFound } from '../../platform/app-error.ts';
import { type Clock, minuteMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { OneTimeSecrets } from '../../platform/one-time-secrets.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import type { Accounts } from './accounts.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { presentSession } from './presenter.ts';
import * as users from './repository.ts';
import { refuseWeak } from './weak-password.ts';

export type OwnSessions = {
  /** Throws `conflict` for a wrong password and for demo visitors, `too_many_requests` for guessing. */
  provePassword(principal: Principal, password: string): Promise<UserRow>;
  changePassword(principal: Principal, current: string, wished: string): Promise<void>;
  list(principal: Principal): Promise<{ sessions: DeviceSession[]; total: number }>;
  end(principal: Principal, id: string): Promise<{ id: string }>;
  endOthers(principal: Principal): Promise<{ ended: number }>;
};

export type OwnSessionsDependencies = {
  database: Database;
  clock: Clock;
  throttle: Throttle;
  oneTimeSecrets: OneTimeSecrets;
  accounts: Accounts;
};

const guesses = { limit: 10, windowMs: 15 * minuteMs };

/** Where somebody is signed in, and the password that signs them in. */
export function createOwnSessions(dependencies: OwnSessionsDependencies): OwnSessions {
  const { database, clock, throttle, oneTimeSecrets, accounts } = dependencies;

  async function provePassword(principal: Principal, password: string): Promise<UserRow> {
    if (principal.kind !== 'person') throw new AppError('conflict', 'The demo account keeps its password');
    const rules = { [countedFor(principal.userId, 'password')]: guesses };
    await throttle.take(rules);
    const row = await accounts.rowOf(principal);
    if (await passwordMatches(row.password_hash, password)) {
      await throttle.clear(Object.keys(rules));
      return row;
    }
    throw new AppError('conflict', 'This is not your password');
  }

  return {
    provePassword,
    async changePassword(principal, current, wished) {
      await provePassword(principal, current);
      refuseWeak(wished);
      const password_hash = await hashPassword(wished);
      await database.transaction(async (transaction) => {
        await users.updateUser(transaction, principal.userId, { password_hash });
        await users.deleteSessionsOf(transaction, principal.userId, principal.tokenHash);
        await oneTimeSecrets.revoke(transaction, principal.userId);
      });
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
    async endOthers({ userId, tokenHash }) {
      return { ended: await users.deleteSessionsOf(database.write, userId, tokenHash) };
    },
  };
}
