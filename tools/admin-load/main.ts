import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { periodNames } from '@drape/contract/admin-options';
import { createClient } from '@drape/contract/client';
import { startProduct } from '../../e2e/src/product.ts';
import { median } from '../bench/statistics.ts';
import { insertSyntheticRows } from './synthetic-rows.ts';

const size = { users: 4000, analyses: Number(process.argv[2] ?? 100_000), days: 365 };
const rounds = 15;
const limitMs = 300;

function untallied(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'drape.sqlite'), { readOnly: true, timeout: 10_000 });
  const row = database.prepare('select count(*) as count from analyses where tallied = 0').get();
  database.close();
  return Number(row?.count);
}

const ticksPerSecond = 100;

/** Milliseconds of processor time that a process has used (Linux); on a busy machine the fairer measure. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** How long every page of the admin area takes on a large database; fails when one takes too long at the median. */
async function main(): Promise<void> {
  const product = await startProduct({ DEMO_ACCOUNT: 'off', ADMIN_PASSWORD: 'steady-88' });
  try {
    let start = performance.now();
    insertSyntheticRows(product.dataDir, size);
    console.log(`${size.analyses} analyses written in ${Math.round(performance.now() - start)} ms`);
    const baseUrl = `${product.origin}/api`;
    const login = { username: 'admin', password: 'steady-88' };
    const { access_token } = await createClient({ baseUrl, timeoutMs: 300_000 }).login({ body: login });
    const admin = createClient({ baseUrl, token: () => access_token, timeoutMs: 300_000 });
    start = performance.now();
    while (untallied(product.dataDir) > 0) {
      await admin.trends();
      await sleep(20);
    }
    console.log(`counted into the figures in ${Math.round((performance.now() - start) / 1000)} s`);
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
      ['report month', () => admin.report()],
      ['report all', () => admin.report({ query: { period: 'all' } })],
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
    const begun = performance.now();
    const { checks } = await admin.selfCheck();
    console.log(
      `self-check           ${(performance.now() - begun).toFixed(0).padStart(8)} ms (${checks.length} parts)`,
    );
    if (slow > 0) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

await main();
