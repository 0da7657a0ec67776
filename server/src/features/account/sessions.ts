import { limits } from '@drape/contract/limits';
import { type Clock, dayMs, hourMs, plus } from '../../platform/clock.ts';
import { newToken, sha256 } from '../../platform/crypto.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { tierOf } from '../membership/service.ts';
import type { Session } from './presenter.ts';
import { deleteSession, deleteSessionsExpiredBefore, findSession, insertSession } from './repository.ts';

export type Sessions = {
  open(db: Executor, userId: string, remembered: boolean): Promise<Session>;
  principalOf(token: string): Promise<Principal | undefined>;
  /** Ends the token and opens another session of the same kind; undefined when the token is dead by now. */
  rotate(principal: Principal): Promise<Session | undefined>;
  close(token: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

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

  return {
    open,
    async principalOf(token) {
      const tokenHash = sha256(token);
      const session = await findSession(database.read, tokenHash);
      const now = clock.now().toISOString();
      if (!session || session.expires_at <= now || session.blocked === 1) return undefined;
      const { pro, role, trial_ends_at } = session;
      return {
        userId: session.user_id,
        role,
        kind: session.kind,
        isPro: tierOf(session, now, plans) !== 'free',
        membership: { pro, role, trial_ends_at },
        tokenHash,
        timeZone: session.time_zone,
      };
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
