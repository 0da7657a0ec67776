import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/all.ts';
import type { Tables } from './schema.ts';

const migratorOf = (db: Kysely<Tables>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Brings the tables to the latest form; answers which steps that took. On PostgreSQL Kysely holds an advisory lock, so
 * that one process does it.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** The steps that the tables still lack. */
export async function missingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}
