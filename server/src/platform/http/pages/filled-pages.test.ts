import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageCookies } from '@drape/contract/wire/page-cookies';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { createMetrics } from '../../metrics.ts';
import { createServer } from '../server.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-filled-'));
const template = `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="stylesheet" crossorigin href="/assets/app.css">
</head><body><div id="root"></div></body></html>`;
/** Stands in for what the build makes: tells the address, the zone and the answer to one question. */
const renderer = `export async function renderPage({ address, timeZone, ask }) {
  const { status, body } = ask ? await ask('/api/name') : { status: 200, body: 'nobody' };
  if (status !== 200) throw new Error('refused');
  const markup = '<h1 style="color:red">' + body + ' at ' + address + ' in ' + timeZone + '</h1>';
  return { markup, state: { locale: 'en', told: '</script>' + body } };
}`;
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, '.pages'));
  writeFileSync(join(folder, 'app.html'), template);
  writeFileSync(join(folder, 'index.html'), 'the landing page');
  writeFileSync(join(folder, '.pages', 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, '.pages', 'render-page.js'), renderer);
  writeFileSync(join(folder, 'page-parts.json'), JSON.stringify({ '/wardrobe': ['assets/wardrobe.js'] }));
  app = await createServer({
    log: createLog('silent'),
    metrics: createMetrics(),
    metricsToken: undefined,
    trustProxy: undefined,
    publicUrl: 'https://drape.example',
    webDir: folder,
    api: (api) => {
      api.get('/name', async (request, reply) => {
        const token = request.headers.authorization?.replace('Bearer ', '');
        return token === 'ada' || token === 'bob' ? token : reply.status(401).send();
      });
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (url: string, token?: string) =>
  app.inject({
    url,
    headers: token
      ? { cookie: `${pageCookies.token}=${token}; ${pageCookies.timeZone}=Europe%2FBerlin` }
      : {},
  });

it('fills a page for whom the cookie names, and lets nobody keep it', async () => {
  const pages = await Promise.all(['ada', 'bob', 'ada'].map((name) => open('/wardrobe?x=1', name)));
  for (const [index, name] of ['ada', 'bob', 'ada'].entries()) {
    expect(pages[index]?.body).toContain(`${name} at /wardrobe?x=1 in Europe/Berlin`);
    expect(pages[index]?.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(pages[index]?.headers.vary).toContain('Cookie');
  }
});

it('sends the empty document to somebody unknown, and to whose session has ended', async () => {
  for (const token of [undefined, 'gone']) {
    const { body, headers } = await open('/wardrobe', token);
    expect(body).toBe(template);
    expect(headers.link).toBe('</assets/wardrobe.js>; rel=modulepreload');
  }
});

it('fills the entrance for visitors alone', async () => {
  expect((await open('/login')).body).toContain('nobody at /login');
  expect((await open('/login', 'ada')).body).toBe(template);
});

it('takes the cookie for pages and never for the API', async () => {
  expect((await open('/api/name', 'ada')).statusCode).toBe(401);
});

it('keeps to its content security policy', async () => {
  const { body, headers } = await open('/wardrobe', 'ada');
  expect(body).not.toContain(' style="');
  expect(body).toContain('<style id="first-styles">[data-style="0"]{color:red}</style>');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(body).toContain('"told":"\\u003c/script>ada"');
});

it('puts what is painted in front of what runs', async () => {
  const { body } = await open('/wardrobe', 'ada');
  const places = ['app.css', '<h1', 'href="/assets/app.js"', 'href="/assets/wardrobe.js"'].map((part) =>
    body.indexOf(part),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(body).toContain('data-app="/assets/app.js"');
  expect(body).not.toContain('<script type="module"');
});
