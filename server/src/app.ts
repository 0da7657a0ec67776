import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { CompiledQuery } from 'kysely';
import type { Config } from './config.ts';
import { serveAccountExports } from './features/account/routes.ts';
import { ensureAdmin } from './features/account/sign-in/admin-account.ts';
import { serveBackups } from './features/admin/routes.ts';
import { serveMcp } from './features/assistant/routes.ts';
import { serveCalendarFeed } from './features/calendar-feed/routes.ts';
import { servePaymentMessages } from './features/membership/routes.ts';
import { serveOneClickStop } from './features/outfits/routes.ts';
import { serveExports } from './features/wardrobe/routes.ts';
import { backupBeforeUpgrade } from './platform/backup/backup-before-upgrade.ts';
import { type Clock, hourMs, minuteMs, secondMs } from './platform/clock.ts';
import type { Database, DatabaseLocation } from './platform/database/database.ts';
import { serveFiles } from './platform/files/file-routes.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { reconcileFiles } from './platform/files/reconcile-files.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { createMount } from './platform/http/mount.ts';
import { createServer } from './platform/http/server.ts';
import { serveIllustrations } from './platform/illustrations/illustration-routes.ts';
import type { PhotoAnalyserOptions } from './platform/imaging/photo-analyser.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { shutDown } from './platform/process/shutdown.ts';
import { embeddedData, openPlatform, type Platform } from './platform.ts';
import { createServices, mountAll, type Services } from './services.ts';

export type App = {
  server: FastifyInstance;
  database: Database;
  jobs: Jobs;
  /** Work that may follow once the server listens, such as drawing the demo account. */
  warmUp(): Promise<void>;
  /** Says that it is going and still serves for as long as proxies need to notice. */
  drain(): Promise<void>;
  /** Ends listening, background work, threads and connections, in this order. */
  close(): Promise<void>;
};

export type AppOptions = {
  config: Config;
  clock: Clock;
  log: Log;
  version: string;
  photos?: PhotoAnalyserOptions;
  /** Receives every statement that the database runs. */
  onStatement?: (statement: CompiledQuery) => void;
  /** Where the data lives, if not where the configuration says. */
  database?: DatabaseLocation;
  /** Where files lie, if not where the configuration says. */
  store?: FileStore;
  /** Closes this app and begins another one on the same data; asked for after a restore. */
  restart(): void;
  /** Tells the owner something once, at first start. */
  announce(line: string): void;
};

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** What is reached by an address alone, which is signed where it is not for everybody. */
function serveAddresses(api: FastifyInstance, platform: Platform, services: Services): void {
  serveFiles(api, platform);
  serveIllustrations(api);
  serveExports(api, services.wardrobe);
  serveCalendarFeed(api, services.feed);
  serveAccountExports(api, services.account);
  serveBackups(api, services.admin);
}

function planRegularWork(platform: Platform, services: Services): void {
  const { account, sessions, demo, wardrobe, models, assistant, outfits } = services;
  const { jobs, idempotency, oneTimeSecrets, weatherCache } = platform;
  jobs.repeat('sessions.forget-expired', 6 * hourMs, sessions.forgetExpired);
  jobs.repeat('idempotency.forget-old', 6 * hourMs, idempotency.forgetOld);
  jobs.repeat('one-time-secrets.forget-expired', 6 * hourMs, oneTimeSecrets.forgetExpired);
  jobs.repeat('throttles.forget-old', 6 * hourMs, platform.throttle.forgetOld);
  jobs.repeat('weather.forget-expired', 6 * hourMs, weatherCache.forgetExpired);
  jobs.repeat('wardrobe.forget-imports', 24 * hourMs, wardrobe.imports.forgetOld);
  jobs.repeat('models.forget-old-calls', 24 * hourMs, models.forgetOld);
  jobs.repeat('assistant.forget-days', 24 * hourMs, assistant.forgetOld);
  jobs.repeat('outfits.send-morning-mails', 5 * minuteMs, outfits.morningMail.sendDue);
  jobs.repeat('account.sweep-files', 24 * hourMs, account.sweep);
  jobs.repeat('webhooks.forget-old', 24 * hourMs, services.webhooks.forgetOld);
  jobs.repeat('demo.forget-old', hourMs, demo.forgetOld);
  jobs.repeat('disk.fill-reserve', 10 * minuteMs, platform.reserve.fill);
  jobs.repeat('files.reconcile', 6 * hourMs, async () => void (await reconcileFiles(platform)));
}

