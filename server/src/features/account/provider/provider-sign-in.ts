import type { AuthData } from '@drape/contract/account/account';
import { limits } from '@drape/contract/wire/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { AccessLog } from '../../../platform/backup/access-log.ts';
import { type Clock, dayMs, minuteMs, plus } from '../../../platform/clock.ts';
import { newToken } from '../../../platform/crypto.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Log } from '../../../platform/log.ts';
import { usernameLook } from '../../../platform/names/username-look.ts';
import type { OneTimeSecrets } from '../../../platform/one-time-secrets.ts';
import type { Checks, Identity, IdentityProvider } from '../../../platform/outside/identity-provider.ts';
import type { Throttle } from '../../../platform/throttle.ts';
import type { Access } from '../access.ts';
import type { Accounts, Opening } from '../accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import * as users from '../repository.ts';
import { deletePasskeysOf } from '../second-factor/passkey-repository.ts';
import { deleteSecondFactor } from '../second-factor/second-factor-repository.ts';
import { applyGroups, type ProviderGroups } from './provider-groups.ts';

export type ProviderSignIn = {
  start(network: string): Promise<{ authorization_url: string; state: string }>;
  exchange(code: string, state: string, opening: Pick<Opening, 'timeZone' | 'device'>): Promise<AuthData>;
};

export type ProviderSignInDependencies = {
  database: Database;
  clock: Clock;
  accounts: Accounts;
  oneTimeSecrets: OneTimeSecrets;
  provider: IdentityProvider | undefined;
  throttle: Throttle;
  access: Access;
  accessLog: AccessLog;
  log: Log;
  providerGroups: ProviderGroups;
  /** Whether the provider may make new accounts, and of which domains; without these of any. */
  providerRegistration: { mode: 'open' | 'closed'; domains: readonly string[] | undefined };
};

const purpose = 'identity provider';
const untold =
  'An account with this email already exists, and the identity provider does not say that the address is verified. Please sign in with your password, or ask the people who runs this installation.';
/** Many people may share a network; each start keeps a row for ten minutes. */
const startsPerNetwork = { limit: 200, windowMs: 10 * minuteMs };

/** Throws `conflict` for somebody who may have no new account here. */
function refuseStranger(
  { mode, domains }: ProviderSignInDependencies['providerRegistration'],
  { email, emailVerified }: Identity,
): void {
  if (mode === 'closed') throw new AppError('conflict', 'Registration is closed on this installation');
  if (!domains) return;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!emailVerified || !domains.includes(domain))
    throw new AppError('conflict', 'New accounts are for verified addresses of this organization only');
}

/** A free username that resembles what the provider calls the person. */
async function freeUsername(database: Database, identity: Identity): Promise<string> {
  const wish = identity.username ?? identity.email.split('@')[0] ?? 'user';
  const base =
    wish
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}._-]/gu, '')
      .slice(0, limits.maxUsernameLength - 6) || 'user';
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!(await users.findUserOfLook(database.read, candidate, usernameLook(candidate)))) return candidate;
  }
}

/** The account of a verified address, joined with who the provider says this is. */
async function joined(
  { database, clock, access }: ProviderSignInDependencies,
  user: UserRow,
  oidc_subject: string,
): Promise<UserRow> {
  const connection = { oidc_subject, oidc_linked_at: null };
  if (user.email_proven_at !== null) {
    await users.updateUser(database.write, user.id, connection);
    return user;
  }
  // The maker of this account never showed that the address is theirs; what they set up opens nothing from here on.
  const password_hash = await hashPassword(newToken());
  const email_proven_at = clock.now().toISOString();
  await access.endWith(async (transaction) => {
    await users.updateUser(transaction, user.id, { ...connection, password_hash, email_proven_at });
    await deleteSecondFactor(transaction, user.id);
    await deletePasskeysOf(transaction, user.id);
    return {
      userId: user.id,
      also: { passwordHash: password_hash, secondFactor: null, endedPasskeys: true },
    };
  });
  return (await users.findUser(database.read, user.id)) ?? user;
}

/** Signing in with the identity provider of the installation, beside the password. */
export function createProviderSignIn(dependencies: ProviderSignInDependencies): ProviderSignIn {
  const { database, clock, accounts, oneTimeSecrets, provider, throttle, log } = dependencies;

  function configured(): IdentityProvider {
    if (!provider) throw new AppError('not_found', 'Signing in with an identity provider is not set up here');
    return provider;
  }

  async function link(user: UserRow, identity: Identity): Promise<UserRow> {
    // An address that the provider has not verified could be anybody's, so it opens no existing account.
    if (!identity.verificationTold && !identity.emailVerified) {
      log.warn(
        { user: user.username },
        'the identity provider does not say whether addresses are verified: see OIDC_TRUST_EMAIL',
      );
      throw new AppError('conflict', untold);
    }
    if (!identity.emailVerified || user.kind !== 'person')
      throw new AppError('conflict', 'An account with this email already exists');
    return joined(dependencies, user, identity.subject);
  }

  async function create(identity: Identity): Promise<UserRow> {
    refuseStranger(dependencies.providerRegistration, identity);
    return accounts.create({
      username: await freeUsername(database, identity),
      email: identity.email,
      full_name: identity.name ?? identity.email,
      password_hash: await hashPassword(newToken()),
      oidc_subject: identity.subject,
      email_proven_at: identity.emailVerified ? clock.now().toISOString() : null,
      trial_ends_at: plus(clock.now(), limits.trialDays * dayMs).toISOString(),
    });
  }

  async function userOf(identity: Identity): Promise<UserRow> {
    const known = await users.findUserByOidcSubject(database.read, identity.subject);
    if (known) return known;
    const sameEmail = await users.findUserByEmail(database.read, identity.email);
    return sameEmail ? link(sameEmail, identity) : create(identity);
  }

  return {
    async start(network) {
      const idp = configured();
      await throttle.take({ [`provider sign-in from ${network}`]: startsPerNetwork });
      const { checks, addressWith } = await idp.begin();
      const state = await oneTimeSecrets.issue({ purpose, payload: checks, lifeMs: 10 * minuteMs });
      return { authorization_url: addressWith(state), state };
    },
    async exchange(code, state, opening) {
      const idp = configured();
      const redeemed = await database.transaction((transaction) =>
        oneTimeSecrets.redeem(transaction, purpose, state),
      );
      if (!redeemed)
        throw new AppError(
          'unauthorized',
          'This sign-in took too long or was already used. Please try again.',
        );
      const identity = await idp.finish(code, redeemed.payload as Checks);
      const user = await applyGroups(dependencies, await userOf(identity), identity.groups);
      if (user.blocked === 1) throw new AppError('unauthorized', 'This account is blocked');
      return accounts.signIn(user, { ...opening, remembered: false });
    },
  };
}
