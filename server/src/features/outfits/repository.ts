import { chunks } from '../../platform/database/chunks.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { OutfitPlanRow, OutfitTasteRow, TripRow } from '../../platform/database/planning-rows.ts';
import type { UserRow } from '../../platform/database/schema.ts';

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

/** Kept plans of events, the newest of each first. */
export async function listOfEvents(
  db: Executor,
  userId: string,
  eventIds: readonly string[],
): Promise<OutfitPlanRow[]> {
  const found: OutfitPlanRow[] = [];
  for (const some of chunks(eventIds)) {
    const plans = db
      .selectFrom('outfit_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .where('event_id', 'in', some)
      .where('deleted_at', 'is', null);
    found.push(...(await plans.orderBy('created_at', 'desc').orderBy('id').execute()));
  }
  return found;
}

/** Gives the plans of an event, binned ones as well, its title and its day. */
export async function followEvent(
  db: Executor,
  userId: string,
  { id, title, day }: { id: string; title: string; day: string },
): Promise<void> {
  await db
    .updateTable('outfit_plans')
    .set({ event_title: title, local_day: day })
    .where('user_id', '=', userId)
    .where('event_id', '=', id)
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

export async function insertTrip(db: Executor, row: TripRow): Promise<void> {
  await db.insertInto('trips').values(row).execute();
}

/** One trip of the user, kept or binned. */
export function findTrip(db: Executor, userId: string, id: string): Promise<TripRow | undefined> {
  return db
    .selectFrom('trips')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Kept trips, the latest first. */
export function listTrips(db: Executor, userId: string): Promise<TripRow[]> {
  return db
    .selectFrom('trips')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('start_day', 'desc')
    .orderBy('id')
    .execute();
}

/** Where somebody is on a day by their kept trips; of several the one that began last. */
export async function findTripPlace(db: Executor, userId: string, day: string): Promise<string | null> {
  const trip = await db
    .selectFrom('trips')
    .select('place')
    .where('user_id', '=', userId)
    .where('start_day', '<=', day)
    .where('end_day', '>=', day)
    .where('deleted_at', 'is', null)
    .where('place', 'is not', null)
    .orderBy('start_day', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return trip?.place ?? null;
}

/** Kept plans of all trips. */
export function listTripPlans(
  db: Executor,
  userId: string,
): Promise<Pick<OutfitPlanRow, 'trip_id' | 'item_ids'>[]> {
  return db
    .selectFrom('outfit_plans')
    .select(['trip_id', 'item_ids'])
    .where('user_id', '=', userId)
    .where('trip_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('local_day')
    .execute();
}

/** Changes a trip that still has the version; answers whether it had. */
export async function updateTrip(
  db: Executor,
  { user_id, id, version }: Pick<TripRow, 'user_id' | 'id' | 'version'>,
  changes: Partial<TripRow>,
): Promise<boolean> {
  const result = await db
    .updateTable('trips')
    .set({ ...changes, version: version + 1 })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function setTripOfPlan(
  db: Executor,
  userId: string,
  id: string,
  trip_id: string,
): Promise<void> {
  await db
    .updateTable('outfit_plans')
    .set({ trip_id })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Moves the unsaved plans of a trip to the trash, or restores those that went with it. */
export async function binTripPlans(db: Executor, trip: TripRow, deleted_at: string | null): Promise<void> {
  const plans = db
    .updateTable('outfit_plans')
    .set({ deleted_at })
    .where('user_id', '=', trip.user_id)
    .where('trip_id', '=', trip.id);
  if (deleted_at === null) await plans.where('deleted_at', '=', trip.deleted_at).execute();
  else await plans.where('deleted_at', 'is', null).where('saved_at', 'is', null).execute();
}

/** Removes a binned trip with the plans that were binned. */
export async function deleteTrip(db: Executor, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('outfit_plans')
    .where('user_id', '=', userId)
    .where('trip_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute();
  await db.deleteFrom('trips').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** People who want a morning mail. */
export function listMailed(
  db: Executor,
): Promise<Pick<UserRow, 'id' | 'time_zone' | 'morning_mail' | 'morning_mail_day'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'time_zone', 'morning_mail', 'morning_mail_day'])
    .where('morning_mail', 'is not', null)
    .where('kind', '=', 'person')
    .where('blocked', '=', 0)
    .execute();
}

/** Notes the mail of a day; answers whether it was not noted before. */
export async function claimMail(db: Executor, userId: string, day: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ morning_mail_day: day })
    .where('id', '=', userId)
    .where('morning_mail', 'is not', null)
    .where((where) => where.or([where('morning_mail_day', 'is', null), where('morning_mail_day', '<', day)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function stopMail(db: Executor, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ morning_mail: null, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}
