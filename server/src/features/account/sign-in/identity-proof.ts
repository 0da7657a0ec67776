import { AppError } from '../../../platform/app-error.ts';
import { type Clock, minuteMs, plus } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { Accounts } from '../accounts.ts';
import { findSession } from '../repository.ts';
import type { OwnSessions } from './own-sessions.ts';

/** Throws `conflict` if the identity is not proven again, `too_many_requests` for guessing. */
export type IdentityProof = (principal: Principal, password: string | undefined) => Promise<void>;

type Dependencies = {
  database: Database;
  clock: Clock;
  accounts: Accounts;
  sessions: Pick<OwnSessions, 'provePassword'>;
};

const freshMs = 15 * minuteMs;

/**
 * What is asked again before something that outlives the session. An account that came through an identity provider has no
 * password here; a sign-in of a moment ago proves as much.
 */
export function createIdentityProof({ database, clock, accounts, sessions }: Dependencies): IdentityProof {
  return async (principal, password) => {
    if (password) return void (await sessions.provePassword(principal, password));
    const { oidc_subject } = await accounts.rowOf(principal);
    if (oidc_subject === null) throw new AppError('conflict', 'Please enter your password');
    const session = await findSession(database.read, principal.tokenHash);
    if (!session || session.created_at < plus(clock.now(), -freshMs).toISOString())
      throw new AppError(
        'conflict',
        'Please sign out, sign in again, and come back within a quarter of an hour.',
      );
  };
}
