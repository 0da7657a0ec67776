import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Database, Executor } from './database/database.ts';

export type ThrottleRule = { limit: number; windowMs: number };

export type Throttle = {
  /** Throws `too_many_requests` when one of the keys has used up its window. Counts nothing. */
  check(keys: Record<string, ThrottleRule>): Promise<void>;
  /** Counts one more for each key. */
  count(keys: Record<string, ThrottleRule>): Promise<void>;
  clear(keys: string[]): Promise<void>;
};

/** Counters in fixed windows, kept in the database so that they hold across replicas and restarts. */
export function createThrottle({ database, clock }: { database: Database; clock: Clock }): Throttle {
  const windowStart = (rule: ThrottleRule) =>
    new Date(Math.floor(clock.now().getTime() / rule.windowMs) * rule.windowMs);

  async function countOne(db: Executor, key: string, rule: ThrottleRule): Promise<void> {
    const window_start = windowStart(rule).toISOString();
    const row = await db.selectFrom('throttles').selectAll().where('key', '=', key).executeTakeFirst();
    const count = row?.window_start === window_start ? row.count + 1 : 1;
    await db
      .insertInto('throttles')
      .values({ key, window_start, count })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_start, count }))
      .execute();
  }

  return {
    async check(keys) {
      const rows = await database.read
        .selectFrom('throttles')
        .selectAll()
        .where('key', 'in', Object.keys(keys))
        .execute();
      for (const row of rows) {
        const rule = keys[row.key];
        if (!rule || row.count < rule.limit) continue;
        const start = windowStart(rule);
        if (row.window_start !== start.toISOString()) continue;
        const waitMs = start.getTime() + rule.windowMs - clock.now().getTime();
        const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
        throw new AppError(
          'too_many_requests',
          `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`,
          {
            retryAfterSeconds,
          },
        );
      }
    },
    count: (keys) =>
      database.transaction(async (transaction) => {
        for (const [key, rule] of Object.entries(keys)) await countOne(transaction, key, rule);
      }),
    async clear(keys) {
      if (keys.length === 0) return;
      await database.write.deleteFrom('throttles').where('key', 'in', keys).execute();
    },
  };
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
