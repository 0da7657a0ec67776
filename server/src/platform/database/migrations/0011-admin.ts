import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('users').addColumn('last_active_at', 'text').execute();
  await db.schema.createIndex('users_newest').on('users').columns(['created_at', 'id']).execute();
  const users = db as Kysely<{ users: { id: string; full_name: string; name_key: string } }>;
  for (const { id, full_name } of await users.selectFrom('users').select(['id', 'full_name']).execute())
    await users
      .updateTable('users')
      .set({ name_key: folded(full_name) })
      .where('id', '=', id)
      .execute();
}

async function createFigures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('analyses')
    .addColumn('tallied', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('analyses_untallied')
    .on('analyses')
    .column('id')
    .where(sql.ref('tallied'), '=', 0)
    .execute();
  await db.schema
    .createTable('activity_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('activity_days_key', ['day', 'user_id'])
    .execute();
  await db.schema.createIndex('activity_days_user').on('activity_days').columns(['user_id', 'day']).execute();
  await db.schema
    .createTable('figure_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('figure_days_key', ['day', 'name'])
    .execute();
  await db.schema
    .createTable('request_tallies')
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('bucket_ms', 'integer', (column) => column.notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_tallies_key', ['hour', 'kind', 'outcome', 'bucket_ms'])
    .execute();
}

async function indexSizes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('stored_files_sizes')
    .on('stored_files')
    .columns(['user_id', 'bytes'])
    .execute();
  await db.schema.dropIndex('stored_files_user').execute();
}

async function createTraits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trait_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('analyses', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('trait_days_key', ['day', 'kind', 'value'])
    .execute();
  await db.schema
    .createTable('trait_people')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trait_people_key', ['user_id', 'kind', 'value'])
    .execute();
  await db.schema
    .createIndex('trait_people_days')
    .on('trait_people')
    .columns(['kind', 'value', 'last_day'])
    .execute();
}

async function createReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('analysis_id', 'text', (column) => column.references('analyses.id').onDelete('set null'))
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reviews_newest').on('reviews').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('reviews_user').on('reviews').column('user_id').execute();
  await db.schema.createIndex('reviews_analysis').on('reviews').column('analysis_id').execute();
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('target_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_log_newest').on('audit_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('audit_log_actor').on('audit_log').column('actor_id').execute();
  await db.schema.createIndex('audit_log_target').on('audit_log').column('target_id').execute();
  await db.schema
    .createTable('upgrade_requests')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('note', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

export const admin: Migration = {
  async up(db) {
    await extendUsers(db);
    await createFigures(db);
    await indexSizes(db);
    await createTraits(db);
    await createReviews(db);
    await createAudit(db);
  },
};
