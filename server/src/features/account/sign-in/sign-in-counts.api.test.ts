import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../../test/stand-ins/mail-sink.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { minuteMs } from '../../../platform/clock.ts';

let sink: MailSink;
let test: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  test = await startTestApp({
    env: { ...sink.env, TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://drape.example' },
  });
});
afterAll(async () => {
  await test.close();
  await sink.close();
});
beforeEach(() => test.clock.advance(15 * minuteMs));

type From = { address?: string; cookie?: string };

/** A call below /auth from an address, with the cookies of a browser. */
async function send(path: string, body: object, { address = '203.0.113.9', cookie }: From = {}) {
  const answer = await fetch(`${test.origin}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      ...(cookie ? { Cookie: cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, set: answer.headers.get('set-cookie') ?? '' };
}

const login = (username: string, password: string, from?: From) =>
  send('login', { username, password }, from);

const cookieOf = (set: string) => set.split(';')[0] ?? '';

/** A stranger uses up all guesses at an account, from many addresses. */
async function useUpGuesses(username: string): Promise<void> {
  for (let n = 0; n < 55; n++) await login(username, 'wrong-one', { address: `198.51.100.${n}` });
}

it('guesses are counted for the account and not for how it is named', async () => {
  await test.signUp('lotte');
  for (let n = 0; n < 5; n++) await login('Lotte', `wrong-${n}`);
  for (let n = 0; n < 5; n++) await login('LOTTE@example.org', `wrong-${n}`);
  expect((await login('lotte', 'sturdy-77')).status).toBe(429);
  expect((await login('lotte@example.org', 'sturdy-77')).status).toBe(429);
});

it('all addresses of one /64 count as one, and those of another apart', async () => {
  await test.signUp('magda');
  for (let n = 0; n < 10; n++)
    expect((await login('magda', 'wrong-one', { address: `2001:db8:1:2::${n}` })).status).toBe(401);
  expect((await login('magda', 'wrong-one', { address: '2001:db8:1:2:ffff::1' })).status).toBe(429);
  expect((await login('magda', 'wrong-one', { address: '2001:db8:1:3::1' })).status).toBe(401);
});

it('a stranger who guesses locks out strangers, not the browser of the owner', async () => {
  await test.signUp('nele');
  const { status, set } = await login('nele', 'sturdy-77');
  expect(status).toBe(200);
  expect(set).toMatch(
    /^drape_device=[\w.-]+; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  await useUpGuesses('nele');
  expect((await login('nele', 'sturdy-77')).status).toBe(429);
  expect((await login('nele', 'sturdy-77', { cookie: cookieOf(set) })).status).toBe(200);
});

it('a known browser has ten guesses as well, and its mark is worth nothing for another account or when changed', async () => {
  await test.signUp('olga');
  await test.signUp('paula');
  const cookie = cookieOf((await login('olga', 'sturdy-77')).set);
  await useUpGuesses('paula');
  expect((await login('paula', 'sturdy-77', { cookie })).status).toBe(429);
  for (let n = 0; n < 10; n++) expect((await login('olga', 'wrong-one', { cookie })).status).toBe(401);
  expect((await login('olga', 'sturdy-77', { cookie })).status).toBe(429);
  await useUpGuesses('olga');
  expect((await login('olga', 'sturdy-77', { cookie: `${cookie.slice(0, -1)}_` })).status).toBe(429);
});

it('a mailed link gets the owner in from a new browser while a stranger is guessing', async () => {
  await test.signUp('quinn');
  await useUpGuesses('quinn');
  await test.client().forgotPassword({ body: { email: 'quinn@example.org' } });
  await test.app.jobs.runDue();
  const [token] = sink.mails.flatMap(
    ({ source }) => /reset-password\?token=([\w-]+)/.exec(source)?.[1] ?? [],
  );
  const { set } = await send('reset-password', { token, password: 'violet-lamp' });
  expect((await login('quinn', 'violet-lamp')).status).toBe(429);
  expect((await login('quinn', 'violet-lamp', { cookie: cookieOf(set) })).status).toBe(200);
});

it.each([
  'rosalind',
  'ROSALIND1',
  'rosalind@example.org',
  'Berglund',
  'RosaBerglund',
  'berglund.rosa',
  '99rosalind!',
])('the password %s of Rosa Berglund, rosalind, is refused', async (password) => {
  const body = { username: 'rosalind', email: 'rosalind@example.org', full_name: 'Rosa Berglund', password };
  const refused = await failure(test.client().register({ body }));
  expect([refused.status, refused.body?.detail]).toEqual([
    422,
    [expect.objectContaining({ loc: ['body', 'password'], type: 'own_name' })],
  ]);
});

it('a new password may not be the own name either, and a refusal does not use the link up', async () => {
  const { client, id } = await test.signUp('sigrid');
  const body = { current_password: 'sturdy-77', password: 'sigrid-2026' };
  expect((await failure(client.changePassword({ body }))).status).toBe(422);
  const admin = test.app.database.write.updateTable('users').set({ role: 'admin' });
  await admin.where('id', '=', id).execute();
  const token =
    new URL((await client.makeResetLink({ params: { id } })).link).searchParams.get('token') ?? '';
  const anonymous = test.client();
  const weak = await failure(anonymous.resetPassword({ body: { token, password: 'sigrid12' } }));
  expect(weak.status).toBe(422);
  await anonymous.resetPassword({ body: { token, password: 'violet-lamp' } });
});

it('names that look like those of others are taken', async () => {
  await test.signUp('tabea');
  const register = (username: string) =>
    test.client().register({
      body: { username, email: `x${username.length}@example.net`, full_name: 'Xenia', password: 'sturdy-77' },
    });
  for (const username of ['tаbеа', 'аdmin', 'аdmіn', 'АDМІΝ'])
    expect([409, 422]).toContain((await failure(register(username))).status);
  for (const username of ['ТАВЕА', 'dеmо'])
    expect([409, 422]).toContain((await failure(register(username))).status);
  const { client } = await test.signUp('ulrika');
  expect((await failure(client.updateProfile({ body: { username: 'tabеa' } }))).status).toBe(422);
  await test.signUp('leo1');
  expect((await failure(client.updateProfile({ body: { username: 'leol' } }))).status).toBe(409);
  expect((await client.updateProfile({ body: { username: 'Ulrika' } })).username).toBe('Ulrika');
});
