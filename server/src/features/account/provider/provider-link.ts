import type { ProviderLink } from '@drape/contract/account/provider-link';
import { AppError } from '../../../platform/app-error.ts';
import type { AccessLog } from '../../../platform/backup/access-log.ts';
import { type Clock, minuteMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { OneTimeSecrets } from '../../../platform/one-time-secrets.ts';
import type { Checks, IdentityProvider } from '../../../platform/outside/identity-provider.ts';
import type { Accounts } from '../accounts.ts';
import { type PasswordLogin, refuseWithoutPasswords } from '../passwords/password-login.ts';
import * as users from '../repository.ts';
import type { IdentityProof } from '../sign-in/identity-proof.ts';
import type { OwnSessions } from '../sign-in/own-sessions.ts';
import { type ProviderGroups, withoutGroups } from './provider-groups.ts';

/** Connecting an account that exists to who its owner is at the identity provider, and undoing that. */
export type ProviderLinks = {
  state(principal: Principal): Promise<ProviderLink>;
  begin(
    principal: Principal,
    password: string | undefined,
  ): Promise<{ authorization_url: string; state: string }>;
  /** Throws `conflict` for an answer that is late or somebody else's, and for who opens another account already. */
  connect(principal: Principal, code: string, state: string): Promise<ProviderLink>;
  /** Throws `conflict` without the password, which is the way in that remains. */
  disconnect(principal: Principal, password: string): Promise<ProviderLink>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  accounts: Accounts;
  oneTimeSecrets: OneTimeSecrets;
  provider: IdentityProvider | undefined;
  providerGroups: ProviderGroups;
  passwordLogin: PasswordLogin;
  accessLog: AccessLog;
  prove: IdentityProof;
  sessions: Pick<OwnSessions, 'provePassword'>;
};

const purpose = 'connecting the identity provider';
const tooLate = 'This took too long or was already used. Please try again.';

function present({ oidc_subject, oidc_linked_at }: UserRow): ProviderLink {
  return { connected: oidc_subject !== null, connected_at: oidc_linked_at };
}

export function createProviderLinks(dependencies: Dependencies): ProviderLinks {
  const { database, clock, accounts, oneTimeSecrets, provider, providerGroups, accessLog } = dependencies;

  function configured(): IdentityProvider {
    if (!provider) throw new AppError('not_found', 'Signing in with an identity provider is not set up here');
    return provider;
  }

  /** The account of a person that is not connected yet. */
  async function free(principal: Principal): Promise<UserRow> {
    if (principal.kind !== 'person') throw new AppError('conflict', 'The demo account cannot be connected');
    const row = await accounts.rowOf(principal);
    if (row.oidc_subject !== null) throw new AppError('conflict', 'Your account is connected already');
    return row;
  }

  return {
    async state(principal) {
      configured();
      return present(await accounts.rowOf(principal));
    },
    async begin(principal, password) {
      const idp = configured();
      const { id: userId } = await free(principal);
      await dependencies.prove(principal, password);
      const { checks, addressWith } = await idp.begin();
      const state = await oneTimeSecrets.issue({ purpose, userId, payload: checks, lifeMs: 10 * minuteMs });
      return { authorization_url: addressWith(state), state };
    },
    async connect(principal, code, state) {
      const idp = configured();
      const { id } = await free(principal);
      const redeemed = await database.transaction((transaction) =>
        oneTimeSecrets.redeem(transaction, purpose, state),
      );
      if (redeemed?.userId !== id) throw new AppError('conflict', tooLate);
      const { subject } = await idp.finish(code, redeemed.payload as Checks).catch((error) => {
        // The session stands; what failed is what came back from the provider.
        const isRefusal = error instanceof AppError && error.code === 'unauthorized';
        throw isRefusal ? new AppError('conflict', error.message, { cause: error }) : error;
      });
      const change = { oidc_subject: subject, oidc_linked_at: clock.now().toISOString() };
      await database.transaction(async (transaction) => {
        if (await users.findUserByOidcSubject(transaction, subject))
          throw new AppError('conflict', 'You already sign in to another account here with that one.');
        await users.updateUser(transaction, id, change);
      });
      return present(await accounts.rowOf(principal));
    },
    async disconnect(principal, password) {
      configured();
      refuseWithoutPasswords(dependencies.passwordLogin);
      const row = await dependencies.sessions.provePassword(principal, password);
      if (row.oidc_subject === null) throw new AppError('not_found', 'Your account is not connected');
      if (row.role === 'admin' && providerGroups.admin !== undefined)
        throw new AppError(
          'conflict',
          'A group at the identity provider decides who is an administrator here, so administrators stay connected.',
        );
      const change = { oidc_subject: null, oidc_linked_at: null, ...withoutGroups(row) };
      await users.updateUser(database.write, row.id, change);
      await accessLog.note(row.id, { endedProvider: true });
      return present({ ...row, ...change });
    },
  };
}