/** Google's API, which the browser of a connected person asks for events. */
function callableFromBrowser({ GOOGLE_CLIENT_ID, GOOGLE_API_URL }: Config): string[] {
  return GOOGLE_CLIENT_ID ? [new URL(GOOGLE_API_URL).origin] : [];
}

/** Ends listening, background work, threads and connections, in this order. */
function closeParts(platform: Platform, server: FastifyInstance, preparing: Promise<void>): Promise<void> {
  const { log, jobs, measures, analyser, reading, database } = platform;
  const patienceMs = 5 * secondMs;
  return shutDown(
    [
      {
        name: 'open requests',
        patienceMs: 10 * secondMs,
        end: () => server.close(),
        force: () => server.server.closeAllConnections(),
      },
      { name: 'running job', patienceMs: 10 * secondMs, end: () => jobs.stop() },
      { name: 'preparation', patienceMs, end: () => preparing },
      { name: 'measures', patienceMs, end: () => measures.flush() },
      { name: 'photo workers', patienceMs, end: () => analyser.close() },
      { name: 'readers of files', patienceMs, end: () => reading.close() },
      { name: 'database', patienceMs, end: () => database.close() },
    ],
    log,
  );
}

/** Everything under /api: endpoints, signed addresses and messages from outside. */
async function serveApi(
  api: FastifyInstance,
  { config, version }: AppOptions,
  platform: Platform,
  services: Services,
): Promise<void> {
  platform.measures.watch(api);
  registerDocumentation(api, version);
  const mount = createMount({
    app: api,
    secure: config.publicUrl.startsWith('https://'),
    authenticate: services.sessions.principalOf,
    idempotency: platform.idempotency,
    bulk: platform.bulk,
    addresses: platform.addresses,
  });
  mountAll(mount, services);
  serveAddresses(api, platform, services);
  serveMcp(api, services.assistant, services.sessions.principalOf);
  await serveOneClickStop(api, services.outfits);
  await servePaymentMessages(api, services.membership);
}

/** The table of contents: opens the platform, builds the features' services, mounts them. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, log, version, announce } = options;
  const platform = openPlatform(options);
  const { database, jobs } = platform;
  const embedded = embeddedData(config, options.database, platform.store);
  await backupBeforeUpgrade({ database, clock, version, embedded, announce });
  await database.migrate();
  const services = createServices(options, platform);
  planRegularWork(platform, services);

  const creating = createServer({
    log,
    publicUrl: config.publicUrl,
    trustProxy: config.TRUST_PROXY,
    connectTo: callableFromBrowser(config),
    metrics: platform.metrics,
    metricsToken: config.METRICS_TOKEN,
    readiness: platform.readiness,
    webDir: existsSync(join(builtWeb, 'index.html')) ? builtWeb : undefined,
    api: (api) => serveApi(api, options, platform, services),
  });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
  // A password takes its time in a thread of its own.
  const ensuring = ensureAdmin({ database, now: clock.now(), email, password, announce });
  const [server] = await Promise.all([creating, ensuring]);
  const closing = new AbortController();
  let preparing = Promise.resolve();
  const flushing = platform.measures.flushRegularly((error) =>
    log.warn({ err: error }, 'measures were not kept'),
  );
  return {
    server,
    database,
    jobs,
    async warmUp() {
      const unlessClosing = (error: unknown) => {
        if (!closing.signal.aborted) throw error;
      };
      const warms = config.PHOTO_WARM_UP === 'on';
      const photos = warms ? services.analysis.warmUp().catch(unlessClosing) : undefined;
      // The first access loads the library of the store. Whether it answers is for others to say.
      const store = platform.store.exists('warm-up').catch(() => undefined);
      const warming = Promise.all([platform.reserve.fill(), photos, store]);
      // The demo account is there within moments; what it holds waits until the threads are warm.
      if (config.DEMO_ACCOUNT === 'on')
        preparing = services.demo.prepare(closing.signal, warming).catch(unlessClosing);
      await Promise.all([warming, preparing]);
      if (!warms) return;
      // Nobody waits for it.
      services.assistant
        .warmUp(closing.signal)
        .catch((error) => log.warn({ err: error }, 'the assistant was not loaded ahead'));
    },
    drain: () => platform.readiness.leave(config.DRAIN_SECONDS * secondMs),
    async close() {
      closing.abort();
      flushing.stop();
      await closeParts(platform, server, preparing);
    },
  };
}
