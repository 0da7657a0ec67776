import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../../src/platform/clock.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { createLog } from '../../src/platform/log.ts';
import { fileOf, outfitPhoto } from '../photos.ts';
import { failure, startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const queue = () => createJobs({ database: test.app.database, clock: test.clock, log: createLog('silent') });

/** Regular work as a process plans it that has ended since. */
async function planned(kind: string, everyMs: number): Promise<void> {
  const before = queue();
  before.repeat(kind, everyMs, async () => undefined);
  await before.start();
  await before.stop();
}

it('regular work goes on after the clock was wrong by a year, and so does what a dead process had begun', async () => {
  const ran: string[] = [];
  const first = queue();
  test.clock.advance(365 * dayMs);
  first.repeat('clock.regular', hourMs, async () => void ran.push('regular'));
  first.handle('clock.single', async () => void ran.push('single'));
  await planned('clock.regular', hourMs);
  await first.runDue();
  await first.enqueue('clock.single', {});
  const future = test.clock.now().toISOString();
  await test.app.database.write
    .updateTable('jobs')
    .set({ run_at: '2026-01-01T00:00:00.000Z', lease_until: future })
    .where('kind', '=', 'clock.single')
    .execute();
  expect(ran).toEqual(['regular']);
  test.clock.advance(-365 * dayMs);
  await first.runDue();
  expect(ran.toSorted()).toEqual(['regular', 'regular', 'single']);
  test.clock.advance(hourMs + minuteMs);
  await first.runDue();
  expect(ran.filter((name) => name === 'regular')).toHaveLength(3);
});

it('people keep what they have when the clock jumps, and nobody is answered with a fault', async () => {
  const { client } = await test.signUp();
  const file = fileOf(await outfitPhoto({ width: 160 }));
  const { id, image_url } = await client.uploadAnalyze({ file });
  const params = { id: String(id) };
  const decade = 3650 * dayMs;
  test.clock.advance(decade);
  expect((await failure(client.getAnalysis({ params }))).status).toBe(401);
  expect((await fetch(test.origin + image_url)).status).toBe(404);
  await expect(test.signUp()).resolves.toBeTruthy();
  test.clock.advance(-2 * decade);
  const early = await test.signUp();
  await expect(early.client.uploadAnalyze({ file })).resolves.toBeTruthy();
  expect((await client.getAnalysis({ params })).id).toBe(id);
  test.clock.advance(decade);
  expect((await client.history()).total).toBe(1);
  expect((await fetch(`${test.origin}/api/health`)).status).toBe(200);
});
