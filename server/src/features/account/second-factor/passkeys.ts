import type { AuthData } from '@drape/contract/account/account';
import type {
  CreationOptions,
  NewCredential,
  Passkey,
  RequestOptions,
  UsedCredential,
} from '@drape/contract/account/passkeys';
import { limits } from '@drape/contract/wire/limits';
import { AppError, invalidField, notFound } from '../../../platform/app-error.ts';
import type { AccessLog } from '../../../platform/backup/access-log.ts';
import { type Clock, minuteMs } from '../../../platform/clock.ts';
import { newToken } from '../../../platform/crypto.ts';
import type { PasskeyRow } from '../../../platform/database/account-rows.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import type { OneTimeSecrets } from '../../../platform/one-time-secrets.ts';
import {
  claimedChallenge,
  creationOptions,
  type RelyingParty,
  relyingParty,
  requestOptions,
  verifiedCreation,
  verifiedUse,
} from '../../../platform/outside/webauthn.ts';
import type { Throttle, ThrottleRule } from '../../../platform/throttle.ts';
import type { Accounts, Opening, SignInPlace } from '../accounts.ts';
import { passwordMatches } from '../passwords/password-hash.ts';
import { type PasswordLogin, refuseWithoutPasswords } from '../passwords/password-login.ts';
import { presentPasskey } from '../presenter.ts';
import { findUser } from '../repository.ts';
import type { IdentityProof } from '../sign-in/identity-proof.ts';
import type { KnownDevices } from '../sign-in/known-devices.ts';
import { signInRules } from '../sign-in/sign-in-rules.ts';
import * as rows from './passkey-repository.ts';

type PasskeyUse = { credential: UsedCredential; password: string | undefined; opening: Opening };

export type Passkeys = {
  list(principal: Principal): Promise<{ passkeys: Passkey[]; total: number }>;
  begin(principal: Principal, password: string | undefined): Promise<CreationOptions>;
  /** Throws `conflict` for what was not made for the question that `begin` asked. */
  add(principal: Principal, name: string, credential: NewCredential): Promise<Passkey>;
  rename(principal: Principal, id: string, name: string): Promise<Passkey>;
  remove(principal: Principal, id: string): Promise<{ id: string }>;
  beginSignIn(network: string): Promise<RequestOptions>;
  /** Throws `unauthorized` for what proves nothing, `invalid` where the password is needed beside the passkey. */
  signIn(use: PasskeyUse, from: SignInPlace): Promise<AuthData>;
};

export type PasskeyDependencies = {
  database: Database;
  clock: Clock;
  oneTimeSecrets: OneTimeSecrets;
  throttle: Throttle;
  accessLog: AccessLog;
  accounts: Pick<Accounts, 'rowOf' | 'signIn'>;
  devices: Pick<KnownDevices, 'knownAs'>;
  prove: IdentityProof;
  passwordLogin: PasswordLogin;
  publicUrl: string;
};

const adding = 'adding a passkey';
const signingIn = 'passkey sign-in';
const answerMs = 10 * minuteMs;
/** A question is a row for ten minutes, and every visit of the login page asks one. */
const questionsPerNetwork: ThrottleRule = { limit: 600, windowMs: 10 * minuteMs };
const attemptsPerNetwork: ThrottleRule = { limit: 200, windowMs: 15 * minuteMs };

const unproven = () =>
  new AppError('unauthorized', 'This passkey could not be used. Try again, or sign in another way.');

/** The relying party, as long as passkeys may open accounts here. */
function partyOf({ passwordLogin, publicUrl }: PasskeyDependencies): RelyingParty {
  refuseWithoutPasswords(passwordLogin);
  const party = relyingParty(publicUrl);
  if (!party) throw new AppError('conflict', 'Passkeys need an https address with a host name.');
  return party;
}

/** Uses a question up; undefined where it was never asked, is too old, or was answered. */
function redeem({ database, oneTimeSecrets }: PasskeyDependencies, purpose: string, challenge: string) {
  return database.transaction((transaction) => oneTimeSecrets.redeem(transaction, purpose, challenge));
}

