import { createHash, randomBytes } from 'node:crypto';
import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GoogleStandIn, startGoogleStandIn } from '../../../../tools/stand-ins/google.ts';
import { addDemoTemplate } from '../../../test/demo-template.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { minuteMs } from '../../platform/clock.ts';

let google: GoogleStandIn;
let test: TestApp;

beforeAll(async () => {
  google = await startGoogleStandIn();
  google.redirectUri = 'http://drape.test/calendar-connect';
  test = await startTestApp({ env: { PUBLIC_URL: 'http://drape.test', ...google.env } });
});
afterAll(async () => {
  await test.close();
  await google.close();
});
beforeEach(() => {
  google.troubles.clear();
  google.grantedScope = undefined;
});

/** The browser's part: to Google and back with a code. */
async function visit(client: Client) {
  const code_verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const { authorization_url } = await client.googleStart({ body: { code_challenge } });
  const back = (await google.agree(authorization_url)).searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '', code_verifier };
}

async function connect(client: Client) {
  const token = await client.googleExchange({ body: await visit(client) });
  const who = { user_email: google.account.email, user_name: google.account.name };
  await client.saveGoogleToken({ body: { ...token, ...who } });
  return token;
}

const status = (client: Client) => client.googleStatus();
const nobody = { connected: false, user_email: null };

describe('connecting', () => {
  it('asks Google for a code with PKCE, state, offline access and reading alone', async () => {
    const { client } = await test.signUp();
    await visit(client);
    const asked = google.calls.findLast(({ part }) => part === 'authorize')?.parameters;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      response_type: 'code',
      redirect_uri: google.redirectUri,
      code_challenge_method: 'S256',
      access_type: 'offline',
      client_id: google.env.GOOGLE_CLIENT_ID,
      scope: 'openid email profile https://www.googleapis.com/auth/calendar.readonly',
    });
    expect(asked?.has('client_secret')).toBe(false);
  });

  it('hands the browser a record without the refresh token, and counts once the account knows of it', async () => {
    const { client } = await test.signUp();
    const token = await client.googleExchange({ body: await visit(client) });
    expect(token).toMatchObject({ refresh_token: null, token_type: 'Bearer', expires_in: 3599 });
    expect(token.expires_at).toBe(test.clock.now().getTime() + 3599_000);
    expect(await status(client)).toEqual(nobody);
    await client.saveGoogleToken({ body: { ...token, user_email: 'wanda@gmail.example', user_name: 'W' } });
    expect(await status(client)).toEqual({ connected: true, user_email: 'wanda@gmail.example' });
  });

  it('keeps every token encrypted', async () => {
    const { client, id } = await test.signUp();
    const { access_token } = await connect(client);
    const row = await test.app.database.read
      .selectFrom('google_connections')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(access_token);
    expect(row.tokens).not.toMatch(/1\/\/|ya29/);
  });
});

describe('an answer that does not stand up to its checks', () => {
  it('is refused: a state that was used before, a made-up one, one of somebody else, one that is too old', async () => {
    const { client } = await test.signUp();
    const { client: other } = await test.signUp();
    const used = await visit(client);
    await client.googleExchange({ body: used });
    const madeUp = { ...(await visit(client)), state: 'made-up' };
    const tries = [
      await failure(client.googleExchange({ body: used })),
      await failure(client.googleExchange({ body: madeUp })),
      await failure(client.googleExchange({ body: await visit(other) })),
    ];
    expect(await other.googleExchange({ body: await visit(other) })).toMatchObject({ token_type: 'Bearer' });
    const late = await visit(client);
    test.clock.advance(10 * minuteMs);
    tries.push(await failure(client.googleExchange({ body: late })));
    expect(tries.map(({ status: code }) => code)).toEqual([422, 422, 422, 422]);
    expect(tries[0]?.message).toMatch(/^Google Calendar authentication failed: /);
  });

  it('is refused: another verifier, before Google hears of it', async () => {
    const { client } = await test.signUp();
    const answer = { ...(await visit(client)), code_verifier: randomBytes(32).toString('base64url') };
    const before = google.calls.length;
    expect((await failure(client.googleExchange({ body: answer }))).status).toBe(422);
    expect(google.calls).toHaveLength(before);
  });

  it('is refused: a code that Google does not know, in Google’s words', async () => {
    const { client } = await test.signUp();
    const error = await failure(
      client.googleExchange({ body: { ...(await visit(client)), code: '4/made-up' } }),
    );
    expect([error.status, error.message]).toEqual([422, 'Token exchange failed: Malformed auth code.']);
  });

  it('is refused and given back: a permission without the calendar', async () => {
    const { client } = await test.signUp();
    google.withdraw();
    google.grantedScope = 'openid email profile';
    const error = await failure(client.googleExchange({ body: await visit(client) }));
    expect([error.status, google.isGranted()]).toEqual([422, false]);
    expect(error.message).toContain('reading the calendar was not allowed');
  });

  it('a broken answer of Google is reported as such', async () => {
    const { client } = await test.signUp();
    const answer = await visit(client);
    google.troubles.set('token', { kind: 'broken' });
    const error = await failure(client.googleExchange({ body: answer }));
    expect([error.status, error.message]).toEqual([
      502,
      'Token exchange failed: Google does not answer properly. Please try again later.',
    ]);
  });
});

