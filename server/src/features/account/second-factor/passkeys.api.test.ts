import { limits } from '@drape/contract/wire/limits';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../../test/authenticator.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minuteMs } from '../../../platform/clock.ts';

const origin = 'https://drape.example';
const password = 'sturdy-77';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88', PUBLIC_URL: origin } });
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(15 * minuteMs));

type Person = Awaited<ReturnType<TestApp['signUp']>>;

async function addPasskey({ client }: Person, name = 'Phone') {
  const device = createAuthenticator();
  const { challenge } = await client.beginPasskey({ body: { password } });
  const added = await client.addPasskey({
    body: { name, credential: device.make({ challenge, origin }) },
  });
  return { device, added };
}

async function personWithPasskey(username?: string) {
  const person = await test.signUp(username);
  return { ...person, ...(await addPasskey(person)) };
}

const ask = async () => ({ challenge: (await test.client().beginPasskeySignIn()).challenge, origin });

async function open(device: Authenticator, secret?: string) {
  const credential = device.use(await ask());
  return test.client().passkeySignIn({ body: { credential, password: secret } });
}

const statusOf = async (call: Promise<unknown>) => (await failure(call)).status;

it('a passkey opens the account without name, password and code of an authenticator app', async () => {
  const { device, id, client } = await personWithPasskey();
  const { secret } = await client.beginSecondFactor({ body: { password } });
  const timestamp = test.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await client.confirmSecondFactor({ body: { code } });
  const { user_info, access_token } = await open(device);
  expect(user_info.id).toBe(id);
  expect((await test.client(access_token).me()).id).toBe(id);
  const { passkeys } = await client.listPasskeys();
  expect(passkeys).toEqual([
    expect.objectContaining({ name: 'Phone', needs_password: false, last_used_at: expect.any(String) }),
  ]);
});

it('making one asks for the password and answers one question of this account once', async () => {
  const person = await test.signUp();
  const other = await test.signUp();
  expect(await statusOf(person.client.beginPasskey({ body: { password: 'guess-1' } }))).toBe(409);
  const { challenge } = await person.client.beginPasskey({ body: { password } });
  const device = createAuthenticator();
  const credential = device.make({ challenge, origin });
  expect(await statusOf(other.client.addPasskey({ body: { name: 'Theirs', credential } }))).toBe(409);
  expect(await statusOf(person.client.addPasskey({ body: { name: 'Late', credential } }))).toBe(409);
  const { challenge: next } = await person.client.beginPasskey({ body: { password } });
  const good = device.make({ challenge: next, origin });
  await person.client.addPasskey({ body: { name: 'Key', credential: good } });
  expect(await statusOf(person.client.addPasskey({ body: { name: 'Key', credential: good } }))).toBe(409);
});

it.each([
  ['another origin', { origin: 'https://evil.example', rpId: 'drape.example' }, {}],
  ['another relying party', { rpId: 'evil.example' }, {}],
  ['a question that nobody asked', { challenge: Buffer.alloc(32, 7).toString('base64url') }, {}],
  ['a device that did not check who holds it', {}, { unverified: true }],
] as const)('neither making nor using is accepted for %s', async (_name, lie, quirks) => {
  const person = await personWithPasskey();
  const { challenge } = await person.client.beginPasskey({ body: { password } });
  const made = createAuthenticator().make({ challenge, origin, ...lie }, quirks);
  expect(await statusOf(person.client.addPasskey({ body: { name: 'Key', credential: made } }))).toBe(409);
  const credential = person.device.use({ ...(await ask()), ...lie }, quirks);
  expect(await statusOf(test.client().passkeySignIn({ body: { credential } }))).toBe(401);
});

it('an answer counts once, only for ten minutes, only with its own signature, and never with an older counter', async () => {
  const { device } = await personWithPasskey();
  const credential = device.use(await ask());
  await test.client().passkeySignIn({ body: { credential } });
  expect(await statusOf(test.client().passkeySignIn({ body: { credential } }))).toBe(401);
  const late = device.use(await ask());
  test.clock.advance(11 * minuteMs);
  expect(await statusOf(test.client().passkeySignIn({ body: { credential: late } }))).toBe(401);
  const forged = { ...createAuthenticator().use(await ask()), id: device.id, rawId: device.id };
  expect(await statusOf(test.client().passkeySignIn({ body: { credential: forged } }))).toBe(401);
  const copied = device.use(await ask(), { counter: 1 });
  expect(await statusOf(test.client().passkeySignIn({ body: { credential: copied } }))).toBe(401);
  await test
    .client()
    .passkeySignIn({ body: { credential: device.use(await ask(), { counter: 2 ** 32 - 1 }) } });
});