function createSignIn(dependencies: PasskeyDependencies): Passkeys['signIn'] {
  const { database, clock, throttle, accounts, devices } = dependencies;

  async function provePassword(
    user: UserRow,
    password: string | undefined,
    from: SignInPlace,
  ): Promise<void> {
    if (!password)
      throw invalidField(
        ['body', 'password'],
        'Access to your account was changed since this passkey was last used. Type your password as well, this once.',
        'password',
      );
    const device = devices.knownAs(user.id, from.deviceMark);
    const { ofAccount } = signInRules({ account: user.id, isDemo: false, network: from.network, device });
    await throttle.take(ofAccount);
    if (!(await passwordMatches(user.password_hash, password))) throw unproven();
    await throttle.clear(Object.keys(ofAccount));
  }

  /** The passkey and its owner, where the answer proves it; the counter is not noted yet. */
  async function proven(credential: UsedCredential) {
    const party = partyOf(dependencies);
    const challenge = claimedChallenge(credential.response.clientDataJSON);
    if (!challenge || !(await redeem(dependencies, signingIn, challenge))) throw unproven();
    const passkey = await rows.findByCredential(database.read, credential.id);
    const user = passkey && (await findUser(database.read, passkey.user_id));
    if (!passkey || user?.kind !== 'person' || user.blocked === 1) throw unproven();
    const { userHandle } = credential.response;
    if (userHandle && Buffer.from(userHandle, 'base64url').toString('utf8') !== user.id) throw unproven();
    const counter = await verifiedUse(party, credential, passkey, challenge);
    if (counter === undefined) throw unproven();
    return { passkey, user, counter };
  }

  return async ({ credential, password, opening }, from) => {
    const rules = { [`passkey sign-in from ${from.network}`]: attemptsPerNetwork };
    await throttle.take(rules);
    const { passkey, user, counter } = await proven(credential);
    if (passkey.needs_password === 1) await provePassword(user, password, from);
    const now = clock.now().toISOString();
    if (!(await rows.notePasskeyUse(database.write, passkey, counter, now))) throw unproven();
    await throttle.giveBack(rules);
    return accounts.signIn(user, opening);
  };
}

/** Passkeys (WebAuthn): made in the profile, and enough to sign in, since the device checks who holds it. */
export function createPasskeys(dependencies: PasskeyDependencies): Passkeys {
  const { database, clock, oneTimeSecrets, throttle, accessLog, accounts, prove } = dependencies;

  async function existing({ userId }: Principal, id: string): Promise<PasskeyRow> {
    const row = await rows.findPasskey(database.read, userId, id);
    if (!row) throw notFound('This passkey');
    return row;
  }

  return {
    async list({ userId }) {
      const all = await rows.listPasskeys(database.read, userId);
      return { passkeys: all.map(presentPasskey), total: all.length };
    },
    async begin(principal, password) {
      if (principal.kind !== 'person') throw new AppError('conflict', 'The demo account has no passkeys');
      const party = partyOf(dependencies);
      await prove(principal, password);
      const { userId } = principal;
      const known = await rows.listPasskeys(database.read, userId);
      const challenge = await oneTimeSecrets.issue({
        purpose: adding,
        userId,
        payload: {},
        lifeMs: answerMs,
      });
      return creationOptions(party, await accounts.rowOf(principal), known, challenge);
    },
    async add({ userId }, name, credential) {
      const party = partyOf(dependencies);
      const challenge = claimedChallenge(credential.response.clientDataJSON) ?? newToken();
      const asked = await redeem(dependencies, adding, challenge);
      const made =
        asked?.userId === userId ? await verifiedCreation(party, credential, challenge) : undefined;
      if (!made) throw new AppError('conflict', 'This passkey could not be added. Please try again.');
      const now = clock.now().toISOString();
      const owned = { id: newId(), user_id: userId, name, created_at: now, last_used_at: null };
      const row: PasskeyRow = { ...made, ...owned, needs_password: 0 };
      await database.transaction(async (transaction) => {
        if ((await rows.listPasskeys(transaction, userId)).length >= limits.maxPasskeys)
          throw new AppError('conflict', `At most ${limits.maxPasskeys} passkeys. Please remove one first.`);
        await rows.insertPasskey(transaction, row);
      });
      return presentPasskey(row);
    },
    async rename(principal, id, name) {
      const row = await existing(principal, id);
      await rows.renamePasskey(database.write, principal.userId, id, name);
      return presentPasskey({ ...row, name });
    },
    async remove({ userId }, id) {
      if (!(await rows.deletePasskey(database.write, userId, id))) throw notFound('This passkey');
      await accessLog.note(userId, { endedPasskey: id });
      return { id };
    },
    async beginSignIn(network) {
      const party = partyOf(dependencies);
      await throttle.take({ [`passkey questions from ${network}`]: questionsPerNetwork });
      const challenge = await oneTimeSecrets.issue({ purpose: signingIn, payload: {}, lifeMs: answerMs });
      return requestOptions(party, challenge);
    },
    signIn: createSignIn(dependencies),
  };
}
