import type { Migration } from 'kysely/migration';

export const calendarSourceTexts: Migration = {
  async up(db) {
    await db.schema.alterTable('calendar_events').addColumn('source_content', 'text').execute();
  },
};
