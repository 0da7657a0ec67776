import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { garmentPhoto } from '../../../../test/garment-photos.ts';
import { expectOnlyForOwner } from '../../../../test/only-for-owner.ts';
import { fileOf } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { freeUser, type Person } from '../../../../test/wardrobe.ts';
import { minuteMs } from '../../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const colours = ['#c4202b', '#2d8a4a', '#f2d32c'];
const kinds = ['jeans', 'dress', 'boots'];

async function queue({ client }: Person, count: number, { clock } = test) {
  const photos = [];
  for (let n = 0; n < count; n++) {
    clock.advance(1);
    const photo = await garmentPhoto({ colour: colours[n % 3] ?? '', subcategory: kinds[n % 3] ?? '' });
    photos.push(await client.queuePhoto({ file: fileOf(photo), fields: { file_name: `photo-${n}.jpg` } }));
  }
  return photos;
}

/** Removes what is stored of the photos of a person, as a broken disk would. */
function loseFiles({ id }: Person, app: TestApp): void {
  const folder = join(app.folder, 'files', 'garments', id);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}

describe('the queue of photos', () => {
  it('makes items of photos that are reviewed, in the order of their arrival', async () => {
    const person = await test.signUp();
    const queued = await queue(person, 2);
    expect(queued.map(({ state, progress, findings }) => [state, progress, findings])).toEqual([
      ['waiting', 0, null],
      ['waiting', 0, null],
    ]);
    await test.app.jobs.runDue();
    const { photos, total } = await person.client.listQueuedPhotos();
    expect([total, photos.map(({ file_name }) => file_name)]).toEqual([2, ['photo-0.jpg', 'photo-1.jpg']]);
    expect(photos.map(({ state, progress }) => [state, progress])).toEqual([
      ['ready', 100],
      ['ready', 100],
    ]);
    const [first] = photos;
    expect(first?.findings?.palette[0]?.basic).toBe('red');
    for (const address of [first?.image_url, first?.cutout_url, first?.thumbnail_url])
      expect((await fetch(test.origin + address)).status).toBe(200);
    const color_primary = first?.findings?.color_primary ?? '';
    const body = { description: 'Red jeans', category: 'pants' as const, color_primary, size: 'M' };
    const params = { id: first?.id ?? '' };
    const item = await person.client.acceptQueuedPhoto({ params, body });
    expect(item).toMatchObject({ ...body, image_kind: 'photo', image_url: first?.cutout_url });
    expect(item.palette).toEqual(first?.findings?.palette);
    expect(item.corrected).not.toContain('color_primary');
    expect(item.corrected).toContain('size');
    expect((await person.client.listQueuedPhotos()).total).toBe(1);
    expect((await failure(person.client.acceptQueuedPhoto({ params, body }))).status).toBe(404);
    expect((await fetch(test.origin + item.image_url)).status).toBe(200);
  });

  it('goes on past a broken photo, which is refused in words', async () => {
    const person = await test.signUp();
    const broken = (await garmentPhoto()).slice(0, 2000);
    await queue(person, 1);
    const error = await failure(person.client.queuePhoto({ file: fileOf(broken) }));
    expect([error.status, error.code]).toEqual([415, 'unsupported_media']);
    expect(error.body?.message).toMatch(/damaged|photo/);
    await queue(person, 1);
    await test.app.jobs.runDue();
    const { photos } = await person.client.listQueuedPhotos();
    expect(photos.map(({ state }) => state)).toEqual(['ready', 'ready']);
  });

  it('tells of a photo that failed, and that one can be tried again or removed', async () => {
    const person = await test.signUp();
    const [lost] = await queue(person, 1);
    loseFiles(person, test);
    await queue(person, 1);
    await test.app.jobs.runDue();
    const { photos } = await person.client.listQueuedPhotos();
    expect(photos.map(({ state }) => state)).toEqual(['failed', 'ready']);
    expect(photos[0]).toMatchObject({
      message: expect.stringContaining('no longer there'),
      retryable: false,
    });
    const params = { id: lost?.id ?? '' };
    expect((await failure(person.client.retryQueuedPhoto({ params }))).status).toBe(409);
    expect(await person.client.deleteQueuedPhoto({ params })).toEqual(params);
    expect((await person.client.listQueuedPhotos()).total).toBe(1);
  });

  it('points out what looks like an item or like an earlier photo', async () => {
    const person = await test.signUp();
    const again = { description: 'Jeans', category: 'pants' as const, color_primary: 'red' };
    await queue(person, 1);
    await test.app.jobs.runDue();
    const params = { id: (await person.client.listQueuedPhotos()).photos[0]?.id ?? '' };
    const item = await person.client.acceptQueuedPhoto({ params, body: again });
    await queue(person, 1);
    const [same] = await queue(person, 2);
    await test.app.jobs.runDue();
    const { photos } = await person.client.listQueuedPhotos();
    expect(photos[0]).toMatchObject({ duplicates: [item.id], duplicate_photos: [] });
    expect(photos.find(({ id }) => id === same?.id)).toMatchObject({
      duplicates: [item.id],
      duplicate_photos: [photos[0]?.id],
    });
    expect(photos.at(-1)?.duplicates).toEqual([]);
    await person.client.deleteItem({ params: { id: item.id } });
    expect((await person.client.listQueuedPhotos()).photos[0]?.duplicates).toEqual([]);
  });

  it('is private, and only a photo that is ready becomes an item', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()];
    const params = { id: (await queue(owner, 1))[0]?.id ?? '' };
    const body = { description: 'X', category: 'top' as const, color_primary: 'red' };
    expect((await failure(owner.client.acceptQueuedPhoto({ params, body }))).status).toBe(409);
    expect((await failure(other.client.retryQueuedPhoto({ params }))).status).toBe(404);
    expect((await failure(owner.client.retryQueuedPhoto({ params }))).status).toBe(409);
    expect((await other.client.listQueuedPhotos()).total).toBe(0);
    await test.app.jobs.runDue();
    const second = { id: (await queue(owner, 1))[0]?.id ?? '' };
    await expectOnlyForOwner(owner.client, other.client, [
      (client) => client.acceptQueuedPhoto({ params, body }),
      (client) => client.deleteQueuedPhoto({ params: second }),
    ]);
    expect(
      (await failure((await freeUser(test)).client.queuePhoto({ file: fileOf(await garmentPhoto()) })))
        .status,
    ).toBe(402);
  });

  it('is stored once for one Idempotency-Key', async () => {
    const person = await test.signUp();
    const file = fileOf(await garmentPhoto());
    const options = { idempotencyKey: 'one-photo' };
    const first = await person.client.queuePhoto({ file }, options);
    expect(await person.client.queuePhoto({ file }, options)).toEqual(first);
    expect((await person.client.listQueuedPhotos()).total).toBe(1);
  });
});

