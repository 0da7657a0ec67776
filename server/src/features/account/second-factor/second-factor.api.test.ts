import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minuteMs } from '../../../platform/clock.ts';

const password = 'sturdy-77';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(15 * minuteMs));

const login = (username: string, code?: string, secret = password) =>
  test.client().login({ body: { username, password: secret, ...(code === undefined ? {} : { code }) } });

/** Somebody with an authenticator app, as an independent one computes its codes. */
async function personWithApp(username: string) {
  const person = await test.signUp(username);
  const { secret } = await person.client.beginSecondFactor({ body: { password } });
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => app.generate({ timestamp: test.clock.now().getTime() });
  const { recovery_codes } = await person.client.confirmSecondFactor({ body: { code: code() } });
  test.clock.advance(minuteMs);
  return { ...person, code, recovery_codes };
}

it('a password alone opens nothing any more; with the code of the app it does, once for each code', async () => {
  const { client, code } = await personWithApp('ada');
  expect(await client.getSecondFactor()).toEqual({ enabled: true, recovery_codes_left: 10, owed: false });
  const missing = await failure(login('ada'));
  expect([missing.status, missing.body?.detail]).toEqual([
    422,
    [expect.objectContaining({ loc: ['body', 'code'], type: 'second_factor' })],
  ]);
  expect((await failure(login('ada', '000000'))).status).toBe(422);
  const used = code();
  await login('ada', `${used.slice(0, 3)} ${used.slice(3)}`);
  expect((await failure(login('ada', used))).status).toBe(422);
  test.clock.advance(minuteMs);
  await login('ada', code());
});

it('without the password nobody learns of a second factor', async () => {
  const { code } = await personWithApp('bea');
  expect((await failure(login('bea', undefined, 'wrong-one'))).status).toBe(401);
  expect((await failure(login('bea', code(), 'wrong-one'))).status).toBe(401);
});

it('a recovery code opens once', async () => {
  const { recovery_codes } = await personWithApp('cleo');
  const [first = '', second = ''] = recovery_codes;
  expect(new Set(recovery_codes).size).toBe(10);
  await login('cleo', first.toUpperCase());
  expect((await failure(login('cleo', first))).status).toBe(422);
  await login('cleo', second.replaceAll('-', ''));
});

it('new recovery codes ask for the password and a code, and end the old ones', async () => {
  const { client, code, recovery_codes } = await personWithApp('nora');
  const renew = (secret: string, typed: string) =>
    client.renewRecoveryCodes({ body: { password: secret, code: typed } });
  expect((await failure(renew('wrong-one', code()))).status).toBe(409);
  expect((await failure(renew(password, '000000'))).status).toBe(422);
  const fresh = await renew(password, code());
  expect((await client.getSecondFactor()).recovery_codes_left).toBe(10);
  expect((await failure(login('nora', recovery_codes[0]))).status).toBe(422);
  await login('nora', fresh.recovery_codes[0]);
});

it('codes cannot be guessed: ten a quarter of an hour, however many sign-ins', async () => {
  const { code } = await personWithApp('dora');
  for (let n = 0; n < 10; n++) expect((await failure(login('dora', `00000${n}`))).status).toBe(422);
  expect((await failure(login('dora', code()))).status).toBe(429);
});

it('it counts only once confirmed, and goes with the password and a code', async () => {
  const { client } = await test.signUp('emma');
  expect((await failure(client.beginSecondFactor({ body: { password: 'wrong-one' } }))).status).toBe(409);
  await client.beginSecondFactor({ body: { password } });
  expect((await failure(client.confirmSecondFactor({ body: { code: '000000' } }))).status).toBe(422);
  await login('emma');
  const { client: other, code } = await personWithApp('fay');
  expect((await failure(other.beginSecondFactor({ body: { password } }))).status).toBe(409);
  expect((await failure(other.removeSecondFactor({ body: { password, code: '000000' } }))).status).toBe(422);
  await other.removeSecondFactor({ body: { password, code: code() } });
  await login('fay');
});

it('a link that an administrator hands over ends it for people who lost the app; the secret lies encrypted', async () => {
  const { id } = await personWithApp('gwen');
  const rows = await test.app.database.read.selectFrom('second_factors').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/"secret":"[A-Z2-7]{32}"/);
  const admin = test.client((await login('admin', undefined, 'steady-88')).access_token);
  const { link } = await admin.makeResetLink({ params: { id } });
  const token = new URL(link).searchParams.get('token') ?? '';
  await test.client().resetPassword({ body: { token, password: 'violet-lamp' } });
  await login('gwen', undefined, 'violet-lamp');
});
