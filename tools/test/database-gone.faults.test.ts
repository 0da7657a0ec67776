import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseLocation } from '../../server/src/platform/database/database.ts';
import { outageOf } from '../../server/src/platform/process/outage.ts';
import { openPglitePool } from '../../server/test/pglite-pool.ts';
import { fileOf, outfitPhoto } from '../../server/test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../server/test/test-app.ts';
import { startPostgres } from './postgres.ts';

type Stoppable = {
  location: DatabaseLocation;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** For machines without PostgreSQL: the one inside the process, refusing connections as a stopped server does. */
async function refusingPool(): Promise<Stoppable> {
  const pool = await openPglitePool();
  let isStopped = false;
  const connect = async () => {
    if (isStopped) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return pool.connect();
  };
  return {
    location: { pool: { ...pool, connect } as typeof pool },
    async stop() {
      isStopped = true;
    },
    async start() {
      isStopped = false;
    },
    close: async () => undefined,
  };
}

let database: Stoppable;
let test: TestApp;
beforeAll(async () => {
  const server = await startPostgres();
  database = server ? { ...server, location: { url: server.url } } : await refusingPool();
  test = await startTestApp({ database: database.location });
});
afterAll(async () => {
  await test.close();
  await database.close();
});

/** Work that waits inside a transaction, between two statements, until released; answers how it ended. */
function heldTransaction(): {
  begun: Promise<void>;
  goOn(): void;
  ended: Promise<'kept' | number | undefined>;
} {
  const begun = Promise.withResolvers<void>();
  const goingOn = Promise.withResolvers<void>();
  const ended = test.app.database.transaction(async (transaction) => {
    await transaction.selectFrom('users').select('id').execute();
    begun.resolve();
    await goingOn.promise;
    await transaction.selectFrom('users').select('id').execute();
  });
  return {
    begun: begun.promise,
    goOn: goingOn.resolve,
    ended: ended.then(
      () => 'kept' as const,
      (error) => outageOf(error)?.status,
    ),
  };
}

const statusOf = async (path: string) => (await fetch(`${test.origin}/api${path}`)).status;

it('without its database the server lives and says so, and with it again it goes on where it was', async () => {
  const { client } = await test.signUp();
  const file = fileOf(await outfitPhoto({ width: 160 }));
  const { id } = await client.uploadAnalyze({ file });
  const onItsWay = client.uploadAnalyze({ file }).then(
    (analysis) => analysis.id,
    (error) => error.status,
  );
  const held = heldTransaction();
  await held.begun;
  await database.stop();
  const interrupted = await onItsWay;
  held.goOn();
  // Without a server of its own the database inside the process keeps the connections that it has.
  expect(await held.ended).toBe('url' in database.location ? 503 : 'kept');

  expect([await statusOf('/live'), await statusOf('/health')]).toEqual([200, 503]);
  for (const call of [() => client.history(), () => client.uploadAnalyze({ file }), () => test.signUp()]) {
    const refused = await failure(call());
    expect([refused.status, refused.code]).toEqual([503, 'unavailable']);
  }
  await test.app.jobs.runDue().catch(() => undefined);

  await database.start();
  await expect.poll(() => statusOf('/health'), { timeout: 20_000 }).toBe(200);
  const kept = (await client.history()).history.map((entry) => entry.id);
  expect(kept).toContain(id);
  if (typeof interrupted === 'string') expect(kept).toContain(interrupted);
  else expect([interrupted, kept.length]).toEqual([503, 1]);
  await expect(client.uploadAnalyze({ file })).resolves.toBeTruthy();
  await expect(test.app.jobs.runDue()).resolves.toBeGreaterThanOrEqual(0);
}, 120_000);
