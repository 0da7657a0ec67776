import type { AccessChange, AccessLog } from '../../platform/backup/access-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type EndedAccess, endAccess, type KeptAccess } from './access-repository.ts';

export type { EndedAccess, KeptAccess } from './access-repository.ts';

/** What changes together with the end of everything. */
type Beside = { kept?: KeptAccess; also?: AccessChange };

export type Access = {
  /**
   * Carries out a change and ends every way into the account in the same transaction, and notes both beside the
   * backups. The change answers whose access ends, or undefined where it does not come to that.
   */
  endWith(
    change: (transaction: Executor) => Promise<({ userId: string } & Beside) | undefined>,
  ): Promise<EndedAccess | undefined>;
  /** Ends the ways into one account and changes nothing else. */
  end(userId: string, kept?: KeptAccess): Promise<EndedAccess>;
};

export const nothingEnded: EndedAccess = {
  sessions: 0,
  tokens: [],
  passkeys: [],
  feed: false,
  provider: false,
};

/** The one rule of what ends when somebody is to be locked out: all of it. */
export function createAccess({
  database,
  clock,
  accessLog,
}: {
  database: Database;
  clock: Clock;
  accessLog: AccessLog;
}): Access {
  const access: Access = {
    async endWith(change) {
      const done = await database.transaction(async (transaction) => {
        const asked = await change(transaction);
        if (!asked) return undefined;
        const ended = await endAccess(transaction, asked.userId, clock.now(), asked.kept);
        return { ...asked, ended };
      });
      if (!done) return undefined;
      const { userId, kept = {}, also = {}, ended } = done;
      const noted = {
        keptTokens: [...(kept.tokens ?? [])],
        keptPasskeys: [...(kept.passkeys ?? [])],
        keptFeed: kept.feed === true,
        keptProvider: kept.provider === true,
      };
      await accessLog.note(userId, { ended: noted, ...also });
      return ended;
    },
    end: async (userId, kept) =>
      (await access.endWith(async () => (kept ? { userId, kept } : { userId }))) ?? nothingEnded,
  };
  return access;
}
