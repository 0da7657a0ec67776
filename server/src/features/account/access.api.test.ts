import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs, minuteMs } from '../../platform/clock.ts';

const origin = 'https://drape.test';
const env = { ADMIN_PASSWORD: 'steady-88', PUBLIC_URL: origin };
const password = 'sturdy-77';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env });
});
afterAll(() => test.close());

const signIn = async (username: string, secret = password) =>
  (await test.client().login({ body: { username, password: secret } })).access_token;

const statusOf = async (address: string | null) =>
  (await fetch(new URL(String(address).replace(origin, ''), test.origin))).status;

/** Somebody with every way in that there is, and a thief who holds a copy of each. */
async function personWithEverything() {
  const person = await test.signUp();
  const { client, id } = person;
  const { username } = await client.me();
  const analysis = await client.uploadAnalyze({ file: new Blob([await outfitPhoto({ width: 160 })]) });
  await client.updateProfile({ body: { avatar: await pictureAddress() } });
  const token = await client.createToken({ body: { name: 'sync', scopes: ['profile:read'], password } });
  const other = await client.createToken({ body: { name: 'backup', scopes: ['profile:read'], password } });
  const passkey = createAuthenticator();
  const { challenge } = await client.beginPasskey({ body: { password } });
  const credential = passkey.make({ challenge, origin });
  const { id: passkeyId } = await client.addPasskey({ body: { name: 'key', credential } });
  const thief = {
    passkey,
    session: test.client(await signIn(username)),
    token: test.client(token.token),
    other: test.client(other.token),
    addresses: {
      feed: (await client.renewFeed()).url,
      photo: analysis.image_url,
      avatar: (await client.me()).avatar,
      account: (await client.exportAccount()).url,
      wardrobe: (await client.exportWardrobe()).url,
    },
  };
  expect(await open(thief)).toEqual([
    'session',
    'token',
    'other',
    'passkey',
    'feed',
    'photo',
    'avatar',
    'account',
    'wardrobe',
  ]);
  return { ...person, id, username, thief, tokens: { sync: token.id, backup: other.id }, passkeyId };
}

const pictureAddress = async () =>
  `data:image/jpeg;base64,${Buffer.from(await outfitPhoto({ width: 80 })).toString('base64')}`;

type Thief = Awaited<ReturnType<typeof personWithEverything>>['thief'];

/** Which of the ways in still open something. */
async function open({ session, token, other, passkey, addresses }: Thief): Promise<string[]> {
  const works = (call: Promise<unknown>) =>
    call.then(
      () => true,
      () => false,
    );
  const found: string[] = [];
  if (await works(session.me())) found.push('session');
  if (await works(token.getProfile())) found.push('token');
  if (await works(other.getProfile())) found.push('other');
  const { challenge } = await test.client().beginPasskeySignIn();
  const credential = passkey.use({ challenge, origin });
  if (await works(test.client().passkeySignIn({ body: { credential } }))) found.push('passkey');
  for (const [name, address] of Object.entries(addresses))
    if ((await statusOf(address)) === 200) found.push(name);
  return found;
}

async function adminClient() {
  return test.client(await signIn('admin', 'steady-88'));
}

it('a new password ends every way in, tells what it ended, and leaves this device as it was', async () => {
  const { client, thief } = await personWithEverything();
  const ended = await client.changePassword({ body: { current_password: password, password: 'sturdy-99' } });
  expect(ended).toEqual({
    sessions: 2,
    tokens: ['backup', 'sync'],
    passkeys: ['key'],
    feed: true,
    provider: false,
  });
  expect(await open(thief)).toEqual([]);
  expect((await client.getFeed()).url).toBeNull();
  const [entry] = (await client.history()).history;
  expect(await statusOf(String(entry?.image_url))).toBe(200);
  expect(await statusOf((await client.me()).avatar)).toBe(200);
  expect(await statusOf((await client.exportAccount()).url)).toBe(200);
});

it('what is ticked is kept', async () => {
  const { client, thief, tokens, passkeyId } = await personWithEverything();
  const body = { current_password: password, password: 'sturdy-99' };
  const keep = { tokens: [tokens.backup, 'somebody-elses'], passkeys: [passkeyId], feed: true };
  expect(await client.changePassword({ body: { ...body, keep } })).toEqual({
    sessions: 2,
    tokens: ['sync'],
    passkeys: [],
    feed: false,
    provider: false,
  });
  expect(await open(thief)).toEqual(['other', 'passkey', 'feed']);
});

it('signing out everywhere else ends every way in', async () => {
  const { client, thief } = await personWithEverything();
  expect(await client.endOtherSessions({ body: {} })).toEqual({
    sessions: 2,
    tokens: ['backup', 'sync'],
    passkeys: ['key'],
    feed: true,
    provider: false,
  });
  expect(await open(thief)).toEqual([]);
  await client.me();
});

it('a link for a new password ends every way in', async () => {
  const { id, thief, client } = await personWithEverything();
  const { link } = await (await adminClient()).makeResetLink({ params: { id } });
  const token = new URL(link).searchParams.get('token') ?? '';
  await test.client().resetPassword({ body: { token, password: 'violet-lamp' } });
  expect(await open(thief)).toEqual([]);
  expect((await failure(client.me())).status).toBe(401);
});

it('blocking ends every way in, also for when the account is let in again', async () => {
  const { id, username, thief } = await personWithEverything();
  const admin = await adminClient();
  const versionOf = async () =>
    (await admin.listUsers({ query: { search: username } })).users[0]?.version ?? 0;
  await admin.updateUser({ params: { id }, body: { blocked: true, version: await versionOf() } });
  expect(await open(thief)).toEqual([]);
  await admin.updateUser({ params: { id }, body: { blocked: false, version: await versionOf() } });
  expect(await open(thief)).toEqual([]);
  await signIn(username);
});

it('a token asks for the password, and without a wish it ends after some months', async () => {
  const { client } = await test.signUp();
  const body = { name: 'sync', scopes: ['profile:read' as const] };
  for (const wrong of [undefined, null, '', 'guess-1'])
    expect(
      (
        await failure(
          client.createToken({ body: { ...body, ...(wrong === undefined ? {} : { password: wrong }) } }),
        )
      ).status,
    ).toBe(409);
  const made = await client.createToken({ body: { ...body, password } });
  expect(made.expires_at).toBe(new Date(test.clock.now().getTime() + limits.tokenDays * dayMs).toISOString());
  const endless = await client.createToken({ body: { ...body, password, expires_in_days: null } });
  expect(endless.expires_at).toBeNull();
});

it('the address of the calendar ends after a year', async () => {
  const { client } = await test.signUp();
  const { url, expires_at } = await client.renewFeed();
  const yearMs = Date.parse(String(expires_at)) - test.clock.now().getTime();
  expect(yearMs).toBe(365 * dayMs);
  test.clock.advance(yearMs - minuteMs);
  expect(await statusOf(url)).toBe(200);
  test.clock.advance(minuteMs);
  expect(await statusOf(url)).toBe(404);
});
