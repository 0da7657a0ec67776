import type { ItemChanges, WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { PhotoFindings } from '@drape/contract/wardrobe/wardrobe-photos';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { WardrobeItemRow, WardrobePhotoRow } from '../../../platform/database/wardrobe-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import type { ActiveItems } from '../items/active-items.ts';
import { changedFields } from '../items/corrections.ts';
import { type NewItem, newItemRow } from '../items/item-columns.ts';
import { requireRoom } from '../items/item-limit.ts';
import { insertAnswer } from '../reading/recogniser-repository.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import { nextImage } from './item-photos.ts';
import type { PhotoQueue } from './photo-queue.ts';

type Dependencies = { database: Database; clock: Clock; kept: ActiveItems; queue: PhotoQueue };

/** What the form began with, by what the engine saw. */
function suggested({ color_primary, color_secondary, pattern, recognised }: PhotoFindings): ItemChanges {
  return {
    color_primary,
    color_secondary,
    pattern: pattern?.kind ?? null,
    ...(recognised ? { category: recognised.category, subcategory: recognised.subcategory } : {}),
  };
}

function itemRowOf(userId: string, at: Date, photo: WardrobePhotoRow, fields: NewItem) {
  const findings: PhotoFindings | null = photo.findings ? JSON.parse(photo.findings) : null;
  const corrected = changedFields(findings ? suggested(findings) : {}, fields);
  const row = newItemRow(newId(), userId, at, fields, corrected);
  const isAsMeasured = findings && findings.palette.length > 0 && !corrected.includes('color_primary');
  return isAsMeasured ? { ...row, palette: JSON.stringify(findings.palette) } : row;
}

/** Keeps what the recogniser said, so that it can be set beside what the person makes of the item. */
async function noteAnswer(
  db: Executor,
  { id: item_id, user_id }: WardrobeItemRow,
  { findings }: WardrobePhotoRow,
): Promise<void> {
  const said: PhotoFindings['recognised'] = findings ? JSON.parse(findings).recognised : null;
  if (!said) return;
  const confidence_hundredths = Math.round(100 * said.confidence);
  const { category, subcategory } = said;
  await insertAnswer(db, { item_id, user_id, category, subcategory, confidence_hundredths });
}

/** Makes an item of a photo that is ready, with the fields as a person has reviewed them. */
export function createAcceptPhoto({ database, clock, kept, queue }: Dependencies) {
  return async (
    principal: Principal,
    id: string,
    { cutout, ...fields }: NewItem & { cutout: boolean },
  ): Promise<WardrobeItem> => {
    const { userId } = principal;
    const now = clock.now();
    const itemId = await database.transaction(async (transaction) => {
      const photo = await queue.found(transaction, userId, id);
      if (photo.state !== 'ready') throw new AppError('conflict', sentences.notReady);
      requireRoom(kept.allowanceOf(principal), await rows.countItems(transaction, userId), 1);
      const row = itemRowOf(userId, now, photo, fields);
      const { original_key, thumbnail_key, cutout_key, cutout_thumbnail_key, width, height, dhash } = photo;
      const image = nextImage([], {
        user_id: userId,
        item_id: row.id,
        width,
        height,
        dhash,
        created_at: now.toISOString(),
        original_key,
        thumbnail_key,
        cutout_key,
        cutout_thumbnail_key,
        cutout: Number(cutout && cutout_key !== null),
      });
      await rows.insertItems(transaction, [row]);
      await rows.insertImages(transaction, [image]);
      await noteAnswer(transaction, row, photo);
      await rows.deletePhoto(transaction, userId, id);
      return row.id;
    });
    return kept.present(userId, itemId);
  };
}
