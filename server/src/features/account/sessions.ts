import { limits } from '@drape/contract/limits';
import { type Clock, dayMs, hourMs, plus } from '../../platform/clock.ts';
import { newToken, sha256 } from '../../platform/crypto.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { tierOf } from '../membership/service.ts';
import type { Session } from './presenter.ts';
import {
  deleteSession,
  deleteSessionsExpiredBefore,
  findSession,
  findUser,
  insertSession,
} from './repository.ts';

export type Sessions = {
  open(db: Executor, userId: string, remembered: boolean): Promise<Session>;
  principalOf(token: string): Promise<Principal | undefined>;
  /** Somebody for whom work is done while they are away; undefined for who is gone or blocked. */
  principalOfUser(userId: string): Promise<Principal | undefined>;
  /** Ends the token and opens another session of the same kind; undefined when the token is dead by now. */
  rotate(principal: Principal): Promise<Session | undefined>;
  close(token: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

type Standing = Pick<UserRow, 'pro' | 'role' | 'trial_ends_at' | 'kind' | 'time_zone'>;

type Dependencies = { database: Database; clock: Clock; plans: 'on' | 'off' };

/** Sessions of opaque random tokens, of which the database keeps only the hash. */
export function createSessions({ database, clock, plans }: Dependencies): Sessions {
  async function open(db: Executor, userId: string, remembered: boolean): Promise<Session> {
    const now = clock.now();
    const token = newToken();
    const lifeMs = remembered ? limits.rememberedSessionDays * dayMs : limits.sessionHours * hourMs;
    const expiresAt = plus(now, lifeMs);
    await insertSession(db, {
      token_hash: sha256(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      remembered: remembered ? 1 : 0,
    });
    return { token, expiresAt };
  }

  function principalFrom(user: Standing, userId: string, tokenHash: string): Principal {
    const { pro, role, trial_ends_at, kind, time_zone: timeZone } = user;
    const isPro = tierOf(user, clock.now().toISOString(), plans) !== 'free';
    return { userId, role, kind, isPro, membership: { pro, role, trial_ends_at }, tokenHash, timeZone };
  }

  return {
    open,
    async principalOf(token) {
      const tokenHash = sha256(token);
      const session = await findSession(database.read, tokenHash);
      const now = clock.now().toISOString();
      if (!session || session.expires_at <= now || session.blocked === 1) return undefined;
      return principalFrom(session, session.user_id, tokenHash);
    },
    async principalOfUser(userId) {
      const user = await findUser(database.read, userId);
      return user && user.blocked === 0 ? principalFrom(user, user.id, '') : undefined;
    },
    rotate: (principal) =>
      database.transaction(async (transaction) => {
        const session = await findSession(transaction, principal.tokenHash);
        if (!session || !(await deleteSession(transaction, principal.tokenHash))) return undefined;
        return open(transaction, principal.userId, session.remembered === 1);
      }),
    async close(token) {
      await deleteSession(database.write, sha256(token));
    },
    async forgetExpired() {
      await deleteSessionsExpiredBefore(database.write, clock.now().toISOString());
    },
  };
}
