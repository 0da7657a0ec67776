import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outside_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addColumn('photos', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'integer')
    .addColumn('output_tokens', 'integer')
    .addColumn('cost_micros', 'integer')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('outside_calls_user')
    .on('outside_calls')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('outside_calls_time')
    .on('outside_calls')
    .columns(['created_at', 'outcome'])
    .execute();
}

export const languageModels: Migration = {
  async up(db) {
    await db.schema
      .createTable('outside_settings')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('allowed', 'integer', (column) => column.notNull())
      .addColumn('blur_faces', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await createLog(db);
    await db.schema
      .createTable('model_usage_days')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('input_tokens', 'integer', (column) => column.notNull())
      .addColumn('output_tokens', 'integer', (column) => column.notNull())
      .addColumn('cost_micros', 'integer', (column) => column.notNull())
      .addColumn('unpriced', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_usage_days_key', ['day', 'model'])
      .execute();
    await db.schema
      .createTable('written_guides')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('facts_hash', 'text', (column) => column.notNull())
      .addColumn('host', 'text')
      .addColumn('model', 'text')
      .addColumn('guide', 'text')
      .addColumn('notice', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('analysis_details').addColumn('comparison', 'text').execute();
    await db.schema.alterTable('analysis_details').addColumn('notice', 'text').execute();
  },
};
