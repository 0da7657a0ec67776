import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDemoTemplate } from '../../../../test/demo-template.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minuteMs } from '../../../platform/clock.ts';

const provider = new OAuth2Server();
let test: TestApp;
let claims: Record<string, unknown>;
let tamper: (token: MutableToken) => void;

const environment = () => ({
  OIDC_ISSUER: provider.issuer.url ?? '',
  OIDC_CLIENT_ID: 'drape',
  OIDC_CLIENT_SECRET: 'between-us',
});

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claims);
    tamper(token);
  });
  test = await startTestApp({ env: environment() });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});
beforeEach(() => {
  claims = { sub: 'subject-1', email: 'wanda@example.org', email_verified: true, name: 'Wanda Fox' };
  tamper = () => undefined;
});

/** The browser's part: to the provider and back with a code. */
async function visit(app = test): Promise<{ code: string; state: string }> {
  const { authorization_url, state } = await app.client().oidcStart();
  const response = await fetch(authorization_url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe(state);
  return { code: back.searchParams.get('code') ?? '', state };
}

const exchange = async (app = test) => app.client().oidcExchange({ body: await visit(app) });

describe('signing in with the identity provider', () => {
  it('creates an account in its trial at the first visit and opens the same one later', async () => {
    const first = await exchange();
    expect(first.user_info).toMatchObject({
      email: 'wanda@example.org',
      full_name: 'Wanda Fox',
      role: 'user',
    });
    const tier = await test.client(first.access_token).pricingTier();
    expect(tier.tier).toBe('trial');
    claims.email = 'moved@example.org';
    expect((await exchange()).user_info.id).toBe(first.user_info.id);
  });

  it('opens the existing account of a verified address', async () => {
    const { id } = await test.signUp('xenia');
    claims = { sub: 'subject-2', email: 'XENIA@example.org', email_verified: true };
    expect((await exchange()).user_info.id).toBe(id);
  });

  it.each([false, undefined, 'true'])(
    'never opens an existing account by an address with email_verified %j',
    async (email_verified) => {
      const name = `yuri${String(email_verified)}`;
      await test.signUp(name);
      claims = { sub: `subject ${name}`, email: `${name}@example.org`, email_verified };
      expect((await failure(exchange())).code).toBe('conflict');
    },
  );

  it('never opens the template of the demo account', async () => {
    await addDemoTemplate(test);
    claims = { sub: 'subject-3', email: 'demo@drape.local', email_verified: true };
    expect((await failure(exchange())).code).toBe('conflict');
  });

  it('refuses a blocked account', async () => {
    claims = { sub: 'subject-4', email: 'zoe@example.org', email_verified: true };
    const { user_info } = await exchange();
    const { write } = test.app.database;
    await write.updateTable('users').set({ blocked: 1 }).where('id', '=', user_info.id).execute();
    expect((await failure(exchange())).status).toBe(401);
  });
});

describe('an answer that does not stand up to its checks', () => {
  it.each([
    ['the wrong nonce', { nonce: 'another' }],
    ['the wrong audience', { aud: 'somebody-else' }],
    ['the wrong issuer', { iss: 'http://evil.example' }],
    ['a token from the past', { iat: 1_000_000, exp: 1_000_600 }],
    ['no address', { email: undefined }],
  ])('is refused: %s', async (_, wrong) => {
    tamper = ({ payload }) => Object.assign(payload, wrong);
    const error = await failure(exchange());
    expect([error.status, error.code]).toEqual([401, 'unauthorized']);
  });

  it('is refused: a state that was used before, an unknown one, and one that is too old', async () => {
    const answer = await visit();
    await test.client().oidcExchange({ body: answer });
    expect((await failure(test.client().oidcExchange({ body: answer }))).status).toBe(401);
    const unknown = { ...(await visit()), state: 'made-up' };
    expect((await failure(test.client().oidcExchange({ body: unknown }))).status).toBe(401);
    const late = await visit();
    test.clock.advance(10 * minuteMs);
    expect((await failure(test.client().oidcExchange({ body: late }))).status).toBe(401);
  });

  it('is refused: a code that belongs to another visit', async () => {
    const [one, other] = [await visit(), await visit()];
    const mixed = { code: one.code, state: other.state };
    expect((await failure(test.client().oidcExchange({ body: mixed }))).status).toBe(401);
  });
});

it('without a provider there is nothing to start', async () => {
  const plain = await startTestApp();
  expect((await failure(plain.client().oidcStart())).status).toBe(404);
  expect((await plain.client().settings()).oidc).toBe(false);
  await plain.close();
});

it('where registration is closed, the provider opens existing accounts and creates none', async () => {
  const closed = await startTestApp({ env: { ...environment(), REGISTRATION: 'closed' } });
  expect((await failure(exchange(closed))).code).toBe('conflict');
  claims = { sub: 'subject-9', email: 'admin@drape.local', email_verified: true };
  expect((await exchange(closed)).user_info.role).toBe('admin');
  const body = { username: 'late', email: 'late@example.org', full_name: 'Late', password: 'sturdy-77' };
  const refused = await failure(closed.client().register({ body }));
  expect([refused.status, refused.message]).toEqual([409, 'Registration is closed on this installation']);
  await closed.close();
});

it('the provider may make accounts where registration is closed to everybody else', async () => {
  const env = { ...environment(), REGISTRATION: 'closed', OIDC_REGISTRATION: 'open' };
  const company = await startTestApp({ env });
  claims = { sub: 'subject-10', email: 'new@example.org', email_verified: true };
  expect((await exchange(company)).user_info.email).toBe('new@example.org');
  const body = { username: 'late', email: 'late@example.org', full_name: 'Late', password: 'sturdy-77' };
  expect((await failure(company.client().register({ body }))).status).toBe(409);
  await company.close();
});

it('new accounts are for verified addresses of the allowed domains only', async () => {
  const env = { ...environment(), OIDC_DOMAINS: '@Example.org, example.net' };
  const company = await startTestApp({ env });
  const visitor = async (email: string, email_verified: boolean) => {
    claims = { sub: `of ${email} ${email_verified}`, email, email_verified };
    return exchange(company);
  };
  expect((await visitor('in@EXAMPLE.org', true)).user_info.email).toBe('in@EXAMPLE.org');
  expect((await visitor('too@example.net', true)).user_info.role).toBe('user');
  for (const [email, verified] of [
    ['out@gmail.example', true],
    ['sub@mail.example.org', true],
    ['unproven@example.org', false],
    ['evil@other.test@example.org.test', true],
  ] as const)
    expect((await failure(visitor(email, verified))).message).toContain('verified addresses');
  await company.close();
});

it('the address comes from where the provider tells it, with what it says of the address there', async () => {
  await test.signUp('quietly');
  const userInfo: Record<string, unknown> = {
    sub: 'quiet',
    email: 'quietly@example.org',
    email_verified: true,
  };
  claims = { sub: 'quiet', email: undefined, email_verified: undefined };
  provider.service.once('beforeUserinfo', (answer: { body: unknown }) => {
    answer.body = { ...userInfo, email_verified: false };
  });
  expect((await failure(exchange())).code).toBe('conflict');
  provider.service.once('beforeUserinfo', (answer: { body: unknown }) => {
    answer.body = userInfo;
  });
  expect((await exchange()).user_info.username).toBe('quietly');
  provider.service.once('beforeUserinfo', (answer: { body: unknown }) => {
    answer.body = { ...userInfo, sub: 'somebody else' };
  });
  expect((await failure(exchange())).status).toBe(401);
});

it('an address of which the provider says nothing opens an account only where that is trusted', async () => {
  const trusting = await startTestApp({ env: { ...environment(), OIDC_TRUST_EMAIL: 'on' } });
  for (const app of [test, trusting]) await app.signUp('entra');
  claims = { sub: 'subject-11', email: 'entra@example.org', email_verified: undefined };
  expect((await failure(exchange())).message).toContain('does not say that the address is verified');
  expect((await exchange(trusting)).user_info.username).toBe('entra');
  await trusting.signUp('denied');
  claims = { sub: 'subject-12', email: 'denied@example.org', email_verified: false };
  expect((await failure(exchange(trusting))).code).toBe('conflict');
  await trusting.close();
});

it('groups make administrators and give Pro at every sign-in, and end both; the last administrator stays', async () => {
  const env = { ...environment(), OIDC_ADMIN_GROUP: 'drape-admins', OIDC_PRO_GROUP: 'stylists' };
  const company = await startTestApp({ env });
  const come = async (groups: unknown, sub = 'subject-13') => {
    claims = { sub, email: `${sub}@example.org`, email_verified: true, groups };
    const { user_info, access_token } = await exchange(company);
    return [user_info.role, (await company.client(access_token).pricingTier()).tier];
  };
  expect(await come(['staff'])).toEqual(['user', 'trial']);
  expect(await come(['staff', 'stylists'])).toEqual(['user', 'pro']);
  expect(await come('drape-admins')).toEqual(['admin', 'pro']);
  expect(await come([])).toEqual(['user', 'trial']);
  await come(['drape-admins']);
  const { write } = company.app.database;
  await write.updateTable('users').set({ role: 'user' }).where('username', '=', 'admin').execute();
  expect((await come([]))[0]).toBe('admin');
  await company.close();
});

it('the self-check finds the provider, and says which redirect address it must know', async () => {
  const company = await startTestApp({ env: { ...environment(), OIDC_ADMIN_GROUP: 'drape-admins' } });
  claims = { sub: 'subject-14', email: 'boss@example.org', email_verified: true, groups: ['drape-admins'] };
  const { access_token } = await exchange(company);
  const { checks } = await company.client(access_token).selfCheck();
  expect(checks.find(({ name }) => name === 'identity')).toMatchObject({
    state: 'ok',
    detail: expect.stringMatching(/answers\. It must know the redirect address http:.+\/login$/),
  });
  await company.close();
});

it('starts are counted by network', async () => {
  const counted = await startTestApp({ env: environment() });
  const statuses = new Set<number>();
  for (let start = 0; start < 200; start++) await counted.client().oidcStart();
  statuses.add((await failure(counted.client().oidcStart())).status);
  expect([...statuses]).toEqual([429]);
  await counted.close();
});

it('an answer that refuses is kept by nobody', async () => {
  const answer = await fetch(`${test.origin}/api/auth/me`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
});
