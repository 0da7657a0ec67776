import type { Migration } from 'kysely/migration';

export const trips: Migration = {
  async up(db) {
    await db.schema
      .createTable('trips')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('place', 'text')
      .addColumn('start_day', 'text', (column) => column.notNull())
      .addColumn('end_day', 'text', (column) => column.notNull())
      .addColumn('types', 'text', (column) => column.notNull())
      .addColumn('packed', 'text', (column) => column.notNull())
      .addColumn('extras', 'text', (column) => column.notNull())
      .addColumn('at_least', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('trips_user').on('trips').columns(['user_id', 'start_day']).execute();
    await db.schema.alterTable('outfit_plans').addColumn('trip_id', 'text').execute();
    await db.schema.alterTable('outfit_plans').addColumn('kept_without', 'text').execute();
    await db.schema
      .createIndex('outfit_plans_trip')
      .on('outfit_plans')
      .columns(['user_id', 'trip_id'])
      .execute();
    await db.schema.alterTable('users').addColumn('morning_mail', 'integer').execute();
    await db.schema.alterTable('users').addColumn('morning_mail_day', 'text').execute();
    await db.schema.createIndex('users_morning_mail').on('users').column('morning_mail').execute();
  },
};
