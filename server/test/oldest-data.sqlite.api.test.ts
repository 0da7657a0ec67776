import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { moveTables, tablesOf } from '../src/maintenance/move-tables.ts';
import { commandOf } from '../src/maintenance/run-command.ts';
import { applyRestore } from '../src/platform/backup/apply-restore.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { openPglitePool } from './pglite-pool.ts';
import { startTestApp, type TestApp } from './test-app.ts';

// What the first version that could be started and analyze a photo (a25bd12, two steps of its tables) left behind.
const kept = fileURLToPath(new URL('oldest-data', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'drape-oldest-'));
const data = join(folder, 'data');
const file = join(data, 'drape.sqlite');
const silent = () => undefined;

let test: TestApp;
const startOn = (dataDir: string) =>
  startTestApp({ env: { DATA_DIR: dataDir }, database: { file: join(dataDir, 'drape.sqlite') } });

beforeAll(() => {
  cpSync(join(kept, 'files'), join(data, 'files'), { recursive: true });
  writeFileSync(join(data, 'app-secret'), 'the-secret-of-the-first-day\n');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(readFileSync(join(kept, 'drape.sql'), 'utf8'));
  database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What somebody of that time finds: their analysis with its photo and texts, and how many items. */
async function expectTheirs(app: TestApp, items: number): Promise<void> {
  const { access_token } = await app.client().login({ body: { username: 'oldanna', password: 'sturdy-77' } });
  const client = app.client(access_token);
  const { history, total } = await client.history();
  expect(total).toBe(1);
  const photo = await fetch(app.origin + String(history[0]?.image_url));
  expect([photo.status, (await photo.arrayBuffer()).byteLength]).toEqual([200, 7069]);
  const { analysis } = await client.getAnalysis({ params: { id: String(history[0]?.id) } });
  expect(analysis.overall_rating).toBe(7.4);
  expect((await client.listItems()).total).toBe(items);
  expect((await client.me()).full_name).toBe('From the first day');
}

const drape = (words: string[], said: string[] = []) =>
  commandOf(words)({
    config: readConfig({ DATA_DIR: data }),
    database: { file },
    clock: systemClock,
    version: 'test',
    say: (line) => said.push(line),
    readPassword: async () => '',
    confirm: async () => false,
  });

it('data of the first version is upgraded, restored from the backup of that, and moved, with everything in it', async () => {
  test = await startOn(data);
  await expectTheirs(test, 0);
  const { access_token } = await test
    .client()
    .login({ body: { username: 'oldanna', password: 'sturdy-77' } });
  await test.client(access_token).createItems({ body: { description: 'white cotton shirt' } });
  await test.app.close();

  const backup = readdirSync(join(data, 'backups')).find((name) => name.includes('-upgrade-')) ?? '';
  expect(await drape(['restore', backup.replace(/\.zip$/, ''), '--yes'])).toBe(true);
  applyRestore(data, file);
  test = await startOn(data);
  await expectTheirs(test, 0);
  await test.app.close();

  const settings = join(folder, 'new.env');
  writeFileSync(settings, `DATA_DIR=${join(folder, 'moved')}\n`);
  const said: string[] = [];
  expect(await drape(['move', '--to', settings, '--yes'], said)).toBe(true);
  expect(said.join('\n')).toContain('Files: 2 ');
  const moved = await startOn(join(folder, 'moved'));
  await expectTheirs(moved, 0);
  await moved.app.close();
}, 60_000);

it('and its tables go to PostgreSQL, row by row the same', async () => {
  const here = openDatabase({ file }, silent);
  const there = openDatabase({ pool: await openPglitePool() }, silent);
  await there.migrate();
  const rows = await moveTables(here, there, silent);
  expect([rows.get('users')?.rows, rows.get('analyses')?.rows]).toEqual([4, 1]);
  expect(rows.size).toBe((await tablesOf(here)).length);
  await here.close();
  await there.close();
}, 60_000);
