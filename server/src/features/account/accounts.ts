import type { AuthData, User } from '@drape/contract/account';
import { limits } from '@drape/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, dayMs, hourMs, plus } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { createTurns } from '../../platform/turns.ts';
import { newUser, type UserDraft } from './new-user.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { presentAuth, presentUser } from './presenter.ts';
import * as users from './repository.ts';
import type { Sessions } from './sessions.ts';
import { signInRules } from './sign-in-rules.ts';
import { refuseWeak } from './weak-password.ts';

export type NewAccount = Pick<UserRow, 'username' | 'email' | 'full_name'> & {
  password: string;
  country: string | undefined;
  gender: string | undefined;
  timeZone: string | undefined;
  remembered: boolean;
  device: string | null;
};

export type Credentials = {
  name: string;
  password: string;
  remembered: boolean;
  timeZone: string | undefined;
  device: string | null;
};

export type Accounts = {
  register(account: NewAccount, address: string): Promise<AuthData>;
  login(credentials: Credentials, address: string): Promise<AuthData>;
  logout(token: string | undefined): Promise<void>;
  refresh(principal: Principal): Promise<AuthData>;
  me(principal: Principal): Promise<User>;
  rowOf(principal: Principal): Promise<UserRow>;
  /** Opens a session for somebody whose identity is already proven. */
  signIn(user: UserRow, opening: Opening): Promise<AuthData>;
  /** Throws `conflict` for a taken username and for a stale version. */
  change(
    transaction: Executor,
    principal: Principal,
    change: Partial<UserRow>,
    version?: number,
  ): Promise<void>;
  create(draft: UserDraft): Promise<UserRow>;
  createWithPassword(draft: Omit<UserDraft, 'password_hash'>, password: string): Promise<UserRow>;
};

/** How a session is opened. */
export type Opening = { remembered: boolean; timeZone: string | undefined; device: string | null };

type DemoDoor = {
  openCopy(template: UserRow, address: string, timeZone: string | undefined): Promise<UserRow>;
  end(userId: string): Promise<void>;
};

export type AccountsDependencies = {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  throttle: Throttle;
  addresses: SignedAddresses;
  registration: 'open' | 'closed';
  reservedEmail: string;
  /** Absent where the demo account is switched off. */
  demo: DemoDoor | undefined;
};

const wrongPassword = 'Incorrect username or password';
const signInAgain = 'Please log in to continue';
const reservedNames = new Set(['demo', 'admin']);

async function refuseTaken(db: Executor, account: { username: string; email: string }): Promise<void> {
  const key = users.foldedKey(account.username);
  if (reservedNames.has(key) || (await users.findUserByUsername(db, account.username))) {
    throw new AppError('conflict', 'This username is already taken');
  }
  if (await users.findUserByEmail(db, account.email)) {
    throw new AppError('conflict', 'An account with this email already exists');
  }
}

function createRegister(
  { database, clock, throttle, ...rest }: AccountsDependencies,
  service: () => Accounts,
) {
  return async (account: NewAccount, address: string): Promise<AuthData> => {
    if (rest.registration === 'closed')
      throw new AppError('conflict', 'Registration is closed on this installation');
    refuseWeak(account.password);
    const rules = { [`register from ${address}`]: { limit: 600, windowMs: hourMs } };
    await throttle.take(rules);
    if (users.foldedKey(account.email) === users.foldedKey(rest.reservedEmail)) {
      throw new AppError('conflict', 'An account with this email already exists');
    }
    await refuseTaken(database.read, account);
    const now = clock.now();
    const { username, email, full_name } = account;
    const draft = {
      ...{ username, email, full_name },
      country: account.country ?? null,
      gender: account.gender ?? null,
      time_zone: account.timeZone ?? 'UTC',
      trial_ends_at: plus(now, limits.trialDays * dayMs).toISOString(),
    };
    const row = await service().createWithPassword(draft, account.password);
    const { remembered, device } = account;
    return service().signIn(row, { remembered, device, timeZone: undefined });
  };
}

