import type { Migration } from 'kysely/migration';

export const calendar: Migration = {
  async up(db) {
    await db.schema
      .createTable('calendar_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('location', 'text')
      .addColumn('event_type', 'text', (column) => column.notNull())
      .addColumn('type_chosen', 'integer', (column) => column.notNull())
      .addColumn('all_day', 'integer', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('google_event_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('calendar_events_window')
      .on('calendar_events')
      .columns(['user_id', 'starts_at'])
      .execute();
    await db.schema
      .createIndex('calendar_events_google')
      .unique()
      .on('calendar_events')
      .columns(['user_id', 'google_event_id'])
      .execute();
  },
};
