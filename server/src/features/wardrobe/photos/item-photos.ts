import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { WardrobeImageRow, WardrobeItemRow } from '../../../platform/database/wardrobe-rows.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import type { ActiveItems } from '../items/active-items.ts';
import { fileKeys, type ItemTrash } from '../items/item-trash.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import type { GarmentFiles } from './garment-files.ts';
import { keepFiles } from './keep-files.ts';
import { measuredFields } from './measured-fields.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  files: StoredFiles;
  kept: ActiveItems;
  garments: GarmentFiles;
  trash: ItemTrash;
};

/** An image that was uploaded or accepted, at the end of its item's photos. */
export function nextImage(
  images: readonly WardrobeImageRow[],
  values: Omit<WardrobeImageRow, 'id' | 'position' | 'deleted_at'>,
): WardrobeImageRow {
  const kept = images.filter(({ deleted_at }) => deleted_at === null);
  if (kept.length >= wardrobeLimits.maxImages) throw new AppError('conflict', sentences.tooManyPhotos);
  const position = images.reduce((last, image) => Math.max(last, image.position), 0) + 1;
  return { id: newId(), position, deleted_at: null, ...values };
}

function keptOf(images: readonly WardrobeImageRow[]): WardrobeImageRow[] {
  return images.filter(({ deleted_at }) => deleted_at === null);
}

/** The steps that all changes of photos share. */
function createSteps({ clock, files, kept }: Dependencies) {
  return {
    /** Throws `not_found` unless the photo is the item's own and in the trash or not, as asked. */
    async find(db: Executor, userId: string, itemId: string, id: string, isBinned = false) {
      await kept.rowOf(db, userId, itemId);
      const images = await rows.listImagesOf(db, userId, itemId);
      const image = images.find((known) => known.id === id);
      if (!image || (image.deleted_at !== null) !== isBinned) throw notFound(sentences.photo);
      return { image, images };
    },
    async touch(
      transaction: Executor,
      userId: string,
      itemId: string,
      values: Partial<WardrobeItemRow> = {},
    ): Promise<void> {
      const updated_at = clock.now().toISOString();
      await rows.updateItem(transaction, userId, itemId, { ...values, updated_at });
    },
    async setDeletedAt(
      transaction: Executor,
      userId: string,
      image: WardrobeImageRow,
      deleted_at: string | null,
    ): Promise<void> {
      await rows.updateImage(transaction, userId, image.id, { deleted_at });
      await files.bin(transaction, userId, fileKeys(image), deleted_at);
      await rows.updateItem(transaction, userId, image.item_id, { updated_at: clock.now().toISOString() });
    },
  };
}

type Steps = ReturnType<typeof createSteps>;

function createAdding(dependencies: Dependencies, steps: Steps) {
  const { database, clock, kept, garments } = dependencies;
  return async ({ userId }: Principal, itemId: string, bytes: Uint8Array): Promise<WardrobeItem> => {
    await kept.rowOf(database.read, userId, itemId);
    const photo = await garments.receive(userId, bytes);
    const seen = await garments.examine(userId, photo.original);
    const created_at = clock.now().toISOString();
    await keepFiles(dependencies, [...photo.files, ...seen.cut.files], async (transaction) => {
      const row = await kept.rowOf(transaction, userId, itemId);
      const images = await rows.listImagesOf(transaction, userId, itemId);
      const image = nextImage(images, {
        user_id: userId,
        item_id: itemId,
        ...photo.keys,
        ...seen.cut.keys,
        width: photo.width,
        height: photo.height,
        dhash: seen.dhash,
        created_at,
        cutout: Number(seen.isSure),
      });
      await rows.insertImages(transaction, [image]);
      const isFirst = keptOf(images).length === 0;
      await steps.touch(transaction, userId, itemId, isFirst ? measuredFields(row, seen.findings) : {});
    });
    return kept.present(userId, itemId);
  };
}

function createMasking(dependencies: Dependencies, steps: Steps) {
  const { database, files, kept, garments } = dependencies;
  return async (
    { userId }: Principal,
    itemId: string,
    id: string,
    mask: Uint8Array,
  ): Promise<WardrobeItem> => {
    const { image } = await steps.find(database.read, userId, itemId, id);
    const { cut, findings } = await garments.mark(userId, image, image.original_key, mask);
    const before = await keepFiles(dependencies, cut.files, async (transaction) => {
      const { image: current, images } = await steps.find(transaction, userId, itemId, id);
      const row = await kept.rowOf(transaction, userId, itemId);
      await rows.updateImage(transaction, userId, id, { ...cut.keys, cutout: 1 });
      const isFirst = keptOf(images)[0]?.id === id;
      await steps.touch(transaction, userId, itemId, isFirst ? measuredFields(row, findings) : {});
      return current;
    });
    const replaced = [before.cutout_key, before.cutout_thumbnail_key].filter((key) => key !== null);
    if (replaced.length > 0) await files.purge(userId, replaced);
    return kept.present(userId, itemId);
  };
}

function createChanging({ database, kept }: Dependencies, steps: Steps) {
  return async (
    { userId }: Principal,
    itemId: string,
    id: string,
    change: { cutout?: boolean | undefined; is_first?: true | undefined },
  ): Promise<WardrobeItem> => {
    await database.transaction(async (transaction) => {
      const { image, images } = await steps.find(transaction, userId, itemId, id);
      if (change.cutout && image.cutout_key === null) throw new AppError('conflict', sentences.noCutout);
      const first = Math.min(...images.map(({ position }) => position)) - 1;
      const values = {
        ...(change.cutout === undefined ? {} : { cutout: Number(change.cutout) }),
        ...(change.is_first ? { position: first } : {}),
      };
      if (Object.keys(values).length === 0) return;
      await rows.updateImage(transaction, userId, id, values);
      await steps.touch(transaction, userId, itemId);
    });
    return kept.present(userId, itemId);
  };
}

/** The photos of an item: adding, cutting out, putting first, removing with undo. */
export function createItemPhotos(dependencies: Dependencies) {
  const { database, clock, kept, trash } = dependencies;
  const steps = createSteps(dependencies);
  return {
    add: createAdding(dependencies, steps),
    change: createChanging(dependencies, steps),
    setMask: createMasking(dependencies, steps),
    async remove({ userId }: Principal, itemId: string, id: string): Promise<{ id: string }> {
      const now = clock.now().toISOString();
      await database.transaction(async (transaction) => {
        const { image } = await steps.find(transaction, userId, itemId, id);
        await steps.setDeletedAt(transaction, userId, image, now);
      });
      await trash.plan(userId);
      return { id };
    },
    async restore({ userId }: Principal, itemId: string, id: string): Promise<WardrobeItem> {
      await database.transaction(async (transaction) => {
        const { image, images } = await steps.find(transaction, userId, itemId, id, true);
        if (keptOf(images).length >= wardrobeLimits.maxImages)
          throw new AppError('conflict', sentences.tooManyPhotos);
        await steps.setDeletedAt(transaction, userId, image, null);
      });
      return kept.present(userId, itemId);
    },
  };
}
