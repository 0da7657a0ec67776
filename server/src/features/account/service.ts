import type { AccessLog } from '../../platform/backup/access-log.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { Access } from './access.ts';
import { type Accounts, type AccountsDependencies, createAccounts } from './accounts.ts';
import { createDeletion, type Deletion } from './deletion.ts';
import { createEmailProof, type EmailProof, type EmailProofDependencies } from './email-proof.ts';
import { type AccountExport, type AccountExportDependencies, createAccountExport } from './export-account.ts';
import { createIdentityProof, type IdentityProof } from './identity-proof.ts';
import { createInvitations, type Invitations } from './invitation.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createPasswordReset, type PasswordReset, type PasswordResetDependencies } from './password-reset.ts';
import type { PersonalTokens, TokenDraft } from './personal-tokens.ts';
import { createProviderLinks, type ProviderLinks } from './provider-link.ts';
import {
  createProviderSignIn,
  type ProviderSignIn,
  type ProviderSignInDependencies,
} from './provider-sign-in.ts';
import { createRemoval, type Removal, type RemovalDependencies } from './removal.ts';

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

import { createSecondFactor, type SecondFactor } from './second-factor.ts';

export type { Access } from './access.ts';
export type { AdminSecondFactor } from './admin-second-factor.ts';

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
