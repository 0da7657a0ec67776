import type { Migration } from 'kysely/migration';

export const occasions: Migration = {
  async up(db) {
    await db.schema
      .createTable('occasion_corrections')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title_key', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('occasion_corrections_pk', ['user_id', 'title_key'])
      .execute();
  },
};
