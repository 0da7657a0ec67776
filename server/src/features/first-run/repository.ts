import type { Executor } from '../../platform/database/database.ts';
import type { FirstRunRow } from '../../platform/database/first-run-rows.ts';

export type SampleKind = 'analysis' | 'item' | 'event';

export function findFirstRun(db: Executor, userId: string): Promise<FirstRunRow | undefined> {
  return db.selectFrom('first_runs').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveFirstRun(db: Executor, row: FirstRunRow): Promise<void> {
  await db
    .insertInto('first_runs')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Whether a user has anything of a kind that is not in the bin. */
export async function hasAny(
  db: Executor,
  userId: string,
  table: 'analyses' | 'wardrobe_items' | 'outfit_plans',
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSamples(
  db: Executor,
  userId: string,
  kind: SampleKind,
  refs: readonly string[],
): Promise<void> {
  await db
    .insertInto('samples')
    .values(refs.map((ref) => ({ user_id: userId, kind, ref })))
    .execute();
}

/** Leaves an analysis out of the figures of the installation. */
export async function leaveUncounted(db: Executor, userId: string, analysisId: string): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ tallied: 1 })
    .where('user_id', '=', userId)
    .where('id', '=', analysisId)
    .execute();
}

const tables = { item: 'wardrobe_items', event: 'calendar_events' } as const;

/** The samples that are still there, and whether a person has edited them: who has, moved `updated_at`. */
export async function listEditable(
  db: Executor,
  userId: string,
  kind: 'item' | 'event',
): Promise<{ id: string; changed: boolean }[]> {
  const table = tables[kind];
  const rows = await db
    .selectFrom(table)
    .innerJoin('samples', 'samples.ref', `${table}.id`)
    .select([`${table}.id`, `${table}.created_at`, `${table}.updated_at`])
    .where('samples.user_id', '=', userId)
    .where('samples.kind', '=', kind)
    .where(`${table}.user_id`, '=', userId)
    .where(`${table}.deleted_at`, 'is', null)
    .orderBy(`${table}.id`)
    .execute();
  return rows.map(({ id, created_at, updated_at }) => ({ id, changed: created_at !== updated_at }));
}

/** Samples that somebody gave a photo of their own. */
export async function listPhotographed(db: Executor, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('wardrobe_images')
    .innerJoin('samples', 'samples.ref', 'wardrobe_images.item_id')
    .select('wardrobe_images.item_id')
    .where('samples.user_id', '=', userId)
    .where('wardrobe_images.user_id', '=', userId)
    .where('wardrobe_images.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

export async function listSampleAnalyses(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('analyses')
    .innerJoin('samples', 'samples.ref', 'analyses.id')
    .select('analyses.id')
    .where('samples.user_id', '=', userId)
    .where('samples.kind', '=', 'analysis')
    .where('analyses.user_id', '=', userId)
    .where('analyses.deleted_at', 'is', null)
    .orderBy('analyses.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether somebody has said what they like: a style, a colour or an occasion. */
export async function hasPreferences(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('preferences')
    .select(['styles', 'colours', 'occasions'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && [row.styles, row.colours, row.occasions].some((list) => list !== '[]');
}
