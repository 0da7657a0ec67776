import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiError, type Client, createClient } from '@drape/contract/wire/client';
import { type CompiledQuery, sql } from 'kysely';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Database, DatabaseLocation } from '../src/platform/database/database.ts';
import { type FileStore, fileLocation, openFileStore } from '../src/platform/files/file-store.ts';
import type { PhotoAnalyserOptions } from '../src/platform/imaging/photo-analyser.ts';
import { createPhotoWorkers } from '../src/platform/imaging/photo-pool.ts';
import { createLog, type Log } from '../src/platform/log.ts';
import { describedFetch } from './described-answers.ts';
import { rememberingPhotos } from './remembered-photos.ts';
import { TestClock } from './test-clock.ts';
import { migratedDatabase } from './test-database.ts';

export type TestApp = {
  app: App;
  clock: TestClock;
  folder: string;
  location: DatabaseLocation;
  /** Origin, without `/api`. */
  origin: string;
  client(token?: string): Client;
  /** A new account, signed in. */
  signUp(username?: string): Promise<{ client: Client; token: string; id: string }>;
  close(): Promise<void>;
};

export type TestAppOptions = {
  env?: Record<string, string>;
  photos?: PhotoAnalyserOptions;
  /** Sees photos again that were seen before. */
  seesAnew?: boolean;
  restart?: () => void;
  announce?: (line: string) => void;
  /** Puts something between the app and its files. */
  store?: (real: FileStore) => FileStore;
  database?: DatabaseLocation;
  log?: Log;
  onStatement?: (statement: CompiledQuery) => void;
  /** Starts again on the folder and database of an app whose process has ended. */
  after?: TestApp;
};

let accounts = 0;

/** One thread for all apps of a test process, as each new one would load the networks again. */
const photoWorkers = createPhotoWorkers(1, true);
const rememberingWorkers = rememberingPhotos(photoWorkers);

/** The real app on a fresh database and folder, listening on loopback. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = options.after?.folder ?? mkdtempSync(join(tmpdir(), 'drape-test-'));
  const location = options.after?.location ?? options.database ?? (await migratedDatabase(folder));
  const clock = new TestClock('2026-05-04T10:00:00.000Z');
  const offline = { WEATHER_URL: 'off', GEOCODING_URL: 'off' };
  const config = readConfig({ DATA_DIR: folder, PORT: '0', ...offline, ...options.env });
  const workers = options.seesAnew ? photoWorkers : rememberingWorkers;
  const app = await createApp({
    config,
    clock,
    log: options.log ?? createLog('silent'),
    version: 'test',
    announce: options.announce ?? (() => undefined),
    photos: { threads: 1, workers, ...options.photos },
    database: location,
    ...(options.store ? { store: options.store(openFileStore(fileLocation(config))) } : {}),
    ...(options.onStatement ? { onStatement: options.onStatement } : {}),
    restart: options.restart ?? (() => undefined),
  });
  await skipSyncing(app.database);
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const client = (token?: string) =>
    createClient({ baseUrl: `${origin}/api`, token: () => token, fetch: describedFetch });
  return {
    app,
    clock,
    folder,
    location,
    origin,
    client,
    async signUp(username = `person${++accounts}`) {
      const body = {
        username,
        email: `${username}@example.org`,
        password: 'sturdy-77',
        full_name: 'Test Person',
      };
      const { access_token: token, user_info } = await client().register({ body });
      return { client: client(token), token, id: user_info.id };
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests outlive no power failure, and waiting for the disk after each statement would be most of a short one. */
async function skipSyncing({ kind, write }: Database): Promise<void> {
  if (kind === 'sqlite') await sql`pragma synchronous = off`.execute(write);
}

/** Awaits a call that must fail and answers its error. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => undefined,
    (error: ApiError) => error,
  );
  if (!outcome) throw new Error('The call succeeded');
  return outcome;
}
