import type { Migration } from 'kysely/migration';

export const outfitLayout: Migration = {
  async up(db) {
    await db.schema.alterTable('outfit_plans').addColumn('layout', 'text').execute();
  },
};
