import { chunks } from '../../platform/database/chunks.ts';
import type { Executor } from '../../platform/database/database.ts';
import type {
  WardrobeImageRow,
  WardrobeImportRow,
  WardrobeItemRow,
  WardrobePhotoRow,
  WardrobeWearRow,
} from '../../platform/database/wardrobe-rows.ts';

export async function insertItems(db: Executor, rows: readonly WardrobeItemRow[]): Promise<void> {
  for (const some of chunks(rows)) await db.insertInto('wardrobe_items').values(some).execute();
}

/** Kept items, newest first. */
export function listItems(db: Executor, userId: string): Promise<WardrobeItemRow[]> {
  return db
    .selectFrom('wardrobe_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How many clothes are kept; what nobody has named yet does not count. */
export async function countItems(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('wardrobe_items')
    .select((select) => select.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('status', '!=', 'to_check')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Of these ids the user's own items, kept and binned ones. */
export async function findItems(
  db: Executor,
  userId: string,
  ids: readonly string[],
): Promise<WardrobeItemRow[]> {
  const found = [];
  for (const some of chunks(ids)) {
    found.push(
      ...(await db
        .selectFrom('wardrobe_items')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', 'in', some)
        .execute()),
    );
  }
  return found;
}

export async function updateItem(
  db: Executor,
  userId: string,
  id: string,
  values: Partial<WardrobeItemRow>,
): Promise<void> {
  await db
    .updateTable('wardrobe_items')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function setItemsDeletedAt(
  db: Executor,
  userId: string,
  ids: readonly string[],
  deleted_at: string | null,
): Promise<void> {
  for (const some of chunks(ids)) {
    await db
      .updateTable('wardrobe_items')
      .set((row) => ({ deleted_at, version: row('version', '+', 1) }))
      .where('user_id', '=', userId)
      .where('id', 'in', some)
      .execute();
  }
}

export function listItemsBinnedBefore(
  db: Executor,
  userId: string,
  moment: string,
): Promise<WardrobeItemRow[]> {
  return db
    .selectFrom('wardrobe_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', '<=', moment)
    .execute();
}

export async function deleteItems(db: Executor, userId: string, ids: readonly string[]): Promise<void> {
  for (const some of chunks(ids)) {
    await db.deleteFrom('wardrobe_items').where('user_id', '=', userId).where('id', 'in', some).execute();
  }
}

export async function insertImages(db: Executor, rows: readonly WardrobeImageRow[]): Promise<void> {
  for (const some of chunks(rows)) await db.insertInto('wardrobe_images').values(some).execute();
}

/** All photos of the user's items, binned ones too, in the order in which an item shows them. */
export function listImages(db: Executor, userId: string): Promise<WardrobeImageRow[]> {
  return db
    .selectFrom('wardrobe_images')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The ids of the user's items that have a photo. */
export async function listPhotographed(db: Executor, userId: string): Promise<string[]> {
  const found = await db
    .selectFrom('wardrobe_images')
    .select('item_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return found.map(({ item_id }) => item_id);
}

/** The photos of some items, binned ones too, in the order in which an item shows them. */
export async function listImagesOfItems(
  db: Executor,
  userId: string,
  itemIds: readonly string[],
): Promise<WardrobeImageRow[]> {
  const found = [];
  for (const some of chunks(itemIds)) {
    found.push(
      ...(await db
        .selectFrom('wardrobe_images')
        .selectAll()
        .where('user_id', '=', userId)
        .where('item_id', 'in', some)
        .orderBy('position')
        .orderBy('id')
        .execute()),
    );
  }
  return found;
}

export function listImagesOf(db: Executor, userId: string, itemId: string): Promise<WardrobeImageRow[]> {
  return db
    .selectFrom('wardrobe_images')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function updateImage(
  db: Executor,
  userId: string,
  id: string,
  values: Partial<WardrobeImageRow>,
): Promise<void> {
  await db
    .updateTable('wardrobe_images')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function deleteImages(db: Executor, userId: string, ids: readonly string[]): Promise<void> {
  for (const some of chunks(ids)) {
    await db.deleteFrom('wardrobe_images').where('user_id', '=', userId).where('id', 'in', some).execute();
  }
}

/** A day that is in the log already stays as it is. */
export async function insertWears(db: Executor, rows: readonly WardrobeWearRow[]): Promise<void> {
  for (const some of chunks(rows)) {
    await db
      .insertInto('wardrobe_wears')
      .values(some)
      .onConflict((conflict) => conflict.columns(['item_id', 'day']).doNothing())
      .execute();
  }
}

/** The wear log of one item or of all, newest day first. */
export function listWears(db: Executor, userId: string, itemId?: string): Promise<WardrobeWearRow[]> {
  const all = db.selectFrom('wardrobe_wears').selectAll().where('user_id', '=', userId);
  return (itemId === undefined ? all : all.where('item_id', '=', itemId)).orderBy('day', 'desc').execute();
}

/** What was worn on a day. */
export async function wornOn(db: Executor, userId: string, day: string): Promise<string[]> {
  const found = await db
    .selectFrom('wardrobe_wears')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
  return found.map(({ item_id }) => item_id);
}

/** Whether the day was in the log. */
export async function deleteWear(
  db: Executor,
  userId: string,
  itemId: string,
  day: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wardrobe_wears')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

export async function insertPhoto(db: Executor, row: WardrobePhotoRow): Promise<void> {
  await db.insertInto('wardrobe_photos').values(row).execute();
}

/** The queue of photos, oldest first. */
export function listPhotos(db: Executor, userId: string): Promise<WardrobePhotoRow[]> {
  return db
    .selectFrom('wardrobe_photos')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPhoto(db: Executor, userId: string, id: string): Promise<WardrobePhotoRow | undefined> {
  return db
    .selectFrom('wardrobe_photos')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether there still was such a photo. */
export async function updatePhoto(
  db: Executor,
  userId: string,
  id: string,
  values: Partial<WardrobePhotoRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wardrobe_photos')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

export async function deletePhoto(db: Executor, userId: string, id: string): Promise<void> {
  await db.deleteFrom('wardrobe_photos').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function insertImport(db: Executor, row: WardrobeImportRow): Promise<void> {
  await db.insertInto('wardrobe_imports').values(row).execute();
}

export async function updateImport(
  db: Executor,
  id: string,
  values: Partial<WardrobeImportRow>,
): Promise<void> {
  await db.updateTable('wardrobe_imports').set(values).where('id', '=', id).execute();
}

export function findImport(db: Executor, userId: string, id: string): Promise<WardrobeImportRow | undefined> {
  return db
    .selectFrom('wardrobe_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteImportsBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom('wardrobe_imports').where('created_at', '<', moment).execute();
}

/** Since when addresses that were signed for the owner hold. */
export function findOwner(
  db: Executor,
  userId: string,
): Promise<{ access_renewed_at: string | null } | undefined> {
  return db.selectFrom('users').select('access_renewed_at').where('id', '=', userId).executeTakeFirst();
}
