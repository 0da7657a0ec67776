import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageCookies } from '@drape/contract/wire/page-cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../log.ts';
import { readCookie } from '../cookies.ts';
import { filledDocument } from './filled-document.ts';
import { allowStyles, withoutInlineStyles } from './first-styles.ts';
import { type PageRenderer, type PageRequest, pageRendererOf } from './page-renderer.ts';

/** A page waits so long for its answers; without them it is as quick as a page that comes empty. */
const patienceMs = 250;
const warmUpAfterMs = 300;
/** Between two pages while warming up, so that requests get their turn. */
const pauseMs = 20;
/** What a visitor sees there is the same for everybody. Elsewhere a visitor is sent to sign in, which the app does. */
const visitorPages = new Set(['/login', '/register', '/forgot-password', '/reset-password']);
/** Told to the API as the browser said it, so that limits and sign-ins know who asks. */
const passedOn = ['user-agent', 'accept-language', 'x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

function zoneOf(sent: string | undefined): string | undefined {
  try {
    const timeZone = decodeURIComponent(sent ?? '');
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function languagesOf(request: FastifyRequest): string[] {
  const sent = String(request.headers['accept-language'] ?? 'en');
  return sent.split(',').map((part) => part.split(';')[0]?.trim() ?? '');
}

/** The person's own answers, from the same process and through all that guards them. */
function askAs(app: FastifyInstance, request: FastifyRequest, token: string): PageRequest['ask'] {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const remoteAddress = request.socket.remoteAddress ?? '';
  return async (url) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers, remoteAddress });
    return { status: statusCode, body };
  };
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (/\bbr\b/.test(accepted)) {
    await reply.header('Content-Encoding', 'br').send(await promisify(brotliCompress)(html, fast));
  } else if (/\bgzip\b/.test(accepted)) {
    await reply.header('Content-Encoding', 'gzip').send(await promisify(gzip)(html));
  } else await reply.send(html);
}

/** Nobody in particular, for whom pages are rendered before they are asked for. */
const somebody = {
  id: 'somebody',
  username: 'somebody',
  email: '',
  full_name: '',
  role: 'user',
  time_zone: 'UTC',
};

const asSomebody: PageRequest['ask'] = async (address) =>
  address.endsWith('/auth/me')
    ? { status: 200, body: JSON.stringify({ success: true, data: somebody }) }
    : { status: 503, body: '' };

/** Which pages a renderer has rendered ahead: apps that begin later in the same process find them warm. */
const renderedAhead = new WeakMap<PageRenderer, Set<string>>();

/** Loads the pages' code once the server listens: it takes a second, for which nobody should wait. */
function warmUp(app: FastifyInstance, loadRenderer: () => Promise<PageRenderer>, paths: string[]): void {
  let closed = false;
  const render = async () => {
    const renderPage = await loadRenderer();
    const ahead = renderedAhead.get(renderPage) ?? new Set();
    renderedAhead.set(renderPage, ahead);
    for (const address of paths) {
      if (closed) return;
      if (ahead.has(address)) continue;
      ahead.add(address);
      const ask = visitorPages.has(address) ? undefined : asSomebody;
      const request = { address, languages: ['en'], timeZone: undefined, ask, patienceMs };
      await renderPage(request).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(() => render().catch(() => undefined), warmUpAfterMs).unref();
  });
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
  });
}

type Surroundings = {
  app: FastifyInstance;
  webDir: string;
  log: Log;
  /** The scripts of each page, by its path. */
  parts: ReadonlyMap<string, readonly string[]>;
};

/**
 * Answers with a page of the app that shows its first state: a visitor's, or that of the person whom the cookie names.
 * Answers `false` where the app's empty document has to do.
 */
export function filledPages({
  app,
  webDir,
  log,
  parts,
}: Surroundings): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  const loadRenderer = pageRendererOf(webDir);
  if (!loadRenderer) return async () => false;
  warmUp(app, loadRenderer, [...parts.keys()]);
  const template = readFileSync(join(webDir, 'app.html'), 'utf8');
  return async (request, reply) => {
    const token = readCookie(request, pageCookies.token) || undefined;
    const path = request.url.split('?')[0] ?? '/';
    if ((token === undefined) !== visitorPages.has(path)) return false;
    try {
      const render = await loadRenderer();
      const page = await render({
        address: request.url,
        languages: languagesOf(request),
        timeZone: zoneOf(readCookie(request, pageCookies.timeZone)),
        ask: token === undefined ? undefined : askAs(app, request, token),
        patienceMs,
      });
      const { markup, sheet } = withoutInlineStyles(page.markup);
      if (sheet !== '') allowStyles(reply, sheet);
      reply.header('Cache-Control', token === undefined ? 'no-cache' : 'private, no-store');
      const files = parts.get(path) ?? [];
      await sendCompressed(
        request,
        reply,
        filledDocument(template, { markup, sheet, state: page.state, files }),
      );
      return true;
    } catch (error) {
      // Somebody whose session has ended, most often; the app finds out by itself.
      log.debug({ err: error, path }, 'page sent without its first state');
      return false;
    }
  };
}
