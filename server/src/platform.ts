import { join } from 'node:path';
import type { CompiledQuery } from 'kysely';
import type { Config } from './config.ts';
import { createAiLedger } from './platform/ai/ai-ledger.ts';
import { type ChangeableModels, createChangeableModels } from './platform/ai/changeable-models.ts';
import { createModelConnections } from './platform/ai/model-connection.ts';
import { createModelLimits } from './platform/ai/model-limits.ts';
import type { AiSettings } from './platform/ai/supervision.ts';
import { createAccessLog } from './platform/backup/access-log.ts';
import { openBackupFolder } from './platform/backup/backup-folder.ts';
import { type Clock, secondMs } from './platform/clock.ts';
import { createSecrets, type Secrets } from './platform/crypto.ts';
import { type Database, type DatabaseLocation, openDatabase } from './platform/database/database.ts';
import { observeQueries } from './platform/database/observe-queries.ts';
import { createDiskReserve, sparingStore } from './platform/files/disk-reserve.ts';
import { createDiskSpace } from './platform/files/disk-space.ts';
import { type FileStore, fileLocation, openFileStore } from './platform/files/file-store.ts';
import { measuredStore } from './platform/files/measured-store.ts';
import { createSignedAddresses } from './platform/files/signed-address.ts';
import { createStoredFiles } from './platform/files/stored-files.ts';
import { createGoogle, type Google } from './platform/google/google.ts';
import { createBulkUploads } from './platform/http/bulk-uploads.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createRequestMeasures } from './platform/http/request-measures.ts';
import {
  createPhotoAnalyser,
  type PhotoAnalyser,
  type PhotoAnalyserOptions,
} from './platform/imaging/photo-analyser.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { createNews } from './platform/news.ts';
import { createOneTimeSecrets } from './platform/one-time-secrets.ts';
import { createIdentityProvider, type IdentityProvider } from './platform/outside/identity-provider.ts';
import { tryGoogle } from './platform/outside/outside-parts.ts';
import { createPayment, type Payment } from './platform/payment/stripe.ts';
import { scratchFolder } from './platform/process/leftovers.ts';
import { createReadiness } from './platform/process/readiness.ts';
import { createFileReading } from './platform/reading/file-reading.ts';
import { createSlowQueryCache } from './platform/slow-query-cache.ts';
import { createThrottle } from './platform/throttle.ts';
import { createOpenMeteo } from './platform/weather/open-meteo.ts';
import { createWeather } from './platform/weather/weather.ts';
import { createWeatherCache } from './platform/weather/weather-cache.ts';

export type Platform = ReturnType<typeof openPlatform>;

type Options = {
  config: Config;
  clock: Clock;
  log: Log;
  photos?: PhotoAnalyserOptions;
  database?: DatabaseLocation;
  store?: FileStore;
  onStatement?: (statement: CompiledQuery) => void;
};

/** What waits, among the figures of the metrics. */
function watchWaiting(
  metrics: Metrics,
  { analyser, jobs, database }: { analyser: PhotoAnalyser; jobs: Jobs; database: Database },
): void {
  metrics.watch('drape_photos_waiting', 'Photos that wait for a worker', () => analyser.waiting());
  metrics.watch('drape_jobs_due', 'Background jobs whose time has come', () => jobs.countDue());
  const waiting = database.connections?.waiting;
  if (waiting) metrics.watch('drape_database_waiting', 'Statements that wait for a connection', waiting);
}

type Needed = { database: Database; secrets: Secrets; clock: Clock; log: Log; metrics: Metrics };

/** Language models, what they may cost, and what they have cost. */
function openModels(config: Config, { database, secrets, clock, log, metrics }: Needed) {
  const modelLimits = createModelLimits({ database, clock });
  const ledger = createAiLedger({ database, clock, limits: modelLimits });
  const connections = createModelConnections({ database, secrets });
  return {
    modelLimits,
    ledger,
    fixedModels: aiSettings(config),
    connections,
    models: changeableModels(config, { clock, log, ledger, metrics, connections }),
  };
}

