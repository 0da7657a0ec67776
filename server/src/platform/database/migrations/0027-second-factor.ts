import type { Migration } from 'kysely/migration';

export const secondFactor: Migration = {
  async up(db) {
    await db.schema
      .createTable('second_factors')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('recovery_hash_list', 'text', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .execute();
  },
};
