import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { outfitPhoto } from '../../../test/photos.ts';
import { createPhotoAnalyser, type PhotoAnalyser, type PhotoAnalyserOptions } from './photo-analyser.ts';
import { createPhotoWorkers } from './photo-pool.ts';

let analyser: PhotoAnalyser;
afterEach(() => analyser.close());

function start(options: PhotoAnalyserOptions): PhotoAnalyser {
  analyser = createPhotoAnalyser({ threads: 1, ...options });
  return analyser;
}

/** A picture that takes a good while to decode. */
async function heavyPicture(): Promise<Uint8Array> {
  const create = { width: 6900, height: 6900, channels: 3, background: '#888' } as const;
  return Uint8Array.from(await sharp({ create }).png({ compressionLevel: 1 }).toBuffer());
}

it('somebody with one picture waits for two of somebody with many at most', async () => {
  const { avatar } = start({});
  const heavy = await heavyPicture();
  const light = await outfitPhoto();
  const order: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => work.then(() => void order.push(name));
  const many = Array.from({ length: 6 }, () => noted('many', avatar('a', heavy)));
  await Promise.all([noted('one', avatar('b', light)), ...many]);
  expect(order.indexOf('one')).toBeLessThanOrEqual(1);
});

it('one person never has all the threads', async () => {
  const { avatar, waiting } = start({ threads: 2 });
  const heavy = await heavyPicture();
  const both = [avatar('a', heavy), avatar('a', heavy)];
  expect(waiting()).toBe(1);
  await Promise.all(both);
});

it('a picture above its budget of time is ended and says so, and the next one is taken', async () => {
  const { avatar } = start({ budgetMs: 1 });
  for (const bytes of [await outfitPhoto(), await outfitPhoto()])
    await expect(avatar('a', bytes)).rejects.toMatchObject({
      code: 'unsupported_media',
      message: expect.stringContaining('takes too long'),
    });
});

it('who has waited long enough is asked to come back', async () => {
  const { avatar } = start({ timeoutMs: 1 });
  await expect(avatar('a', await outfitPhoto())).rejects.toMatchObject({ code: 'unavailable' });
});

it('what threads warm up on is a whole outfit, so that all of an analysis has run', async () => {
  const { look, warmUp } = start({});
  await warmUp();
  const drawn = await readFile(new URL('../../../assets/warm-up.jpg', import.meta.url));
  const { look: seen } = await look('a', drawn);
  expect([seen.subject, seen.regions.length > 2]).toEqual(['worn', true]);
});

it('a second thread begins when two pictures come at once, and ends when no more come', async () => {
  const workers = createPhotoWorkers(2, false, 500);
  const { avatar, warmUp } = start({ threads: 2, workers });
  await warmUp();
  const count = () => workers.pool.threads.length;
  expect(count()).toBe(1);
  const heavy = await heavyPicture();
  const both = [avatar('a', heavy), avatar('b', heavy)];
  await expect.poll(count, { interval: 20, timeout: 20_000 }).toBe(2);
  await Promise.all(both);
  await expect.poll(count, { timeout: 20_000 }).toBe(1);
  await workers.pool.destroy();
});
