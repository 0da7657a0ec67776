import type { AuthData, User } from '@drape/contract/account';
import { limits } from '@drape/contract/limits';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type Clock, dayMs, hourMs, minuteMs, plus } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { commonPasswords } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { presentAuth, presentUser, type Session } from './presenter.ts';
import * as users from './repository.ts';
import type { Sessions } from './sessions.ts';

export type NewAccount = {
  username: string;
  email: string;
  password: string;
  fullName: string;
  country: string | undefined;
  gender: string | undefined;
  timeZone: string | undefined;
  remembered: boolean;
};

export type Credentials = {
  name: string;
  password: string;
  remembered: boolean;
  timeZone: string | undefined;
};

export type AccountService = {
  register(account: NewAccount, address: string): Promise<AuthData>;
  login(credentials: Credentials, address: string): Promise<AuthData>;
  logout(token: string | undefined): Promise<void>;
  refresh(principal: Principal): Promise<AuthData>;
  me(principal: Principal): Promise<User>;
};

export type AccountDependencies = {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  throttle: Throttle;
  addresses: SignedAddresses;
  registration: 'open' | 'closed';
  reservedEmail: string;
};

const quarter = 15 * minuteMs;
const wrongPassword = 'Incorrect username or password';

/** A person who mistypes is stopped by the first rule; guessing spread over addresses or accounts by the others. */
function signInRules(name: string, address: string) {
  const account = users.foldedKey(name);
  return {
    [`sign-in ${account} ${address}`]: { limit: 10, windowMs: quarter },
    [`sign-in ${account}`]: { limit: 50, windowMs: quarter },
    [`sign-in from ${address}`]: { limit: 200, windowMs: quarter },
  };
}

function refuseWeak(password: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  throw invalidField(
    ['body', 'password'],
    'This password is too common. Please choose another one',
    'common_password',
  );
}

async function refuseTaken(db: Executor, account: NewAccount): Promise<void> {
  if (await users.findUserByUsername(db, account.username)) {
    throw new AppError('conflict', 'This username is already taken');
  }
  if (await users.findUserByEmail(db, account.email)) {
    throw new AppError('conflict', 'An account with this email already exists');
  }
}

function newUser(account: NewAccount, passwordHash: string, now: Date): UserRow {
  return {
    id: newId(),
    username: account.username,
    username_key: users.foldedKey(account.username),
    email: account.email,
    email_key: users.foldedKey(account.email),
    full_name: account.fullName,
    password_hash: passwordHash,
    avatar_key: null,
    role: 'user',
    country: account.country ?? null,
    gender: account.gender ?? null,
    time_zone: account.timeZone ?? 'UTC',
    trial_ends_at: plus(now, limits.trialDays * dayMs).toISOString(),
    blocked: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    version: 1,
  };
}

export function createAccountService(dependencies: AccountDependencies): AccountService {
  const { database, clock, sessions, throttle, addresses } = dependencies;

  const present = (row: UserRow) => presentUser(row, row.avatar_key && addresses.of(row.avatar_key));
  const signedIn = (row: UserRow, session: Session) => presentAuth(present(row), session);

  async function userOf(principal: Principal): Promise<UserRow> {
    const row = await users.findUser(database.read, principal.userId);
    if (!row) throw new AppError('unauthorized', 'Please log in to continue');
    return row;
  }

  async function register(account: NewAccount, address: string): Promise<AuthData> {
    if (dependencies.registration === 'closed') {
      throw new AppError('forbidden', 'Registration is closed on this installation');
    }
    refuseWeak(account.password);
    const rules = { [`register from ${address}`]: { limit: 600, windowMs: hourMs } };
    await throttle.check(rules);
    if (users.foldedKey(account.email) === users.foldedKey(dependencies.reservedEmail)) {
      throw new AppError('conflict', 'An account with this email already exists');
    }
    await refuseTaken(database.read, account);
    const row = newUser(account, await hashPassword(account.password), clock.now());
    const session = await database.transaction(async (transaction) => {
      await refuseTaken(transaction, account);
      await users.insertUser(transaction, row);
      return sessions.open(transaction, row.id, account.remembered);
    });
    await throttle.count(rules);
    return signedIn(row, session);
  }

  async function login(
    { name, password, remembered, timeZone }: Credentials,
    address: string,
  ): Promise<AuthData> {
    const rules = signInRules(name, address);
    await throttle.check(rules);
    const found = name.includes('@')
      ? await users.findUserByEmail(database.read, name)
      : await users.findUserByUsername(database.read, name);
    const matches = await passwordMatches(found?.password_hash, password);
    if (!found || !matches || found.blocked === 1) {
      await throttle.count(rules);
      throw new AppError('unauthorized', wrongPassword);
    }
    const session = await database.transaction(async (transaction) => {
      if (timeZone) await users.setTimeZone(transaction, found.id, timeZone);
      return sessions.open(transaction, found.id, remembered);
    });
    await throttle.clear(Object.keys(rules).slice(0, 2));
    return signedIn({ ...found, time_zone: timeZone ?? found.time_zone }, session);
  }

  return {
    register,
    login,
    logout: async (token) => void (token && (await sessions.close(token))),
    async refresh(principal) {
      const session = await sessions.rotate(principal);
      if (!session) throw new AppError('unauthorized', 'Please log in to continue');
      return signedIn(await userOf(principal), session);
    },
    me: async (principal) => present(await userOf(principal)),
  };
}
