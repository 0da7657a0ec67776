import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { Outline } from '@drape/engine/vision/look';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { PhotoAnalyser } from '../../../platform/imaging/photo-analyser.ts';
import type { ActiveItems } from '../items/active-items.ts';
import * as rows from '../repository.ts';
import type { GarmentFiles } from './garment-files.ts';
import { nextImage } from './item-photos.ts';
import { keepFiles } from './keep-files.ts';
import { swatchesOf } from './photo-findings.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  files: StoredFiles;
  analyser: PhotoAnalyser;
  kept: ActiveItems;
  garments: GarmentFiles;
};

/**
 * Gives an item its picture out of the photo of an outfit: the part around the garment is kept, with the garment cut
 * out of it. Answers the item as it is where the outline marks nothing.
 */
export function createPiecePhoto(dependencies: Dependencies) {
  const { database, clock, analyser, kept, garments } = dependencies;
  return async (
    { userId }: Principal,
    itemId: string,
    photo: Uint8Array,
    outline: Outline,
  ): Promise<WardrobeItem> => {
    await kept.rowOf(database.read, userId, itemId);
    const piece = await analyser.piece(userId, photo, outline);
    if (!piece) return kept.present(userId, itemId);
    const received = await garments.receive(userId, piece.photo);
    const cut = await garments.cutOut(userId, received.original, piece.mask);
    const hard = { ...piece.mask, data: piece.mask.data.map((value) => (value > 127 ? 1 : 0)) };
    const measured = await analyser.measure(userId, received.original, hard);
    const created_at = clock.now().toISOString();
    await keepFiles(dependencies, [...received.files, ...cut.files], async (transaction) => {
      await kept.rowOf(transaction, userId, itemId);
      const images = await rows.listImagesOf(transaction, userId, itemId);
      const { keys, width, height } = received;
      const image = nextImage(images, {
        user_id: userId,
        item_id: itemId,
        ...keys,
        ...cut.keys,
        width,
        height,
        dhash: null,
        created_at,
        cutout: Number(cut.files.length > 0),
      });
      await rows.insertImages(transaction, [image]);
      const palette = measured ? { palette: JSON.stringify(swatchesOf(measured.palette)) } : {};
      await rows.updateItem(transaction, userId, itemId, { ...palette, updated_at: created_at });
    });
    return kept.present(userId, itemId);
  };
}
