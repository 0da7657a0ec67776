import { promisify } from 'node:util';
import { shareTarget, uploadAfterSharing } from '@drape/contract/analysis/share-target';
import { limits } from '@drape/contract/wire/limits';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../process/readiness.ts';
import { compressAnswers } from './compressed-answers.ts';
import { createErrorHandler, errorBody } from './error-handler.ts';
import { tellFieldsInSentences } from './field-sentences.ts';
import { requireShallow } from './json-body.ts';
import { observeRequests, serveMetrics } from './observe.ts';
import { filledPages } from './pages/filled-pages.ts';
import { inlineScripts } from './pages/inline-scripts.ts';
import { readBuiltFiles, readPageFiles } from './pages/page-files.ts';
import { linkTo, readPageParts } from './pages/page-parts.ts';
import { endSlowUploads } from './slow-uploads.ts';

export type ServerOptions = {
  log: Log;
  publicUrl: string;
  trustProxy: string | undefined;
  /** Origins beside its own that the browser may call. */
  connectTo?: readonly string[];
  /** The folder of the built web app; without it only the API is served. */
  webDir: string | undefined;
  /** How long the body of a request may take to arrive. */
  bodyTimeoutMs?: number;
  /** Mounts everything below `/api`. */
  api(api: FastifyInstance): Promise<void> | void;
  metrics: Metrics;
  /** The bearer token that opens the metrics; without it they are closed. */
  metricsToken: string | undefined;
  readiness?: Readiness;
};

const yearSeconds = 31_536_000;
const bodyTimeoutMs = 60_000;
/** For the few requests that may bring a gigabyte. */
const largeUploadTimeoutMs = 15 * 60_000;

type Trust = boolean | string | ((address: string, hop: number) => boolean);

/** Which proxies are believed: how many there are, or addresses, networks and names such as `loopback`. */
function trustOf(setting: string | undefined): Trust {
  if (setting === undefined) return false;
  if (!/^\d+$/.test(setting)) return setting;
  const proxies = Number(setting);
  return (_address, hop) => hop < proxies;
}

async function registerSecurity(
  app: FastifyInstance,
  { publicUrl, connectTo = [], webDir }: Pick<ServerOptions, 'publicUrl' | 'connectTo' | 'webDir'>,
): Promise<void> {
  const secure = publicUrl.startsWith('https://');
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(webDir)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectTo],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: yearSeconds, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
  });
}

const hashedAsset = /[\\/]assets[\\/]/;
/** A worker keeps to the policy of its own file: this one alone may compile WebAssembly, for the networks it runs. */
const poseWorker = /[\\/]assets[\\/]pose-worker-[\w-]+\.js(\.br|\.gz)?$/;
const poseWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

async function registerWeb(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const cache = hashedAsset.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
      reply.header('Cache-Control', cache);
      if (poseWorker.test(path)) reply.header('Content-Security-Policy', poseWorkerPolicy);
    },
  });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  // The service worker of an installed app takes shared photos itself; here they arrive when it is not there.
  app.post(shareTarget.path, (_request, reply) => reply.redirect(uploadAfterSharing('missed'), 303));
}

/** What no route answers: the built files, which are too many for a route each, and pages. */
function registerFallback(app: FastifyInstance, webDir: string | undefined, log: Log): void {
  const built = webDir ? readBuiltFiles(webDir) : new Set<string>();
  const fileOf = webDir ? readPageFiles(webDir) : () => 'index.html';
  const parts = webDir ? readPageParts(webDir) : new Map<string, string[]>();
  const sendFilled = webDir ? filledPages({ app, webDir, log, parts }) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (built.has(path) && (request.method === 'GET' || request.method === 'HEAD'))
      return reply.sendFile(path.slice(1));
    const isApi = path === '/api' || path.startsWith('/api/');
    if (isApi || !webDir || request.method !== 'GET' || path.startsWith('/assets/')) {
      const error = new AppError('not_found', `There is nothing at ${request.method} ${path.slice(0, 200)}`);
      return reply.status(404).header('Cache-Control', 'no-store').send(errorBody(error, request.id));
    }
    const file = fileOf(path);
    if (file === 'app.html' && (await sendFilled?.(request, reply))) return reply;
    const files = parts.get(path);
    if (files) reply.header('Link', linkTo(files));
    return reply.sendFile(file);
  });
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    trustProxy: trustOf(options.trustProxy),
    bodyLimit: limits.maxJsonBytes,
    genReqId: () => newId(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: largeUploadTimeoutMs,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Addresses that no route can be asked about, such as broken percent signs, never reach the error handler.
    frameworkErrors: (_error, request, reply) => {
      const error = new AppError('not_found', 'There is nothing at this address');
      reply.hijack();
      reply.raw.writeHead(404, { 'Content-Type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(errorBody(error, request.id)));
    },
  });
  tellFieldsInSentences();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(createErrorHandler(options.log));
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = promisify(app.getDefaultJsonParser('error', 'error'));
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (body === '') return undefined;
      const value: unknown = await parseJson(request, body);
      requireShallow(value);
      return value;
    },
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    // A client with a kept connection reaches another replica with its next request.
    if (options.readiness?.isReady() === false) reply.header('Connection', 'close');
  });
  endSlowUploads(app, options.bodyTimeoutMs ?? bodyTimeoutMs);
  await registerSecurity(app, options);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await app.register(
    async (api) => {
      compressAnswers(api);
      observeRequests(api, options.log, options.metrics);
      await options.api(api);
    },
    { prefix: '/api' },
  );
  serveMetrics(app, options.metrics, options.metricsToken);
  if (options.webDir) await registerWeb(app, options.webDir);
  registerFallback(app, options.webDir, options.log);
  return app;
}