it('a queue goes on where it was after the process has ended in the middle of it', async () => {
  const first = await startTestApp();
  const person = await first.signUp();
  await queue(person, 2, first);
  // The first photo is in the hands of a process that dies; the others wait.
  const { write } = first.app.database;
  const [job] = await write
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'wardrobe.photo')
    .orderBy('run_at')
    .orderBy('id')
    .execute();
  const held = { attempts: 1, lease_until: new Date(first.clock.now().getTime() + minuteMs).toISOString() };
  await write
    .updateTable('jobs')
    .set(held)
    .where('id', '=', job?.id ?? '')
    .execute();
  const { id } = JSON.parse(job?.payload ?? '{}');
  await write
    .updateTable('wardrobe_photos')
    .set({ state: 'working', progress: 40, tries: 1 })
    .where('id', '=', id)
    .execute();
  // The database inside the process ends with it; there is nothing to start on again.
  if ('pool' in first.location) return first.close();
  await first.app.close();
  const second = await startTestApp({ after: first });
  second.clock.advance(10);
  const client = second.client(person.token);
  await second.app.jobs.runDue();
  const states = async () => (await client.listQueuedPhotos()).photos.map(({ state }) => state).sort();
  expect(await states()).toEqual(['ready', 'working']);
  second.clock.advance(2 * minuteMs);
  await second.app.jobs.runDue();
  expect(await states()).toEqual(['ready', 'ready']);
  await second.close();
});
