import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@drape/contract/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { applyRestore } from './apply-restore.ts';
import { makeBackup } from './make-backup.ts';
import { stageRestore } from './stage-restore.ts';

const env = { ADMIN_PASSWORD: 'steady-88', PUBLIC_URL: 'http://drape.test' };
const password = 'sturdy-77';

let test: TestApp;
let archive: string;
beforeAll(async () => {
  test = await startTestApp({ env });
  archive = join(test.folder, 'backups', 'drape-20260504-100000-manual-abcdef.zip');
});
afterAll(() => test.close());

const databaseFile = () => ('file' in test.location ? test.location.file : '');

const signIn = async (username: string, secret = password) =>
  test.client((await test.client().login({ body: { username, password: secret } })).access_token);

async function backUp(): Promise<void> {
  test.clock.advance(1000);
  const source = { dataDir: test.folder, databaseFile: databaseFile() };
  const progress = async () => undefined;
  await makeBackup(source, { target: archive, version: 'test', now: test.clock.now(), progress });
  test.clock.advance(1000);
}

async function restore(): Promise<void> {
  await stageRestore({ dataDir: test.folder, archive, actorId: undefined, now: test.clock.now() });
  await test.app.close();
  expect(applyRestore(test.folder, databaseFile())).toBe(true);
  test = await startTestApp({ env, after: test });
}

async function withToken(username: string) {
  const { client, id, token: session } = await test.signUp(username);
  const made = await client.createToken({ body: { name: 't', scopes: ['profile:read'], password } });
  const { url } = await client.renewFeed();
  return { client, id, session, token: made.token, tokenId: made.id, feed: String(url) };
}

const feedStatus = async (address: string) =>
  (await fetch(address.replace('http://drape.test', test.origin))).status;

const tokenWorks = (token: string) =>
  test
    .client(token)
    .getProfile()
    .then(
      () => true,
      () => false,
    );

async function block(admin: Client, username: string): Promise<void> {
  const [user] = (await admin.listUsers({ query: { search: username } })).users;
  await admin.updateUser({
    params: { id: user?.id ?? '' },
    body: { blocked: true, version: user?.version ?? 0 },
  });
}

it('a restore lets in nobody who was locked out since the backup', async () => {
  const people = {
    changed: await withToken('changed'),
    revoked: await withToken('revoked'),
    blocked: await withToken('blocked'),
    gone: await withToken('gone'),
    kept: await withToken('kept'),
  };
  const { id: boss } = await test.signUp('boss');
  await test.app.database.write.updateTable('users').set({ role: 'admin' }).where('id', '=', boss).execute();
  await backUp();

  const admin = await signIn('admin', 'steady-88');
  await people.changed.client.changePassword({
    body: { current_password: password, password: 'violet-lamp' },
  });
  await people.revoked.client.deleteToken({ params: { id: people.revoked.tokenId } });
  await people.revoked.client.deleteFeed();
  await block(admin, 'blocked');
  const { token } = await people.gone.client.requestDeletion({ body: { password } });
  await people.gone.client.confirmDeletion({ body: { token, username: 'gone' } });
  const [row] = (await admin.listUsers({ query: { search: 'boss' } })).users;
  await admin.updateUser({ params: { id: boss }, body: { role: 'user', version: row?.version ?? 0 } });
  await restore();

  expect((await failure(signIn('changed'))).status).toBe(401);
  await signIn('changed', 'violet-lamp');
  for (const name of ['blocked', 'gone']) expect((await failure(signIn(name))).status, name).toBe(401);
  for (const name of ['changed', 'revoked', 'blocked', 'gone'] as const) {
    expect(await tokenWorks(people[name].token), name).toBe(false);
    expect(await feedStatus(people[name].feed), name).toBe(404);
  }
  expect(await tokenWorks(people.kept.token)).toBe(true);
  expect(await feedStatus(people.kept.feed)).toBe(200);
  expect((await failure(test.client(people.kept.session).me())).status).toBe(401);
  await expect((await signIn('boss')).statistics({ query: {} })).rejects.toMatchObject({ status: 403 });
  expect(existsSync(archive)).toBe(true);
});
