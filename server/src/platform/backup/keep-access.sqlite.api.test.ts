import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@drape/contract/wire/client';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { minuteMs } from '../clock.ts';
import { createAccessLog } from './access-log.ts';
import { applyRestore } from './apply-restore.ts';
import { makeBackup } from './make-backup.ts';
import { stageRestore } from './stage-restore.ts';

const origin = 'https://drape.test';
const env = { ADMIN_PASSWORD: 'steady-88', PUBLIC_URL: origin, WEBHOOKS: 'any' };
const password = 'sturdy-77';

let test: TestApp;
let archive: string;
beforeAll(async () => {
  test = await startTestApp({ env });
  archive = join(test.folder, 'backups', 'drape-20260504-100000-manual-abcdef.zip');
});
afterAll(() => test.close());

const databaseFile = () => ('file' in test.location ? test.location.file : '');

const signIn = async (username: string, secret = password, code = '') =>
  test.client((await test.client().login({ body: { username, password: secret, code } })).access_token);

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

const feedStatus = async (address: string) => (await fetch(address.replace(origin, test.origin))).status;

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

/** Somebody with an authenticator app; answers the recovery codes. */
async function withApp(username: string) {
  const person = await test.signUp(username);
  const { secret } = await person.client.beginSecondFactor({ body: { password } });
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => {
    test.clock.advance(minuteMs);
    return app.generate({ timestamp: test.clock.now().getTime() });
  };
  const { recovery_codes } = await person.client.confirmSecondFactor({ body: { code: code() } });
  return { ...person, code, recovery_codes };
}

it('neither used recovery codes nor removed apps and passkeys come back with a backup', async () => {
  const used = await withApp('used');
  const renewed = await withApp('renewed');
  const removed = await withApp('removed');
  const { client } = await test.signUp('holder');
  const keys = { lost: createAuthenticator(), waiting: createAuthenticator() };
  const ids: string[] = [];
  for (const key of Object.values(keys)) {
    const { challenge } = await client.beginPasskey({ body: { password } });
    const credential = key.make({ challenge, origin });
    ids.push((await client.addPasskey({ body: { name: 'key', credential } })).id);
  }
  await backUp();

  const [first = '', second = ''] = used.recovery_codes;
  await signIn('used', password, first);
  const fresh = await renewed.client.renewRecoveryCodes({ body: { password, code: renewed.code() } });
  await removed.client.removeSecondFactor({ body: { password, code: removed.code() } });
  const later = await withApp('later');
  await client.removePasskey({ params: { id: ids[0] ?? '' } });
  await client.endOtherSessions({ body: {} });
  await restore();

  expect((await failure(signIn('used', password, first))).status).toBe(422);
  await signIn('used', password, second);
  const [old = ''] = renewed.recovery_codes;
  expect((await failure(signIn('renewed', password, old))).status).toBe(422);
  await signIn('renewed', password, fresh.recovery_codes[0]);
  await signIn('removed');
  // An account that the backup does not know stays unknown, with everything that was noted of it.
  expect((await failure(signIn('later', password, later.recovery_codes[0]))).status).toBe(401);
  const statusWith = async (key: (typeof keys)['lost']) => {
    const { challenge } = await test.client().beginPasskeySignIn();
    const credential = key.use({ challenge, origin });
    return (await failure(test.client().passkeySignIn({ body: { credential } }))).status;
  };
  expect(await statusWith(keys.lost)).toBe(401);
  expect(await statusWith(keys.waiting)).toBe(422);
});

it('a connection to the identity provider that was ended does not come back with a backup', async () => {
  const { write } = test.app.database;
  const subjects = { parted: 'one', ended: 'two', vouched: 'three', stayed: 'four' };
  const people = await Promise.all(Object.keys(subjects).map((name) => test.signUp(name)));
  for (const [name, oidc_subject] of Object.entries(subjects)) {
    const oidc_linked_at = name === 'vouched' ? null : test.clock.now().toISOString();
    const change = { oidc_subject, oidc_linked_at };
    await write.updateTable('users').set(change).where('username', '=', name).execute();
  }
  await backUp();
  const log = createAccessLog(join(test.folder, 'backups'), { clock: test.clock });
  await log.note(people[0]?.id ?? '', { endedProvider: true });
  await people[1]?.client.endOtherSessions({ body: {} });
  await people[2]?.client.endOtherSessions({ body: {} });
  await people[3]?.client.endOtherSessions({ body: { keep: { provider: true } } });
  await restore();

  const rows = await test.app.database.read
    .selectFrom('users')
    .select(['username', 'oidc_subject'])
    .where('username', 'in', Object.keys(subjects))
    .execute();
  expect(Object.fromEntries(rows.map(({ username, oidc_subject }) => [username, oidc_subject]))).toEqual({
    parted: null,
    ended: null,
    vouched: 'three',
    stayed: 'four',
  });
});

it('webhooks that were deleted, switched off or ended with everything else send nothing after a restore', async () => {
  const hooked = async (username: string) => {
    const { client } = await test.signUp(username);
    const body = { url: `http://127.0.0.1:9/${username}`, events: ['outfit.worn' as const], password };
    const { id } = await client.createWebhook({ body });
    return { client, params: { id } };
  };
  const people = {
    hookgone: await hooked('hookgone'),
    hookoff: await hooked('hookoff'),
    hookended: await hooked('hookended'),
    hookkept: await hooked('hookkept'),
  };
  await backUp();
  await people.hookgone.client.deleteWebhook({ params: people.hookgone.params });
  await people.hookoff.client.updateWebhook({ params: people.hookoff.params, body: { active: false } });
  await people.hookended.client.endOtherSessions({ body: {} });
  await restore();
  for (const username of Object.keys(people)) {
    const { webhooks } = await (await signIn(username)).listWebhooks();
    expect([username, webhooks.map(({ active }) => active)]).toEqual([username, [username === 'hookkept']]);
  }
});
