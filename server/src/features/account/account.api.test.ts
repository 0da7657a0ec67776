import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs, hourMs, minuteMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const payload = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'sturdy-77',
  confirmPassword: 'sturdy-77',
  full_name: 'Anna Berg',
  country: 'DE' as const,
  gender: 'prefer-not-to-say' as const,
  time_zone: 'Europe/Berlin',
});

describe('registration', () => {
  it('creates a user of role user and signs it in', async () => {
    const { user_info, access_token, token_type, expires_at } = await test
      .client()
      .register({ body: payload('anna') });
    expect(user_info).toMatchObject({
      username: 'anna',
      role: 'user',
      country: 'DE',
      time_zone: 'Europe/Berlin',
      avatar: null,
    });
    expect(token_type).toBe('Bearer');
    expect(Date.parse(expires_at) - test.clock.now().getTime()).toBe(limits.sessionHours * hourMs);
    expect(await test.client(access_token).me()).toEqual(user_info);
  });

  it('refuses a taken username and e-mail in other letter cases with a conflict', async () => {
    await test.client().register({ body: payload('bea') });
    const name = await failure(
      test.client().register({ body: { ...payload('BEA'), email: 'other@example.org' } }),
    );
    expect([name.status, name.code, name.message]).toEqual([
      409,
      'conflict',
      'This username is already taken',
    ]);
    const mail = await failure(
      test.client().register({ body: { ...payload('bea2'), email: 'BEA@Example.org' } }),
    );
    expect([mail.status, mail.code]).toEqual([409, 'conflict']);
  });

  it('lets only one of two simultaneous registrations of a name through', async () => {
    const outcomes = await Promise.allSettled([
      test.client().register({ body: payload('twin') }),
      test.client().register({ body: { ...payload('Twin'), email: 'twin2@example.org' } }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    ['username', { username: 'a@b' }],
    ['username', { username: '' }],
    ['username', { username: 'x'.repeat(31) }],
    ['email', { email: 'no address' }],
    ['password', { password: '12345', confirmPassword: '12345' }],
    ['password', { password: 'password', confirmPassword: 'password' }],
    ['confirmPassword', { confirmPassword: 'different-1' }],
    ['full_name', { full_name: '  ' }],
    ['country', { country: 'XX' as 'DE' }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
  ])('names the field %s in a 422', async (field, change) => {
    const error = await failure(test.client().register({ body: { ...payload('nobody'), ...change } }));
    expect([error.status, error.code]).toEqual([422, 'invalid']);
    const detail = error.body?.detail;
    expect(Array.isArray(detail) && detail.map((problem) => problem.loc)).toContainEqual(['body', field]);
  });

  it('refuses unknown keys, the reserved admin address, and accepts the short payload', async () => {
    const unknown = await failure(
      test.client().register({ body: { ...payload('carl'), role: 'admin' } as never }),
    );
    expect(unknown.status).toBe(422);
    const admin = await failure(
      test.client().register({ body: { ...payload('carl'), email: 'Admin@drape.local' } }),
    );
    expect(admin.status).toBe(409);
    const short = { username: 'dora', email: 'dora@example.org', full_name: 'Dora', password: 'sturdy-77' };
    expect((await test.client().register({ body: short })).user_info.country).toBeNull();
  });

  it('answers a repeated request with the same Idempotency-Key once, and another body with a conflict', async () => {
    const options = { idempotencyKey: 'first-try' };
    const first = await test.client().register({ body: payload('eve') }, options);
    expect(await test.client().register({ body: payload('eve') }, options)).toEqual(first);
    const other = await failure(test.client().register({ body: payload('eve2') }, options));
    expect(other.code).toBe('conflict');
  });
});

describe('sign-in', () => {
  it('takes username or e-mail in any letter case and tells nothing apart when it fails', async () => {
    await test.signUp('Frida');
    for (const username of ['frida', 'FRIDA', 'frida@EXAMPLE.org']) {
      await expect(test.client().login({ body: { username, password: 'sturdy-77' } })).resolves.toBeTruthy();
    }
    const wrong = await failure(test.client().login({ body: { username: 'frida', password: 'wrong-one' } }));
    const unknown = await failure(
      test.client().login({ body: { username: 'nobody-here', password: 'wrong-one' } }),
    );
    expect([wrong.status, wrong.message]).toEqual([401, 'Incorrect username or password']);
    expect([unknown.status, unknown.message]).toEqual([wrong.status, wrong.message]);
  });

  it('lasts a day, or thirty when remembered', async () => {
    await test.signUp('gina');
    const body = { username: 'gina', password: 'sturdy-77' };
    const short = test.client((await test.client().login({ body })).access_token);
    const long = test.client(
      (await test.client().login({ body: { ...body, remember_me: true } })).access_token,
    );
    test.clock.advance(limits.sessionHours * hourMs);
    expect((await failure(short.me())).status).toBe(401);
    await expect(long.me()).resolves.toMatchObject({ username: 'gina' });
    test.clock.advance(limits.rememberedSessionDays * dayMs);
    expect((await failure(long.me())).status).toBe(401);
  });

  it('goes on while it is used every day, for a month at most', async () => {
    const { client } = await test.signUp('daily');
    const almostADayMs = (limits.sessionHours - 1) * hourMs;
    for (let passed = almostADayMs; passed < limits.longestSessionDays * dayMs; passed += almostADayMs) {
      test.clock.advance(almostADayMs);
      await expect(client.me()).resolves.toMatchObject({ username: 'daily' });
    }
    test.clock.advance(almostADayMs);
    expect((await failure(client.me())).status).toBe(401);
  });

  it('stops guessing after ten tries, says for how long, and opens again', async () => {
    await test.signUp('hanna');
    const attempt = (password: string) => test.client().login({ body: { username: 'hanna', password } });
    for (let count = 0; count < 10; count++)
      expect((await failure(attempt(`wrong-${count}`))).status).toBe(401);
    expect((await failure(attempt('sturdy-77'))).status).toBe(429);
    const response = await fetch(`${test.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'hanna', password: 'sturdy-77' }),
    });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    test.clock.advance(15 * minuteMs);
    await expect(attempt('sturdy-77')).resolves.toBeTruthy();
  });

  it('answers no more than ten of a thousand guesses that come all at once', async () => {
    await test.signUp('jana');
    const guesses = Array.from({ length: 1000 }, (_, number) =>
      failure(test.client().login({ body: { username: 'jana', password: `guess-${number}` } })),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    test.clock.advance(15 * minuteMs);
  });

  it('lets one person sign in on many devices at once', async () => {
    await test.signUp('kira');
    const body = { username: 'kira', password: 'sturdy-77' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.client().login({ body })));
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(20);
  });

  it('keeps the time zone that the browser sends', async () => {
    await test.signUp('ida');
    const body = { username: 'ida', password: 'sturdy-77', time_zone: 'Asia/Tokyo' };
    expect((await test.client().login({ body })).user_info.time_zone).toBe('Asia/Tokyo');
  });
});

describe('tokens', () => {
  it('rotates on refresh, so that the old one is dead', async () => {
    const { client, token } = await test.signUp();
    const { access_token } = await client.refresh();
    expect(access_token).not.toBe(token);
    expect((await failure(client.me())).status).toBe(401);
    await expect(test.client(access_token).me()).resolves.toBeTruthy();
  });

  it('is revoked by logout, which also takes a dead token', async () => {
    const { client } = await test.signUp();
    await client.logout();
    expect((await failure(client.me())).status).toBe(401);
    await expect(client.logout()).resolves.toEqual({});
  });

  it.each(['nonsense', '', 'x'.repeat(5000), 'Bearer Bearer'])(
    'refuses the malformed token %j',
    async (token) => {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(`${test.origin}/api/auth/me`, { headers });
      expect(response.status).toBe(401);
    },
  );
});
