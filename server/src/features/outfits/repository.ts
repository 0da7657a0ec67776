import type { Executor } from '../../platform/database/database.ts';
import type { OutfitPlanRow, OutfitTasteRow } from '../../platform/database/schema.ts';

export async function insertPlan(db: Executor, row: OutfitPlanRow): Promise<void> {
  await db.insertInto('outfit_plans').values(row).execute();
}

/** One plan of the user, kept or binned. */
export function findPlan(db: Executor, userId: string, id: string): Promise<OutfitPlanRow | undefined> {
  return db
    .selectFrom('outfit_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Kept plans from one day to another, both included, newest first within a day. */
export function listByDay(
  db: Executor,
  userId: string,
  [first, last]: [first: string, last: string],
): Promise<OutfitPlanRow[]> {
  return db
    .selectFrom('outfit_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('local_day', '>=', first)
    .where('local_day', '<=', last)
    .orderBy('local_day')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The lookbook: every kept and saved plan, the newest first. */
export function listSaved(db: Executor, userId: string): Promise<OutfitPlanRow[]> {
  return db
    .selectFrom('outfit_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('saved_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Kept plans that were worn, the latest first. */
export function listWorn(db: Executor, userId: string) {
  return db
    .selectFrom('outfit_plans')
    .select(['id', 'item_ids', 'worn_on'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('worn_on', 'is not', null)
    .orderBy('worn_on', 'desc')
    .orderBy('id')
    .execute();
}

/** Changes a plan that still has the version; answers whether it had. */
export async function updatePlan(
  db: Executor,
  { user_id, id, version }: Pick<OutfitPlanRow, 'user_id' | 'id' | 'version'>,
  changes: Partial<OutfitPlanRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('outfit_plans')
    .set({ ...changes, version: version + 1 })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Removes the plans of an event that nobody saved or rated. */
export async function deleteUnsaved(db: Executor, userId: string, eventId: string): Promise<void> {
  await db
    .deleteFrom('outfit_plans')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('saved_at', 'is', null)
    .where('thumb', 'is', null)
    .execute();
}

export async function deletePlan(db: Executor, userId: string, id: string): Promise<void> {
  await db.deleteFrom('outfit_plans').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Kept plans with a thumb that was given since a moment, in the order of their rating. */
export function listRated(db: Executor, userId: string, since: string): Promise<OutfitPlanRow[]> {
  return db
    .selectFrom('outfit_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('rated_at', '>', since)
    .orderBy('rated_at')
    .orderBy('id')
    .execute();
}

export function findTaste(db: Executor, userId: string): Promise<OutfitTasteRow | undefined> {
  return db.selectFrom('outfit_tastes').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveTaste(db: Executor, row: OutfitTasteRow): Promise<void> {
  const { chosen, learned_since } = row;
  await db
    .insertInto('outfit_tastes')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ chosen, learned_since }))
    .execute();
}
