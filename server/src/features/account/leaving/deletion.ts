import type { Holdings } from '@drape/contract/account/account-settings';
import { limits } from '@drape/contract/wire/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { AccessLog } from '../../../platform/backup/access-log.ts';
import { type Clock, minuteMs, plus } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { OneTimeSecrets } from '../../../platform/one-time-secrets.ts';
import type { Accounts } from '../accounts.ts';
import { foldedKey } from '../repository.ts';
import type { IdentityProof } from '../sign-in/identity-proof.ts';
import { holdingsOf } from './export-repository.ts';
import type { Removal } from './removal.ts';

export type Deletion = {
  /** Proves who asks and tells what would go. Nothing is deleted yet. */
  request(
    principal: Principal,
    password: string | undefined,
  ): Promise<{ token: string; expires_at: string; holdings: Holdings }>;
  /** Throws `not_found` for a token that is unknown, used, late or somebody else's, `conflict` for another name. */
  confirm(principal: Principal, token: string, username: string): Promise<void>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  oneTimeSecrets: OneTimeSecrets;
  accounts: Accounts;
  prove: IdentityProof;
  removal: Removal;
  accessLog: AccessLog;
};

const purpose = 'account deletion';

/** Deleting the own account in two steps: a password, then the username typed out. */
export function createDeletion(dependencies: Dependencies): Deletion {
  const { database, clock, oneTimeSecrets, accounts, prove, removal, accessLog } = dependencies;

  return {
    async request(principal, password) {
      if (principal.kind !== 'person')
        throw new AppError('conflict', 'The demo account cannot be deleted. It ends when you sign out.');
      await prove(principal, password);
      const lifeMs = limits.deletionMinutes * minuteMs;
      const token = await oneTimeSecrets.issue({ purpose, userId: principal.userId, lifeMs });
      return {
        token,
        expires_at: plus(clock.now(), lifeMs).toISOString(),
        holdings: await holdingsOf(database.read, principal.userId),
      };
    },
    async confirm(principal, token, username) {
      const row = await accounts.rowOf(principal);
      if (foldedKey(username.trim()) !== row.username_key)
        throw new AppError('conflict', 'This is not your username. Nothing was deleted.');
      const redeemed = await database.transaction((transaction) =>
        oneTimeSecrets.redeem(transaction, purpose, token),
      );
      if (redeemed?.userId !== principal.userId)
        throw new AppError('not_found', 'This took too long. Please begin again; nothing was deleted.');
      await removal.remove(principal.userId);
      await accessLog.note(principal.userId, { deleted: true });
    },
  };
}
