import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createLog } from '../log.ts';

const token = 'prometheus-of-the-house';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { METRICS_TOKEN: token } });
});
afterAll(() => test.close());

function metrics(authorization?: string): Promise<Response> {
  return fetch(`${test.origin}/metrics`, { headers: authorization ? { authorization } : {} });
}

it('metrics are for the holder of the token alone', async () => {
  expect((await metrics()).status).toBe(401);
  expect((await metrics('Bearer prometheus-of-the-house2')).status).toBe(401);
  expect((await metrics(`Bearer ${token}`)).status).toBe(200);
});

it('without a token in the configuration there are no metrics', async () => {
  const without = await startTestApp();
  expect((await fetch(`${without.origin}/metrics`)).status).toBe(404);
  await without.close();
});

it('requests are counted by route, statements and waiting work are there, and nothing names a person', async () => {
  const { client, id } = await test.signUp('metred');
  await client.me();
  await client.getAnalysis({ params: { id: '0190a0a0-0000-7000-8000-000000000000' } }).catch(() => undefined);
  const text = await (await metrics(`Bearer ${token}`)).text();
  const counted = (route: string, status: number) =>
    new RegExp(`drape_http_request_seconds_count\\{[^}]*route="${route}",status="${status}"\\} [1-9]`);
  expect(text).toMatch(counted('/api/auth/me', 200));
  expect(text).toMatch(counted('/api/fashion/analysis/:id', 404));
  expect(text).toMatch(/drape_database_query_seconds_count [1-9]/);
  expect(text).toMatch(/drape_photos_waiting 0/);
  expect(text).toMatch(/drape_jobs_due \d/);
  expect(text).not.toContain('metred');
  expect(text).not.toContain(id);
});

it('a photo leaves the times of its stages and of its files, and work in the background its own', async () => {
  const { client } = await test.signUp();
  await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 160 })) });
  await test.app.jobs.enqueue('mail.send', {});
  await test.app.jobs.runDue();
  const text = await (await metrics(`Bearer ${token}`)).text();
  for (const stage of ['decode', 'pose'])
    expect(text).toMatch(
      new RegExp(`drape_photo_stage_seconds_bucket\\{[^}]*stage="${stage}"[^}]*\\} [1-9]`),
    );
  expect(text).toMatch(/drape_file_store_seconds_count\{operation="put",outcome="done"\} 2/);
  expect(text).toMatch(/drape_http_request_seconds_bucket\{le="0.25",[^}]*\} [1-9]/);
});

it('counters and gauges have different names', async () => {
  const text = await (await metrics(`Bearer ${token}`)).text();
  const kinds = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  const wrong = kinds.filter(([, name = '', kind]) => name.endsWith('_total') !== (kind === 'counter'));
  expect(wrong.map(([line]) => line)).toEqual([]);
  expect(text).toMatch(/drape_nodejs_active_resources\{type="\w+"\} [1-9]/);
});

it('a refused sign-in is a line with the address it came from, and nothing else names one', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const logged = await startTestApp({ log, env: { TRUST_PROXY: '1', ADMIN_PASSWORD: 'steady-88' } });
  const signIn = (password: string) =>
    fetch(`${logged.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
      body: JSON.stringify({ username: 'admin', password }),
    });
  expect([(await signIn('wrong-one')).status, (await signIn('steady-88')).status]).toEqual([401, 200]);
  await logged.close();
  const refused = lines.map((line) => JSON.parse(line)).filter(({ client_address }) => client_address);
  expect(refused).toMatchObject([
    { msg: 'sign-in refused', client_address: '203.0.113.7', route: '/api/auth/login', status: 401 },
  ]);
  expect(lines.join('')).not.toContain('wrong-one');
});

it('a process without its database is alive and not ready', async () => {
  const orphan = await startTestApp();
  await orphan.app.database.close();
  expect((await fetch(`${orphan.origin}/api/live`)).status).toBe(200);
  expect((await fetch(`${orphan.origin}/api/health`)).status).toBe(503);
  await orphan.close();
});
