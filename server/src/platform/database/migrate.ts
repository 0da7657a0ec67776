import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/all.ts';
import type { Tables } from './schema.ts';

/** Brings the tables to the latest form. On PostgreSQL Kysely holds an advisory lock, so that one process does it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  // They stand apart from each other, so one that came into the list behind a later one is caught up on.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
