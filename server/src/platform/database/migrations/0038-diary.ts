import type { Migration } from 'kysely/migration';

/** On which day an outfit was worn, which wears a photo has noted, and what of it is not its person's. */
export const diary: Migration = {
  async up(db) {
    await db.schema
      .alterTable('analyses')
      .addColumn('worn_day', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db
      .updateTable('analyses')
      .set((row) => ({ worn_day: row.ref('local_day') }))
      .execute();
    await db.schema
      .createIndex('analyses_worn_day')
      .on('analyses')
      .columns(['user_id', 'worn_day'])
      .execute();
    await db.schema
      .createTable('diary_wears')
      .addColumn('analysis_id', 'text', (column) =>
        column.notNull().references('analyses.id').onDelete('cascade'),
      )
      .addColumn('item_id', 'text', (column) =>
        column.notNull().references('wardrobe_items.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('noted', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('diary_wears_key', ['analysis_id', 'item_id'])
      .execute();
    await db.schema.createIndex('diary_wears_user').on('diary_wears').column('user_id').execute();
    await db.schema.createIndex('diary_wears_item').on('diary_wears').columns(['item_id', 'day']).execute();
    await db.schema
      .createTable('diary_not_mine')
      .addColumn('analysis_id', 'text', (column) =>
        column.notNull().references('analyses.id').onDelete('cascade'),
      )
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('diary_not_mine_key', ['analysis_id', 'region'])
      .execute();
    await db.schema.createIndex('diary_not_mine_user').on('diary_not_mine').column('user_id').execute();
  },
};
