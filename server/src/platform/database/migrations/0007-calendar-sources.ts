import type { Migration } from 'kysely/migration';

export const calendarSources: Migration = {
  async up(db) {
    await db.schema.alterTable('calendar_events').addColumn('import_key', 'text').execute();
    await db.schema.alterTable('calendar_events').addColumn('source_hash', 'text').execute();
    await db.schema
      .createIndex('calendar_events_import')
      .unique()
      .on('calendar_events')
      .columns(['user_id', 'import_key'])
      .execute();
    await db.schema
      .createTable('google_connections')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('user_email', 'text')
      .addColumn('user_name', 'text')
      .addColumn('tokens', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('announced', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
