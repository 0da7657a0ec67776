import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minuteMs } from '../../../platform/clock.ts';

const password = 'steady-88';
const env = { ADMIN_PASSWORD: password, DEMO_ACCOUNT: 'off' };
const sentence = 'Administrators need a second factor here. Set one up to go on.';

async function signIn(test: TestApp) {
  const { access_token } = await test.client().login({ body: { username: 'admin', password } });
  return test.client(access_token);
}

async function setUp(test: TestApp, client: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const { secret } = await client.beginSecondFactor({ body: { password } });
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await client.confirmSecondFactor({
    body: { code: app.generate({ timestamp: test.clock.now().getTime() }) },
  });
  test.clock.advance(minuteMs);
}

it('where the installation demands it, an administrator may do nothing but set up a second factor until it is done', async () => {
  const free = await startTestApp({ env });
  const token = await (await signIn(free)).createToken({
    body: { name: 'script', scopes: ['profile:read'], password },
  });
  await free.app.close();
  const test = await startTestApp({ env: { ...env, ADMIN_SECOND_FACTOR: 'required' }, after: free });
  const admin = await signIn(test);
  const byToken = test.client(token.token);
  expect((await admin.me()).username).toBe('admin');
  expect(await admin.getSecondFactor()).toMatchObject({ enabled: false, owed: true });
  const refused = [
    () => admin.statistics({ query: {} }),
    () => admin.getProfile(),
    () => admin.listItems(),
    () => admin.changePassword({ body: { current_password: password, password: 'violet-lamp' } }),
    () => admin.createToken({ body: { name: 't', scopes: ['profile:read'], password } }),
    () => byToken.getProfile(),
  ];
  for (const call of refused) {
    const { status, code, message } = await failure(call());
    expect([status, code, message], String(call)).toEqual([403, 'forbidden', sentence]);
  }
  const { client: member } = await test.signUp();
  expect(await member.getSecondFactor()).toMatchObject({ owed: false });
  await member.getProfile();

  await setUp(test, admin);
  expect(await admin.getSecondFactor()).toMatchObject({ enabled: true, owed: false });
  for (const call of [() => admin.statistics({ query: {} }), () => byToken.getProfile()]) await call();
  expect(await admin.getSecondFactorRule()).toEqual({ required: true, by_environment: true });
  expect((await failure(admin.setSecondFactorRule({ body: { required: false } }))).status).toBe(409);
  await test.close();
});

it('an administrator who has one demands it of the others, and the audit log tells it', async () => {
  const test = await startTestApp({ env });
  const { id, client: other } = await test.signUp('other');
  const admin = await signIn(test);
  const [row] = (await admin.listUsers({ query: { search: 'other' } })).users;
  await admin.updateUser({ params: { id }, body: { role: 'admin', version: row?.version ?? 0 } });
  await other.statistics({ query: {} });
  expect(await admin.getSecondFactorRule()).toEqual({ required: false, by_environment: false });
  const early = await failure(admin.setSecondFactorRule({ body: { required: true } }));
  expect([early.status, early.message]).toEqual([409, expect.stringContaining('of your own first')]);

  await setUp(test, admin);
  await admin.setSecondFactorRule({ body: { required: true } });
  expect((await failure(other.statistics({ query: {} }))).message).toBe(sentence);
  expect((await admin.auditLog()).entries[0]).toMatchObject({
    action: 'second-factor.rule',
    detail: { required: true },
  });
  await admin.setSecondFactorRule({ body: { required: false } });
  await other.statistics({ query: {} });
  await test.close();
});
