import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { type S3StandIn, startS3StandIn } from '../../../test/stand-ins/s3-stand-in.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { hourMs, systemClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { openFileStore } from './file-store.ts';
import { reconcileFiles } from './reconcile-files.ts';

let test: TestApp;
let s3: S3StandIn;
beforeAll(async () => {
  test = await startTestApp();
  s3 = await startS3StandIn();
});
afterAll(async () => {
  await s3.close();
  await test.close();
});

const bytes = Uint8Array.of(1, 2, 3);
const log = createLog('silent');

it('files that a killed process left without a row are removed, all others stay', async () => {
  const { client } = await test.signUp();
  const { image_url } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
  const folder = join(test.folder, 'files');
  const store = openFileStore({ folder });
  await store.put('photos/somebody/old.jpg', bytes, 'image/jpeg');
  await store.put('photos/somebody/on-its-way.jpg', bytes, 'image/jpeg');
  await store.put('elsewhere/kept.txt', bytes, 'text/plain');
  const longAgo = new Date(Date.now() - 2 * hourMs);
  utimesSync(join(folder, 'photos/somebody/old.jpg'), longAgo, longAgo);

  expect(await reconcileFiles({ database: test.app.database, store, clock: systemClock, log })).toBe(1);
  expect(await store.exists('photos/somebody/old.jpg')).toBe(false);
  expect(await store.exists('photos/somebody/on-its-way.jpg')).toBe(true);
  expect(await store.exists('elsewhere/kept.txt')).toBe(true);
  expect((await fetch(new URL(image_url ?? '', test.origin))).status).toBe(200);
});

it('the same holds for a store of many pages', async () => {
  const store = openFileStore({
    bucket: 'photos',
    region: 'eu-central-1',
    accessKey: 'key',
    secretKey: 'secret',
    endpoint: s3.endpoint,
  });
  for (let n = 0; n < 5; n++) await store.put(`photos/somebody/${n}.jpg`, bytes, 'image/jpeg');
  expect(await reconcileFiles({ database: test.app.database, store, clock: systemClock, log })).toBe(5);
  expect(await store.exists('photos/somebody/4.jpg')).toBe(false);
});
