import type { Migration } from 'kysely/migration';

export const preferences: Migration = {
  async up(db) {
    await db.schema
      .createTable('preferences')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('styles', 'text', (column) => column.notNull())
      .addColumn('colours', 'text', (column) => column.notNull())
      .addColumn('occasions', 'text', (column) => column.notNull())
      .addColumn('body_type', 'text')
      .addColumn('budget_range', 'text')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('colour_profiles')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('skin', 'text', (column) => column.notNull())
      .addColumn('hair', 'text', (column) => column.notNull())
      .addColumn('eye', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('feedback')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('analysis_id', 'text', (column) =>
        column.notNull().references('analyses.id').onDelete('cascade'),
      )
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('up', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('feedback_one_each', ['analysis_id', 'target', 'user_id'])
      .execute();
    await db.schema.createIndex('feedback_user').on('feedback').column('user_id').execute();
    await db.schema.createIndex('feedback_kind').on('feedback').columns(['kind', 'up']).execute();
  },
};
