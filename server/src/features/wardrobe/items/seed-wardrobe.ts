import { type Clock, dayMs, localDay, plus } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type {
  WardrobeImageRow,
  WardrobeItemRow,
  WardrobeWearRow,
} from '../../../platform/database/wardrobe-rows.ts';
import type { NewFile, StoredFiles } from '../../../platform/files/stored-files.ts';
import { newId } from '../../../platform/ids.ts';
import type { GarmentFiles } from '../photos/garment-files.ts';
import { nextImage } from '../photos/item-photos.ts';
import { keepFiles } from '../photos/keep-files.ts';
import { measuredFields } from '../photos/measured-fields.ts';
import * as rows from '../repository.ts';
import { wearTotals } from '../wear/wear-log.ts';
import { type NewItem, newItemRow } from './item-columns.ts';

type Dependencies = { database: Database; clock: Clock; files: StoredFiles; garments: GarmentFiles };

/** An item that is entered so many days ago and was worn so many days ago. */
export type SeedItem = { fields: NewItem; daysAgo: number; wornDaysAgo: number[]; photo?: Uint8Array };

/** What is written in the same transaction as the items. */
type Alongside = (transaction: Executor, ids: string[]) => Promise<void>;

type WithPhoto = { row: WardrobeItemRow; image?: WardrobeImageRow; files: NewFile[] };
type Seeded = WithPhoto & { wears: WardrobeWearRow[] };

function createSeed(dependencies: Dependencies) {
  const { clock, garments } = dependencies;

  async function withPhoto(row: WardrobeItemRow, bytes: Uint8Array): Promise<WithPhoto> {
    const { user_id, id: item_id, created_at } = row;
    const photo = await garments.receive(user_id, bytes);
    const { cut, findings, dhash, isSure } = await garments.examine(user_id, photo.original);
    const image = nextImage([], {
      user_id,
      item_id,
      created_at,
      dhash,
      width: photo.width,
      height: photo.height,
      ...photo.keys,
      ...cut.keys,
      cutout: Number(isSure),
    });
    const { palette = null } = measuredFields(row, findings);
    return { row: { ...row, palette }, image, files: [...photo.files, ...cut.files] };
  }

  return async (
    owner: { userId: string; timeZone: string },
    items: readonly SeedItem[],
    alongside: Alongside = async () => undefined,
  ): Promise<void> => {
    const now = clock.now();
    const seeded: Seeded[] = [];
    for (const [index, { fields, daysAgo, wornDaysAgo, photo }] of items.entries()) {
      const row = newItemRow(newId(), owner.userId, plus(now, -daysAgo * dayMs - index), fields, []);
      const wears = wornDaysAgo.map((ago) => ({
        item_id: row.id,
        user_id: owner.userId,
        day: localDay(plus(now, -ago * dayMs), owner.timeZone),
      }));
      const worn = { ...row, ...wearTotals(wears) };
      seeded.push({ wears, ...(photo ? await withPhoto(worn, photo) : { row: worn, files: [] }) });
    }
    const written = seeded.flatMap(({ files }) => files);
    await keepFiles(dependencies, written, async (transaction) => {
      await rows.insertItems(
        transaction,
        seeded.map(({ row }) => row),
      );
      await rows.insertWears(
        transaction,
        seeded.flatMap(({ wears }) => wears),
      );
      await rows.insertImages(
        transaction,
        seeded.flatMap(({ image }) => image ?? []),
      );
      await alongside(
        transaction,
        seeded.map(({ row }) => row.id),
      );
    });
  };
}

function createCopy({ database }: Dependencies) {
  return async (fromUserId: string, toUserId: string, laterMs: number): Promise<void> => {
    const moved = (moment: string) => plus(new Date(moment), laterMs).toISOString();
    const movedDay = (day: string) => moved(`${day}T12:00:00.000Z`).slice(0, 10);
    const orNull = (day: string | null) => day && movedDay(day);
    await database.transaction(async (transaction) => {
      const items = await rows.listItems(transaction, fromUserId);
      const ids = new Map(items.map(({ id }) => [id, newId()]));
      const own = <T extends { item_id: string }>(row: T) => {
        const item_id = ids.get(row.item_id);
        return item_id ? [{ ...row, item_id, user_id: toUserId }] : [];
      };
      const copies = items.map((row) => ({
        ...row,
        id: ids.get(row.id) ?? newId(),
        user_id: toUserId,
        version: 1,
        last_worn: orNull(row.last_worn),
        purchase_date: orNull(row.purchase_date),
        created_at: moved(row.created_at),
        updated_at: moved(row.updated_at),
      }));
      const images = (await rows.listImages(transaction, fromUserId)).flatMap(own);
      const wears = (await rows.listWears(transaction, fromUserId)).flatMap(own);
      await rows.insertItems(transaction, copies);
      await rows.insertImages(
        transaction,
        images.map((image) => ({ ...image, id: newId() })),
      );
      await rows.insertWears(
        transaction,
        wears.map((wear) => ({ ...wear, day: movedDay(wear.day) })),
      );
    });
  };
}

/** Wardrobes that are there from the beginning: the demo template's, and its copies. */
export function createSeeding(dependencies: Dependencies) {
  return {
    seed: createSeed(dependencies),
    /** Gives one user the wardrobe of another, later by a span; the photos stay with their owner. */
    copyAll: createCopy(dependencies),
  };
}
