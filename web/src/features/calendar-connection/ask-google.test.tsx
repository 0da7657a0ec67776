import { beforeEach, expect, test, vi } from 'vitest';
import { onGoogleAccessLost } from '../../lib/google-access.ts';
import { storageKeys } from '../../lib/storage.ts';
import { askGoogle } from './ask-google.ts';
import { fetchEvents, fetchUser } from './google-calls.ts';

const hour = 3_600_000;
const record = (access_token: string, expires_at = Date.now() + hour) => ({
  access_token,
  refresh_token: null,
  expires_in: 3600,
  token_type: 'Bearer',
  scope: '',
  expires_at,
});
const keep = (token: object) => localStorage.setItem(storageKeys.googleToken, JSON.stringify(token));
const kept = () => JSON.parse(localStorage.getItem(storageKeys.googleToken) ?? 'null')?.access_token;

/** Answers Google's calls by token, and the server's renewal. */
function answer(
  google: Record<string, [status: number, body: unknown]>,
  renewal: [number, unknown] = [404, {}],
) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    const renews = url.endsWith('/google-refresh');
    asked.push(renews ? 'renewal' : token);
    const [status, body] = renews ? renewal : (google[token] ?? [401, {}]);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return asked;
}

const renewed = (token: string): [number, unknown] => [200, { success: true, data: record(token) }];
const user = { email: 'wanda@gmail.example', name: 'Wanda' };
const ask = () => askGoogle('https://google.test', fetchUser);

beforeEach(() => localStorage.clear());

test('a token that counts is used as it is', async () => {
  keep(record('t1'));
  const asked = answer({ t1: [200, user] });
  expect(await ask()).toEqual(user);
  expect(asked).toEqual(['t1']);
});

test('a token past its expiry is dropped after one attempt to renew it', async () => {
  keep(record('old', Date.now() - 1));
  expect(answer({ t2: [200, user] }, renewed('t2'))).toEqual([]);
  expect(await ask()).toEqual(user);
  expect(kept()).toBe('t2');

  keep(record('old', Date.now() - 1));
  const asked = answer({}, [502, {}]);
  await expect(ask()).rejects.toThrow('Not authenticated with Google Calendar');
  expect([asked, kept()]).toEqual([['renewal'], undefined]);
});

test('a token that Google does not take is renewed once', async () => {
  keep(record('t1'));
  const asked = answer({ t2: [200, user] }, renewed('t2'));
  expect(await ask()).toEqual(user);
  expect(asked).toEqual(['t1', 'renewal', 't2']);
  keep(record('t1'));
  answer({}, renewed('t3'));
  await expect(ask()).rejects.toThrow('Not authenticated with Google Calendar');
  expect(kept()).toBeUndefined();
});

test('several calls at once renew once', async () => {
  const asked = answer({ t2: [200, user] }, renewed('t2'));
  await Promise.all([ask(), ask(), ask()]);
  expect(asked.filter((one) => one === 'renewal')).toHaveLength(1);
});

test('a 403 forgets the token and tells so, but for one that only asks for patience', async () => {
  const lost = vi.fn();
  const stop = onGoogleAccessLost(lost);
  keep(record('t1'));
  answer({ t1: [403, { error: { errors: [{ reason: 'rateLimitExceeded' }] } }] });
  await expect(ask()).rejects.toThrow('Failed to get user info');
  expect([lost.mock.calls.length, kept()]).toEqual([0, 't1']);
  answer({ t1: [403, { error: { errors: [{ reason: 'forbidden' }] } }] });
  await expect(ask()).rejects.toThrow('Failed to get user info');
  expect([lost.mock.calls.length, kept()]).toEqual([1, undefined]);
  stop();
});

test.each([
  ['no JSON', '<html>'],
  ['no list', {}],
])('an answer that is %s is a failure in the specified words', async (_, body) => {
  keep(record('t1'));
  answer({ t1: [200, body] });
  const page = askGoogle('https://google.test', (place) => fetchEvents(place, new Date()));
  await expect(page).rejects.toThrow('Failed to fetch calendar events');
});
