import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs, hourMs, minuteMs } from '../clock.ts';
import { createLog } from '../log.ts';
import { createJobs } from './jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function queue() {
  return createJobs({ database: test.app.database, clock: test.clock, log: createLog('silent') });
}

it('runs a job when its time has come, once over two queues', async () => {
  const seen: unknown[] = [];
  const [first, second] = [queue(), queue()];
  for (const jobs of [first, second]) jobs.handle('once', async (payload) => void seen.push(payload));
  await first.enqueue('once', { n: 1 }, { runAt: new Date(test.clock.now().getTime() + minuteMs) });
  expect(await first.runDue()).toBe(0);
  test.clock.advance(minuteMs);
  await Promise.all([first.runDue(), second.runDue()]);
  expect(seen).toEqual([{ n: 1 }]);
});

it('tries a failing job again after growing pauses and gives up in the end', async () => {
  const jobs = queue();
  let attempts = 0;
  jobs.handle('fails', async () => {
    attempts++;
    throw new Error('not today');
  });
  await jobs.enqueue('fails', {}, { maxAttempts: 3 });
  await jobs.runDue();
  await jobs.runDue();
  expect(attempts).toBe(1);
  for (let round = 0; round < 5; round++) {
    test.clock.advance(hourMs);
    await jobs.runDue();
  }
  expect(attempts).toBe(3);
});

it('takes over a job whose holder died once its lease is over', async () => {
  const dead = queue();
  dead.handle('held', () => new Promise(() => undefined));
  await dead.enqueue('held', {});
  void dead.runDue();
  await new Promise((resolve) => setTimeout(resolve, 200));
  let taken = 0;
  const heir = queue();
  heir.handle('held', async () => void taken++);
  expect(await heir.runDue()).toBe(0);
  test.clock.advance(2 * minuteMs);
  expect(await heir.runDue()).toBe(1);
  expect(taken).toBe(1);
});

it('keeps one job for a unique key and moves its time', async () => {
  const jobs = queue();
  let runs = 0;
  jobs.handle('unique', async () => void runs++);
  for (let n = 0; n < 3; n++) await jobs.enqueue('unique', {}, { uniqueKey: 'only-one' });
  await jobs.runDue();
  expect(runs).toBe(1);
});

it('schedules regular work again after each run, even after a failure', async () => {
  const jobs = queue();
  let runs = 0;
  jobs.repeat('regular', dayMs, async () => {
    runs++;
    if (runs === 2) throw new Error('once');
  });
  await jobs.start();
  await jobs.runDue();
  for (let day = 0; day < 3; day++) {
    test.clock.advance(dayMs + hourMs);
    await jobs.runDue();
  }
  await jobs.stop();
  expect(runs).toBe(4);
});

it('keeps its lease for as long as the work takes', async () => {
  const slow = createJobs({
    database: test.app.database,
    clock: test.clock,
    log: createLog('silent'),
    heartbeatMs: 5,
  });
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  slow.handle('long', async () => {
    begun.resolve();
    await end.promise;
  });
  await slow.enqueue('long', {});
  const running = slow.runDue();
  await begun.promise;
  const other = queue();
  let taken = 0;
  other.handle('long', async () => void taken++);
  for (let minute = 0; minute < 5; minute++) {
    test.clock.advance(minuteMs - 1);
    const lease = await leaseOf('long');
    await expect.poll(() => leaseOf('long')).not.toBe(lease);
    expect(await other.runDue()).toBe(0);
  }
  end.resolve();
  expect(await running).toBe(1);
  test.clock.advance(hourMs);
  expect(await other.runDue()).toBe(0);
  expect(taken).toBe(0);
});

async function leaseOf(kind: string): Promise<string | undefined> {
  const row = await test.app.database.read
    .selectFrom('jobs')
    .select('lease_until')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.lease_until;
}

it('exclusive work runs in one process, and other callers wait for its end', async () => {
  const { signal } = new AbortController();
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let runs = 0;
  const first = queue().alone(
    'alone',
    async () => {
      runs++;
      begun.resolve();
      await end.promise;
    },
    signal,
  );
  await begun.promise;
  let waited = true;
  const second = queue()
    .alone('alone', async () => void runs++, signal)
    .then(() => {
      waited = false;
    });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(waited).toBe(true);
  end.resolve();
  await Promise.all([first, second]);
  expect(runs).toBe(1);
});

it('work that was broken off is taken over at once', async () => {
  const { signal } = new AbortController();
  const broken = queue().alone('broken', () => Promise.reject(new Error('told to end')), signal);
  await expect(broken).rejects.toThrow('told to end');
  let runs = 0;
  await queue().alone('broken', async () => void runs++, signal);
  expect(runs).toBe(1);
});
