import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Analyses from before this migration are described by a job, since that takes the engine. */
async function describeAnalyses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('analyses')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('analyses')
    .addColumn('described', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('analyses_undescribed')
    .on('analyses')
    .column('id')
    .where(sql.ref('described'), '=', 0)
    .execute();
  await db.schema
    .createIndex('analyses_scores')
    .on('analyses')
    .columns(['user_id', 'deleted_at', 'local_day', 'overall_score', 'color_harmony', 'style_coherence'])
    .execute();
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('analysis_marks')
    .addColumn('analysis_id', 'text', (column) =>
      column.notNull().references('analyses.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('local_day', 'text', (column) => column.notNull())
    .addColumn('overall_score', 'integer', (column) => column.notNull())
    .addColumn('term_score', 'integer')
    .addColumn('effect_hundredths', 'integer')
    .addPrimaryKeyConstraint('analysis_marks_key', ['analysis_id', 'kind', 'name'])
    .execute();
  // Holds every column that the dashboard sums, in the order in which it groups.
  await db.schema
    .createIndex('analysis_marks_sums')
    .on('analysis_marks')
    .columns([
      ...['user_id', 'kind', 'name', 'local_day', 'overall_score', 'term_score', 'effect_hundredths'],
    ])
    .execute();
}

export const dashboard: Migration = {
  async up(db) {
    await describeAnalyses(db);
    await createMarks(db);
  },
};
