import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'integer', preset?: string | number) =>
    db.schema
      .alterTable('users')
      .addColumn(name, type, (column) => (preset === undefined ? column : column.notNull().defaultTo(preset)))
      .execute();
  await add('kind', 'text', 'person');
  await add('pro', 'integer', 0);
  await add('units', 'text');
  await add('community', 'integer', 1);
  await add('home_town', 'text');
  await add('oidc_subject', 'text');
  await db.schema.createIndex('users_oidc_subject').unique().on('users').column('oidc_subject').execute();
  await db.schema.createIndex('users_kind').on('users').columns(['kind', 'created_at']).execute();
}

export const community: Migration = {
  async up(db) {
    await extendUsers(db);
    await db.schema
      .createTable('one_time_secrets')
      .addColumn('secret_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('one_time_secrets_user').on('one_time_secrets').column('user_id').execute();
    await db.schema
      .createTable('user_stats')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('distinct_photos', 'integer', (column) => column.notNull())
      .addColumn('average_hundredths', 'integer', (column) => column.notNull())
      .addColumn('icon_rank', 'integer', (column) => column.notNull())
      .addColumn('reached_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('user_stats_leaders')
      .on('user_stats')
      .columns(['listed', 'distinct_photos', 'reached_at'])
      .execute();
    await db.schema
      .createIndex('user_stats_icon')
      .on('user_stats')
      .columns(['listed', 'icon_rank', 'reached_at'])
      .execute();
    await db.schema
      .createTable('installation')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