it('a passkey kept through a new password opens the account with that password first, then by itself', async () => {
  const person = await personWithPasskey();
  const { device, client } = person;
  const { added: kept, device: keptDevice } = await addPasskey(person, 'Laptop');
  const body = { current_password: password, password: 'violet-lamp' };
  const ended = await client.changePassword({ body: { ...body, keep: { passkeys: [kept.id] } } });
  expect(ended.passkeys).toEqual(['Phone']);
  await open(keptDevice);
  const refused = await failure(open(device));
  expect([refused.status, refused.body?.detail]).toEqual([
    422,
    [expect.objectContaining({ loc: ['body', 'password'], type: 'password' })],
  ]);
  expect(await statusOf(open(device, password))).toBe(401);
  await open(device, 'violet-lamp');
  await open(device);
});

it('a mailed or handed link lets in nobody with a passkey alone; the handed one removes them', async () => {
  const { device, id, client } = await personWithPasskey();
  const admin = test.client(
    (await test.client().login({ body: { username: 'admin', password: 'steady-88' } })).access_token,
  );
  const { link } = await admin.makeResetLink({ params: { id } });
  const token = new URL(link).searchParams.get('token') ?? '';
  await test.client().resetPassword({ body: { token, password: 'violet-lamp' } });
  expect(await statusOf(open(device, 'violet-lamp'))).toBe(401);
  expect(await statusOf(client.listPasskeys())).toBe(401);
});

it('the password of a passkey that needs one cannot be guessed', async () => {
  const { device, client } = await personWithPasskey();
  await client.changePassword({ body: { current_password: password, password: 'violet-lamp' } });
  for (let n = 0; n < 10; n++) expect(await statusOf(open(device, `guess-${n}`))).toBe(401);
  expect(await statusOf(open(device, 'violet-lamp'))).toBe(429);
});

it('passkeys are renamed and removed by their owner alone, and there are at most so many', async () => {
  const person = await personWithPasskey();
  const { id } = person.added;
  const other = await test.signUp();
  expect(await statusOf(other.client.renamePasskey({ params: { id }, body: { name: 'Mine' } }))).toBe(404);
  expect(await statusOf(other.client.removePasskey({ params: { id } }))).toBe(404);
  expect((await person.client.renamePasskey({ params: { id }, body: { name: 'Ring' } })).name).toBe('Ring');
  await person.client.removePasskey({ params: { id } });
  expect(await statusOf(open(person.device))).toBe(401);
  for (let n = 0; n < limits.maxPasskeys; n++) await addPasskey(person, `Key ${n}`);
  await expect(addPasskey(person)).rejects.toMatchObject({ status: 409 });
});

it('a blocked account stays shut', async () => {
  const { device, id } = await personWithPasskey();
  await test.app.database.write.updateTable('users').set({ blocked: 1 }).where('id', '=', id).execute();
  expect(await statusOf(open(device))).toBe(401);
});

it('for administrators who owe a second factor a passkey is one, and their password alone opens nothing then', async () => {
  const own = await startTestApp({
    env: { ADMIN_PASSWORD: 'steady-88', PUBLIC_URL: origin, ADMIN_SECOND_FACTOR: 'required' },
  });
  try {
    const credentials = { username: 'admin', password: 'steady-88' };
    const client = own.client((await own.client().login({ body: credentials })).access_token);
    expect(await statusOf(client.getProfile())).toBe(403);
    const device = createAuthenticator();
    const { challenge } = await client.beginPasskey({ body: { password: credentials.password } });
    await client.addPasskey({ body: { name: 'Key', credential: device.make({ challenge, origin }) } });
    await client.getProfile();
    expect(await statusOf(own.client().login({ body: credentials }))).toBe(422);
    const { challenge: asked } = await own.client().beginPasskeySignIn();
    await own.client().passkeySignIn({ body: { credential: device.use({ challenge: asked, origin }) } });
  } finally {
    await own.close();
  }
});

it.each([
  ['a bare IP address', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  ['plain http', { PUBLIC_URL: 'http://drape.example' }],
  [
    'the provider as the only way in',
    {
      PUBLIC_URL: origin,
      PASSWORD_LOGIN: 'off',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'drape',
      OIDC_CLIENT_SECRET: 'secret',
    },
  ],
] as const)('there are none with %s', async (_name, env) => {
  const own = await startTestApp({ env: { ...env } });
  try {
    expect((await own.client().settings()).passkeys).toBe(false);
    expect(await statusOf(own.client().beginPasskeySignIn())).toBe(409);
  } finally {
    await own.close();
  }
});
