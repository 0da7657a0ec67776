import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { limits } from '@drape/contract/wire/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOnlyForOwner } from '../../../test/only-for-owner.ts';
import { fileOf, garmentPhoto, outfitPhoto, wallPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayMs, minuteMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

function storedFiles(): string[] {
  return readdirSync(test.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(jpg|webp)$/.test(name),
  );
}

/** The beginning of a PNG that claims a size. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const withoutIdentity = ({ id, image_url, created_at, ...rest }: object & Record<string, unknown>) => rest;

describe('an uploaded outfit', () => {
  it('is analysed by the embedded engine, stored and found again', async () => {
    const { client } = await test.signUp();
    const result = await client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
    expect(result.engine.name).toBe('embedded');
    expect(result.analysis.overall_rating).toBeGreaterThan(0);
    expect(result.evidence.palette.length).toBeGreaterThan(1);
    expect(result.analysis.occasion).not.toBe('');
    expect(await client.getAnalysis({ params: { id: String(result.id) } })).toEqual(result);
    const { history, total, total_pages } = await client.history();
    expect([total, total_pages, history[0]?.id]).toEqual([1, 1, result.id]);
    expect(history[0]?.overall_score).toBe(Math.round(result.analysis.overall_rating * 10));
  });

  it('gets the same analysis twice and another one for another photo', async () => {
    const seeing = await startTestApp({ seesAnew: true });
    const { client } = await seeing.signUp();
    const photo = await outfitPhoto();
    const first = withoutIdentity(await client.uploadAnalyze({ file: fileOf(photo) }));
    expect(withoutIdentity(await client.uploadAnalyze({ file: fileOf(photo) }))).toEqual(first);
    const other = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ variant: 3 })) });
    expect(withoutIdentity(other).analysis).not.toEqual(first.analysis);
    await seeing.close();
  });

  it('is stored upright and without its metadata', async () => {
    const { client } = await test.signUp();
    const tagged = await sharp(await outfitPhoto())
      .rotate(270)
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { image_url } = await client.uploadAnalyze({ file: fileOf(Uint8Array.from(tagged)) });
    const stored = Buffer.from(await (await fetch(test.origin + image_url)).arrayBuffer());
    const metadata = await sharp(stored).metadata();
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    expect(metadata.height).toBeGreaterThan(metadata.width);
    expect(stored.includes('secret-owner')).toBe(false);
  });

  it('is stored once for one Idempotency-Key, also when both requests run at once', async () => {
    const { client } = await test.signUp();
    const file = fileOf(await outfitPhoto());
    const options = { idempotencyKey: 'one-photo' };
    const [first, second] = await Promise.all([
      client.uploadAnalyze({ file }, options),
      client.uploadAnalyze({ file }, options),
    ]);
    expect(second).toEqual(first);
    expect(await client.uploadAnalyze({ file }, options)).toEqual(first);
    expect((await client.history()).total).toBe(1);
  });

  it('is served by an address that is the same all day and cannot be changed or outlived', async () => {
    const { client } = await test.signUp();
    const { image_url, id } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
    const again = await client.getAnalysis({ params: { id: String(id) } });
    expect(again.image_url).toBe(image_url);
    const url = new URL(test.origin + image_url);
    const response = await fetch(url);
    expect(response.headers.get('cache-control')).toContain('private');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const longer = new URL(url);
    longer.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + dayMs));
    expect((await fetch(longer)).status).toBe(404);
    const other = new URL(url.href.replace('.jpg', '-small.webp'));
    expect((await fetch(other)).status).toBe(404);
    test.clock.advance(3 * dayMs);
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('a picture of the camera', () => {
  it('is analysed and kept for Pro, and a live one is neither kept nor counted', async () => {
    const { client } = await test.signUp();
    const file = fileOf(await outfitPhoto());
    const before = storedFiles().length;
    const live = await client.cameraAnalyze({ file, fields: { live: 'true' } });
    expect([live.id, live.image_url, storedFiles().length]).toEqual([null, null, before]);
    expect((await client.history()).total).toBe(0);
    const kept = await client.cameraAnalyze({ file });
    expect([kept.analysis, kept.evidence]).toEqual([live.analysis, live.evidence]);
    expect((await client.history()).history[0]?.id).toBe(kept.id);
  });

  it('is another request when only a field beside it differs, so a live answer is never replayed as a kept one', async () => {
    const { client } = await test.signUp();
    const file = fileOf(await outfitPhoto());
    const options = { idempotencyKey: 'one-frame' };
    await client.cameraAnalyze({ file, fields: { live: 'true' } }, options);
    expect((await failure(client.cameraAnalyze({ file }, options))).code).toBe('conflict');
  });

  it('is refused to free users with the sentence of the specification, and when it is too small to be one', async () => {
    const { client, id } = await test.signUp();
    const tiny = await failure(client.cameraAnalyze({ file: fileOf(new Uint8Array(999)) }));
    expect([tiny.status, tiny.code]).toEqual([422, 'invalid']);
    const users = test.app.database.write.updateTable('users');
    await users.set({ trial_ends_at: null }).where('id', '=', id).execute();
    const error = await failure(client.cameraAnalyze({ file: fileOf(await outfitPhoto()) }));
    expect([error.status, error.code, error.message]).toEqual([
      402,
      'pro_required',
      'Camera analysis is a Pro feature. Please upgrade to access live camera functionality.',
    ]);
    const live = { file: fileOf(await outfitPhoto()), fields: { live: 'true' as const } };
    expect((await failure(client.cameraAnalyze(live))).message).toBe(
      'Live analysis is a Pro feature. Please upgrade to access this functionality.',
    );
  });
});

describe('a deleted analysis', () => {
  it('is gone at once with its photo, comes back by undo, and is purged after the time for it', async () => {
    const { client } = await test.signUp();
    const before = storedFiles().length;
    const { id, image_url } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
    const params = { id: String(id) };
    expect(await client.deleteAnalysis({ params })).toEqual({ id });
    expect((await failure(client.getAnalysis({ params }))).status).toBe(404);
    expect((await failure(client.deleteAnalysis({ params }))).status).toBe(404);
    expect((await fetch(test.origin + image_url)).status).toBe(404);
    expect((await client.history()).total).toBe(0);
    await client.restoreAnalysis({ params });
    expect((await fetch(test.origin + image_url)).status).toBe(200);
    await client.deleteAnalysis({ params });
    test.clock.advance(limits.undoMinutes * minuteMs + 1000);
    await test.app.jobs.runDue();
    expect((await failure(client.restoreAnalysis({ params }))).status).toBe(404);
    expect(storedFiles().length).toBe(before);
  });
});

describe('the history', () => {
  it('pages newest first and is empty past its end', async () => {
    const { client } = await test.signUp();
    const ids: string[] = [];
    for (let variant = 0; variant < 3; variant++) {
      test.clock.advance(1000);
      const { id } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 200, variant })) });
      ids.unshift(String(id));
    }
    const first = await client.history({ query: { page: 1, limit: 2 } });
    expect([first.history.map((entry) => entry.id), first.total_pages]).toEqual([ids.slice(0, 2), 2]);
    const past = await client.history({ query: { page: 9, limit: 2 } });
    expect([past.history, past.total]).toEqual([[], 3]);
    for (const query of [{ page: 0 }, { limit: 0 }, { limit: 101 }, { page: 'x' as never }]) {
      expect((await failure(client.history({ query }))).status).toBe(422);
    }
  });
});

describe('bad input', () => {
  const jpegOf = (text: string) => fileOf(Uint8Array.from(Buffer.from(text)));
  const photo = () => outfitPhoto();
  const hugePng = pngHeader(40_000, 40_000);

  it.each([
    ['an empty file', async () => jpegOf(''), 422, 'invalid'],
    ['text named .jpg', async () => jpegOf('just some words, no picture'), 415, 'unsupported_media'],
    ['a truncated JPEG', async () => fileOf((await photo()).slice(0, 4000)), 415, 'unsupported_media'],
    [
      '40 000 × 40 000 pixels',
      async () => fileOf(Uint8Array.from(hugePng), 'a.png', 'image/png'),
      413,
      'too_large',
    ],
    [
      'an SVG',
      async () => jpegOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'unsupported_media',
    ],
    ['10 MB + 1', async () => fileOf(new Uint8Array(limits.maxUploadBytes + 1)), 413, 'too_large'],
    ['a wall', async () => fileOf(await wallPhoto()), 422, 'no_outfit'],
    ['one garment', async () => fileOf(await garmentPhoto()), 422, 'single_garment'],
  ] as const)('%s gets a clear refusal and leaves nothing behind', async (_name, make, status, code) => {
    const { client } = await test.signUp();
    const before = storedFiles().length;
    const error = await failure(client.uploadAnalyze({ file: await make() }));
    expect([error.status, error.code]).toEqual([status, code]);
    expect(error.message.length).toBeGreaterThan(10);
    const seen = code === 'single_garment' ? { kind: 'top', pattern: 'solid' } : undefined;
    if (seen) expect(error.body?.garment).toMatchObject(seen);
    else expect(error.body?.garment).toBeUndefined();
    expect((await client.history()).total).toBe(0);
    expect(storedFiles().length).toBe(before);
  });

  it('a person who is not in the photo is named in a 422, and the only one is the first', async () => {
    const { client } = await test.signUp();
    const file = fileOf(await photo());
    for (const person of ['1', 'left']) {
      const error = await failure(client.uploadAnalyze({ file, fields: { person } }));
      expect([error.status, error.code]).toEqual([422, 'invalid']);
      expect(error.body?.detail).toMatchObject([{ loc: ['body', 'person'] }]);
    }
    const first = await client.uploadAnalyze({ file, fields: { person: '0' } });
    expect(first.evidence.people).toBeNull();
    expect((await client.history()).total).toBe(1);
  });

  it('a wrong field name is named in a 422, malformed JSON is a 400, an oversized body a 413', async () => {
    const { token } = await test.signUp();
    const headers = { Authorization: `Bearer ${token}` };
    const form = new FormData();
    form.set('picture', fileOf(await photo()));
    const wrongField = await fetch(`${test.origin}/api/fashion/upload-analyze`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(wrongField.status).toBe(422);
    expect(await wrongField.json()).toMatchObject({ code: 'invalid', detail: [{ loc: ['body', 'file'] }] });
    const json = { ...headers, 'Content-Type': 'application/json' };
    const post = (body: string) =>
      fetch(`${test.origin}/api/auth/login`, { method: 'POST', headers: json, body });
    const malformed = await post('{"username":');
    expect([malformed.status, (await malformed.json()).code]).toEqual([400, 'malformed']);
    const large = await post(JSON.stringify({ username: 'x'.repeat(limits.maxJsonBytes) }));
    expect([large.status, (await large.json()).code]).toEqual([413, 'too_large']);
    form.set('file', fileOf(await photo()));
    form.set('preferences', '[not json');
    const preferences = await fetch(`${test.origin}/api/fashion/upload-analyze`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(preferences.status).toBe(422);
  });

  it('an analysis of somebody else does not exist', async () => {
    const owner = await test.signUp();
    const { id } = await owner.client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
    const { client: stranger } = await test.signUp();
    const params = { id: String(id) };
    await expectOnlyForOwner(owner.client, stranger, [
      (client) => client.getAnalysis({ params }),
      (client) => client.deleteAnalysis({ params }),
      (client) => client.restoreAnalysis({ params }),
    ]);
  });

  it('a full queue answers 503 with Retry-After and loses nothing', async () => {
    const small = await startTestApp({ photos: { threads: 1, maxWaiting: 1 }, seesAnew: true });
    const { client } = await small.signUp();
    const file = fileOf(await outfitPhoto());
    const calls = await Promise.allSettled(Array.from({ length: 12 }, () => client.uploadAnalyze({ file })));
    const refused = calls.filter((call) => call.status === 'rejected').map((call) => call.reason.code);
    expect(new Set(refused)).toEqual(new Set(['unavailable']));
    expect((await client.history()).total).toBe(calls.length - refused.length);
    await small.close();
  });

  it('the photo is identified by its content', async () => {
    const { client } = await test.signUp();
    const bytes = await photo();
    await client.uploadAnalyze({ file: fileOf(bytes, 'notes.txt', 'text/plain') });
    const row = await test.app.database.read
      .selectFrom('analyses')
      .select('photo_hash')
      .executeTakeFirstOrThrow();
    expect(row.photo_hash).toBe(
      createHash('sha256')
        .update(await outfitPhoto())
        .digest('hex'),
    );
  });
});
