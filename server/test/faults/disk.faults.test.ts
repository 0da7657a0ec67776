import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@drape/contract/wire/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minuteMs } from '../../src/platform/clock.ts';
import type { FileStore } from '../../src/platform/files/file-store.ts';
import { fileOf, outfitPhoto } from '../photos.ts';
import { failure, startTestApp, type TestApp } from '../test-app.ts';

/** As a disk without space, or one that may not be written, answers a file that is kept. */
let fault: 'ENOSPC' | 'EROFS' | undefined;

function onFaultyDisk(real: FileStore, folder: () => string): FileStore {
  return {
    ...real,
    async put(key, bytes, contentType) {
      if (!fault) return real.put(key, bytes, contentType);
      // A full disk takes a part of the file first.
      if (fault === 'ENOSPC') {
        await real.put(key, new Uint8Array(), contentType);
        writeFileSync(join(folder(), 'files', key), bytes.subarray(0, bytes.length / 2));
      }
      throw Object.assign(new Error(`${fault}: write`), { code: fault, syscall: 'write' });
    },
  };
}

let test: TestApp;
let client: Client;
let kept: { id: string; image_url: string };
let photo: File;
beforeAll(async () => {
  test = await startTestApp({ store: (real) => onFaultyDisk(real, () => test.folder) });
  ({ client } = await test.signUp());
  photo = fileOf(await outfitPhoto({ width: 240 }));
  const { id, image_url } = await client.uploadAnalyze({ file: photo });
  kept = { id: String(id), image_url: String(image_url) };
});
afterAll(() => test.close());

const filesOnDisk = () =>
  readdirSync(join(test.folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

async function analyses(): Promise<number> {
  return (await client.history()).total;
}

/** What was there can be looked at, also when its use would be noted again. */
async function expectReadingGoesOn(): Promise<void> {
  test.clock.advance(20 * minuteMs);
  expect((await client.getAnalysis({ params: { id: kept.id } })).id).toBe(kept.id);
  expect((await fetch(test.origin + kept.image_url)).status).toBe(200);
  expect((await fetch(`${test.origin}/api/health`)).status).toBe(200);
}

async function expectRefusedWithoutTrace(sentence: RegExp): Promise<void> {
  const before = [filesOnDisk(), await analyses()];
  const refused = await failure(client.uploadAnalyze({ file: photo }));
  expect([refused.status, refused.code, refused.message]).toEqual([
    503,
    'unavailable',
    expect.stringMatching(sentence),
  ]);
  expect([filesOnDisk(), await analyses()]).toEqual(before);
}

it('on a disk without space for photos an upload is refused in words, leaves nothing, and reading goes on', async () => {
  fault = 'ENOSPC';
  await expectRefusedWithoutTrace(/disk of this server is full/);
  await expectReadingGoesOn();
  fault = undefined;
  await expect(client.uploadAnalyze({ file: photo })).resolves.toBeTruthy();
});

it('the same holds where the database finds no space', async () => {
  const { write } = test.app.database;
  await sql`pragma max_page_count = 1`.execute(write);
  await expectRefusedWithoutTrace(/disk of this server is full/);
  await expectReadingGoesOn();
  await sql`pragma max_page_count = 1073741823`.execute(write);
  await expect(client.uploadAnalyze({ file: photo })).resolves.toBeTruthy();
});

it('in a data folder that may not be written, reading goes on and writing is refused in words', async () => {
  const { write } = test.app.database;
  await sql`pragma query_only = on`.execute(write);
  fault = 'EROFS';
  await expectRefusedWithoutTrace(/cannot save anything/);
  await expectReadingGoesOn();
  expect((await failure(test.signUp())).status).toBe(503);
  await sql`pragma query_only = off`.execute(write);
  await expectRefusedWithoutTrace(/cannot save anything/);
  fault = undefined;
  await expect(client.uploadAnalyze({ file: photo })).resolves.toBeTruthy();
});
