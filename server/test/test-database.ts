import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type DatabaseLocation, openDatabase } from '../src/platform/database/database.ts';
import { openPglitePool } from './pglite-pool.ts';

/** A fresh, empty database of the dialect under test: `DRAPE_TEST_DATABASE` is `sqlite` or `postgres`. */
export async function freshDatabase(folder: string): Promise<DatabaseLocation> {
  if (process.env.DRAPE_TEST_DATABASE !== 'postgres') return { file: `${folder}/test.sqlite` };
  const server = process.env.DRAPE_TEST_POSTGRES_URL;
  return server ? { url: await createDatabase(server) } : { pool: await openPglitePool() };
}

/** A fresh database whose tables stand already, copied from one that each process makes once. */
export async function migratedDatabase(folder: string): Promise<DatabaseLocation> {
  template ??= makeTemplate();
  const made = await template;
  if ('file' in made) {
    const file = `${folder}/test.sqlite`;
    copyFileSync(made.file, file);
    return { file };
  }
  const server = process.env.DRAPE_TEST_POSTGRES_URL;
  if (server === undefined || !('url' in made)) return freshDatabase(folder);
  return { url: await createDatabase(server, new URL(made.url).pathname.slice(1)) };
}

let template: Promise<DatabaseLocation> | undefined;

async function makeTemplate(): Promise<DatabaseLocation> {
  const folder = mkdtempSync(join(tmpdir(), 'drape-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const location = await freshDatabase(folder);
  // The one inside the process cannot be copied.
  if ('pool' in location) return location;
  const database = openDatabase(location, []);
  await database.migrate();
  await database.close();
  return location;
}

async function createDatabase(server: string, from = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${from}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
