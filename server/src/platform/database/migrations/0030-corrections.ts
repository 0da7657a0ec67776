import type { Migration } from 'kysely/migration';

/** What people correct of an analysis, and how its garments were read against what they are. */
export const corrections: Migration = {
  async up(db) {
    await db.schema.alterTable('analysis_details').addColumn('correction', 'text').execute();
    await db.schema
      .createTable('worn_answers')
      .addColumn('analysis_id', 'text', (column) =>
        column.notNull().references('analyses.id').onDelete('cascade'),
      )
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('kept', 'text', (column) => column.notNull())
      .addColumn('confidence_hundredths', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('worn_answers_key', ['analysis_id', 'region'])
      .execute();
    await db.schema.createIndex('worn_answers_user').on('worn_answers').column('user_id').execute();
  },
};
