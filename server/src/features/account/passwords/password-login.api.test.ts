import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { hourMs } from '../../../platform/clock.ts';

const provider = new OAuth2Server();
const claims = { sub: 'boss', email: 'boss@example.org', email_verified: true };
let test: TestApp;
beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, claims));
  test = await startTestApp({
    env: {
      OIDC_ISSUER: provider.issuer.url ?? '',
      OIDC_CLIENT_ID: 'drape',
      OIDC_CLIENT_SECRET: 'between-us',
      PASSWORD_LOGIN: 'off',
      ADMIN_EMAIL: claims.email,
      ADMIN_PASSWORD: 'steady-88',
    },
  });
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

async function comeByProvider() {
  const { authorization_url, state } = await test.client().oidcStart();
  const response = await fetch(authorization_url, { redirect: 'manual' });
  const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const { access_token, user_info } = await test.client().oidcExchange({ body: { code, state } });
  return { client: test.client(access_token), user: user_info };
}

it('where passwords are switched off, the provider alone lets anybody in, the administrator too', async () => {
  const anonymous = test.client();
  expect(await anonymous.settings()).toMatchObject({ password_login: false, oidc: true, demo: false });
  const { client, user } = await comeByProvider();
  expect(user.role).toBe('admin');
  const body = { username: 'new', email: 'new@example.org', full_name: 'New One', password: 'sturdy-77' };
  const calls = [
    () => anonymous.login({ body: { username: 'admin', password: 'steady-88' } }),
    () => anonymous.register({ body }),
    () => anonymous.forgotPassword({ body: { email: claims.email } }),
    () => anonymous.resetPassword({ body: { token: 'x'.repeat(43), password: 'violet-lamp' } }),
    () => client.changePassword({ body: { current_password: 'steady-88', password: 'violet-lamp' } }),
    () => client.makeResetLink({ params: { id: user.id } }),
  ];
  for (const call of calls) {
    const { status, message } = await failure(call());
    expect([status, message]).toEqual([409, expect.stringContaining('Passwords are switched off')]);
  }
});

it('a password proves nothing either: a fresh sign-in does', async () => {
  const { client } = await comeByProvider();
  const token = { name: 't', scopes: ['profile:read' as const] };
  expect((await failure(client.createToken({ body: { ...token, password: 'steady-88' } }))).status).toBe(409);
  await client.createToken({ body: token });
  test.clock.advance(hourMs);
  expect((await failure(client.createToken({ body: token }))).status).toBe(409);
});
