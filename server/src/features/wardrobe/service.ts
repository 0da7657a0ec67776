import type { FileOnDisk } from '@drape/contract/endpoint';
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
import { createAcceptPhoto } from './accept-photo.ts';
import { createActiveItems } from './active-items.ts';
import { createAnalyseWithoutSaving } from './analyse-without-saving.ts';
import { createExport } from './export-wardrobe.ts';
import { createGarmentFiles } from './garment-files.ts';
import { createGarments } from './garments.ts';
import { createImport, type ImportWish } from './import-wardrobe.ts';
import { insightsOf } from './insights.ts';
import { createItemPhotos } from './item-photos.ts';
import { createItemTrash } from './item-trash.ts';
import { createItems } from './items.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { createPiecePhoto } from './piece-photo.ts';
import { createRecogniserAnswers } from './recogniser-answers.ts';
import { createSeeding } from './seed-wardrobe.ts';
import { createUse } from './use.ts';
import { createWorn } from './worn.ts';

export type { Garment } from './garments.ts';
export type { SeedItem } from './seed-wardrobe.ts';

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
    await throttle.take(rule);
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
