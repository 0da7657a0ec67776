import type { AuthData, User } from '@drape/contract/account/account';
import { demoAccount } from '@drape/contract/first-run/demo';
import { limits } from '@drape/contract/wire/limits';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type Clock, dayMs, hourMs, plus } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { createKeyedMutex } from '../../platform/keyed-mutex.ts';
import { usernameLook } from '../../platform/names/username-look.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { hashPassword, passwordMatches } from './passwords/password-hash.ts';
import { type PasswordLogin, refuseWithoutPasswords } from './passwords/password-login.ts';
import { refuseWeak } from './passwords/weak-password.ts';
import { presentAuth, presentUser } from './presenter.ts';
import * as users from './repository.ts';
import type { AdminSecondFactor } from './second-factor/admin-second-factor.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import type { EmailProof } from './sign-in/email-proof.ts';
import type { KnownDevices } from './sign-in/known-devices.ts';
import { newUser, type UserDraft } from './sign-in/new-user.ts';
import type { Sessions } from './sign-in/sessions.ts';
import { signInRules } from './sign-in/sign-in-rules.ts';

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
  /** Of the second factor, if one was typed. */
  code: string | undefined;
  remembered: boolean;
  timeZone: string | undefined;
  device: string | null;
};

export type Accounts = {
  register(account: NewAccount, network: string): Promise<AuthData>;
  login(credentials: Credentials, from: SignInPlace): Promise<AuthData>;
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

/** Where somebody signs in from: the network, and the mark of an earlier sign-in if there is one. */
export type SignInPlace = { network: string; deviceMark: string | undefined };

/** How a session is opened. */
export type Opening = { remembered: boolean; timeZone: string | undefined; device: string | null };

type DemoDoor = {
  openCopy(template: UserRow, network: string, timeZone: string | undefined): Promise<UserRow>;
  end(userId: string): Promise<void>;
};

export type AccountsDependencies = {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  throttle: Throttle;
  addresses: SignedAddresses;
  devices: KnownDevices;
  emailProof: EmailProof;
  secondFactor: Pick<SecondFactor, 'checkSignIn'>;
  adminSecondFactor: Pick<AdminSecondFactor, 'needsPasskey'>;
  registration: 'open' | 'closed';
  passwordLogin: PasswordLogin;
  reservedEmail: string;
  /** Absent where the demo account is switched off. */
  demo: DemoDoor | undefined;
};

const wrongPassword = 'Incorrect username or password';
const signInAgain = 'Please log in to continue';
const reservedLooks = new Set(['demo', 'admin'].map(usernameLook));

function isReserved(username: string): boolean {
  return reservedLooks.has(usernameLook(username.toLowerCase())) || reservedLooks.has(usernameLook(username));
}

function namesOf(username: string) {
  return { username, username_key: users.foldedKey(username), username_look: usernameLook(username) };
}

/** The own name stays allowed, whatever it is and however it is written. */
async function refuseOthersName(db: Executor, userId: string, username: string): Promise<void> {
  const own = await users.findUser(db, userId);
  if (own?.username_key === users.foldedKey(username)) return;
  const taken = await users.findUserOfLook(db, username, usernameLook(username), userId);
  if (taken || isReserved(username)) throw new AppError('conflict', 'This username is already taken');
}

/** Throws `conflict` for a name or an address that somebody has, and for a name that is kept back. */
export async function refuseTaken(db: Executor, account: { username: string; email: string }): Promise<void> {
  const { username } = account;
  if (isReserved(username) || (await users.findUserOfLook(db, username, usernameLook(username)))) {
    throw new AppError('conflict', 'This username is already taken');
  }
  if (await users.findUserByEmail(db, account.email)) {
    throw new AppError('conflict', 'An account with this email already exists');
  }
}

function createRegister(
  { database, clock, throttle, emailProof, ...rest }: AccountsDependencies,
  service: () => Accounts,
) {
  return async (account: NewAccount, network: string): Promise<AuthData> => {
    refuseWithoutPasswords(rest.passwordLogin);
    if (rest.registration === 'closed')
      throw new AppError('conflict', 'Registration is closed on this installation');
    refuseWeak(account.password, account);
    const rules = { [`register from ${network}`]: { limit: 600, windowMs: hourMs } };
    await throttle.take(rules);
    if (users.foldedKey(account.email) === users.foldedKey(rest.reservedEmail)) {
      throw new AppError('conflict', 'An account with this email already exists');
    }
    await refuseTaken(database.read, account);
    const now = clock.now();
    const { username, email, full_name } = account;
    const draft = {
      username,
      email,
      full_name,
      country: account.country ?? null,
      gender: account.gender ?? null,
      time_zone: account.timeZone ?? 'UTC',
      trial_ends_at: plus(now, limits.trialDays * dayMs).toISOString(),
    };
    const row = await service().createWithPassword(draft, account.password);
    await emailProof.begin(row);
    const { remembered, device } = account;
    return service().signIn(row, { remembered, device, timeZone: undefined });
  };
}

type Named = { found: UserRow | undefined; account: string };

/** The account that a name means, and what its guesses are counted under, whether it is named by username or e-mail. */
async function meant(db: Executor, name: string): Promise<Named> {
  const found = name.includes('@')
    ? await users.findUserByEmail(db, name)
    : await users.findUserByUsername(db, name);
  return { found, account: found?.id ?? users.foldedKey(name) };
}

function createLogin(
  { database, throttle, devices, demo, secondFactor, adminSecondFactor, passwordLogin }: AccountsDependencies,
  service: () => Accounts,
) {
  const turns = createKeyedMutex();

  async function prove(named: Named, { password, code }: Credentials, { network, deviceMark }: SignInPlace) {
    const { found, account } = named;
    const isDemo = account === demoAccount.username || found?.kind === 'demo-template';
    const device = found && devices.knownAs(found.id, deviceMark);
    const { ofAccount, ofNetwork } = signInRules({ account, isDemo, network, device });
    await throttle.take({ ...ofAccount, ...ofNetwork });
    const matches = await passwordMatches(found?.password_hash, password);
    if (!found || !matches || found.blocked === 1 || (found.kind === 'demo-template' && !demo)) {
      throw new AppError('unauthorized', wrongPassword);
    }
    await secondFactor.checkSignIn(found.id, code);
    if (await adminSecondFactor.needsPasskey(found))
      throw invalidField(['body', 'password'], 'Sign in with your passkey.', 'passkey');
    await throttle.clear(Object.keys(ofAccount));
    await throttle.giveBack(ofNetwork);
    return found;
  }

  return async (credentials: Credentials, from: SignInPlace): Promise<AuthData> => {
    refuseWithoutPasswords(passwordLogin);
    const { name, remembered, timeZone, device } = credentials;
    const opening = { remembered, timeZone, device };
    const named = await meant(database.read, name);
    // Somebody who signs in on many devices at once holds one place at a time.
    const user = await turns.runExclusive(`${named.account} ${from.network}`, () =>
      prove(named, credentials, from),
    );
    if (user.kind !== 'demo-template') return service().signIn(user, opening);
    if (!demo) throw new AppError('unauthorized', wrongPassword);
    const copy = await demo.openCopy(user, from.network, opening.timeZone);
    return service().signIn(copy, { ...opening, remembered: false });
  };
}

export function createAccounts(dependencies: AccountsDependencies): Accounts {
  const { database, clock, sessions, addresses, demo } = dependencies;
  const present = (row: UserRow) =>
    presentUser(row, row.avatar_key && addresses.of(row.avatar_key, row.access_renewed_at));

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
      if (username !== undefined) await refuseOthersName(transaction, userId, username);
      const named = {
        ...(username === undefined ? {} : namesOf(username)),
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
