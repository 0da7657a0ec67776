import type { Migration } from 'kysely/migration';

/** What a month's analyses saw, without a trace of whose they were, and what the recogniser said of an item's photo. */
export const voice: Migration = {
  async up(db) {
    await db.schema
      .createTable('trend_counts')
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('feature', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('trend_counts_key', ['month', 'feature'])
      .execute();
    await db.schema
      .createTable('trend_people')
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('trend_people_key', ['month', 'user_id'])
      .execute();
    await db.schema
      .createTable('recogniser_answers')
      .addColumn('item_id', 'text', (column) =>
        column.primaryKey().references('wardrobe_items.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('subcategory', 'text')
      .addColumn('confidence_hundredths', 'integer', (column) => column.notNull())
      .execute();
  },
};
