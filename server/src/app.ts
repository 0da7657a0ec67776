import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { mountAccount } from './features/account/routes.ts';
import { createAccountService } from './features/account/service.ts';
import { createSessions } from './features/account/sessions.ts';
import { mountAnalysis } from './features/analysis/routes.ts';
import { createAnalysisService } from './features/analysis/service.ts';
import { mountStatus } from './features/status/routes.ts';
import { createStatusService } from './features/status/service.ts';
import { type Clock, hourMs } from './platform/clock.ts';
import { createSecrets } from './platform/crypto.ts';
import { type Database, type DatabaseLocation, openDatabase } from './platform/database/database.ts';
import { serveFiles } from './platform/files/file-routes.ts';
import { fileLocation, openFileStore } from './platform/files/file-store.ts';
import { createSignedAddresses } from './platform/files/signed-address.ts';
import { createStoredFiles } from './platform/files/stored-files.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createMount } from './platform/http/mount.ts';
import { createServer } from './platform/http/server.ts';
import { createPhotoAnalyser, type PhotoAnalyserOptions } from './platform/imaging/photo-analyser.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { createThrottle } from './platform/throttle.ts';

export type App = {
  server: FastifyInstance;
  database: Database;
  jobs: Jobs;
  /** Ends listening, background work, threads and connections, in this order. */
  close(): Promise<void>;
};

export type AppOptions = {
  config: Config;
  clock: Clock;
  log: Log;
  version: string;
  photos?: PhotoAnalyserOptions;
  /** Where the data lives, if not where the configuration says. */
  database?: DatabaseLocation;
};

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The table of contents: opens what the features stand on, builds their services, mounts them. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, log, version } = options;
  const database = openDatabase(options.database ?? databaseLocation(config));
  await database.migrate();
  const secrets = createSecrets(config.appSecret);
  const store = openFileStore(fileLocation(config));
  const files = createStoredFiles({ database, store, clock });
  const addresses = createSignedAddresses({ secrets, clock });
  const throttle = createThrottle({ database, clock });
  const idempotency = createIdempotency({ database, clock, secrets });
  const jobs = createJobs({ database, clock, log });
  const analyser = createPhotoAnalyser(options.photos);

  const sessions = createSessions({ database, clock });
  const account = createAccountService({
    ...{ database, clock, sessions, throttle, addresses },
    registration: config.REGISTRATION,
    reservedEmail: config.ADMIN_EMAIL,
  });
  const analysis = createAnalysisService({ database, clock, jobs, files, addresses, analyser, throttle });
  const status = createStatusService({ config, database, store, version });
  jobs.repeat('sessions.forget-expired', 6 * hourMs, sessions.forgetExpired);
  jobs.repeat('idempotency.forget-old', 6 * hourMs, idempotency.forgetOld);

  const server = await createServer({
    ...{ log, publicUrl: config.publicUrl, trustProxy: config.TRUST_PROXY },
    webDir: existsSync(join(builtWeb, 'index.html')) ? builtWeb : undefined,
    async api(api) {
      await registerDocumentation(api, version);
      const mount = createMount({ app: api, authenticate: sessions.principalOf, idempotency });
      mountStatus(mount, status);
      mountAccount(mount, account);
      mountAnalysis(mount, analysis);
      serveFiles(api, { store, files, addresses });
    },
  });
  return {
    server,
    database,
    jobs,
    async close() {
      await server.close();
      await jobs.stop();
      await analyser.close();
      await database.close();
    },
  };
}

function databaseLocation(config: Config): DatabaseLocation {
  return config.DATABASE_URL ? { url: config.DATABASE_URL } : { file: join(config.dataDir, 'drape.sqlite') };
}
