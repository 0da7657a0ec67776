import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minuteMs } from '../../../platform/clock.ts';

const provider = new OAuth2Server();
const password = 'sturdy-77';
let test: TestApp;
let claims: Record<string, unknown>;

const environment = () => ({
  OIDC_ISSUER: provider.issuer.url ?? '',
  OIDC_CLIENT_ID: 'drape',
  OIDC_CLIENT_SECRET: 'between-us',
  OIDC_PRO_GROUP: 'stylists',
});

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, claims);
  });
  provider.service.on('beforeUserinfo', (answer: { body: unknown }) => {
    answer.body = claims;
  });
  test = await startTestApp({ env: environment() });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

let visits = 0;
/** Somebody at the provider under an address that no account here has. */
let elsewhere: { sub: string; email: string };
beforeEach(() => {
  elsewhere = { sub: `work-${++visits}`, email: `work-${visits}@company.example` };
  claims = { ...elsewhere, email_verified: false };
});

type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** The browser's part: to the provider and back with a code. */
async function comeBack(begun: Promise<{ authorization_url: string; state: string }>) {
  const { authorization_url, state } = await begun;
  const response = await fetch(authorization_url, { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  return { code: back.searchParams.get('code') ?? '', state };
}

const begin = ({ client }: Person) => comeBack(client.beginProviderLink({ body: { password } }));

async function connect(person: Person) {
  return person.client.connectProvider({ body: await begin(person) });
}

async function signInThere(app = test) {
  const body = await comeBack(app.client().oidcStart());
  return app.client().oidcExchange({ body });
}

describe('connecting the identity provider while signed in', () => {
  it('lets it open the account, whatever address it tells, and leaves the password as it was', async () => {
    const person = await test.signUp();
    expect(await person.client.getProviderLink()).toEqual({ connected: false, connected_at: null });
    const linked = await connect(person);
    expect(linked).toEqual({ connected: true, connected_at: test.clock.now().toISOString() });
    expect(await person.client.getProviderLink()).toEqual(linked);
    const { user_info } = await signInThere();
    expect(user_info.id).toBe(person.id);
    const again = await test.client().login({ body: { username: user_info.username, password } });
    expect(again.user_info.email).toBe(user_info.email);
  });

  it('asks again who somebody is', async () => {
    const { client } = await test.signUp();
    for (const body of [{}, { password: 'not-this-1' }])
      expect((await failure(client.beginProviderLink({ body }))).code).toBe('conflict');
  });

  it('takes an answer once, in time, and from the person who asked', async () => {
    const [person, thief] = [await test.signUp(), await test.signUp()];
    const answer = await begin(person);
    expect((await failure(thief.client.connectProvider({ body: answer }))).code).toBe('conflict');
    expect((await failure(person.client.connectProvider({ body: answer }))).code).toBe('conflict');
    const late = await begin(person);
    test.clock.advance(10 * minuteMs);
    expect((await failure(person.client.connectProvider({ body: late }))).code).toBe('conflict');
    // What somebody got for signing in connects nothing, and what they got for connecting opens nothing.
    const signingIn = await comeBack(test.client().oidcStart());
    expect((await failure(person.client.connectProvider({ body: signingIn }))).code).toBe('conflict');
    const connecting = await begin(person);
    expect((await failure(test.client().oidcExchange({ body: connecting }))).status).toBe(401);
    expect((await person.client.getProviderLink()).connected).toBe(false);
  });

  it('an answer that does not stand up to its checks is refused without ending the session', async () => {
    const person = await test.signUp();
    const [one, other] = [await begin(person), await begin(person)];
    const mixed = { code: one.code, state: other.state };
    expect((await failure(person.client.connectProvider({ body: mixed }))).status).toBe(409);
    expect((await person.client.me()).id).toBe(person.id);
  });

  it('refuses who opens another account here already, and a second connection', async () => {
    const [first, second] = [await test.signUp(), await test.signUp()];
    await connect(first);
    const refused = await failure(connect(second));
    expect(refused.message).toBe('You already sign in to another account here with that one.');
    const twice = await failure(first.client.beginProviderLink({ body: { password } }));
    expect(twice.message).toBe('Your account is connected already');
  });
});

describe('disconnecting', () => {
  it('ends the way in through the provider, and Pro that a group there gave', async () => {
    const person = await test.signUp();
    await connect(person);
    claims.groups = ['stylists'];
    await signInThere();
    expect((await person.client.pricingTier()).tier).toBe('pro');
    const answer = await person.client.disconnectProvider({ body: { password } });
    expect(answer).toEqual({ connected: false, connected_at: null });
    expect((await person.client.pricingTier()).tier).toBe('trial');
    expect((await signInThere()).user_info.id).not.toBe(person.id);
    expect((await failure(person.client.disconnectProvider({ body: { password } }))).status).toBe(404);
  });

  it('is refused without the password, so that one way in remains', async () => {
    claims.email_verified = true;
    const { access_token } = await signInThere();
    const client = test.client(access_token);
    expect(await client.getProviderLink()).toEqual({ connected: true, connected_at: null });
    expect((await failure(client.disconnectProvider({ body: { password } }))).code).toBe('conflict');
    expect((await failure(client.disconnectProvider({ body: { password: '' } }))).status).toBe(422);
    expect((await client.getProviderLink()).connected).toBe(true);
  });

  it('is refused where passwords open nothing', async () => {
    const company = await startTestApp({ env: { ...environment(), PASSWORD_LOGIN: 'off' } });
    claims.email_verified = true;
    const { access_token } = await signInThere(company);
    const refused = await failure(company.client(access_token).disconnectProvider({ body: { password } }));
    expect([refused.status, (await company.client(access_token).getProviderLink()).connected]).toEqual([
      409,
      true,
    ]);
    await company.close();
  });

  it('is refused for administrators where a group decides who is one', async () => {
    const env = { ...environment(), OIDC_ADMIN_GROUP: 'drape-admins' };
    const company = await startTestApp({ env });
    const person = await company.signUp();
    await connect(person);
    claims.groups = ['drape-admins'];
    expect((await signInThere(company)).user_info.role).toBe('admin');
    const refused = await failure(person.client.disconnectProvider({ body: { password } }));
    expect(refused.message).toContain('administrators stay connected');
    await company.close();
  });
});

it('everything that ends the other ways in ends a connection as well, unless it is kept', async () => {
  const person = await test.signUp();
  await connect(person);
  const kept = await person.client.endOtherSessions({ body: { keep: { provider: true } } });
  expect([kept.provider, (await person.client.getProviderLink()).connected]).toEqual([false, true]);
  const changed = await person.client.changePassword({
    body: { current_password: password, password: 'sturdy-99' },
  });
  expect([changed.provider, (await person.client.getProviderLink()).connected]).toEqual([true, false]);
  expect((await signInThere()).user_info.id).not.toBe(person.id);
});

it('a connection by the address outlives a change of the password, since the provider vouches for it', async () => {
  const person = await test.signUp('vouched');
  claims = { sub: 'vouched-there', email: 'vouched@example.org', email_verified: true };
  await signInThere();
  // Nobody had shown yet that the address is theirs, so the password went with the first visit.
  const { access_token } = await signInThere();
  const ended = await test.client(access_token).endOtherSessions({ body: {} });
  expect([ended.provider, (await signInThere()).user_info.id]).toEqual([false, person.id]);
});

it('without a provider there is nothing to connect', async () => {
  const plain = await startTestApp();
  const { client } = await plain.signUp();
  expect((await failure(client.getProviderLink())).status).toBe(404);
  expect((await failure(client.beginProviderLink({ body: { password } }))).status).toBe(404);
  await plain.close();
});
