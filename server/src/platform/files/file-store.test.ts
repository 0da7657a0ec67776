import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3StandIn, startS3StandIn } from '../../../test/stand-ins/s3-stand-in.ts';
import { type FileStore, openFileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-files-'));
let s3: S3StandIn;
const stores: Partial<Record<FileStore['kind'], FileStore>> = {};

beforeAll(async () => {
  s3 = await startS3StandIn();
  stores.folder = openFileStore({ folder });
  stores.s3 = openFileStore({
    bucket: 'photos',
    region: 'eu-central-1',
    accessKey: 'key',
    secretKey: 'secret',
    endpoint: s3.endpoint,
  });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['folder', 's3'] as const)('files in a store of kind %s', (kind) => {
  const store = () => stores[kind] ?? expect.fail('no store');
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

  it('come back as they went in, and a second write replaces the first', async () => {
    await store().put('photos/a/1.jpg', Uint8Array.of(1), 'image/jpeg');
    await store().put('photos/a/1.jpg', bytes, 'image/jpeg');
    expect(Uint8Array.from(await buffer(await store().stream('photos/a/1.jpg')))).toEqual(bytes);
    expect(await store().exists('photos/a/1.jpg')).toBe(true);
  });

  it('are gone after removal, and removing what is not there is no error', async () => {
    await store().put('photos/a/2.jpg', bytes, 'image/jpeg');
    await store().remove('photos/a/2.jpg');
    await store().remove('photos/a/2.jpg');
    expect(await store().exists('photos/a/2.jpg')).toBe(false);
    await expect(store().stream('photos/a/2.jpg')).rejects.toThrow();
  });

  it('cannot be reached outside the store', async () => {
    await expect(store().put('../outside.txt', bytes, 'text/plain')).rejects.toThrow();
  });

  it('answers a ping', async () => {
    await expect(store().ping()).resolves.toBeUndefined();
  });
});

it('a slow-down of S3 is retried', async () => {
  s3.failNext(503);
  await expect(stores.s3?.put('photos/a/3.jpg', Uint8Array.of(7), 'image/jpeg')).resolves.toBeUndefined();
  expect([...s3.objects.keys()]).toContain('/photos/photos/a/3.jpg');
});
