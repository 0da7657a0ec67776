import type { SecondFactorRule } from '@drape/contract/account/second-factor';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { PasswordLogin } from '../passwords/password-login.ts';
import { hasPasskey } from './passkey-repository.ts';
import * as factors from './second-factor-repository.ts';

export type AdminSecondFactor = {
  rule(): Promise<SecondFactorRule>;
  /** Throws `conflict` for an administrator who has none themselves, and for what the environment has decided. */
  change(transaction: Executor, admin: Principal, required: boolean): Promise<void>;
  /** Whether somebody must set one up before anything else. */
  owedBy(user: { user_id: string; role: string }): Promise<boolean>;
  /** Whether a password alone opens nothing for somebody whose second factor is a passkey. */
  needsPasskey(user: { id: string; role: string }): Promise<boolean>;
};

async function hasAny(db: Executor, userId: string): Promise<boolean> {
  return (await factors.hasSecondFactor(db, userId)) || hasPasskey(db, userId);
}

type Dependencies = {
  database: Database;
  adminSecondFactor: 'optional' | 'required';
  passwordLogin: PasswordLogin;
};

/**
 * Whether administrators need a second factor: the environment or one of them says so. Where nobody signs in by
 * password, the identity provider answers for it.
 */
export function createAdminSecondFactor({
  database,
  adminSecondFactor,
  passwordLogin,
}: Dependencies): AdminSecondFactor {
  const by_environment = adminSecondFactor === 'required';

  async function isRequired(): Promise<boolean> {
    return by_environment || (await factors.isChosenForAdmins(database.read));
  }

  const isDemandedOf = async (role: string) =>
    role === 'admin' && passwordLogin !== 'off' && (await isRequired());

  return {
    rule: async () => ({ required: await isRequired(), by_environment }),
    async change(transaction, { userId }, required) {
      if (by_environment)
        throw new AppError('conflict', 'ADMIN_SECOND_FACTOR decides this. Change it where Drape is started.');
      // Nobody locks others out of what they are not in themselves.
      if (required && !(await hasAny(transaction, userId)))
        throw new AppError(
          'conflict',
          'Set up a second factor or a passkey of your own first, under Profile.',
        );
      await factors.chooseForAdmins(transaction, required);
    },
    owedBy: async ({ user_id, role }) =>
      (await isDemandedOf(role)) && !(await hasAny(database.read, user_id)),
    needsPasskey: async ({ id, role }) =>
      (await isDemandedOf(role)) &&
      !(await factors.hasSecondFactor(database.read, id)) &&
      (await hasPasskey(database.read, id)),
  };
}
