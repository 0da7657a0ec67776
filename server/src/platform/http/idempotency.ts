import { AppError } from '../app-error.ts';
import { type Clock, dayMs, minuteMs, plus } from '../clock.ts';
import { type Secrets, sha256 } from '../crypto.ts';
import type { Database } from '../database/database.ts';
import type { IdempotencyRow } from '../database/schema.ts';

export type Idempotency = {
  /**
   * Runs the work once for a key of a scope and answers repeats with the first answer. A repeat with other content
   * and a repeat while another process still works are a `conflict`; after a failure the key may be used again.
   */
  once<T>(call: { scope: string; key: string; content(): string }, work: () => Promise<T>): Promise<T>;
  forgetOld(): Promise<void>;
};

const leaseMs = minuteMs;
const keptMs = dayMs;
const purpose = 'idempotency';

type Dependencies = { database: Database; clock: Clock; secrets: Secrets };

/** The table of keys: reserved while the work runs, settled with its answer, released when it failed. */
function createKeyTable({ database, secrets }: Dependencies) {
  async function reserve(row: IdempotencyRow): Promise<IdempotencyRow | undefined> {
    return database.transaction(async (transaction) => {
      const known = await transaction
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('scope', '=', row.scope)
        .where('key', '=', row.key)
        .executeTakeFirst();
      const abandoned = known?.state === 'running' && known.lease_until < row.created_at;
      if (known && !abandoned) return known;
      await transaction
        .insertInto('idempotency_keys')
        .values(row)
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doUpdateSet(row))
        .execute();
      return undefined;
    });
  }

  async function settle(row: IdempotencyRow, answer: unknown): Promise<void> {
    await database.write
      .updateTable('idempotency_keys')
      .set({ state: 'done', answer: secrets.encrypt(purpose, JSON.stringify(answer)) })
      .where('scope', '=', row.scope)
      .where('key', '=', row.key)
      .execute();
  }

  async function release(row: IdempotencyRow): Promise<void> {
    await database.write
      .deleteFrom('idempotency_keys')
      .where('scope', '=', row.scope)
      .where('key', '=', row.key)
      .execute();
  }

  return { reserve, settle, release };
}

export function createIdempotency(dependencies: Dependencies): Idempotency {
  const { database, clock, secrets } = dependencies;
  const { reserve, settle, release } = createKeyTable(dependencies);
  const inFlight = new Map<string, { fingerprint: string; answer: Promise<unknown> }>();

  async function run<T>(row: IdempotencyRow, work: () => Promise<T>): Promise<T> {
    const known = await reserve(row);
    if (known) return replay<T>(known, row.fingerprint, secrets);
    try {
      const answer = await work();
      await settle(row, answer);
      return answer;
    } catch (error) {
      await release(row);
      throw error;
    }
  }

  return {
    async once<T>(
      { scope, key, content }: { scope: string; key: string; content(): string },
      work: () => Promise<T>,
    ) {
      const fingerprint = sha256(content());
      const flight = `${scope}\n${key}`;
      const running = inFlight.get(flight);
      if (running) {
        if (running.fingerprint !== fingerprint) throw otherContent();
        return (await running.answer) as T;
      }
      const now = clock.now();
      const times = { lease_until: plus(now, leaseMs).toISOString(), created_at: now.toISOString() };
      const answer = run({ scope, key, fingerprint, state: 'running', answer: null, ...times }, work);
      inFlight.set(flight, { fingerprint, answer });
      return answer.finally(() => inFlight.delete(flight));
    },
    async forgetOld() {
      const before = plus(clock.now(), -keptMs).toISOString();
      await database.write.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
    },
  };
}

function otherContent(): AppError {
  return new AppError('conflict', 'This Idempotency-Key was already used for another request');
}

function replay<T>(known: IdempotencyRow, fingerprint: string, secrets: Secrets): T {
  if (known.fingerprint !== fingerprint) throw otherContent();
  if (known.answer === null) {
    throw new AppError('conflict', 'This request is still being worked on. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }
  return JSON.parse(secrets.decrypt(purpose, known.answer)) as T;
}
