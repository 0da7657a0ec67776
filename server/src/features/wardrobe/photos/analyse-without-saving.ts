import type { PhotoFindings } from '@drape/contract/wardrobe/wardrobe-photos';
import type { Database } from '../../../platform/database/database.ts';
import type { PhotoAnalyser } from '../../../platform/imaging/photo-analyser.ts';
import * as rows from '../repository.ts';
import { findingsOf } from './photo-findings.ts';
import { lookAlikes } from './same-photo.ts';

/** What a photo of a garment shows, and the items of which there is a photo that looks like it. */
export type Glance = { findings: PhotoFindings; photographed: string[] };

/** Looks at a photo and keeps nothing of it. Throws for what is no photo. */
export function createAnalyseWithoutSaving({
  database,
  analyser,
}: {
  database: Database;
  analyser: PhotoAnalyser;
}) {
  return async (userId: string, bytes: Uint8Array): Promise<Glance> => {
    const [seen, images] = await Promise.all([
      analyser.garment(userId, bytes),
      rows.listImages(database.read, userId),
    ]);
    const known = images
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ item_id, dhash }) => ({ of: item_id, dhash }));
    return { findings: findingsOf(seen), photographed: lookAlikes(seen.dhash, known) };
  };
}
