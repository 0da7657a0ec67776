import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileStore } from '../../src/platform/files/file-store.ts';
import { fileOf, outfitPhoto } from '../photos.ts';
import { type S3StandIn, startS3StandIn } from '../stand-ins/s3-stand-in.ts';
import { failure, startTestApp, type TestApp } from '../test-app.ts';

/** In place of ten seconds. */
const timeoutMs = 300;

let s3: S3StandIn;
let test: TestApp;
let client: Client;
let photo: File;
let image: string;
beforeAll(async () => {
  s3 = await startS3StandIn();
  const location = { bucket: 'photos', region: 'eu-central-1', accessKey: 'key', secretKey: 'secret' };
  test = await startTestApp({
    store: () => openFileStore({ ...location, endpoint: s3.endpoint, timeoutMs }),
  });
  ({ client } = await test.signUp());
  photo = fileOf(await outfitPhoto({ width: 240 }));
  image = test.origin + (await client.uploadAnalyze({ file: photo })).image_url;
});
afterAll(async () => {
  await test.close();
  await s3.close();
});

async function expectRefused(): Promise<void> {
  const before = (await client.history()).total;
  const refused = await failure(client.uploadAnalyze({ file: photo }));
  expect([refused.status, refused.code]).toEqual([503, 'unavailable']);
  expect((await client.history()).total).toBe(before);
}

async function expectWell(): Promise<void> {
  expect((await fetch(image)).status).toBe(200);
  await expect(client.uploadAnalyze({ file: photo })).resolves.toBeTruthy();
}

it('one error of S3 goes unnoticed, and lasting ones are reported and leave no row', async () => {
  s3.failNext(503);
  await expectWell();
  s3.failNext(503, 1000);
  await expectRefused();
  expect((await fetch(image)).status).toBe(503);
  s3.failNext(503, 0);
  await expectWell();
});

it('an S3 that takes requests and never answers holds nobody up', async () => {
  s3.mood = 'silent';
  await expectRefused();
  expect((await fetch(image)).status).toBe(503);
  s3.mood = 'well';
  await expectWell();
});

it('a photo whose bytes stop coming ends its answer instead of leaving it open', async () => {
  s3.mood = 'stalling';
  await expect(fetch(image).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  s3.mood = 'well';
  await expectWell();
});

it('an export whose photos stop coming is broken off, and the server lives on', async () => {
  const exported = async () => {
    const { url } = await client.exportAccount();
    const answer = await fetch(new URL(url, test.origin));
    return (await answer.arrayBuffer()).byteLength;
  };
  s3.mood = 'stalling';
  await expect(exported()).rejects.toThrow();
  s3.mood = 'well';
  expect(await exported()).toBeGreaterThan(10_000);
});
