import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type OldJobs = { jobs: { id: string; payload: string; about: string | null } };

/** Work knows whom it is about, so that it can be forgotten with the account without reading every payload. */
async function extendJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('about', 'text').execute();
  const jobs = db as Kysely<OldJobs>;
  for (const { id, payload } of await jobs.selectFrom('jobs').select(['id', 'payload']).execute()) {
    const { userId, actorId, email } = JSON.parse(payload) as Record<string, unknown>;
    const about =
      userId ?? actorId ?? (typeof email === 'string' ? email.normalize('NFKC').toLowerCase() : null);
    if (typeof about === 'string')
      await jobs.updateTable('jobs').set({ about }).where('id', '=', id).execute();
  }
  await db.schema.createIndex('jobs_about').on('jobs').column('about').execute();
  await db.schema.createIndex('jobs_finished').on('jobs').columns(['state', 'finished_at']).execute();
}

/** What is forgotten by its age is found by it. */
async function indexAges(db: Kysely<unknown>): Promise<void> {
  const ages = [
    ['throttles', 'window_start'],
    ['one_time_secrets', 'expires_at'],
    ['weather_cache', 'expires_at'],
    ['wardrobe_imports', 'created_at'],
    ['chat_days', 'day'],
    ['stripe_events', 'received_at'],
  ] as const;
  for (const [table, column] of ages)
    await db.schema.createIndex(`${table}_age`).on(table).column(column).execute();
}

/** The few among many: administrators, people with Pro, and those who do not keep photos for ever. */
async function indexFew(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('users_admins')
    .on('users')
    .column('id')
    .where(sql.ref('role'), '=', sql.lit('admin'))
    .execute();
  await db.schema
    .createIndex('users_pro')
    .on('users')
    .columns(['kind', 'created_at'])
    .where(sql.ref('pro'), '=', sql.lit(1))
    .execute();
  await db.schema
    .createIndex('users_forgetting')
    .on('users')
    .column('photo_days')
    .where(sql.ref('photo_days'), 'is not', sql.lit(null))
    .execute();
}

async function indexRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('upgrade_requests_waiting')
    .on('upgrade_requests')
    .column('user_id')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
}

/** Rows that are exported or go with an account are found by it, and so are the best scores of somebody's photos. */
async function indexOwners(db: Kysely<unknown>): Promise<void> {
  for (const table of ['analysis_details', 'recogniser_answers', 'trend_people'])
    await db.schema.createIndex(`${table}_user`).on(table).column('user_id').execute();
  await db.schema
    .createIndex('analyses_photos')
    .on('analyses')
    .columns(['user_id', 'photo_hash', 'overall_score'])
    .where(sql.ref('deleted_at'), 'is', sql.lit(null))
    .execute();
}

/** The people of a month are counted as they come, not when somebody asks. */
async function countPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into trend_counts (month, feature, count)
    select month, 'people', count(*) from trend_people group by month
  `.execute(db);
}

export const growth: Migration = {
  async up(db) {
    await extendJobs(db);
    await indexAges(db);
    await indexFew(db);
    await indexRequests(db);
    await indexOwners(db);
    await countPeople(db);
  },
};
