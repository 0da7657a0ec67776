import type { AccessLog } from '../../platform/backup/access-log.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { Access } from './access.ts';
import { type Accounts, type AccountsDependencies, createAccounts } from './accounts.ts';
import { createDeletion, type Deletion } from './leaving/deletion.ts';
import {
  type AccountExport,
  type AccountExportDependencies,
  createAccountExport,
} from './leaving/export-account.ts';
import { createRemoval, type Removal, type RemovalDependencies } from './leaving/removal.ts';
import {
  createPasswordReset,
  type PasswordReset,
  type PasswordResetDependencies,
} from './passwords/password-reset.ts';
import { createProviderLinks, type ProviderLinks } from './provider/provider-link.ts';
import {
  createProviderSignIn,
  type ProviderSignIn,
  type ProviderSignInDependencies,
} from './provider/provider-sign-in.ts';
import { createPasskeys, type Passkeys } from './second-factor/passkeys.ts';
import { createEmailProof, type EmailProof, type EmailProofDependencies } from './sign-in/email-proof.ts';
import { createIdentityProof, type IdentityProof } from './sign-in/identity-proof.ts';
import { createInvitations, type Invitations } from './sign-in/invitation.ts';
import { createKnownDevices, type KnownDevices } from './sign-in/known-devices.ts';
import { createOwnSessions, type OwnSessions } from './sign-in/own-sessions.ts';
import type { PersonalTokens, TokenDraft } from './tokens/personal-tokens.ts';

/** Everything about who somebody is: accounts with their sessions, the ways in beside the password, and the way out. */
export type AccountService = Accounts &
  Removal &
  Invitations & {
    /** Asks again who somebody is, before something that outlives the session. */
    prove: IdentityProof;
    passwordReset: PasswordReset;
    providerSignIn: ProviderSignIn;
    providerLinks: ProviderLinks;
    ownSessions: OwnSessions;
    tokens: ProvenTokens;
    devices: KnownDevices;
    emailProof: EmailProof;
    secondFactor: ProvenSecondFactor;
    passkeys: Passkeys;
    deletion: Deletion;
    exported: AccountExport;
  };

import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.ts';

export type { Access } from './access.ts';
export type { AdminSecondFactor } from './second-factor/admin-second-factor.ts';

/** Personal tokens, for each of which the person proves their identity again. */
type ProvenTokens = Omit<PersonalTokens, 'create'> & {
  create(
    principal: Principal,
    draft: TokenDraft,
    password: string | undefined,
  ): ReturnType<PersonalTokens['create']>;
};

/** The second factor, changed only after the person proves their identity again. */
type ProvenSecondFactor = Omit<SecondFactor, 'begin' | 'remove' | 'renewRecovery'> & {
  begin(principal: Principal, password: string | undefined): ReturnType<SecondFactor['begin']>;
  remove(principal: Principal, password: string | undefined, code: string): Promise<void>;
  renewRecovery(
    principal: Principal,
    password: string | undefined,
    code: string,
  ): ReturnType<SecondFactor['renewRecovery']>;
};

/** What the account of visitors opens and ends. */
export type DemoDoor = NonNullable<AccountsDependencies['demo']>;

type Dependencies = Omit<AccountsDependencies, 'devices' | 'emailProof' | 'secondFactor'> &
  EmailProofDependencies &
  PasswordResetDependencies &
  RemovalDependencies &
  AccountExportDependencies & { tokens: PersonalTokens; access: Access; accessLog: AccessLog } & Omit<
    ProviderSignInDependencies,
    'accounts'
  >;

export function createAccountService(given: Dependencies): AccountService {
  const devices = createKnownDevices(given);
  const emailProof = createEmailProof(given);
  const secondFactor = createSecondFactor(given);
  const dependencies = { ...given, devices, emailProof, secondFactor };
  const accounts = createAccounts(dependencies);
  const removal = createRemoval(dependencies);
  const ownSessions = createOwnSessions({ ...dependencies, accounts });
  const prove = createIdentityProof({ ...dependencies, accounts, sessions: ownSessions });
  return {
    ...accounts,
    ...removal,
    ...createInvitations(dependencies),
    prove,
    passwordReset: createPasswordReset(dependencies),
    providerSignIn: createProviderSignIn({ ...dependencies, accounts }),
    providerLinks: createProviderLinks({ ...dependencies, accounts, prove, sessions: ownSessions }),
    ownSessions,
    tokens: {
      ...dependencies.tokens,
      async create(principal, draft, password) {
        // A token outlives the session, so a session that somebody took over must not be enough for one.
        if (principal.kind === 'person') await prove(principal, password);
        return dependencies.tokens.create(principal, draft);
      },
    },
    devices,
    emailProof,
    secondFactor: {
      ...secondFactor,
      async begin(principal, password) {
        if (principal.kind === 'person') await prove(principal, password);
        return secondFactor.begin(principal);
      },
      async remove(principal, password, code) {
        await prove(principal, password);
        await secondFactor.remove(principal, code);
      },
      async renewRecovery(principal, password, code) {
        await prove(principal, password);
        return secondFactor.renewRecovery(principal, code);
      },
    },
    passkeys: createPasskeys({ ...dependencies, accounts, prove }),
    deletion: createDeletion({ ...dependencies, accounts, prove, removal }),
    exported: createAccountExport(dependencies),
  };
}