function createLogin({ database, throttle, demo }: AccountsDependencies, service: () => Accounts) {
  const turns = createTurns();

  async function prove(name: string, password: string, address: string): Promise<UserRow> {
    const { ofAccount, ofAddress } = signInRules(users.foldedKey(name), address);
    await throttle.take({ ...ofAccount, ...ofAddress });
    const found = name.includes('@')
      ? await users.findUserByEmail(database.read, name)
      : await users.findUserByUsername(database.read, name);
    const matches = await passwordMatches(found?.password_hash, password);
    if (!found || !matches || found.blocked === 1 || (found.kind === 'demo-template' && !demo)) {
      throw new AppError('unauthorized', wrongPassword);
    }
    await throttle.clear(Object.keys(ofAccount));
    await throttle.giveBack(ofAddress);
    return found;
  }

  return async (credentials: Credentials, address: string): Promise<AuthData> => {
    const { name, password, ...opening } = credentials;
    // Somebody who signs in on many devices at once holds one place at a time.
    const turn = `${users.foldedKey(name)} ${address}`;
    const user = await turns.take(turn, () => prove(name, password, address));
    if (user.kind !== 'demo-template') return service().signIn(user, opening);
    if (!demo) throw new AppError('unauthorized', wrongPassword);
    const copy = await demo.openCopy(user, address, opening.timeZone);
    return service().signIn(copy, { ...opening, remembered: false });
  };
}

export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const { database, clock, sessions, addresses, demo } = dependencies;
  const present = (row: UserRow) => presentUser(row, row.avatar_key && addresses.of(row.avatar_key));

  async function rowOf(principal: Principal): Promise<UserRow> {
    const row = await users.findUser(database.read, principal.userId);
    if (!row) throw new AppError('unauthorized', signInAgain);
    return row;
  }

  const service: Accounts = {
    register: createRegister(dependencies, () => service),
    login: createLogin(dependencies, () => service),
    async logout(token) {
      const principal = token ? await sessions.principalOf(token) : undefined;
      if (token) await sessions.close(token);
      if (principal?.kind === 'demo') await demo?.end(principal.userId);
    },
    async refresh(principal) {
      const session = await sessions.rotate(principal);
      if (!session) throw new AppError('unauthorized', signInAgain);
      return presentAuth(present(await rowOf(principal)), session);
    },
    me: async (principal) => present(await rowOf(principal)),
    rowOf,
    async signIn(user, { timeZone, ...opening }) {
      const session = await database.transaction(async (transaction) => {
        if (timeZone) await users.setTimeZone(transaction, user.id, timeZone);
        return sessions.open(transaction, { ...user, time_zone: timeZone ?? user.time_zone }, opening);
      });
      return presentAuth(present({ ...user, time_zone: timeZone ?? user.time_zone }), session);
    },
    async change(transaction, { userId }, { username, full_name, ...change }, version) {
      const taken =
        username === undefined ? undefined : await users.findUserByUsername(transaction, username);
      const isOwn = taken?.id === userId;
      const reserved = username !== undefined && reservedNames.has(users.foldedKey(username));
      if (!isOwn && (reserved || taken)) throw new AppError('conflict', 'This username is already taken');
      const named = {
        ...(username === undefined ? {} : { username, username_key: users.foldedKey(username) }),
        ...(full_name === undefined ? {} : { full_name, name_key: users.foldedKey(full_name) }),
      };
      if (await users.updateUser(transaction, userId, { ...change, ...named }, version)) return;
      throw new AppError(
        'conflict',
        'This was changed somewhere else in the meantime. Please reload and try again.',
      );
    },
    async create(draft) {
      const row = newUser(draft, clock.now());
      await database.transaction(async (transaction) => {
        if (row.kind === 'person' && row.role === 'user') await refuseTaken(transaction, row);
        await users.insertUser(transaction, row);
      });
      return row;
    },
    createWithPassword: async (draft, password) =>
      service.create({ ...draft, password_hash: await hashPassword(password) }),
  };
  return service;
}
