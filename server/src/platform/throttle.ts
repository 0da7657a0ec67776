import { sql } from 'kysely';
import { AppError } from './app-error.ts';
import { type Clock, dayMs, plus } from './clock.ts';
import type { Database } from './database/database.ts';
import { isMissingReference } from './database/violations.ts';

/** What an account is counted for: its id comes first, so that its counters are found by it. */
export function countedFor(userId: string, what: string): string {
  return `${userId} ${what}`;
}

export type ThrottleRule = { limit: number; windowMs: number };

export type Throttle = {
  /**
   * Counts one more for each key and throws `too_many_requests` when one of them had used up its window. Counting comes
   * first and is one statement, so that calls at the same time, on any replica, never share a place. `owner` is the
   * account that the keys count for: its counters go with it, and once it is gone this throws `unauthorized`.
   */
  take(keys: Record<string, ThrottleRule>, owner?: string): Promise<void>;
  /** Undoes one count for each key: what was taken did not deserve to be counted. */
  giveBack(keys: Record<string, ThrottleRule>): Promise<void>;
  clear(keys: string[]): Promise<void>;
  /** Forgets windows that are over. */
  forgetOld(): Promise<void>;
};

/** The longest window that a rule may have. */
const longestWindowMs = dayMs;

/** Counters in fixed windows, kept in the database so that they hold across replicas and restarts. */
export function createThrottle({ database, clock }: { database: Database; clock: Clock }): Throttle {
  const windowStart = (rule: ThrottleRule) =>
    new Date(Math.floor(clock.now().getTime() / rule.windowMs) * rule.windowMs);

  async function countOne(key: string, rule: ThrottleRule, owner: string | null): Promise<number> {
    const window_start = windowStart(rule).toISOString();
    const row = await database.write
      .insertInto('throttles')
      .values({ key, window_start, count: 1, user_id: owner })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          window_start,
          count: sql<number>`case when throttles.window_start = ${window_start} then throttles.count + 1 else 1 end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        if (isMissingReference(error)) throw new AppError('unauthorized', 'This account has been deleted');
        throw error;
      });
    return row.count;
  }

  async function findUsed(keys: string[]): Promise<Map<string, number>> {
    if (keys.length === 0) return new Map();
    const rows = await database.read.selectFrom('throttles').selectAll().where('key', 'in', keys).execute();
    return new Map(rows.map(({ key, window_start, count }) => [`${key} ${window_start}`, count]));
  }

  function refusal(rule: ThrottleRule): AppError {
    const waitMs = windowStart(rule).getTime() + rule.windowMs - clock.now().getTime();
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
    const sentence = `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`;
    return new AppError('too_many_requests', sentence, { retryAfterSeconds });
  }

  return {
    async take(keys, owner) {
      // Further attempts are refused after a read, which costs the database less than a count.
      const used = await findUsed(Object.keys(keys));
      for (const [key, rule] of Object.entries(keys))
        if ((used.get(`${key} ${windowStart(rule).toISOString()}`) ?? 0) >= rule.limit) throw refusal(rule);
      for (const [key, rule] of Object.entries(keys))
        if ((await countOne(key, rule, owner ?? null)) > rule.limit) throw refusal(rule);
    },
    async giveBack(keys) {
      for (const [key, rule] of Object.entries(keys))
        await database.write
          .updateTable('throttles')
          .set({ count: sql<number>`count - 1` })
          .where('key', '=', key)
          .where('window_start', '=', windowStart(rule).toISOString())
          .where('count', '>', 0)
          .execute();
    },
    async clear(keys) {
      if (keys.length === 0) return;
      await database.write.deleteFrom('throttles').where('key', 'in', keys).execute();
    },
    async forgetOld() {
      const before = plus(clock.now(), -longestWindowMs).toISOString();
      await database.write.deleteFrom('throttles').where('window_start', '<', before).execute();
    },
  };
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
