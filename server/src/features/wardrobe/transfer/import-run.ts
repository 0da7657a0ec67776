import { type Clock, localDay } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { WardrobeImageRow } from '../../../platform/database/wardrobe-rows.ts';
import type { FileRecord, StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { ActiveItems } from '../items/active-items.ts';
import { requireRoom } from '../items/item-limit.ts';
import type { GarmentFiles } from '../photos/garment-files.ts';
import * as rows from '../repository.ts';
import type { ImportRow } from './import-contents.ts';
import { imagesOf } from './import-plan.ts';
import { type ImportedItem, importImage, itemRows } from './import-rows.ts';
import type { ImportSource } from './import-source.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  files: StoredFiles;
  garments: GarmentFiles;
  kept: ActiveItems;
};

export type ImportRun = { principal: Principal; id: string; source: ImportSource; fresh: ImportRow[] };
type Imported = { items: ImportedItem[]; images: WardrobeImageRow[]; records: FileRecord[] };

/** Progress up to which the photos count; the rest is the one transaction. */
const photosDone = 95;

/** Photos first, one after another, then every row in one transaction: all of it or nothing. */
export function createImportRun({ database, clock, files, garments, kept }: Dependencies) {
  /** What was written by then stands in `imported`, also when it throws. */
  async function readPhotos(run: ImportRun, imported: Imported): Promise<void> {
    const { userId, timeZone } = run.principal;
    const now = clock.now();
    const today = localDay(now, timeZone);
    const total = imagesOf(run.fresh);
    for (const { item } of run.fresh) {
      const rowsOf = itemRows(userId, item, now, today);
      imported.items.push(rowsOf);
      for (const [index, image] of item.images.entries()) {
        const place = { userId, itemId: rowsOf.row.id, position: index + 1, created_at: now.toISOString() };
        const { row, files: written } = await importImage(garments, run.source, place, image);
        imported.images.push(row);
        imported.records.push(
          ...written.map(({ bytes, ...file }) => ({ ...file, bytes: { byteLength: bytes.byteLength } })),
        );
        await files.write(written);
        const progress = Math.floor((photosDone * imported.images.length) / total);
        const alive_at = clock.now().toISOString();
        await rows.updateImport(database.write, run.id, { progress, alive_at });
      }
    }
  }

  async function keep({ principal }: ImportRun, { items, images, records }: Imported): Promise<void> {
    const { userId } = principal;
    await database.transaction(async (transaction) => {
      requireRoom(kept.allowanceOf(principal), await rows.countItems(transaction, userId), items.length);
      const added = items.map(({ row }) => row);
      const wears = items.flatMap((item) => item.wears);
      await rows.insertItems(transaction, added);
      await rows.insertWears(transaction, wears);
      await rows.insertImages(transaction, images);
      await files.record(transaction, records);
    });
  }

  return async (run: ImportRun): Promise<void> => {
    const imported: Imported = { items: [], images: [], records: [] };
    try {
      await readPhotos(run, imported);
      await keep(run, imported);
    } catch (error) {
      await files.discard(imported.records.map(({ key }) => key));
      throw error;
    }
  };
}
