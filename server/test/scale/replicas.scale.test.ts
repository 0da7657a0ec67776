import { setTimeout as sleep } from 'node:timers/promises';
import { tierFeatures } from '@drape/contract/membership/tiers';
import { ApiError } from '@drape/contract/wire/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../../src/platform/clock.ts';
import { migrations } from '../../src/platform/database/migrations/all.ts';
import { fileOf, outfitPhoto } from '../photos.ts';
import { type Cluster, type Person, startCluster } from './cluster.ts';

/** The long form takes more rounds of what may go wrong by chance. */
const isLong = process.env.DRAPE_TEST_LONG === '1';
const rounds = isLong ? 5 : 1;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
  await Promise.all(cluster.replicas.map(({ origin }) => cluster.proxy.takesUp(origin)));
}, 180_000);
afterAll(() => cluster?.close());

/** What each call came to: `ok`, or the code of its error. */
async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(calls)) {
    const failure = outcome.status === 'rejected' ? outcome.reason : undefined;
    const name = failure === undefined ? 'ok' : failure instanceof ApiError ? failure.code : String(failure);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

it('three replicas that start at once bring the tables up to date once and make one administrator', async () => {
  const { rows } = await cluster.sql.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
  const { rows: admins } = await cluster.sql.query("select id from users where role = 'admin'");
  expect(admins.length).toBe(1);
  const announcing = cluster.replicas.filter(({ output }) => output().includes('(shown only this once)'));
  expect(announcing.length).toBe(1);
});

it('nightly work runs once, not once for each replica', async () => {
  const { rows } = await cluster.sql.query<{ kind: string }>('select kind from jobs where unique_key = kind');
  // Kinds that come round only after hours: within this test each is due once.
  const often = ['admin.tally', 'outfits.send-morning-mails'];
  const nightly = rows.map(({ kind }) => kind).filter((kind) => !often.includes(kind));
  const expectEach = async (times: number) => {
    const counts = async () => {
      const done = await cluster.jobsDone();
      return nightly.map((kind) => [kind, done.get(kind) ?? 0]);
    };
    await expect.poll(counts, { timeout: 60_000 }).toEqual(nightly.map((kind) => [kind, times]));
    await sleep(2500);
    expect(await counts()).toEqual(nightly.map((kind) => [kind, times]));
  };
  expect(nightly.length).toBeGreaterThan(10);
  await expectEach(1);
  const due = new Date(Date.now() - dayMs).toISOString();
  await cluster.sql.query('update jobs set run_at = $1 where kind = any($2)', [due, nightly]);
  await expectEach(2);
}, 150_000);

it('the messages of a day are never overspent, through whichever replica they come', async () => {
  const most = tierFeatures.free.max_chat_messages_per_day;
  for (let round = 0; round < rounds; round++) {
    const { id, token } = await cluster.freePerson();
    const calls = Array.from({ length: Math.ceil((most + 7) / 3) }, () =>
      cluster.direct(token).map((client) => client.chat({ body: { message: 'hello' } })),
    );
    const counts = await outcomes(calls.flat());
    expect(counts).toEqual({ ok: most, limit_reached: calls.flat().length - most });
    const { rows } = await cluster.sql.query('select used from chat_days where user_id = $1', [id]);
    expect(rows).toEqual([{ used: most }]);
  }
}, 120_000);

it('a wardrobe never holds more than its plan allows, through whichever replica its items come', async () => {
  const most = tierFeatures.free.max_wardrobe_items;
  for (let round = 0; round < rounds; round++) {
    const person = await cluster.freePerson();
    const lines = Array.from({ length: most - 5 }, () => 'white shirt').join('\n');
    await person.client.createItems({ body: { description: lines } });
    const calls = Array.from({ length: 5 }, () =>
      cluster
        .direct(person.token)
        .map((client) => client.createItems({ body: { description: 'blue jeans' } })),
    );
    const counts = await outcomes(calls.flat());
    expect(counts).toEqual({ ok: 5, limit_reached: 10 });
    expect((await person.client.listItems()).total).toBe(most);
  }
}, 120_000);

it('wrong passwords are counted over all replicas', async () => {
  const quarter = () => Math.floor(Date.now() / (15 * minuteMs));
  for (let attempt = 0; ; attempt++) {
    const begun = quarter();
    const person = await cluster.freePerson();
    const { username } = await person.client.me();
    const calls = Array.from({ length: 6 }, () =>
      cluster.direct().map((client) => client.login({ body: { username, password: 'wrong-password' } })),
    );
    const counts = await outcomes(calls.flat());
    // A quarter of an hour that ended meanwhile restarted the count.
    if (quarter() !== begun && attempt === 0) continue;
    expect(counts).toEqual({ unauthorized: 10, too_many_requests: 8 });
    return;
  }
}, 120_000);

type Kept = { person: Person; id: string };

async function expectKept(kept: readonly Kept[]): Promise<void> {
  for (const { person, id } of kept) {
    const { image_url } = await person.client.getAnalysis({ params: { id } });
    expect((await fetch(new URL(String(image_url), cluster.proxy.origin))).status).toBe(200);
  }
}

it('a replica that is killed in the middle of uploads loses nothing that was acknowledged', async () => {
  const photo = fileOf(await outfitPhoto({ width: 240 }));
  const people = await Promise.all([cluster.freePerson(), cluster.freePerson(), cluster.freePerson()]);
  const kept: Kept[] = [];
  let isOver = false;
  const uploading = people.map(async (person) => {
    while (!isOver) {
      const analysis = await person.client.uploadAnalyze({ file: photo }).catch(() => undefined);
      if (analysis) kept.push({ person, id: String(analysis.id) });
      await sleep(50);
    }
  });
  const moreThan = (count: number) =>
    expect.poll(() => kept.length, { timeout: 60_000 }).toBeGreaterThan(count);
  for (let round = 0; round < rounds; round++) {
    const victim = cluster.replicas[round % cluster.replicas.length];
    await moreThan(kept.length + 2);
    await victim?.end('SIGKILL');
    await moreThan(kept.length + 2);
    victim?.start();
    await victim?.ready();
  }
  isOver = true;
  await Promise.all(uploading);
  await expectKept(kept);
  const { rows } = await cluster.sql.query<{ key: string }>('select key from stored_files');
  expect(rows.filter(({ key }) => !cluster.s3.objects.has(`/photos/${key}`))).toEqual([]);
}, 300_000);

it('restarting one replica after the other fails no request under constant load', async () => {
  const photo = fileOf(await outfitPhoto({ width: 240 }));
  const person = await cluster.freePerson();
  const work: Record<string, () => Promise<unknown>> = {
    reads: () => person.client.history(),
    writes: () => person.client.updatePreferences({ body: { style_preference: ['casual'] } }),
    uploads: () => person.client.uploadAnalyze({ file: photo }),
  };
  const answered: Record<string, number> = {};
  const failures: unknown[] = [];
  let isOver = false;
  const load = Object.entries(work).map(async ([name, call]) => {
    while (!isOver) {
      await call().then(
        () => {
          answered[name] = (answered[name] ?? 0) + 1;
        },
        (error) => failures.push(`${name}: ${error}`),
      );
      await sleep(10);
    }
  });
  for (let round = 0; round < rounds; round++)
    for (const replica of cluster.replicas) {
      expect(await replica.end('SIGTERM')).toBe(0);
      replica.start();
      await replica.ready();
      await cluster.proxy.takesUp(replica.origin);
    }
  isOver = true;
  await Promise.all(load);
  expect(failures).toEqual([]);
  for (const name of Object.keys(work)) expect(answered[name]).toBeGreaterThan(2);
  expect(cluster.proxy.served.size).toBe(cluster.replicas.length);
}, 300_000);

async function drawDemoOnce(): Promise<void> {
  const own = await startCluster({ DEMO_ACCOUNT: 'on', NODE_OPTIONS: '' });
  try {
    const templates = new Set<string>();
    const isDrawn = async () => {
      const { rows } = await own.sql.query<{ id: string }>(
        "select id from users where kind = 'demo-template'",
      );
      for (const { id } of rows) templates.add(id);
      const stamp = await own.sql.query("select value from installation where key = 'demo template'");
      return stamp.rows.length === 1;
    };
    await expect.poll(isDrawn, { timeout: 500_000, interval: 200 }).toBe(true);
    const waiting = "select id from jobs where kind = 'demo.seed' and state = 'waiting'";
    await expect.poll(async () => (await own.sql.query(waiting)).rows.length, { timeout: 60_000 }).toBe(0);
    await isDrawn();
    expect(templates.size).toBe(1);
    const { rows } = await own.sql.query("select count(*) as count from users where kind = 'demo-template'");
    expect(Number(rows[0].count)).toBe(1);
    for (const { output } of own.replicas) expect(output()).not.toMatch(/failed/);
  } finally {
    await own.close();
  }
}

// Drawing takes a while, so that the short form leaves it to the test of work that runs alone.
if (isLong) it('three replicas that start at once draw the demo account once', drawDemoOnce, 600_000);
