import type { Executor } from '../../platform/database/database.ts';
import type { DiaryNotMineRow, DiaryWearRow } from '../../platform/database/diary-rows.ts';

type Bounds = { from?: string | undefined; to?: string | undefined };

/** Every day with a photo of an outfit or with something in the wear log, once. */
function daysOf(db: Executor, userId: string, { from = '0000-01-01', to = '9999-12-31' }: Bounds) {
  const worn = db
    .selectFrom('wardrobe_wears')
    .innerJoin('wardrobe_items', 'wardrobe_items.id', 'wardrobe_wears.item_id')
    .select('wardrobe_wears.day as day')
    .where('wardrobe_wears.user_id', '=', userId)
    .where('wardrobe_wears.day', '>=', from)
    .where('wardrobe_wears.day', '<=', to)
    .where('wardrobe_items.deleted_at', 'is', null);
  return db
    .selectFrom('analyses')
    .select('worn_day as day')
    .where('user_id', '=', userId)
    .where('worn_day', '>=', from)
    .where('worn_day', '<=', to)
    .where('deleted_at', 'is', null)
    .union(worn);
}

/** The latest days first. */
export async function listDays(
  db: Executor,
  userId: string,
  bounds: Bounds,
  limit: number,
): Promise<string[]> {
  const found = await db
    .selectFrom(daysOf(db, userId, bounds).as('days'))
    .select('day')
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ day }) => day);
}

export async function countDays(db: Executor, userId: string, bounds: Bounds): Promise<number> {
  const row = await db
    .selectFrom(daysOf(db, userId, bounds).as('days'))
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What the wear log says of a span of days, ends included. */
export function listWornBetween(
  db: Executor,
  userId: string,
  from: string,
  to: string,
): Promise<{ day: string; item_id: string }[]> {
  return db
    .selectFrom('wardrobe_wears')
    .select(['day', 'item_id'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('item_id')
    .execute();
}

/** The wears that photos stand for. */
export function listDiaryWears(
  db: Executor,
  userId: string,
  analysisIds: readonly string[],
): Promise<DiaryWearRow[]> {
  if (analysisIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('diary_wears')
    .selectAll()
    .where('user_id', '=', userId)
    .where('analysis_id', 'in', analysisIds)
    .orderBy('item_id')
    .execute();
}

export async function insertDiaryWears(db: Executor, rows: readonly DiaryWearRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('diary_wears')
    .values([...rows])
    .execute();
}

export async function deleteDiaryWear(
  db: Executor,
  { user_id, analysis_id, item_id }: DiaryWearRow,
): Promise<void> {
  await db
    .deleteFrom('diary_wears')
    .where('user_id', '=', user_id)
    .where('analysis_id', '=', analysis_id)
    .where('item_id', '=', item_id)
    .execute();
}

/** Another photo of the same day that stands for the same wear. */
export function findTwin(
  db: Executor,
  { user_id, analysis_id, item_id, day }: DiaryWearRow,
): Promise<DiaryWearRow | undefined> {
  return db
    .selectFrom('diary_wears')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('item_id', '=', item_id)
    .where('day', '=', day)
    .where('analysis_id', '!=', analysis_id)
    .limit(1)
    .executeTakeFirst();
}

export async function setNoted(db: Executor, { user_id, analysis_id, item_id }: DiaryWearRow): Promise<void> {
  await db
    .updateTable('diary_wears')
    .set({ noted: 1 })
    .where('user_id', '=', user_id)
    .where('analysis_id', '=', analysis_id)
    .where('item_id', '=', item_id)
    .execute();
}

export function listNotMine(
  db: Executor,
  userId: string,
  analysisIds: readonly string[],
): Promise<DiaryNotMineRow[]> {
  if (analysisIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('diary_not_mine')
    .selectAll()
    .where('user_id', '=', userId)
    .where('analysis_id', 'in', analysisIds)
    .execute();
}

export async function replaceNotMine(
  db: Executor,
  userId: string,
  analysisId: string,
  regions: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('diary_not_mine')
    .where('user_id', '=', userId)
    .where('analysis_id', '=', analysisId)
    .execute();
  if (regions.length === 0) return;
  await db
    .insertInto('diary_not_mine')
    .values(regions.map((region) => ({ analysis_id: analysisId, region, user_id: userId })))
    .execute();
}
