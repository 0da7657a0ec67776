import type { FileOnDisk } from '@drape/contract/wire/endpoint';
import type { LanguageModels } from '../../platform/ai/model-port.ts';
import type { Clock } from '../../platform/clock.ts';
import { hourMs, localDay, minuteMs } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { StoredFiles } from '../../platform/files/stored-files.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { illustrationAddress } from '../../platform/illustrations/illustration-address.ts';
import type { PhotoAnalyser } from '../../platform/imaging/photo-analyser.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { News } from '../../platform/news.ts';
import type { FileReading } from '../../platform/reading/file-reading.ts';
import type { SlowQueryCache } from '../../platform/slow-query-cache.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import type { MembershipService } from '../membership/service.ts';
import { createActiveItems } from './items/active-items.ts';
import { createGarments } from './items/garments.ts';
import { createItemTrash } from './items/item-trash.ts';
import { createItems } from './items/items.ts';
import { createSeeding } from './items/seed-wardrobe.ts';
import { createAcceptPhoto } from './photos/accept-photo.ts';
import { createAnalyseWithoutSaving } from './photos/analyse-without-saving.ts';
import { createGarmentFiles } from './photos/garment-files.ts';
import { createItemPhotos } from './photos/item-photos.ts';
import { createPhotoQueue } from './photos/photo-queue.ts';
import { createPiecePhoto } from './photos/piece-photo.ts';
import { createRecogniserAnswers } from './reading/recogniser-answers.ts';
import { createExport } from './transfer/export-wardrobe.ts';
import { createImport, type ImportWish } from './transfer/import-wardrobe.ts';
import { insightsOf } from './wear/insights.ts';
import { createUse } from './wear/use.ts';
import { createWorn } from './wear/worn.ts';

export type { Garment } from './items/garments.ts';
export type { SeedItem } from './items/seed-wardrobe.ts';

export type WardrobeDependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  files: StoredFiles;
  addresses: SignedAddresses;
  analyser: PhotoAnalyser;
  throttle: Throttle;
  secrets: Secrets;
  log: Log;
  news: News;
  membership: MembershipService;
  kept: SlowQueryCache;
  reading: FileReading;
  models: LanguageModels;
};

export type WardrobeService = ReturnType<typeof createWardrobeService>;

const importsPerWindow = { limit: 60, windowMs: hourMs };
const photosPerWindow = { limit: 300, windowMs: 5 * minuteMs };

/** The wardrobe's public face: its items, their photos and wear log, and what they tell. */
export function createWardrobeService(platform: WardrobeDependencies) {
  const { clock, addresses, throttle } = platform;
  const pictures = { addresses, illustrationAddress };
  const trash = createItemTrash(platform);
  const kept = createActiveItems({ ...platform, pictures });
  const items = createItems({ ...platform, pictures, kept, trash });
  const garments = createGarmentFiles(platform);
  const photos = createItemPhotos({ ...platform, kept, garments, trash });
  const queue = createPhotoQueue({ ...platform, pictures, garments });

  const garmentsOf = createGarments(platform);
  const analysePhoto = createAnalyseWithoutSaving(platform);
  const imports = createImport({ ...platform, pictures, garments, kept });

  async function admit({ userId }: Principal, what = 'photos', limit = photosPerWindow): Promise<void> {
    const rule = { [countedFor(userId, `wardrobe ${what}`)]: limit };
    await throttle.take(rule, userId);
  }

  return {
    items,
    garments: garmentsOf,
    use: createUse({ ...platform, garments: garmentsOf }),
    worn: createWorn({ ...platform, kept }),
    photos: {
      ...photos,
      addPiece: createPiecePhoto({ ...platform, kept, garments }),
      async add(principal: Principal, itemId: string, bytes: Uint8Array) {
        await admit(principal);
        return photos.add(principal, itemId, bytes);
      },
      async setMask(principal: Principal, itemId: string, id: string, mask: Uint8Array) {
        await admit(principal);
        return photos.setMask(principal, itemId, id, mask);
      },
    },
    queue: {
      ...queue,
      accept: createAcceptPhoto({ ...platform, kept, queue }),
      async add(principal: Principal, fileName: string, bytes: Uint8Array) {
        await admit(principal);
        return queue.add(principal, fileName, bytes);
      },
    },
    ...createSeeding({ ...platform, garments }),
    exports: createExport(platform),
    imports: {
      ...imports,
      async read(principal: Principal, file: FileOnDisk, wish: ImportWish) {
        await admit(principal, 'imports', importsPerWindow);
        return imports.read(principal, file, wish);
      },
    },
    recogniser: createRecogniserAnswers(platform),
    async analyseWithoutSaving(principal: Principal, bytes: Uint8Array) {
      await admit(principal);
      return analysePhoto(principal.userId, bytes);
    },
    async insights(principal: Principal) {
      const { items: all } = await items.list(principal);
      return insightsOf(all, localDay(clock.now(), principal.timeZone));
    },
  };
}