/** Everything that features stand on, by the names under which they ask for it. */
export function openPlatform(options: Options) {
  const { config, clock, log, photos, database: location, onStatement } = options;
  const metrics = createMetrics();
  const where = location ?? databaseLocation(config);
  const files = options.store ?? openFileStore(fileLocation(config));
  const usesFolder = 'file' in where || files.kind === 'folder';
  const reserve = createDiskReserve({ folder: usesFolder ? config.dataDir : undefined, log });
  const database = openDatabase(where, observeQueries(log, metrics, onStatement), reserve.giveUp);
  const secrets = createSecrets(config.appSecret);
  const store = measuredStore(sparingStore(files, reserve), metrics);
  const jobs = createJobs({ database, clock, log, metrics });
  const analyser = createPhotoAnalyser({
    startLate: config.PHOTO_WARM_UP === 'off',
    ...photos,
    onStage: (name, ms) => metrics.stage(name, ms / secondMs),
  });
  watchWaiting(metrics, { analyser, jobs, database });
  const weatherCache = createWeatherCache({ database, clock });
  return {
    database,
    clock,
    log,
    metrics,
    secrets,
    store,
    jobs,
    analyser,
    reading: createFileReading(),
    news: createNews(log),
    measures: createRequestMeasures({ database, clock }),
    reserve,
    disk: createDiskSpace(usesFolder ? config.dataDir : undefined),
    files: createStoredFiles({ database, store, clock }),
    accessLog: createAccessLog(embeddedData(config, location, store)?.folder.path, { clock, log }),
    addresses: createSignedAddresses({ secrets, clock }),
    throttle: createThrottle({ database, clock }),
    readiness: createReadiness(),
    kept: createSlowQueryCache({ clock }),
    bulk: createBulkUploads({ folder: scratchFolder(config.dataDir) }),
    idempotency: createIdempotency({ database, clock, secrets }),
    oneTimeSecrets: createOneTimeSecrets({ database, clock, secrets }),
    mailer: createMailer({ jobs, secrets, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
    provider: identityProvider(config),
    google: google(config),
    ...openModels(config, { database, secrets, clock, log, metrics }),
    payment: paymentOf(config, clock),
    weatherCache,
    weather: createWeather({ clock, log, cache: weatherCache, source: weatherSource(config) }),
  };
}

function changeableModels(
  config: Config,
  around: Omit<Parameters<typeof createChangeableModels>[0], 'fixed' | 'timeoutMs'>,
): ChangeableModels {
  const timeoutMs = config.AI_TIMEOUT_SECONDS * secondMs;
  return createChangeableModels({ ...around, fixed: aiSettings(config), timeoutMs });
}

export function aiSettings(config: Config): AiSettings | undefined {
  if (!config.AI_BASE_URL || !config.AI_MODEL) return undefined;
  return {
    baseUrl: config.AI_BASE_URL,
    apiKey: config.AI_API_KEY,
    model: config.AI_MODEL,
    visionModel: config.AI_VISION_MODEL,
    timeoutMs: config.AI_TIMEOUT_SECONDS * secondMs,
  };
}

export function databaseLocation(config: Config): DatabaseLocation {
  const { DATABASE_URL: url, DATABASE_CONNECTIONS: connections } = config;
  return url ? { url, connections } : { file: join(config.dataDir, 'drape.sqlite') };
}

function weatherSource({ WEATHER_URL: forecast, GEOCODING_URL: geocoding }: Config) {
  return forecast === 'off' || geocoding === 'off' ? undefined : createOpenMeteo({ forecast, geocoding });
}

export function paymentOf(config: Config, clock: Clock): Payment | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  const { STRIPE_PRICE_ID: priceId, STRIPE_API_URL: apiUrl, publicUrl } = config;
  if (!secretKey || !webhookSecret || !priceId) return undefined;
  return createPayment({ secretKey, webhookSecret, priceId, apiUrl, publicUrl }, clock);
}

/** The servers elsewhere that the self-check tries, as far as they are set up. */
export function outsideParts(
  config: Config,
  { payment, provider }: { payment: Payment | undefined; provider: IdentityProvider | undefined },
) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  const tokenUrl = config.GOOGLE_TOKEN_URL;
  return {
    calendar:
      clientId && clientSecret
        ? { kind: 'google', tryIt: tryGoogle({ tokenUrl, clientId, clientSecret }) }
        : undefined,
    payment: payment && { kind: 'stripe', tryIt: payment.tryIt },
    identity: provider && { kind: 'openid connect', tryIt: provider.tryIt },
  };
}

/** Where Drape makes backups itself: with its embedded database and its files in the data folder. */
export function embeddedData(config: Config, location: DatabaseLocation | undefined, store: FileStore) {
  const where = location ?? databaseLocation(config);
  if (!('file' in where) || store.kind !== 'folder') return undefined;
  const folder = openBackupFolder(join(config.dataDir, 'backups'));
  return {
    dataDir: config.dataDir,
    databaseFile: where.file,
    folder,
    nightlyDays: config.BACKUP_DAYS,
    keptUpgrades: config.UPGRADE_BACKUPS,
  };
}

export function identityProvider(config: Config): IdentityProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const decides = config.OIDC_ADMIN_GROUP !== undefined || config.OIDC_PRO_GROUP !== undefined;
  return createIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri: `${config.publicUrl}/login`,
    trustEmail: config.OIDC_TRUST_EMAIL === 'on',
    groupsClaim: decides ? config.OIDC_GROUPS_CLAIM : undefined,
  });
}

function google(config: Config): Google | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return undefined;
  return createGoogle({
    clientId,
    clientSecret,
    authUrl: config.GOOGLE_AUTH_URL,
    tokenUrl: config.GOOGLE_TOKEN_URL,
    revokeUrl: config.GOOGLE_REVOKE_URL,
    apiUrl: config.GOOGLE_API_URL,
    redirectUri: `${config.publicUrl}/calendar-connect`,
  });
}
