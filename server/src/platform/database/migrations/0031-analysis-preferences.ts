import type { Migration } from 'kysely/migration';

/** The preferences that came with a photo, so that a correction is judged by them as well. */
export const analysisPreferences: Migration = {
  async up(db) {
    await db.schema.alterTable('analysis_details').addColumn('preferences', 'text').execute();
  },
};
