import { type Clock, plus } from './clock.ts';
import { newToken, type Secrets, sha256 } from './crypto.ts';
import type { Database, Executor } from './database/database.ts';

export type IssueOptions = { purpose: string; userId?: string; payload?: unknown; lifeMs: number };

export type OneTimeSecrets = {
  /** A random secret of which only the hash is kept. */
  issue(options: IssueOptions): Promise<string>;
  /** Uses the secret up. Undefined when it is unknown, used, late or for another purpose. */
  redeem(
    db: Executor,
    purpose: string,
    secret: string,
  ): Promise<{ userId: string | null; payload: unknown } | undefined>;
  /** Ends every pending secret of a user. */
  revoke(db: Executor, userId: string): Promise<void>;
  forgetExpired(): Promise<void>;
};

type Dependencies = { database: Database; clock: Clock; secrets: Secrets };

/** Links and states that work once and for a limited time; their payload is kept encrypted. */
export function createOneTimeSecrets({ database, clock, secrets }: Dependencies): OneTimeSecrets {
  const cipher = 'one-time secret';
  return {
    async issue({ purpose, userId, payload, lifeMs }) {
      const secret = newToken();
      await database.write
        .insertInto('one_time_secrets')
        .values({
          secret_hash: sha256(secret),
          purpose,
          user_id: userId ?? null,
          payload: secrets.encrypt(cipher, JSON.stringify(payload ?? null)),
          expires_at: plus(clock.now(), lifeMs).toISOString(),
        })
        .execute();
      return secret;
    },
    async redeem(db, purpose, secret) {
      const secret_hash = sha256(secret);
      const row = await db
        .selectFrom('one_time_secrets')
        .selectAll()
        .where('secret_hash', '=', secret_hash)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      if (!row) return undefined;
      await db.deleteFrom('one_time_secrets').where('secret_hash', '=', secret_hash).execute();
      if (row.expires_at <= clock.now().toISOString()) return undefined;
      return { userId: row.user_id, payload: JSON.parse(secrets.decrypt(cipher, row.payload)) };
    },
    async revoke(db, userId) {
      await db.deleteFrom('one_time_secrets').where('user_id', '=', userId).execute();
    },
    async forgetExpired() {
      const now = clock.now().toISOString();
      await database.write.deleteFrom('one_time_secrets').where('expires_at', '<=', now).execute();
    },
  };
}