describe('renewing', () => {
  it('brings a fresh access token as often as it is asked for', async () => {
    const { client } = await test.signUp();
    const first = await connect(client);
    test.clock.advance(70 * minuteMs);
    const second = await client.googleRefresh();
    expect(second.access_token).not.toBe(first.access_token);
    expect(second).toMatchObject({ refresh_token: null, scope: first.scope });
    expect(second.expires_at).toBeGreaterThan(test.clock.now().getTime());
    await client.googleRefresh();
  });

  it('after the permission was withdrawn at Google answers 403 and forgets the connection', async () => {
    const { client } = await test.signUp();
    await connect(client);
    google.withdraw();
    const error = await failure(client.googleRefresh());
    expect([error.status, error.code]).toEqual([403, 'google_unauthorized']);
    expect(await status(client)).toEqual(nobody);
    expect((await failure(client.googleRefresh())).status).toBe(404);
  });

  it('while Google is in trouble keeps the connection', async () => {
    const { client } = await test.signUp();
    await connect(client);
    google.troubles.set('token', { kind: 'broken' });
    expect((await failure(client.googleRefresh())).status).toBe(502);
    google.troubles.clear();
    await client.googleRefresh();
  });
});

describe('disconnecting', () => {
  it('revokes at Google and forgets here', async () => {
    const { client } = await test.signUp();
    google.withdraw();
    await connect(client);
    expect(await client.deleteGoogleToken()).toEqual({ ...nobody, revoked: true });
    expect([google.isGranted(), await status(client)]).toEqual([false, nobody]);
    expect(await client.deleteGoogleToken()).toEqual({ ...nobody, revoked: true });
  });

  it('forgets here as well when Google does not confirm', async () => {
    const { client } = await test.signUp();
    await connect(client);
    google.troubles.set('revoke', { kind: 'broken' });
    expect(await client.deleteGoogleToken()).toEqual({ ...nobody, revoked: false });
    expect(await status(client)).toEqual(nobody);
  });
});

describe('an event that only Google has', () => {
  const gala = {
    id: 'gala20260506',
    summary: 'Charity gala',
    start: { dateTime: '2026-05-06T19:00:00+02:00' },
    end: { dateTime: '2026-05-06T23:00:00+02:00' },
  };

  it('is brought in by its Google id, with an expired token as well', async () => {
    const { client } = await test.signUp();
    await connect(client);
    google.events = [{ ...gala, start: { dateTime: soon(1) }, end: { dateTime: soon(2) } }];
    google.expireAccess();
    const event = await client.getEvent({ params: { id: gala.id } });
    expect(event).toMatchObject({ title: 'Charity gala', eventType: 'formal', googleEventId: gala.id });
    expect((await client.getEvent({ params: { id: event.id } })).id).toBe(event.id);
    expect((await failure(client.getEvent({ params: { id: 'nowhere' } }))).status).toBe(404);
  });

  it('after the permission was withdrawn is a 403', async () => {
    const { client } = await test.signUp();
    await connect(client);
    google.withdraw();
    expect((await failure(client.getEvent({ params: { id: gala.id } }))).code).toBe('google_unauthorized');
  });

  const soon = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000).toISOString();
});

it('the browser may call exactly Google’s API beside the product', async () => {
  const { headers } = await fetch(`${test.origin}/api/health`);
  const directive = /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  expect(directive).toBe(`'self' ${google.origin}`);
});

it('where Google is not set up says so, and connects nobody', async () => {
  const plain = await startTestApp();
  const { client } = await plain.signUp();
  const body = { code_challenge: 'a'.repeat(43) };
  const error = await failure(client.googleStart({ body }));
  expect([error.status, error.message]).toEqual([404, 'Google Calendar is not set up on this installation']);
  expect([await status(client), (await client.settings()).google]).toEqual([nobody, null]);
  const { headers } = await fetch(`${plain.origin}/api/health`);
  expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  await plain.close();
});

it('the demo account connects nothing', async () => {
  const demo = await startTestApp({ env: google.env });
  await addDemoTemplate(demo);
  const { access_token } = await demo.client().login({ body: { username: 'demo', password: 'demo1234' } });
  const client = demo.client(access_token);
  const body = { access_token: 'made-up' };
  expect((await failure(client.saveGoogleToken({ body }))).status).toBe(409);
  expect((await failure(client.googleStart({ body: { code_challenge: 'a'.repeat(43) } }))).status).toBe(409);
  expect((await failure(client.renewFeed())).status).toBe(409);
  await demo.close();
});
