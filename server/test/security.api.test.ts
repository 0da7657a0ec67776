import { Writable } from 'node:stream';
import type { Endpoint } from '@drape/contract/wire/endpoint';
import { endpoints } from '@drape/contract/wire/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dayMs } from '../src/platform/clock.ts';
import { createSecrets } from '../src/platform/crypto.ts';
import { createLog } from '../src/platform/log.ts';
import { fileOf, outfitPhoto } from './photos.ts';
import { type AiStandIn, startAiStandIn } from './stand-ins/ai-stand-in.ts';
import { failure, startTestApp, type TestApp } from './test-app.ts';
import { addItem, addItems } from './wardrobe.ts';

const APP_SECRET = 'the-secret-of-this-installation';
const METRICS_TOKEN = 'prometheus-of-the-house';
const ADMIN_PASSWORD = 'steady-88';
const lines: string[] = [];
const kept = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let test: TestApp;
let standIn: AiStandIn;
beforeAll(async () => {
  standIn = await startAiStandIn();
  test = await startTestApp({
    env: { ...standIn.env, APP_SECRET, METRICS_TOKEN, ADMIN_PASSWORD, AI_TIMEOUT_SECONDS: '5' },
    log: createLog('trace', kept),
  });
});
afterAll(async () => {
  await test.close();
  await standIn.close();
});

