import { type Accounts, type AccountsDependencies, createAccounts } from './accounts.ts';
import { createDeletion, type Deletion } from './deletion.ts';
import { type AccountExport, type AccountExportDependencies, createAccountExport } from './export-account.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { createPasswordReset, type PasswordReset, type PasswordResetDependencies } from './password-reset.ts';
import type { PersonalTokens } from './personal-tokens.ts';
import {
  createProviderSignIn,
  type ProviderSignIn,
  type ProviderSignInDependencies,
} from './provider-sign-in.ts';
import { createRemoval, type Removal, type RemovalDependencies } from './removal.ts';

/** Everything about who somebody is: accounts with their sessions, the ways in beside the password, and the way out. */
export type AccountService = Accounts &
  Removal & {
    passwordReset: PasswordReset;
    providerSignIn: ProviderSignIn;
    ownSessions: OwnSessions;
    tokens: PersonalTokens;
    deletion: Deletion;
    exported: AccountExport;
  };

/** What the account of visitors opens and ends. */
export type DemoDoor = NonNullable<AccountsDependencies['demo']>;

type Dependencies = AccountsDependencies &
  PasswordResetDependencies &
  RemovalDependencies &
  AccountExportDependencies & { tokens: PersonalTokens } & Omit<ProviderSignInDependencies, 'accounts'>;

export function createAccountService(dependencies: Dependencies): AccountService {
  const accounts = createAccounts(dependencies);
  const removal = createRemoval(dependencies);
  const ownSessions = createOwnSessions({ ...dependencies, accounts });
  return {
    ...accounts,
    ...removal,
    passwordReset: createPasswordReset(dependencies),
    providerSignIn: createProviderSignIn({ ...dependencies, accounts }),
    ownSessions,
    tokens: dependencies.tokens,
    deletion: createDeletion({ ...dependencies, accounts, sessions: ownSessions, removal }),
    exported: createAccountExport(dependencies),
  };
}
