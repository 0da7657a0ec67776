import type { Migration } from 'kysely/migration';

export const keptIn: Migration = {
  async up(db) {
    await db.schema.alterTable('wardrobe_items').addColumn('kept_in', 'text').execute();
  },
};
