import type { Migration } from 'kysely/migration';

export const firstRun: Migration = {
  async up(db) {
    await db.schema.alterTable('users').addColumn('colour_vision', 'text').execute();
    await db.schema
      .createTable('first_runs')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('skipped', 'text', (column) => column.notNull())
      .addColumn('dismissed', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('samples')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('samples_pk', ['user_id', 'kind', 'ref'])
      .execute();
  },
};
