import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { inlineScripts } from './pages/inline-scripts.ts';
import { readPageFiles } from './pages/page-files.ts';
import { createServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-web-'));
const secret = 'nobody may read this';
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const webDir = join(folder, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'app-secret'), secret);
  writeFileSync(join(webDir, 'index.html'), 'the page');
  writeFileSync(join(webDir, 'assets', 'script-abc.js'), 'a script');
  mkdirSync(join(webDir, '.pages'));
  writeFileSync(join(webDir, '.pages', 'render.js'), secret);
  writeFileSync(join(webDir, 'page-parts.json'), JSON.stringify({ '/wardrobe': ['assets/script-abc.js'] }));
  app = await createServer({
    log: createLog('silent'),
    metrics: createMetrics(),
    metricsToken: undefined,
    trustProxy: undefined,
    publicUrl: 'https://drape.example',
    connectTo: ['https://www.googleapis.com'],
    webDir,
    api: (api) => {
      api.get('/thing', async () => ({ a: 1 }));
    },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends the path exactly as it stands here; clients of a higher level tidy it up. */
function get(path: string, method = 'GET', headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
      call.once('error', reject);
      call.once('response', async (answer) =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
      );
      call.end();
    },
  );
}

it.each([
  '/../app-secret',
  '/%2e%2e/app-secret',
  '/..%2fapp-secret',
  '/assets/../../app-secret',
  '/assets/..%2f..%2fapp-secret',
  '/assets/%2e%2e/%2e%2e/app-secret',
  '/assets/..%5c..%5capp-secret',
  '/assets/....//....//app-secret',
  '/assets/script-abc.js/../../../app-secret',
  '/assets/..%c0%af..%c0%afapp-secret',
  '/assets/%00/../../app-secret',
  '//app-secret',
  'http://other.example/../app-secret',
])('nothing outside of the built pages is served at %s', async (path) => {
  const { status, body } = await get(path);
  expect(body).not.toContain(secret);
  expect([200, 400, 404]).toContain(status);
  if (status === 200) expect(body).toBe('the page');
});

it('built files are served as they are, except those of the server', async () => {
  expect(await get('/assets/script-abc.js')).toMatchObject({ status: 200, body: 'a script' });
  expect(await get('/assets/script-abc.js', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect((await get('/assets/script-abc.js', 'POST')).status).toBe(404);
  expect((await get('/.pages/render.js')).body).not.toContain(secret);
});

it('the policy of the pages names what they need and no more', async () => {
  for (const path of ['/', '/wardrobe', '/assets/script-abc.js', '/api/thing', '/api/nothing']) {
    const { headers } = await get(path);
    const directives = String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim());
    expect(directives.toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self' https://www.googleapis.com",
      "default-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' blob: data:",
      "manifest-src 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      'upgrade-insecure-requests',
      "worker-src 'self'",
    ]);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  }
});

it('the policy lets the scripts of the document itself run, and no other', () => {
  writeFileSync(join(folder, 'app.html'), '<script>ask()</script><script src="/a.js"></script><p>text</p>');
  // printf 'ask()' | openssl dgst -sha256 -binary | base64
  expect(inlineScripts(folder)).toEqual(["'sha256-inhqo8UEOtta3Yf/3uJCGUt2o6pzuDBPHXRBiutLwio='"]);
  expect(inlineScripts(join(folder, 'nowhere'))).toEqual([]);
  expect(inlineScripts(undefined)).toEqual([]);
});

it('a page comes with the names of its own files, any other address without', async () => {
  const { headers } = await get('/wardrobe?tab=gallery');
  expect(headers.link).toBe('</assets/script-abc.js>; rel=modulepreload');
  for (const path of ['/', '/nothing', '/assets/script-abc.js'])
    expect((await get(path)).headers).not.toHaveProperty('link');
});

it('a finished document, the app, or the page for what is not found answers an address', () => {
  const webDir = join(folder, 'with-addresses');
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'app.html'), 'the app');
  expect(readPageFiles(webDir)('/nothing')).toBe('app.html');
  const addresses = {
    app: ['/', '/login', '/trips', '/trips/:id', '/terms'],
    documents: { '/terms': 'terms.html' },
    missing: 'not-found.html',
  };
  writeFileSync(join(webDir, 'addresses.json'), JSON.stringify(addresses));
  const fileOf = readPageFiles(webDir);
  for (const path of ['/login', '/login/', '/Login', '/trips', '/trips/a1', '/trips/a1/'])
    expect([path, fileOf(path)]).toEqual([path, 'app.html']);
  for (const path of ['/terms', '/terms/', '/Terms'])
    expect([path, fileOf(path)]).toEqual([path, 'terms.html']);
  for (const path of ['/nothing', '/loginx', '/trips/a1/b', '/terms/more'])
    expect([path, fileOf(path)]).toEqual([path, 'not-found.html']);
});

it('no other origin is let in, whatever it asks for', async () => {
  const foreign = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
  for (const method of ['OPTIONS', 'GET', 'POST']) {
    const { headers } = await get('/api/thing', method, foreign);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});
