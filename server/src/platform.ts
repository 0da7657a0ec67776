import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import { createSecrets } from './platform/crypto.ts';
import { type DatabaseLocation, openDatabase } from './platform/database/database.ts';
import { createDiskSpace } from './platform/files/disk-space.ts';
import { fileLocation, openFileStore } from './platform/files/file-store.ts';
import { createSignedAddresses } from './platform/files/signed-address.ts';
import { createStoredFiles } from './platform/files/stored-files.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createRequestMeasures } from './platform/http/request-measures.ts';
import { createIdentityProvider, type IdentityProvider } from './platform/identity-provider.ts';
import { createPhotoAnalyser, type PhotoAnalyserOptions } from './platform/imaging/photo-analyser.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createOneTimeSecrets } from './platform/one-time-secrets.ts';
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
};

/** Everything that features stand on, by the names under which they ask for it. */
export function openPlatform({ config, clock, log, photos, database: location }: Options) {
  const database = openDatabase(location ?? databaseLocation(config));
  const secrets = createSecrets(config.appSecret);
  const store = openFileStore(fileLocation(config));
  const jobs = createJobs({ database, clock, log });
  const analyser = createPhotoAnalyser(photos);
  const weatherCache = createWeatherCache({ database, clock });
  return {
    ...{ database, clock, log, secrets, store, jobs, analyser },
    measures: createRequestMeasures({ database, clock }),
    disk: createDiskSpace(store.kind === 'folder' || database.kind === 'sqlite' ? config.dataDir : undefined),
    files: createStoredFiles({ database, store, clock }),
    addresses: createSignedAddresses({ secrets, clock }),
    throttle: createThrottle({ database, clock }),
    idempotency: createIdempotency({ database, clock, secrets }),
    oneTimeSecrets: createOneTimeSecrets({ database, clock, secrets }),
    mailer: createMailer({ jobs, secrets, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
    provider: identityProvider(config),
    weatherCache,
    weather: createWeather({ clock, log, cache: weatherCache, source: weatherSource(config) }),
  };
}

function databaseLocation(config: Config): DatabaseLocation {
  return config.DATABASE_URL ? { url: config.DATABASE_URL } : { file: join(config.dataDir, 'drape.sqlite') };
}

function weatherSource({ WEATHER_URL: forecast, GEOCODING_URL: geocoding }: Config) {
  return forecast === 'off' || geocoding === 'off' ? undefined : createOpenMeteo({ forecast, geocoding });
}

function identityProvider(config: Config): IdentityProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = config;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return createIdentityProvider({ issuer, clientId, clientSecret, redirectUri: `${config.publicUrl}/login` });
}
