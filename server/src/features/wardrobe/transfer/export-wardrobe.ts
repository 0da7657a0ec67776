import type { Readable } from 'node:stream';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { notFound } from '../../../platform/app-error.ts';
import { formatCsv } from '../../../platform/archive/csv-table.ts';
import { createZipWriter } from '../../../platform/archive/zip-writer.ts';
import { type Clock, minuteMs, plus } from '../../../platform/clock.ts';
import type { Secrets } from '../../../platform/crypto.ts';
import type { Database } from '../../../platform/database/database.ts';
import type {
  WardrobeImageRow,
  WardrobeItemRow,
  WardrobeWearRow,
} from '../../../platform/database/wardrobe-rows.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { plainFields } from '../presenter.ts';
import * as rows from '../repository.ts';
import { type ArchivedImage, type ArchivedItem, archiveFormat, archiveNames } from './archive-format.ts';
import { tableOf } from './wardrobe-table.ts';

type Dependencies = { database: Database; clock: Clock; secrets: Secrets; files: StoredFiles };

const purpose = 'wardrobe export';

/** What is signed: the address ends with every other way into the account. */
function exportText(userId: string, expires: string, renewedAt: string | null): string {
  return [userId, expires, renewedAt ?? ''].join('\n');
}

function archiveImage(row: WardrobeImageRow): ArchivedImage {
  return {
    original: `${archiveNames.photos}${row.id}.jpg`,
    cutout: row.cutout_key && `${archiveNames.photos}${row.id}-cutout.webp`,
    is_cut_out: row.cutout === 1,
    dhash: row.dhash,
  };
}

function archiveItem(
  row: WardrobeItemRow,
  images: WardrobeImageRow[],
  wears: WardrobeWearRow[],
): ArchivedItem {
  return {
    id: row.id,
    ...plainFields(row),
    created_at: row.created_at,
    corrected: JSON.parse(row.corrected),
    palette: row.palette && JSON.parse(row.palette),
    worn_dates: wears.map(({ day }) => day),
    images: images.map(archiveImage),
  };
}

/** A photo as the ZIP file holds it: none where its file was lost, and whole where only its cut-out was. */
function withoutLost(lost: ReadonlySet<string>): (image: ArchivedImage) => ArchivedImage[] {
  return (image) => {
    if (lost.has(image.original)) return [];
    const { cutout } = image;
    return [cutout !== null && lost.has(cutout) ? { ...image, cutout: null, is_cut_out: false } : image];
  };
}

/** Everything of a wardrobe as one ZIP file: JSON, a table, and the photos with their cut-outs. */
export function createExport({ database, clock, secrets, files }: Dependencies) {
  async function zipOf(userId: string): Promise<Readable> {
    const items = await rows.listItems(database.read, userId);
    const kept = (await rows.listImages(database.read, userId)).filter(
      ({ deleted_at }) => deleted_at === null,
    );
    const images = Map.groupBy(kept, ({ item_id }) => item_id);
    const wears = Map.groupBy(await rows.listWears(database.read, userId), ({ item_id }) => item_id);
    const archived = items.map((row) => archiveItem(row, images.get(row.id) ?? [], wears.get(row.id) ?? []));
    const zip = createZipWriter();
    zip.addText(archiveNames.csv, formatCsv(tableOf(archived)));
    const add = (name: string, key: string) => zip.addStream(name, () => files.streamUnlessGone(key));
    for (const row of items.flatMap(({ id }) => images.get(id) ?? [])) {
      const { original, cutout } = archiveImage(row);
      add(original, row.original_key);
      if (cutout && row.cutout_key) add(cutout, row.cutout_key);
    }
    zip.addLateText(archiveNames.json, (lost) => {
      const whole = archived.map((item) => ({ ...item, images: item.images.flatMap(withoutLost(lost)) }));
      const exported = { format: archiveFormat, version: 1, exported_at: clock.now(), items: whole };
      return JSON.stringify(exported, null, 1);
    });
    zip.end();
    return zip.bytes;
  }

  return {
    /** An address that hands out the wardrobe for some minutes. */
    address({ userId, accessRenewedAt }: Principal): { url: string; expires_at: string } {
      const expiresAt = plus(clock.now(), wardrobeLimits.exportLinkMinutes * minuteMs);
      const expires = String(expiresAt.getTime());
      const signature = secrets.sign(purpose, exportText(userId, expires, accessRenewedAt));
      const query = new URLSearchParams({ user: userId, expires, signature });
      return { url: `/api/exports/wardrobe.zip?${query}`, expires_at: expiresAt.toISOString() };
    },
    /** Throws `not_found` for an address that is wrong, changed or too old. */
    async open(query: { user: string; expires: string; signature: string }) {
      const isFresh = /^\d{1,15}$/.test(query.expires) && Number(query.expires) > clock.now().getTime();
      const owner = isFresh ? await rows.findOwner(database.read, query.user) : undefined;
      const text = owner && exportText(query.user, query.expires, owner.access_renewed_at);
      if (!text || !secrets.verify(purpose, text, query.signature)) throw notFound('This export');
      const day = clock.now().toISOString().slice(0, 10);
      return { fileName: `drape-wardrobe-${day}.zip`, bytes: await zipOf(query.user) };
    },
  };
}
