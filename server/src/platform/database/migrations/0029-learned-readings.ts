import type { Migration } from 'kysely/migration';

export const learnedReadings: Migration = {
  async up(db) {
    await db.schema
      .createTable('learned_readings')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('learned_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('learned_readings_key', ['user_id', 'field', 'words'])
      .execute();
  },
};
