import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseLocation } from '../src/platform/database/database.ts';
import { openPglitePool } from './pglite-pool.ts';

/** A fresh, empty database of the dialect under test: `DRAPE_TEST_DATABASE` is `sqlite` or `postgres`. */
export async function freshDatabase(folder: string): Promise<DatabaseLocation> {
  if (process.env.DRAPE_TEST_DATABASE !== 'postgres') return { file: `${folder}/test.sqlite` };
  const server = process.env.DRAPE_TEST_POSTGRES_URL;
  return server ? { url: await createDatabase(server) } : { pool: await openPglitePool() };
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