const rowOf = (id: string) =>
  test.app.database.read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const send = (method: string, path: string, body: object, token?: string) =>
  fetch(`${test.origin}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

describe('mass assignment', () => {
  const columns = {
    role: 'admin',
    pro: 1,
    pro_source: 'granted',
    kind: 'demo-template',
    blocked: 0,
    version: 99,
  };
  const camel = {
    isPro: true,
    trialEndsAt: '2999-01-01T00:00:00Z',
    trial_ends_at: '2999-01-01T00:00:00Z',
    id: 'mine',
  };

  it('nobody makes themselves an administrator or Pro, at sign-up or later', async () => {
    const account = {
      username: 'climber',
      email: 'climber@example.org',
      password: 'sturdy-77',
      full_name: 'C',
    };
    expect((await send('POST', '/auth/register', { ...account, ...columns })).status).toBe(422);
    const { id, token } = await test.signUp('climber');
    const before = await rowOf(id);
    for (const [method, path] of [
      ['PUT', '/users/profile'],
      ['PUT', '/users/preferences'],
    ] as const)
      await send(method, path, { ...columns, ...camel }, token);
    const { role, pro, kind, trial_ends_at, pro_source } = await rowOf(id);
    expect({ role, pro, kind, trial_ends_at, pro_source }).toEqual({
      role: before.role,
      pro: before.pro,
      kind: before.kind,
      trial_ends_at: before.trial_ends_at,
      pro_source: before.pro_source,
    });
  });

  it('nobody gives a row to somebody else, or takes one', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()];
    const item = await addItem(owner);
    await send(
      'PUT',
      `/calendar/wardrobe/${item.id}`,
      { user_id: other.id, description: 'mine' },
      owner.token,
    );
    expect((await owner.client.getItem({ params: { id: item.id } })).id).toBe(item.id);
    const event = { title: 'Meeting', startTime: '2026-05-06T09:00:00Z', user_id: other.id, id: 'chosen' };
    await send('POST', '/calendar/events', event, owner.token);
    expect((await other.client.listEvents({ query: {} })).events).toEqual([]);
  });

  const bodies = Object.entries<Endpoint>(endpoints).filter(([, { body }]) => body instanceof z.ZodObject);
  it.each(bodies)(
    'the body of %s lets no field through that the contract does not name',
    (_name, { body }) => {
      const rest = body instanceof z.ZodObject ? (body.def.catchall as z.ZodType | undefined) : undefined;
      expect(rest === undefined || rest.def.type === 'never').toBe(true);
    },
  );
});

describe('injection', () => {
  const texts = [
    "'; drop table users; --",
    "' or '1'='1",
    '%',
    '_',
    '\\',
    '$(id)',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ];

  it('texts that look like code come back as they are, and a search for them finds nothing else', async () => {
    const admin = await test.client().login({ body: { username: 'admin', password: ADMIN_PASSWORD } });
    const client = test.client(admin.access_token);
    const person = await test.signUp();
    for (const text of texts) {
      const event = await person.client.createEvent({
        body: { title: text, startTime: '2026-05-06T09:00:00Z' },
      });
      expect(event.title).toBe(text);
      expect((await client.listUsers({ query: { search: text } })).total).toBe(0);
    }
    expect((await client.listUsers({ query: { search: 'admin' } })).total).toBeGreaterThan(0);
  });

  it('no line of a calendar file can be made up in a title', async () => {
    const { client } = await test.signUp();
    await addItems(
      { client } as Parameters<typeof addItems>[0],
      'navy blazer\nwhite shirt\ngrey trousers\nblack oxfords',
    );
    const title = 'Lunch\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:made up';
    const { id } = await client.createEvent({ body: { title, startTime: '2026-05-06T09:00:00Z' } });
    await client.generatePlan({ body: { eventId: id } });
    const { url } = await client.renewFeed();
    const { pathname } = new URL(String(url), test.origin);
    const file = await (await fetch(test.origin + pathname)).text();
    expect(file.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(file.split('\r\n').filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
  });
});

describe('signed addresses', () => {
  it('open one file until they end, and nothing else', async () => {
    const person = await test.signUp();
    const file = fileOf(await outfitPhoto({ width: 160 }));
    const [first, second] = [
      await person.client.uploadAnalyze({ file }),
      await person.client.uploadAnalyze({ file }),
    ];
    const [mine, other] = [
      new URL(String(first.image_url), test.origin),
      new URL(String(second.image_url), test.origin),
    ];
    const statusOf = async (change: (url: URL) => void) => {
      const url = new URL(mine);
      change(url);
      return (await fetch(url)).status;
    };
    const expires = Number(mine.searchParams.get('expires'));
    expect(await statusOf(() => undefined)).toBe(200);
    const forged = createSecrets('another secret of 16').sign('file address', `x\n${expires}`);
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.set('expires', String(expires + dayMs)),
      (url) => url.searchParams.append('expires', String(expires + dayMs)),
      (url) => url.searchParams.set('expires', `${expires}.5`),
      (url) => url.searchParams.set('expires', `${expires}e2`),
      (url) => url.searchParams.delete('expires'),
      (url) => url.searchParams.delete('signature'),
      (url) => url.searchParams.set('signature', forged),
      (url) => {
        url.pathname = other.pathname;
      },
    ];
    for (const change of changes) expect(await statusOf(change), String(change)).toBe(404);
    test.clock.advance(3 * dayMs);
    expect(await statusOf(() => undefined)).toBe(404);
  });

  it.each([
    '..%2fapp-secret',
    '%2e%2e/app-secret',
    'photos/..%2f..%2fapp-secret',
    'photos%2f..%2f..%2fapp-secret',
  ])('lead nowhere outside of the store: %s', async (path) => {
    const key = decodeURIComponent(path);
    const expires = String(test.clock.now().getTime() + dayMs);
    // Even one who knew the secret of the installation would get no other file.
    const signature = createSecrets(APP_SECRET).sign('file address', `${key}\n${expires}`);
    const query = new URLSearchParams({ expires, signature });
    expect((await fetch(`${test.origin}/api/files/${path}?${query}`)).status).toBe(404);
  });
});

describe('enumeration', () => {
  const without = (answer: Awaited<ReturnType<typeof failure>>) => [
    answer.status,
    answer.code,
    answer.message,
  ];

  it('a wrong password, a name that nobody has and a blocked account are answered alike', async () => {
    const known = await test.signUp('enumerated');
    const blocked = await test.signUp('blocked');
    await test.app.database.write
      .updateTable('users')
      .set({ blocked: 1 })
      .where('id', '=', blocked.id)
      .execute();
    const tries = ['enumerated', 'nobody-here', 'blocked', 'enumerated@example.org', 'nobody@example.org'];
    const answers = [];
    for (const username of tries)
      answers.push(without(await failure(test.client().login({ body: { username, password: 'wrong-77' } }))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(known.id).toBeTruthy();
  });
});

it('what is secret is in no line of the log, however much is logged', async () => {
  const { client, token } = await test.signUp('logged');
  standIn.mood = 'unauthorized';
  standIn.moodLasts = 2;
  const { image_url } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 160 })) });
  const signature = new URL(String(image_url), test.origin).searchParams.get('signature') ?? '';
  await fetch(test.origin + image_url);
  await failure(test.client().login({ body: { username: 'logged', password: 'not-the-password-5' } }));
  await failure(
    test.client().resetPassword({ body: { token: 'a-reset-token-of-nobody', password: 'new-lamp-77' } }),
  );
  await fetch(`${test.origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  await send('POST', '/auth/login', { username: 'logged', password: 'sturdy-77', more: 'x' });
  await test.app.database.close();
  await fetch(`${test.origin}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } });

  const log = lines.join('');
  expect(log).toContain('"answered"');
  const secrets = [
    APP_SECRET,
    METRICS_TOKEN,
    ADMIN_PASSWORD,
    token,
    signature,
    'sturdy-77',
    standIn.env.AI_API_KEY,
  ];
  for (const secret of [...secrets, 'not-the-password-5', 'a-reset-token-of-nobody', 'new-lamp-77']) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});
