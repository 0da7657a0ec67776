import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { periodNames } from '@drape/contract/admin/admin-options';
import { dashboardPeriodNames } from '@drape/contract/dashboard/dashboard-options';
import { type Client, createClient } from '@drape/contract/wire/client';
import { startProduct } from '../../e2e/src/product.ts';
import { median } from '../bench/statistics.ts';
import { insertSyntheticRows } from './synthetic-rows.ts';

const size = { users: 4000, analyses: Number(process.argv[2] ?? 100_000), days: 365, owned: 10_000 };
const clothes = 300;
const rounds = 15;
const limitMs = 300;

/** Analyses that the jobs have not counted or not described yet. */
function unfinished(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'drape.sqlite'), { readOnly: true, timeout: 10_000 });
  const left = 'select count(*) as count from analyses where tallied = 0 or described = 0';
  const row = database.prepare(left).get();
  database.close();
  return Number(row?.count);
}

const ticksPerSecond = 100;

/** Milliseconds of processor time that a process has used (Linux); on a busy machine the fairer measure. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Somebody with a large wardrobe, whose dashboard is asked for. */
async function heavyUser(baseUrl: string): Promise<{ id: string; client: Client }> {
  const body = { username: 'heavy', email: 'heavy@example.org', password: 'sturdy-77', full_name: 'Heavy' };
  const { access_token, user_info } = await createClient({ baseUrl }).register({ body });
  const client = createClient({ baseUrl, token: () => access_token, timeoutMs: 300_000 });
  const kinds = ['t-shirt', 'shirt', 'knit', 'jeans', 'trousers', 'sneakers', 'loafers', 'blazer', 'coat'];
  const colours = ['navy', 'white', 'black', 'grey', 'beige', 'brown', 'burgundy', 'green', 'light blue'];
  const lines = Array.from(
    { length: clothes },
    (_, n) => `${colours[n % colours.length]} ${kinds[Math.floor(n / colours.length) % kinds.length]}`,
  );
  for (let start = 0; start < clothes; start += 50)
    await client.createItems({ body: { description: lines.slice(start, start + 50).join('\n') } });
  return { id: user_info.id, client };
}

function dashboardCalls(client: Client): [string, () => Promise<unknown>][] {
  const today = new Date().toISOString().slice(0, 10);
  return [
    ...dashboardPeriodNames.flatMap((period): [string, () => Promise<unknown>][] => [
      [`dashboard ${period}`, () => client.dashboard({ query: { period } })],
      [`insights ${period}`, () => client.insights({ query: { period } })],
    ]),
    ['wardrobe-builder', () => client.wardrobeBuilder()],
    ['wardrobe insights', () => client.wardrobeInsights()],
    ['profile', () => client.getProfile()],
    ['leaderboard', () => client.leaderboard()],
    ['fashion icon', () => client.fashionIcon()],
    ['history', () => client.history()],
    ['history last page', () => client.history({ query: { page: size.owned / 10 } })],
    ['history page of 100', () => client.history({ query: { page: 50, limit: 100 } })],
    ['history by words', () => client.history({ query: { search: 'navy roll' } })],
    ['history no words', () => client.history({ query: { search: 'nothing like it' } })],
    ['history by score', () => client.history({ query: { min_score: 80 } })],
    ['history by day', () => client.history({ query: { from: '2020-01-01', to: today } })],
  ];
}

/** How long every page of the admin area and every tab of a large dashboard take on a large database; fails when one takes too long at the median. */
async function main(): Promise<void> {
  const product = await startProduct({ DEMO_ACCOUNT: 'off', ADMIN_PASSWORD: 'steady-88' });
  try {
    let start = performance.now();
    const baseUrl = `${product.origin}/api`;
    const person = await heavyUser(baseUrl);
    insertSyntheticRows(product.dataDir, { ...size, owner: person.id });
    console.log(`${size.analyses} analyses written in ${Math.round(performance.now() - start)} ms`);
    const login = { username: 'admin', password: 'steady-88' };
    const { access_token } = await createClient({ baseUrl, timeoutMs: 300_000 }).login({ body: login });
    const admin = createClient({ baseUrl, token: () => access_token, timeoutMs: 300_000 });
    start = performance.now();
    while (unfinished(product.dataDir) > 0) {
      await admin.trends();
      await sleep(200);
    }
    console.log(`counted and described in ${Math.round((performance.now() - start) / 1000)} s`);
    const calls: [string, () => Promise<unknown>][] = [
      ...periodNames.flatMap((period): [string, () => Promise<unknown>][] => [
        [`statistics ${period}`, () => admin.statistics({ query: { period } })],
        [`trends ${period}`, () => admin.trends({ query: { period } })],
        [`reviews ${period}`, () => admin.listReviews({ query: { period } })],
      ]),
      ['users', () => admin.listUsers()],
      ['users page 100', () => admin.listUsers({ query: { page: 100 } })],
      ['users search', () => admin.listUsers({ query: { search: 'person 39' } })],
      ['users pro', () => admin.listUsers({ query: { filter: 'pro' } })],
      ['agreement', () => admin.feedbackAgreement()],
      ['audit', () => admin.auditLog()],
      ['backups', () => admin.listBackups()],
      ['self-check', () => admin.selfCheck()],
      ['report month', () => admin.report()],
      ['report all', () => admin.report({ query: { period: 'all' } })],
      ...dashboardCalls(person.client),
    ];
    let slow = 0;
    for (const [name, call] of calls) {
      const times: number[] = [];
      const before = processorMs(product.pid);
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        await call();
        times.push(performance.now() - begun);
      }
      const middle = median(times);
      if (middle > limitMs) slow++;
      const used = (processorMs(product.pid) - before) / rounds;
      console.log(
        `${name.padEnd(20)} ${middle.toFixed(1).padStart(8)} ms, at most ${Math.max(...times).toFixed(0)} ms, processor ${used.toFixed(0)} ms`,
      );
    }
    if (slow > 0) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

await main();
