import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { type MailSink, startMailSink } from '../../../test/stand-ins/mail-sink.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { checkBackup } from '../../platform/backup/check-backup.ts';
import { hourMs } from '../../platform/clock.ts';

const onSqlite = process.env.DRAPE_TEST_DATABASE !== 'postgres';
const env = { ADMIN_PASSWORD: 'steady-88', BACKUP_DAYS: '3', PLANS: 'off' };

let test: TestApp;
let mails: MailSink;
beforeAll(async () => {
  mails = await startMailSink();
  test = await startTestApp({ env: { ...env, ...mails.env } });
  await test.app.jobs.start();
});
afterAll(async () => {
  await test.close();
  await mails.close();
});

async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour++) {
    test.clock.advance(hourMs);
    await test.app.jobs.runDue();
  }
}

async function signInAsAdmin() {
  const body = { username: 'admin', password: 'steady-88' };
  return test.client((await test.client().login({ body })).access_token);
}

const kinds = async () => (await (await signInAsAdmin()).listBackups()).backups.map(({ kind }) => kind);

async function backupCheck() {
  const { checks } = await (await signInAsAdmin()).selfCheck();
  return checks.find(({ name }) => name === 'backup');
}

if (onSqlite)
  it('one is made every night, opened, and kept for as many days as wished', async () => {
    const { client } = await test.signUp();
    await client.uploadAvatar({ file: fileOf(await outfitPhoto()) });
    await hours(24);
    expect(await kinds()).toEqual(['nightly']);
    const [made] = (await (await signInAsAdmin()).listBackups()).backups;
    const archive = join(test.folder, 'backups', `${made?.id}.zip`);
    expect(await checkBackup(archive)).toEqual({ files: 1, missing: 0 });
    const damaged = readFileSync(archive);
    damaged.fill(0, 2000, 4000);
    writeFileSync(`${archive}.damaged`, damaged);
    await expect(checkBackup(`${archive}.damaged`)).rejects.toThrow('cannot be restored');
    await hours(5 * 24);
    expect(await kinds()).toEqual(['nightly', 'nightly', 'nightly']);
    expect(await backupCheck()).toMatchObject({ state: 'ok' });
  });

if (onSqlite)
  it('administrators see that one failed until one succeeds', async () => {
    const folder = join(test.folder, 'backups');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    await hours(24);
    rmSync(folder);
    mkdirSync(folder);
    const failureMails = mails.mails.filter(({ source }) =>
      source.includes('The nightly backup of Drape failed'),
    );
    expect(failureMails).toHaveLength(1);
    expect((await (await signInAsAdmin()).listBackups()).failure).toContain('EEXIST');
    expect(await backupCheck()).toMatchObject({ state: 'failed', detail: expect.stringContaining('EEXIST') });
    await hours(24);
    expect((await (await signInAsAdmin()).listBackups()).failure).toBeNull();
  });

it('the self-check names lost files', async () => {
  const { client } = await test.signUp();
  await client.uploadAvatar({ file: fileOf(await outfitPhoto()) });
  rmSync(join(test.folder, 'files'), { recursive: true });
  mkdirSync(join(test.folder, 'files'));
  const { checks } = await (await signInAsAdmin()).selfCheck();
  const files = checks.find(({ name }) => name === 'files');
  expect(files).toMatchObject({ state: 'warning', detail: expect.stringMatching(/files are missing$/) });
});
