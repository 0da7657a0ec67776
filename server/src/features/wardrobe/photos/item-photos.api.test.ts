import { proMessages } from '@drape/contract/membership/tiers';
import { limits } from '@drape/contract/wire/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxMask, garmentPhoto } from '../../../../test/garment-photos.ts';
import { expectOnlyForOwner } from '../../../../test/only-for-owner.ts';
import { fileOf, wallPhoto } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addItem, freeUser } from '../../../../test/wardrobe.ts';
import { minuteMs } from '../../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function pictureAt(address: string | null | undefined): Promise<Buffer> {
  const response = await fetch(test.origin + address);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function statusOf(address: string | null | undefined): Promise<number> {
  return (await fetch(test.origin + address)).status;
}

async function itemWithPhoto(colour = '#1d2743') {
  const person = await test.signUp();
  const { id } = await addItem(person, 'linen t-shirt');
  const file = fileOf(await garmentPhoto({ colour }));
  const item = await person.client.addItemImage({ params: { id }, file });
  const [image] = item.images;
  if (!image) throw new Error('No photo');
  return { person, item, image, params: { id, imageId: image.id } };
}

describe('a photo of an item', () => {
  it('is for Pro users, in the words of the gate', async () => {
    const person = await freeUser(test);
    const { id } = await addItem(person);
    const error = await failure(
      person.client.addItemImage({ params: { id }, file: fileOf(await garmentPhoto()) }),
    );
    expect([error.status, error.body?.message]).toEqual([402, proMessages.imageUpload]);
  });

  it('is cut out, and its colours are measured on the garment', async () => {
    const { item, image } = await itemWithPhoto();
    expect(item).toMatchObject({ image_kind: 'photo', image_url: image.image_url });
    expect(image).toMatchObject({ cutout: true, has_cutout: true, width: 300, height: 400 });
    expect(item.palette[0]?.basic).toBe('blue');
    expect(item.color_primary).toBe(item.palette[0]?.name);
    expect(item.corrected).toEqual([]);
    const cutout = sharp(await pictureAt(image.image_url));
    expect(await cutout.metadata()).toMatchObject({ format: 'webp', hasAlpha: true, width: 300 });
    const alpha = await cutout.extractChannel(3).raw().toBuffer();
    expect([alpha[0], alpha[200 * 300 + 150]]).toEqual([0, 255]);
    const small = await sharp(await pictureAt(image.thumbnail_url)).metadata();
    expect([small.format, small.hasAlpha]).toEqual(['webp', true]);
    expect((await sharp(await pictureAt(image.original_url)).metadata()).hasAlpha).toBe(false);
  });

  it('never overwrites a colour that a person has set', async () => {
    const { client } = await test.signUp();
    const body = { description: 'Tee', category: 'top', color_primary: 'forest green' };
    const created = await client.createItems({ body });
    if (!('id' in created)) throw new Error('No item');
    const file = fileOf(await garmentPhoto());
    const item = await client.addItemImage({ params: { id: created.id }, file });
    expect(item.color_primary).toBe('forest green');
    expect(item.palette[0]?.basic).toBe('green');
  });

  it('teaches an item of the plain image form its colour', async () => {
    const { client } = await test.signUp();
    const body = { description: 'Tee', category: 'top', color_primary: 'multicolor', season: 'all' };
    const created = await client.createItems({ body: { ...body, occasion: ['casual'] } });
    if (!('id' in created)) throw new Error('No item');
    expect(created).toMatchObject({ color_primary: 'multicolor', corrected: ['description'] });
    const file = fileOf(await garmentPhoto({ colour: '#c4202b' }));
    const item = await client.addItemImage({ params: { id: created.id }, file });
    expect(item.palette[0]?.basic).toBe('red');
    expect(item.color_primary).not.toBe('multicolor');
  });

  it('is kept upright and without its metadata', async () => {
    const person = await test.signUp();
    const { id } = await addItem(person);
    const tagged = await sharp(await garmentPhoto())
      .withExif({ IFD0: { Copyright: 'secret-owner' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const item = await person.client.addItemImage({
      params: { id },
      file: fileOf(Uint8Array.from(tagged)),
    });
    for (const key of ['original_url', 'image_url', 'thumbnail_url'] as const) {
      const bytes = await pictureAt(item.images[0]?.[key]);
      expect(bytes.includes('secret-owner')).toBe(false);
      expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
    }
    expect(item.images[0]).toMatchObject({ width: 400, height: 300 });
  });

  it('without a garment stays whole and teaches nothing', async () => {
    const person = await test.signUp();
    const { id, color_primary, palette } = await addItem(person);
    const file = fileOf(await wallPhoto());
    const item = await person.client.addItemImage({ params: { id }, file });
    expect(item.images[0]).toMatchObject({ cutout: false, has_cutout: false });
    expect(item).toMatchObject({ color_primary, palette });
    const body = { cutout: true };
    const params = { id, imageId: item.images[0]?.id ?? '' };
    expect((await failure(person.client.updateItemImage({ params, body }))).status).toBe(409);
  });

  it('that is no picture leaves nothing behind', async () => {
    const person = await test.signUp();
    const { id } = await addItem(person);
    const file = fileOf(Uint8Array.from(Buffer.from('a shopping list')));
    expect((await failure(person.client.addItemImage({ params: { id }, file }))).status).toBe(415);
    expect((await person.client.getItem({ params: { id } })).images).toEqual([]);
    const rows = await test.app.database.read
      .selectFrom('stored_files')
      .select('key')
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the cut-out of a photo', () => {
  it('can be switched off and on again', async () => {
    const { person, image, params } = await itemWithPhoto();
    const off = await person.client.updateItemImage({ params, body: { cutout: false } });
    expect(off.image_url).toBe(image.original_url);
    expect(off.images[0]).toMatchObject({ cutout: false, has_cutout: true });
    const on = await person.client.updateItemImage({ params, body: { cutout: true } });
    expect(on.image_url).toBe(image.image_url);
  });

  it('can be painted again; the colours are then those under the brush', async () => {
    const { person, image, params } = await itemWithPhoto();
    const ground = { left: 0, top: 0, width: 1, height: 0.05 };
    const file = fileOf(await boxMask(150, 200, ground), 'mask.png', 'image/png');
    const item = await person.client.setItemImageMask({ params, file });
    expect(item.image_url).not.toBe(image.image_url);
    expect(item.palette[0]?.basic).not.toBe('blue');
    const alpha = await sharp(await pictureAt(item.image_url))
      .extractChannel(3)
      .raw()
      .toBuffer();
    expect([alpha[5 * 300 + 150], alpha[200 * 300 + 150]]).toEqual([255, 0]);
    expect(await statusOf(image.image_url)).toBe(404);
  });

  it.each([
    ['of another shape', () => boxMask(200, 150, { left: 0, top: 0, width: 1, height: 1 }), 422],
    ['that keeps nothing', () => boxMask(150, 200, undefined), 422],
    ['that is no picture', async () => Uint8Array.from(Buffer.from('no picture')), 415],
  ])('a mask %s is refused and changes nothing', async (_name, mask, status) => {
    const { person, image, params } = await itemWithPhoto();
    const file = fileOf(await mask(), 'mask.png', 'image/png');
    expect((await failure(person.client.setItemImageMask({ params, file }))).status).toBe(status);
    const { images } = await person.client.getItem({ params: { id: params.id } });
    expect(images).toEqual([image]);
  });
});

describe('several photos', () => {
  it('stand in their order, and one can be put first', async () => {
    const { person, params, image } = await itemWithPhoto();
    const file = fileOf(await garmentPhoto({ colour: '#c4202b' }));
    const two = await person.client.addItemImage({ params: { id: params.id }, file });
    expect(two.images.map(({ id }) => id)[0]).toBe(image.id);
    const imageId = two.images[1]?.id ?? '';
    const turned = await person.client.updateItemImage({
      params: { ...params, imageId },
      body: { is_first: true },
    });
    expect(turned.images.map(({ id }) => id)).toEqual([imageId, image.id]);
    expect(turned.color_primary).toBe(two.color_primary);
  });

  it('removed ones can be taken back, then go for good with their files', async () => {
    const { person, params, image } = await itemWithPhoto();
    await person.client.deleteItemImage({ params });
    const bare = await person.client.getItem({ params: { id: params.id } });
    expect([bare.image_kind, bare.images, bare.palette[0]?.basic]).toEqual(['illustration', [], 'blue']);
    expect(await statusOf(image.image_url)).toBe(404);
    const back = await person.client.restoreItemImage({ params });
    expect(back.images).toEqual([image]);
    await person.client.deleteItemImage({ params });
    test.clock.advance(limits.undoMinutes * minuteMs + 1);
    await test.app.jobs.runDue();
    expect((await failure(person.client.restoreItemImage({ params }))).status).toBe(404);
    expect(
      await test.app.database.read
        .selectFrom('stored_files')
        .select('key')
        .where('user_id', '=', person.id)
        .execute(),
    ).toEqual([]);
  });

  it('go into the bin and come back with their item', async () => {
    const { person, params, image } = await itemWithPhoto();
    await person.client.deleteItem({ params: { id: params.id } });
    expect(await statusOf(image.image_url)).toBe(404);
    await person.client.restoreItems({ body: { ids: [params.id] } });
    expect(await statusOf(image.image_url)).toBe(200);
  });

  it('of somebody else are not found', async () => {
    const { person, params } = await itemWithPhoto();
    const { client: stranger } = await test.signUp();
    const box = { left: 0.2, top: 0.2, width: 0.6, height: 0.6 };
    const file = fileOf(await boxMask(150, 200, box), 'mask.png', 'image/png');
    const photo = fileOf(await garmentPhoto({ colour: '#c4202b' }));
    await expectOnlyForOwner(person.client, stranger, [
      (client) => client.updateItemImage({ params, body: { cutout: false } }),
      (client) => client.setItemImageMask({ params, file }),
      (client) => client.deleteItemImage({ params }),
      (client) => client.restoreItemImage({ params }),
      (client) => client.addItemImage({ params: { id: params.id }, file: photo }),
    ]);
  });
});
