import type { Migration } from 'kysely/migration';

export const chatDayZone: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_days').addColumn('time_zone', 'text').execute();
  },
};
