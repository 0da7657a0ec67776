import { type Clock, dayMs, plus } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import * as analyses from '../repository.ts';

export type PhotoRetention = {
  /** Whether a photo of this user may be stored at all. */
  keeps(userId: string): Promise<boolean>;
  /** Removes the photos that are older than their owner keeps them; analyses stay, with their colours. */
  forgetPhotos(userId: string): Promise<void>;
};

type Dependencies = { database: Database; clock: Clock; jobs: Jobs; files: StoredFiles };

const atOnce = 200;

/** Keeps photos of analyses as long as their owner wants, and no longer. */
export function createPhotoRetention({ database, clock, jobs, files }: Dependencies): PhotoRetention {
  async function forgetPhotos(userId: string): Promise<void> {
    const days = await analyses.findPhotoDays(database.read, userId);
    if (days === null) return;
    const before = plus(clock.now(), -days * dayMs).toISOString();
    for (;;) {
      const rows = await analyses.listPhotosBefore(database.read, userId, before, atOnce);
      if (rows.length === 0) return;
      await files.purge(
        userId,
        rows.flatMap(({ photo_key, thumbnail_key }) => [photo_key, thumbnail_key]),
      );
      const ids = rows.map(({ id }) => id);
      await analyses.clearPhotos(database.write, userId, ids);
    }
  }

  jobs.repeat('analysis.forget-photos', dayMs / 4, async () => {
    for (const userId of await analyses.listForgetters(database.read)) await forgetPhotos(userId);
  });

  return {
    keeps: async (userId) => (await analyses.findPhotoDays(database.read, userId)) !== 0,
    forgetPhotos,
  };
}
