import { AppError } from '../../../platform/app-error.ts';
import type {
  WardrobeImageRow,
  WardrobeItemRow,
  WardrobeWearRow,
} from '../../../platform/database/wardrobe-rows.ts';
import type { NewFile } from '../../../platform/files/stored-files.ts';
import { newId } from '../../../platform/ids.ts';
import { newItemRow } from '../items/item-columns.ts';
import type { GarmentFiles } from '../photos/garment-files.ts';
import { wearTotals } from '../wear/wear-log.ts';
import type { ArchivedImage, ArchivedItem } from './archive-format.ts';
import type { ImportRow } from './import-contents.ts';
import type { ImportSource } from './import-source.ts';

export type ImportedItem = { row: WardrobeItemRow; wears: WardrobeWearRow[] };
export type ImportedImage = { row: WardrobeImageRow; files: NewFile[] };

/** The rows of an item and of its wear log, under new ids. Days to come are left out of the log. */
export function itemRows(userId: string, item: ArchivedItem, now: Date, today: string): ImportedItem {
  const { id: _id, created_at, corrected, palette, worn_dates, images: _images, ...fields } = item;
  const id = newId();
  const days = [...new Set(worn_dates)].filter((day) => day <= today);
  const wears = days.map((day) => ({ item_id: id, day, user_id: userId }));
  const at = new Date(Math.min(Date.parse(created_at), now.getTime()));
  return {
    row: {
      ...newItemRow(id, userId, at, fields, corrected),
      ...wearTotals(wears),
      palette: palette && JSON.stringify(palette),
    },
    wears,
  };
}

/** A photo of an imported item, decoded and re-encoded like an uploaded one. */
export async function importImage(
  garments: GarmentFiles,
  source: ImportSource,
  place: { userId: string; itemId: string; position: number; created_at: string },
  { original, cutout, is_cut_out, dhash }: ArchivedImage,
): Promise<ImportedImage> {
  const { userId, itemId, position, created_at } = place;
  const bytes = await source.photo(original);
  const cutBytes = cutout === null ? undefined : await source.photo(cutout);
  if (!bytes) throw new AppError('unsupported_media', `${original} is missing in the ZIP file`);
  const photo = await garments.receive(userId, bytes);
  const mask = cutBytes && (await garments.maskOfCutOut(userId, cutBytes));
  const cut = await garments.cutOut(userId, photo.original, mask);
  return {
    files: [...photo.files, ...cut.files],
    row: {
      id: newId(),
      user_id: userId,
      item_id: itemId,
      position,
      ...photo.keys,
      ...cut.keys,
      width: photo.width,
      height: photo.height,
      dhash,
      created_at,
      deleted_at: null,
      cutout: Number(is_cut_out && cut.files.length > 0),
    },
  };
}

/** What of the file is not in the wardrobe yet: an item that was exported from it is there already. */
export function splitKnown(rows: readonly ImportRow[], known: ReadonlySet<string>) {
  const isKnown = ({ item }: ImportRow) => item.id !== '' && known.has(item.id);
  return { fresh: rows.filter((row) => !isKnown(row)), skipped: rows.filter(isKnown) };
}
