import { createClient } from '@drape/contract/wire/client';
import type { Endpoint } from '@drape/contract/wire/endpoint';
import { endpoints } from '@drape/contract/wire/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedFetch } from './described-answers.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;

/** Every kind of caller; the last two hold tokens that stand for nobody. */
const callers = ['visitor', 'free', 'trial', 'admin', 'revoked', 'malformed'] as const;
type CallerKind = (typeof callers)[number];

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const tokens = new Map<CallerKind, Promise<string>>();

/** One account of a kind for all calls, but for calls below /auth, which end the session they are made with. */
async function tokenOf(caller: CallerKind, { path }: Endpoint): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  if (caller === 'malformed') return 'not-a-token';
  if (path.startsWith('/auth/')) return newToken(caller);
  const token = tokens.get(caller) ?? newToken(caller);
  tokens.set(caller, token);
  return token;
}

async function newToken(caller: CallerKind): Promise<string> {
  const { id, token, client } = await test.signUp();
  const update = test.app.database.write.updateTable('users').where('id', '=', id);
  if (caller === 'free') await update.set({ trial_ends_at: null }).execute();
  if (caller === 'admin') await update.set({ role: 'admin' }).execute();
  if (caller === 'revoked') await client.logout();
  return token;
}

/** The refusal that a caller must get before anything of the request is looked at. */
function expectedRefusal(access: Endpoint['access'], caller: CallerKind): number | undefined {
  const signedIn = caller === 'free' || caller === 'trial' || caller === 'admin';
  if (access === 'public') return undefined;
  if (!signedIn) return 401;
  if (access === 'admin' && caller !== 'admin') return 403;
  if (access === 'pro' && caller === 'free') return 402;
  return undefined;
}

function formWith(field: string): FormData {
  const form = new FormData();
  form.set(field, new Blob(['no picture']));
  return form;
}

async function call(endpoint: Endpoint, caller: CallerKind, id = 'no-such-id') {
  const token = await tokenOf(caller, endpoint);
  const response = await describedFetch(`${test.origin}/api${endpoint.path.replaceAll(/:\w+/g, id)}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(endpoint.body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(endpoint.body ? { body: '{}' } : {}),
    ...(endpoint.file && endpoint.path.includes(':') ? { body: formWith(endpoint.file.field) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

const all = Object.entries<Endpoint>(endpoints);

describe.each(all)('%s', (_name, endpoint) => {
  it.each(callers)(
    'lets a caller of kind %s as far as its access allows, in the shape of the contract',
    async (caller) => {
      const { status, body } = await call(endpoint, caller);
      const refusal = expectedRefusal(endpoint.access, caller);
      if (refusal !== undefined) {
        expect([status, body.success, body.request_id !== '']).toEqual([refusal, false, true]);
        return;
      }
      expect([401, 403, 402, 500]).not.toContain(status);
      if (status === 200) expect(endpoint.response.safeParse(body.data).success).toBe(true);
      else expect(Object.keys(body).sort()).toEqual(['code', 'detail', 'message', 'request_id', 'success']);
    },
  );

  if (!endpoint.path.includes(':')) return;
  it.each(['no-such-id', '..%2f..%2fetc', '%00', 'x'.repeat(150), "'%20or%201=1--"])(
    'answers 404 or 422 for the foreign id %s',
    async (id) => {
      const caller = endpoint.access === 'admin' ? 'admin' : 'trial';
      expect([404, 422, 400]).toContain((await call(endpoint, caller, id)).status);
    },
  );
});

describe('paths outside the contract', () => {
  it.each(['GET', 'POST', 'DELETE'] as const)('%s below /api answers JSON 404', async (method) => {
    const response = await fetch(`${test.origin}/api/no/such/path`, { method });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
  });

  it('the same holds for the API itself', async () => {
    expect((await fetch(`${test.origin}/api`)).status).toBe(404);
    const client = createClient({ baseUrl: `${test.origin}/api` });
    await expect(client.health()).resolves.toMatchObject({ status: 'ok' });
  });

  it('every answer carries the security headers', async () => {
    for (const path of ['/api/health', '/api/nothing', '/nothing']) {
      const { headers } = await fetch(test.origin + path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^\w{20}$/);
    }
  });
});

describe('a request that is broken', () => {
  const post = async (path: string, contentType: string, body: string) => {
    const { token } = await test.signUp();
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': contentType };
    const response = await fetch(`${test.origin}/api${path}`, { method: 'POST', headers, body });
    return [response.status, (await response.json()).code];
  };
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';

  it.each([
    ['a form without boundary', '/fashion/upload-analyze', 'multipart/form-data', 'abc', 400, 'malformed'],
    [
      'a form that breaks off',
      '/fashion/upload-analyze',
      'multipart/form-data; boundary=x',
      part,
      400,
      'malformed',
    ],
    ['JSON instead of a form', '/fashion/upload-analyze', 'application/json', '{}', 415, 'unsupported_media'],
    ['text instead of JSON', '/auth/login', 'text/plain', '{}', 415, 'unsupported_media'],
    ['a list instead of an object', '/auth/login', 'application/json', '[]', 422, 'invalid'],
    ['nothing instead of an object', '/auth/login', 'application/json', '', 422, 'invalid'],
    ['a poisoned prototype', '/auth/login', 'application/json', '{"__proto__":{}}', 400, 'malformed'],
    [
      'a NUL in a text',
      '/auth/login',
      'application/json',
      '{"username":"a\\u0000","password":"b"}',
      400,
      'malformed',
    ],
  ])('as %s gets its own answer', async (_name, path, contentType, body, status, code) => {
    expect(await post(path, contentType, body)).toEqual([status, code]);
  });

  it('an empty JSON body counts as no body where none is expected', async () => {
    expect((await post('/auth/logout', 'application/json', ''))[0]).toBe(200);
  });

  it.each(['/fashion/analysis/%E0%A4%A', `/fashion/analysis/${'a'.repeat(500)}`])(
    'the address %s answers JSON 404',
    async (path) => {
      const response = await fetch(`${test.origin}/api${path}`);
      expect([response.status, (await response.json()).code]).toEqual([404, 'not_found']);
    },
  );
});
