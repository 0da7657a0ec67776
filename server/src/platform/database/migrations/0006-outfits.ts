import type { Migration } from 'kysely/migration';

export const outfits: Migration = {
  async up(db) {
    await db.schema
      .createTable('outfit_plans')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('event_id', 'text')
      .addColumn('event_title', 'text', (column) => column.notNull())
      .addColumn('event_type', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('local_day', 'text', (column) => column.notNull())
      .addColumn('item_ids', 'text', (column) => column.notNull())
      .addColumn('locked', 'text', (column) => column.notNull())
      .addColumn('confidence', 'integer', (column) => column.notNull())
      .addColumn('score', 'integer', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('weather', 'text')
      .addColumn('thumb', 'text')
      .addColumn('rated_at', 'text')
      .addColumn('worn_on', 'text')
      .addColumn('saved_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('outfit_plans_day')
      .on('outfit_plans')
      .columns(['user_id', 'local_day'])
      .execute();
    await db.schema
      .createIndex('outfit_plans_event')
      .on('outfit_plans')
      .columns(['user_id', 'event_id'])
      .execute();
    await db.schema
      .createTable('outfit_tastes')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('chosen', 'text', (column) => column.notNull())
      .addColumn('learned_since', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('weather_cache')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
