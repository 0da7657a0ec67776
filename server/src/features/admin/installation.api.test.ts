import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outfitPhoto } from '../../../test/photos.ts';
import { startAiStandIn } from '../../../test/stand-ins/ai-stand-in.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { unzip } from '../../../test/zip-files.ts';
import { applyRestore } from '../../platform/backup/apply-restore.ts';
import { minuteMs } from '../../platform/clock.ts';

const env = { ADMIN_PASSWORD: 'steady-88' };
const login = { username: 'admin', password: 'steady-88', remember_me: true };
const adminOf = async (app: TestApp) => app.client((await app.client().login({ body: login })).access_token);
const onSqlite = process.env.DRAPE_TEST_DATABASE !== 'postgres';

let test: TestApp;
let restarts = 0;
beforeAll(async () => {
  test = await startTestApp({ env, restart: () => void restarts++ });
});
afterAll(() => test.close());

it('the self-check tries every part for real and says what is off', async () => {
  const { checks } = await (await adminOf(test)).selfCheck();
  const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    database: 'ok',
    files: 'ok',
    ai: 'ok',
    mail: 'off',
    payment: 'off',
    jobs: 'ok',
  });
  expect(checks.find(({ name }) => name === 'ai')?.detail).toMatch(/Saw \d+ garment/);
});

it('with language models the self-check asks every one of them a real question, and the engine as well', async () => {
  const standIn = await startAiStandIn();
  const withModels = await startTestApp({ env: { ...env, ...standIn.env } });
  const admin = await adminOf(withModels);
  const seen = async () =>
    (await admin.selfCheck()).checks
      .filter(({ name }) => name === 'ai')
      .map(({ state, detail }) => [state, detail]);
  expect(await seen()).toEqual([
    ['ok', expect.stringContaining('answered a test question')],
    ['ok', expect.stringMatching(/Saw \d+ garment/)],
  ]);
  standIn.mood = 'unauthorized';
  const [models, engine] = await seen();
  expect([models?.[0], engine?.[0]]).toEqual(['failed', 'ok']);
  await withModels.close();
  await standIn.close();
});

it('a mail server that is down stands in the self-check, and asking for a link answers the same', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const down = await startTestApp({
    env: { ...env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'drape@example.org' },
  });
  await down.signUp('mailless');
  for (const email of ['mailless@example.org', 'nobody@example.org'])
    expect(await down.client().forgotPassword({ body: { email } })).toEqual({});
  await down.app.jobs.runDue();
  const admin = await adminOf(down);
  const mail = (await admin.selfCheck()).checks.find(({ name }) => name === 'mail');
  expect([mail?.state, mail?.detail]).toEqual(['failed', expect.stringContaining('ECONNREFUSED')]);
  expect((await failure(admin.sendTestMail())).status).toBe(502);
  await down.close();
});

if (!onSqlite)
  it('on PostgreSQL the page shows the commands instead', async () => {
    const admin = await adminOf(test);
    const page = await admin.listBackups();
    expect([page.embedded, page.backups]).toEqual([false, []]);
    expect(page.commands.map(({ command }) => command).join()).toContain('pg_dump');
    expect((await failure(admin.makeBackup())).status).toBe(409);
  });

if (onSqlite)
  it('a backup is made, listed, handed out and restored, after a safety copy of what was there', async () => {
    const admin = await adminOf(test);
    const { client } = await test.signUp('keeper');
    const kept = await client.uploadAnalyze({ file: new Blob([await outfitPhoto()]) });
    await admin.makeBackup();
    expect((await failure(admin.makeBackup())).message).toContain('still running');
    await test.app.jobs.runDue();
    const { backups } = await admin.listBackups();
    expect(backups).toMatchObject([{ kind: 'manual' }]);
    const [backup] = backups;
    if (!backup) throw new Error('There is no backup');

    const { url } = await admin.downloadBackup({ params: { id: backup.id } });
    const answer = await fetch(test.origin + url);
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()));
    expect([...files.keys()]).toEqual(expect.arrayContaining(['backup.json', 'drape.sqlite']));
    expect([...files.keys()].filter((name) => name.startsWith('files/photos/'))).toHaveLength(2);
    expect((await fetch(test.origin + url.replace('signature=', 'signature=x'))).status).toBe(404);

    await client.deleteAnalysis({ params: { id: kept.id ?? '' } });
    test.clock.advance(11 * minuteMs);
    await test.app.jobs.runDue();
    await test.signUp('late');
    await (await adminOf(test)).restoreBackup({ params: { id: backup.id } });
    await test.app.jobs.runDue();
    await expect.poll(() => restarts).toBe(1);

    await test.app.close();
    const location = 'file' in test.location ? test.location.file : '';
    expect(applyRestore(test.folder, location)).toBe(true);
    expect(applyRestore(test.folder, location)).toBe(false);
    test = await startTestApp({ env, after: test, restart: () => undefined });
    const again = await adminOf(test);
    expect((await again.listUsers({ query: { search: 'late' } })).total).toBe(0);
    const keeper = test.client(
      (await test.client().login({ body: { username: 'keeper', password: 'sturdy-77' } })).access_token,
    );
    const [entry] = (await keeper.history()).history;
    expect(entry?.id).toBe(kept.id);
    expect((await fetch(test.origin + (entry?.image_url ?? ''))).status).toBe(200);
    const after = await again.listBackups();
    expect(after.backups.map(({ kind }) => kind).sort()).toEqual(['manual', 'safety']);
    expect([after.running, after.failure]).toEqual([null, null]);
    expect((await again.auditLog()).entries[0]).toMatchObject({ action: 'backup.restore', actor: 'admin' });
    expect(readdirSync(test.folder)).not.toContain('restore');
  });

if (onSqlite)
  it('a damaged backup changes nothing, and the page says why', async () => {
    const admin = await adminOf(test);
    const { backups } = await admin.listBackups();
    const manual = backups.find(({ kind }) => kind === 'manual');
    if (!manual) throw new Error('There is no backup');
    const path = join(test.folder, 'backups', `${manual.id}.zip`);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.length - 400));
    await admin.restoreBackup({ params: { id: manual.id } });
    await test.app.jobs.runDue();
    expect((await admin.listBackups()).failure).toContain('damaged');
    expect(existsSync(join(test.folder, 'restore'))).toBe(false);
    await admin.removeBackup({ params: { id: manual.id } });
    expect((await admin.listBackups()).backups.map(({ id }) => id)).not.toContain(manual.id);
    expect((await failure(admin.restoreBackup({ params: { id: manual.id } }))).status).toBe(404);
  });
