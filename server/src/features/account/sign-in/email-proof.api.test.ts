import { limits } from '@drape/contract/wire/limits';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../../test/stand-ins/mail-sink.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { dayMs } from '../../../platform/clock.ts';

const provider = new OAuth2Server();
const password = 'sturdy-77';
let sink: MailSink;
let test: TestApp;
let claims: Record<string, unknown>;

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, claims));
  sink = await startMailSink();
  test = await startTestApp({
    env: {
      ...sink.env,
      OIDC_ISSUER: provider.issuer.url ?? '',
      OIDC_CLIENT_ID: 'drape',
      OIDC_CLIENT_SECRET: 'between-us',
      PUBLIC_URL: 'https://drape.example',
    },
  });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
  await sink.close();
});
beforeEach(() => {
  sink.mails.length = 0;
});

it('a deleted account gets a last mail at its address', async () => {
  const { client } = await test.signUp('parting');
  await test.app.jobs.runDue();
  sink.mails.length = 0;
  const { token } = await client.requestDeletion({ body: { password } });
  await client.confirmDeletion({ body: { token, username: 'parting' } });
  await test.app.jobs.runDue();
  expect(sink.mails.map(({ to }) => to)).toEqual([['parting@example.org']]);
  expect(sink.mails[0]?.source).toContain(
    'your account parting at Drape (https://drape.example) was deleted',
  );
});

/** The owner of an address comes through the identity provider, which has verified it. */
async function comeByProvider(username: string) {
  claims = { sub: `subject ${username}`, email: `${username}@example.org`, email_verified: true };
  const { authorization_url, state } = await test.client().oidcStart();
  const response = await fetch(authorization_url, { redirect: 'manual' });
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  return test.client().oidcExchange({ body: { code, state } });
}

/** The token of the last link to a page that was mailed to somebody. */
async function mailedToken(username: string, page: string): Promise<string> {
  await test.app.jobs.runDue();
  const mails = sink.mails.filter(({ to }) => to.includes(`${username}@example.org`));
  const found = mails.flatMap(
    ({ source }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(source)?.[1] ?? [],
  );
  return found.at(-1) ?? expect.fail(`no link to ${page}`);
}

const login = (username: string) => test.client().login({ body: { username, password } });

it('an account with an unproven address is closed to its maker when the owner comes through the provider', async () => {
  const { client: thief, id } = await test.signUp('victim');
  const { token } = await thief.createToken({ body: { name: 't', scopes: ['profile:read'], password } });
  const { url } = await thief.renewFeed();
  const link = await mailedToken('victim', 'confirm-email');
  const owner = await comeByProvider('victim');
  expect(owner.user_info.id).toBe(id);
  expect((await failure(thief.me())).status).toBe(401);
  expect((await failure(test.client(token).getProfile())).status).toBe(401);
  expect((await failure(login('victim'))).status).toBe(401);
  expect((await fetch(String(url).replace('https://drape.example', test.origin))).status).toBe(404);
  expect((await failure(test.client().confirmEmail({ body: { token: link } }))).status).toBe(404);
  expect((await test.client(owner.access_token).getProfile()).email_proven).toBe(true);
});

it('people who proved their address keep everything when they come through the provider', async () => {
  const { client, id } = await test.signUp('owner');
  expect((await client.getProfile()).email_proven).toBe(false);
  const token = await mailedToken('owner', 'confirm-email');
  await test.client().confirmEmail({ body: { token } });
  expect((await client.getProfile()).email_proven).toBe(true);
  expect((await comeByProvider('owner')).user_info.id).toBe(id);
  expect((await client.me()).id).toBe(id);
  await login('owner');
  expect((await failure(test.client().confirmEmail({ body: { token } }))).status).toBe(404);
});

it('a mailed link for a new password proves the address, one that an administrator makes does not', async () => {
  const { client, id } = await test.signUp('mailed');
  await test.app.database.write.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  const handed = new URL((await client.makeResetLink({ params: { id } })).link).searchParams.get('token');
  await test.client().resetPassword({ body: { token: handed ?? '', password } });
  const again = test.client((await login('mailed')).access_token);
  expect((await again.getProfile()).email_proven).toBe(false);
  await test.client().forgotPassword({ body: { email: 'mailed@example.org' } });
  const token = await mailedToken('mailed', 'reset-password');
  await test.client().resetPassword({ body: { token, password } });
  expect((await test.client((await login('mailed')).access_token).getProfile()).email_proven).toBe(true);
});

it('another link can be asked for, some times an hour; a late one proves nothing', async () => {
  const { client } = await test.signUp('asker');
  const late = await mailedToken('asker', 'confirm-email');
  test.clock.advance(limits.emailProofDays * dayMs);
  const later = test.client((await login('asker')).access_token);
  expect((await failure(test.client().confirmEmail({ body: { token: late } }))).status).toBe(404);
  for (let n = 0; n < 5; n++) await later.sendEmailProof();
  expect((await failure(later.sendEmailProof())).status).toBe(429);
  expect((await failure(client.sendEmailProof())).status).toBe(401);
  await test.client().confirmEmail({ body: { token: await mailedToken('asker', 'confirm-email') } });
  expect((await failure(later.sendEmailProof())).status).toBe(409);
});
