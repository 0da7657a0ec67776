import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { AppError } from '../app-error.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './schema.ts';

const provider = { getMigrations: async () => migrations };
const record = 'kysely_migration';

/** Steps stand apart from each other, so one that came into the list behind a later one is caught up on. */
const migratorOf = (db: Kysely<Tables>) => new Migrator({ db, provider, allowUnorderedMigrations: true });

/** How the tables stand against this version: the steps that they have seen, and those that they still lack. */
export type TableState = { done: string[]; missing: string[] };

/** The steps that the tables have seen, those of other versions among them. */
async function doneSteps(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === record)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(record)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Throws `conflict` for tables of a later version, which this one would misread. */
export async function tableState(db: Kysely<Tables>): Promise<TableState> {
  const done = await doneSteps(db);
  const later = done.filter((name) => !(name in migrations)).sort();
  if (later.length > 0)
    throw new AppError(
      'conflict',
      `The data belongs to a later version of Drape (${later.join(', ')}); nothing was changed. Start that version, or put back a backup from before the upgrade with drape restore.`,
    );
  return { done, missing: Object.keys(migrations).filter((name) => !done.includes(name)) };
}

/**
 * Brings the tables to the latest form; answers which steps that took. On PostgreSQL Kysely holds an advisory lock, so
 * that one process does it.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  await tableState(db);
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
