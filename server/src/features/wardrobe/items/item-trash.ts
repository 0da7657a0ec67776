import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { GarmentFileKeys, WardrobeImageRow } from '../../../platform/database/wardrobe-rows.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { purgeTime, trashedLongAgo } from '../../../platform/trash.ts';
import * as items from '../repository.ts';
import { sentences } from '../sentences.ts';

export const purgeKind = 'wardrobe.purge';

type Dependencies = { database: Database; clock: Clock; jobs: Jobs; files: StoredFiles };

export function fileKeys(row: GarmentFileKeys): string[] {
  const { original_key, thumbnail_key, cutout_key, cutout_thumbnail_key } = row;
  return [original_key, thumbnail_key, cutout_key, cutout_thumbnail_key].filter((key) => key !== null);
}

/** Deleted items and photos can be restored for some minutes; then a job deletes them for good. */
export function createItemTrash({ database, clock, jobs, files }: Dependencies) {
  const plan = (userId: string) => jobs.enqueue(purgeKind, { userId }, { runAt: purgeTime(clock) });

  async function move(
    transaction: Executor,
    userId: string,
    ids: readonly string[],
    deletedAt: string | null,
  ): Promise<void> {
    const wanted = new Set(ids);
    const rows = await items.findItems(transaction, userId, [...wanted]);
    const there = rows.filter((row) => (row.deleted_at === null) === (deletedAt !== null));
    if (there.length < wanted.size)
      throw wanted.size === 1 ? notFound(sentences.item) : new AppError('not_found', sentences.someItems);
    await items.setItemsDeletedAt(transaction, userId, [...wanted], deletedAt);
    const images = await items.listImages(transaction, userId);
    const kept = images.filter((image) => wanted.has(image.item_id) && image.deleted_at === null);
    await files.bin(transaction, userId, kept.flatMap(fileKeys), deletedAt);
  }

  async function purgeImages(userId: string, images: WardrobeImageRow[]): Promise<void> {
    await files.purge(userId, images.flatMap(fileKeys));
    await items.deleteImages(
      database.write,
      userId,
      images.map(({ id }) => id),
    );
  }

  jobs.handle(purgeKind, async (payload) => {
    const { userId } = payload as { userId: string };
    const before = trashedLongAgo(clock);
    const trashed = await items.listItemsBinnedBefore(database.read, userId, before);
    const ids = new Set(trashed.map(({ id }) => id));
    const images = await items.listImages(database.read, userId);
    await purgeImages(
      userId,
      images.filter(
        ({ item_id, deleted_at }) => ids.has(item_id) || (deleted_at !== null && deleted_at <= before),
      ),
    );
    await items.deleteItems(database.write, userId, [...ids]);
  });

  return {
    plan,
    /** All of them or, with `not_found`, none. */
    async moveToTrash(userId: string, ids: readonly string[]): Promise<void> {
      const now = clock.now().toISOString();
      await database.transaction((transaction) => move(transaction, userId, ids, now));
      await plan(userId);
    },
    restore: (transaction: Executor, userId: string, ids: readonly string[]) =>
      move(transaction, userId, ids, null),
  };
}

export type ItemTrash = ReturnType<typeof createItemTrash>;
