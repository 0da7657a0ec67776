import { type Accounts, type AccountsDependencies, createAccounts } from './accounts.ts';
import { createPasswordReset, type PasswordReset, type PasswordResetDependencies } from './password-reset.ts';
import {
  createProviderSignIn,
  type ProviderSignIn,
  type ProviderSignInDependencies,
} from './provider-sign-in.ts';

/** Everything about who somebody is: accounts with their sessions, and the ways in beside the password. */
export type AccountService = Accounts & { passwordReset: PasswordReset; providerSignIn: ProviderSignIn };

/** What the account of visitors opens and ends. */
export type DemoDoor = NonNullable<AccountsDependencies['demo']>;

type Dependencies = AccountsDependencies &
  PasswordResetDependencies &
  Omit<ProviderSignInDependencies, 'accounts'>;

export function createAccountService(dependencies: Dependencies): AccountService {
  const accounts = createAccounts(dependencies);
  return {
    ...accounts,
    passwordReset: createPasswordReset(dependencies),
    providerSignIn: createProviderSignIn({ ...dependencies, accounts }),
  };
}
