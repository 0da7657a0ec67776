import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import type { QueuedPhoto } from '@drape/contract/wardrobe/wardrobe-photos';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { type Clock, minuteMs, plus } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { WardrobePhotoRow } from '../../../platform/database/wardrobe-rows.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { fileKeys } from '../items/item-trash.ts';
import { type Pictures, presentPhoto } from '../presenter.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import type { GarmentFiles } from './garment-files.ts';
import { keepFiles } from './keep-files.ts';
import { createPhotoWork, maxTries } from './photo-work.ts';
import { lookAlikes } from './same-photo.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  files: StoredFiles;
  pictures: Pictures;
  garments: GarmentFiles;
};

const photoKind = 'wardrobe.photo';

/** Rows of the queue as they are shown, each with what looks like it. */
function createQueueReading({ database, pictures }: Dependencies) {
  async function found(db: Executor, userId: string, id: string): Promise<WardrobePhotoRow> {
    const row = await rows.findPhoto(db, userId, id);
    if (!row) throw notFound(sentences.photo);
    return row;
  }

  async function presentAll(userId: string, photos: readonly WardrobePhotoRow[]): Promise<QueuedPhoto[]> {
    const queue = await rows.listPhotos(database.read, userId);
    const items = await rows.listItems(database.read, userId);
    const kept = new Set(items.map(({ id }) => id));
    const images = (await rows.listImages(database.read, userId)).filter(
      ({ item_id, deleted_at }) => deleted_at === null && kept.has(item_id),
    );
    const known = images.map(({ item_id, dhash }) => ({ of: item_id, dhash }));
    return photos.map((row) => {
      const place = queue.findIndex(({ id }) => id === row.id);
      const earlier = queue.slice(0, Math.max(0, place)).map(({ id, dhash }) => ({ of: id, dhash }));
      const alike = { items: lookAlikes(row.dhash, known), photos: lookAlikes(row.dhash, earlier) };
      return presentPhoto(row, alike, pictures);
    });
  }

  async function present(userId: string, id: string): Promise<QueuedPhoto> {
    const [photo] = await presentAll(userId, [await found(database.read, userId, id)]);
    if (!photo) throw notFound(sentences.photo);
    return photo;
  }

  return { found, present, presentAll };
}

/** The row of a photo that nothing has been done with yet. */
function waitingPhoto(
  photo: Pick<
    WardrobePhotoRow,
    'id' | 'user_id' | 'file_name' | 'original_key' | 'thumbnail_key' | 'width' | 'height'
  >,
  now: Date,
): WardrobePhotoRow {
  return {
    ...photo,
    state: 'waiting',
    progress: 0,
    message: null,
    retryable: 0,
    tries: 0,
    cutout_key: null,
    cutout_thumbnail_key: null,
    dhash: null,
    findings: null,
    created_at: now.toISOString(),
  };
}

/** Photos on their way to become items: durable, one after another, each with its own progress and its own failure. */
export function createPhotoQueue(dependencies: Dependencies) {
  const { database, clock, jobs, files, garments } = dependencies;
  jobs.handle(photoKind, createPhotoWork(dependencies));

  const enqueue = (userId: string, id: string, keepEarlier = false) => {
    const options = { uniqueKey: `${photoKind} ${id}`, maxAttempts: maxTries, keepEarlier };
    return jobs.enqueue(photoKind, { userId, id }, options);
  };

  const { found, present, presentAll } = createQueueReading(dependencies);

  return {
    found,
    async add({ userId }: Principal, fileName: string, bytes: Uint8Array): Promise<QueuedPhoto> {
      const { keys, width, height, files: written } = await garments.receive(userId, bytes);
      const id = newId();
      const row = { id, user_id: userId, file_name: fileName, ...keys, width, height };
      await keepFiles(dependencies, written, async (transaction) => {
        const queue = await rows.listPhotos(transaction, userId);
        if (queue.length >= wardrobeLimits.maxQueuedPhotos)
          throw new AppError('conflict', sentences.queueFull);
        await rows.insertPhoto(transaction, waitingPhoto(row, clock.now()));
      });
      await enqueue(userId, id);
      return present(userId, id);
    },
    async list({ userId }: Principal) {
      const queue = await rows.listPhotos(database.read, userId);
      const longAgo = plus(clock.now(), -minuteMs).toISOString();
      // A process that died between keeping a photo and planning its work has left it without a job.
      for (const { id, state, created_at } of queue)
        if (state === 'waiting' && created_at < longAgo) await enqueue(userId, id, true);
      const photos = await presentAll(userId, queue);
      return { photos, total: photos.length };
    },
    async retry({ userId }: Principal, id: string): Promise<QueuedPhoto> {
      await database.transaction(async (transaction) => {
        const row = await found(transaction, userId, id);
        if (row.state !== 'failed' || row.retryable === 0)
          throw new AppError('conflict', sentences.notFailed);
        const restarted = { state: 'waiting', progress: 0, message: null, retryable: 0, tries: 0 };
        await rows.updatePhoto(transaction, userId, id, restarted);
      });
      await enqueue(userId, id);
      return present(userId, id);
    },
    async remove({ userId }: Principal, id: string): Promise<{ id: string }> {
      const row = await database.transaction(async (transaction) => {
        const there = await found(transaction, userId, id);
        await rows.deletePhoto(transaction, userId, id);
        return there;
      });
      await files.purge(userId, fileKeys(row));
      return { id };
    },
  };
}

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;
