import { chatTexts } from '@drape/contract/assistant/chat-texts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { MembershipService } from '../membership/service.ts';
import * as rows from './repository.ts';

type Dependencies = { database: Database; membership: MembershipService };

/** A message that counts: how many are left after it (null without a limit), and how to give it back. */
export type Slot = {
  remaining: number | null;
  /** Answers how many are left then. */
  giveBack(): Promise<number | null>;
};

/**
 * So many messages a day, each of the person's days once. A slot is taken before anything is answered, in one
 * statement, so that two messages at once, on whatever replica, never share one; an answer that fails, and one that
 * only says that the question was not understood, gives it back.
 */
export function createMessageAllowance({ database, membership }: Dependencies) {
  return {
    async take(principal: Principal): Promise<Slot> {
      const most = membership.pricingTier(principal).tier_features.max_chat_messages_per_day;
      if (most === null) return { remaining: null, giveBack: async () => null };
      const { userId, timeZone } = principal;
      const day = await membership.chatDay(principal);
      const used = await rows.useOne(database.write, { userId, day, timeZone }, most);
      if (used === undefined) throw new AppError('limit_reached', chatTexts.exhausted);
      return {
        remaining: most - used,
        async giveBack() {
          await rows.giveOneBack(database.write, userId, day);
          return most - used + 1;
        },
      };
    },
  };
}
