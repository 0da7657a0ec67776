import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { unzip } from '../../../test/zip-files.ts';
import { dayMs, hourMs, minuteMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());

const password = 'sturdy-77';
const signIn = async (username: string, secret = password) =>
  (await test.client().login({ body: { username, password: secret, remember_me: true } })).access_token;

it('a new password needs the old one, signs out the others and keeps this device', async () => {
  const { client } = await test.signUp('changer');
  const elsewhere = test.client(await signIn('changer'));
  const wrong = await failure(
    client.changePassword({ body: { current_password: 'guess-1', password: 'sturdy-99' } }),
  );
  expect([wrong.status, wrong.message]).toEqual([409, 'This is not your password']);
  await client.changePassword({ body: { current_password: password, password: 'sturdy-99' } });
  expect((await client.me()).username).toBe('changer');
  expect((await failure(elsewhere.me())).status).toBe(401);
  await signIn('changer', 'sturdy-99');
  for (let n = 0; n < 10; n++)
    await failure(client.changePassword({ body: { current_password: 'guess-1', password: 'sturdy-98' } }));
  const body = { current_password: 'sturdy-99', password: 'sturdy-98' };
  expect((await failure(client.changePassword({ body }))).status).toBe(429);
});

it('sessions are listed with their device and can be ended one by one or all at once', async () => {
  const { client } = await test.signUp('roamer');
  const phone = await fetch(`${test.origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    },
    body: JSON.stringify({ username: 'roamer', password }),
  });
  const { data } = await phone.json();
  test.clock.advance(hourMs);
  const other = test.client(data.access_token);
  await other.me();
  const { sessions } = await client.listSessions();
  expect(sessions.map(({ device, current }) => [device, current])).toContainEqual([
    'Firefox on Android',
    false,
  ]);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions.find(({ current }) => !current)?.last_seen_at).toBe(test.clock.now().toISOString());
  const stranger = (await test.signUp()).client;
  const id = sessions.find(({ current }) => !current)?.id ?? '';
  expect((await failure(stranger.endSession({ params: { id } }))).status).toBe(404);
  await client.endSession({ params: { id } });
  expect((await failure(other.me())).status).toBe(401);
  await signIn('roamer');
  await signIn('roamer');
  expect(await client.endOtherSessions({ body: null })).toEqual({
    sessions: 2,
    tokens: [],
    passkeys: [],
    feed: false,
    provider: false,
  });
  expect((await client.listSessions()).total).toBe(1);
});

it('a personal token does what its scopes say and nothing else', async () => {
  const { client } = await test.signUp('scripter');
  const made = await client.createToken({
    body: { name: 'Backup', scopes: ['wardrobe:read'], expires_in_days: 30, password },
  });
  expect(made.token).toMatch(/^drape_[\w-]{43}$/);
  const script = test.client(made.token);
  expect((await script.listItems()).total).toBe(0);
  const refused = [
    () => script.createItems({ body: { description: 'navy blazer' } }),
    () => script.history(),
    () => script.me(),
    () => script.createToken({ body: { name: 'More', scopes: ['profile:write'] } }),
    () => script.requestDeletion({ body: { password } }),
    () => script.listUsers(),
    () => script.startCheckout(),
  ];
  for (const call of refused) expect((await failure(call())).status).toBe(403);
  const { tokens } = await client.listTokens();
  expect(tokens[0]).toMatchObject({ name: 'Backup', last_used_at: test.clock.now().toISOString() });
  expect(JSON.stringify(tokens)).not.toContain(made.token);
  test.clock.advance(31 * dayMs);
  expect((await failure(script.listItems())).status).toBe(401);
});

it("an administrator's token opens no admin page and ends when it is deleted", async () => {
  const admin = test.client(await signIn('admin', 'steady-88'));
  const { token, id } = await admin.createToken({
    body: { name: 'x', scopes: ['wardrobe:read'], password: 'steady-88' },
  });
  expect((await failure(test.client(token).statistics())).status).toBe(403);
  expect((await test.client(token).connectionStatus()).database.detail).toBeNull();
  await admin.deleteToken({ params: { id } });
  expect((await failure(test.client(token).listItems())).status).toBe(401);
  const many = Array.from({ length: limits.maxTokens }, (_, n) => `t${n}`);
  for (const name of many)
    await admin.createToken({ body: { name, scopes: ['profile:read'], password: 'steady-88' } });
  const error = await failure(
    admin.createToken({ body: { name: 'one more', scopes: ['profile:read'], password: 'steady-88' } }),
  );
  expect(error.status).toBe(409);
});

const photosOf = (id: string) => {
  const folder = join(test.folder, 'files', 'photos', id);
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('photos are kept as long as their owner wants; the analysis stays with its colors', async () => {
  const { client, id } = await test.signUp('forgetful');
  await client.uploadAnalyze({ file: new Blob([await outfitPhoto()]) });
  expect(photosOf(id)).toHaveLength(2);
  await client.updateProfile({ body: { photo_days: 7 } });
  expect(photosOf(id)).toHaveLength(2);
  test.clock.advance(7 * dayMs + minuteMs);
  const again = test.client(await signIn('forgetful'));
  await test.app.jobs.start();
  await test.app.jobs.runDue();
  await test.app.jobs.stop();
  expect(photosOf(id)).toEqual([]);
  const [entry] = (await again.history()).history;
  expect(entry?.image_url).toContain('/api/illustrations/palette.svg?');
  const drawing = await fetch(test.origin + (entry?.image_url ?? ''));
  expect([drawing.status, await drawing.text()]).toEqual([200, expect.stringContaining('<rect')]);
  await again.updateProfile({ body: { photo_days: 0 } });
  const kept = await again.uploadAnalyze({ file: new Blob([await outfitPhoto({ variant: 1 })]) });
  expect(photosOf(id)).toEqual([]);
  expect(kept.image_url).toContain('palette.svg');
  expect((await failure(again.updateProfile({ body: { photo_days: 3 as 7 } }))).status).toBe(422);
});

it('the export holds every table and every file of the account, and no key to it', async () => {
  const { client, id } = await test.signUp('taker');
  await client.uploadAnalyze({ file: new Blob([await outfitPhoto()]) });
  await client.createItems({ body: { description: 'navy wool blazer' } });
  await client.sendReview({ body: { rating: 4, category: 'positive', comment: 'Fine.' } });
  const { url } = await client.exportAccount();
  const answer = await fetch(test.origin + url);
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()));
  const names = [...files.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      ...['README.txt', 'data/account.json', 'data/analyses.json', 'data/analysis_details.json'],
      ...['data/wardrobe_items.json', 'data/reviews.json', 'data/sessions.json'],
    ]),
  );
  expect(names.filter((name) => name.startsWith(`files/photos/${id}/`))).toHaveLength(2);
  const all = names.filter((name) => name.endsWith('.json')).map((name) => String(files.get(name)));
  expect(all.join()).not.toMatch(/argon2|password_hash|token_hash/);
  expect(JSON.parse(String(files.get('data/account.json')))[0].username).toBe('taker');
  test.clock.advance(limits.exportMinutes * minuteMs + 1);
  expect((await fetch(test.origin + url)).status).toBe(404);
});

it('a photo that the storage has lost is named in the export, and everything else is there', async () => {
  const { client, id } = await test.signUp();
  for (const variant of [0, 1])
    await client.uploadAnalyze({ file: new Blob([await outfitPhoto({ variant })]) });
  const [lost = ''] = photosOf(id);
  rmSync(join(test.folder, 'files/photos', id, lost));
  const answer = await fetch(test.origin + (await client.exportAccount()).url);
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()));
  expect(String(files.get('missing.txt'))).toBe(`files/photos/${id}/${lost}`);
  const kept = [...files.keys()].filter((name) => name.startsWith('files/photos/'));
  expect(kept).toHaveLength(3);
  expect(kept).not.toContain(`files/photos/${id}/${lost}`);
});

/** Every value of every table that speaks of somebody. */
async function tracesOf(words: string[]): Promise<string[]> {
  const db = test.app.database.read;
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    for (const row of rows)
      for (const word of words) if (JSON.stringify(row).includes(word)) found.push(`${name}: ${word}`);
  }
  return found;
}

it('a deleted account is gone from every table and from the disk, after two steps', async () => {
  const { client, id } = await test.signUp('vanisher');
  const email = 'vanisher@example.org';
  await client.uploadAnalyze({ file: new Blob([await outfitPhoto()]) }, { idempotencyKey: 'one' });
  await client.createItems({ body: { description: 'grey trousers' } });
  await client.createToken({ body: { name: 't', scopes: ['profile:read'], password } });
  await client.sendReview({ body: { rating: 1, category: 'issue', comment: 'Bye.' } });
  await client.requestUpgrade({ body: { note: 'once' } });
  await test.client().forgotPassword({ body: { email } });
  const { id: binned } = await client.uploadAnalyze({ file: new Blob([await outfitPhoto({ variant: 1 })]) });
  await client.deleteAnalysis({ params: { id: binned ?? '' } });
  await failure(test.client().login({ body: { username: 'vanisher', password: 'wrong-1' } }));
  expect((await tracesOf([id, 'vanisher'])).length).toBeGreaterThan(5);
  expect(photosOf(id).length).toBeGreaterThan(0);

  expect((await failure(client.requestDeletion({ body: {} }))).status).toBe(409);
  const { token, holdings } = await client.requestDeletion({ body: { password } });
  expect(holdings).toMatchObject({ analyses: 2, items: 1 });
  const other = await failure(client.confirmDeletion({ body: { token, username: 'somebody' } }));
  expect([other.status, (await client.me()).id]).toEqual([409, id]);
  await client.confirmDeletion({ body: { token, username: 'Vanisher' } });

  expect((await failure(client.me())).status).toBe(401);
  expect(await tracesOf([id, 'vanisher'])).toEqual([]);
  expect(photosOf(id)).toEqual([]);
  await test.signUp('vanisher');
});

it('a photo that is still being uploaded when the account goes leaves nothing behind', async () => {
  const { client, id } = await test.signUp('racer');
  const { token } = await client.requestDeletion({ body: { password } });
  const upload = failure(client.uploadAnalyze({ file: new Blob([await outfitPhoto({ variant: 2 })]) }));
  await client.confirmDeletion({ body: { token, username: 'racer' } });
  expect((await upload).status).toBe(401);
  expect(await tracesOf([id])).toEqual([]);
  expect(photosOf(id)).toEqual([]);
});

it('a deletion that was begun too long ago does nothing, and the last administrator stays', async () => {
  const { client } = await test.signUp('hesitant');
  const { token } = await client.requestDeletion({ body: { password } });
  test.clock.advance(limits.deletionMinutes * minuteMs + 1);
  expect((await failure(client.confirmDeletion({ body: { token, username: 'hesitant' } }))).status).toBe(404);
  const admin = test.client(await signIn('admin', 'steady-88'));
  const begun = await admin.requestDeletion({ body: { password: 'steady-88' } });
  const error = await failure(admin.confirmDeletion({ body: { token: begun.token, username: 'admin' } }));
  expect([error.status, error.message]).toEqual([409, expect.stringContaining('last administrator')]);
});
