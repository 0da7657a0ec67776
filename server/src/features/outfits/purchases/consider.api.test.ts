import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { garmentPhoto } from '../../../../test/garment-photos.ts';
import { fileOf } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { freeUser } from '../../../../test/wardrobe.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const clothes = `white cotton shirt
grey wool trousers
beige chinos
black leather oxfords
brown suede loafers`;

const filesStored = () =>
  readdirSync(test.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(jpg|webp)$/.test(name),
  );

it('a photo of a candidate is set against the wardrobe, and nothing of it is kept', async () => {
  const { client } = await freeUser(test);
  await client.createItems({ body: { description: clothes } });
  const { items } = await client.listItems();
  const before = filesStored();
  const file = fileOf(await garmentPhoto({ subcategory: 'jumper', colour: '#1d2743' }));
  const advice = await client.considerPurchase({ file, fields: { category: 'top' } });
  expect(advice).toMatchObject({
    kind_sure: true,
    verdict: expect.stringMatching(/much|some/),
    duplicates: [],
  });
  expect(advice.candidate.palette[0]?.basic).toBe('blue');
  expect(advice.new_outfits).toBeGreaterThan(0);
  expect(advice.text).toContain(`${advice.partners} of your 5 pieces`);
  const ids = new Set(items.map(({ id }) => id));
  const named = [...advice.goes_with.map(({ item_id }) => item_id), ...advice.examples.flat()];
  expect(named.every((id) => ids.has(id))).toBe(true);
  expect(advice.examples[0]).toHaveLength(2);
  expect([(await client.listItems()).total, (await client.listQueuedPhotos()).total]).toEqual([5, 0]);
  expect(filesStored()).toEqual(before);
});

it('what looks like an item of the wardrobe is pointed out, by its photo and by its kind and colour', async () => {
  const { client } = await test.signUp();
  const photo = await garmentPhoto({ subcategory: 'jeans', colour: '#2f4a7a' });
  await client.queuePhoto({ file: fileOf(photo) });
  await test.app.jobs.runDue();
  const id = (await client.listQueuedPhotos()).photos[0]?.id ?? '';
  const body = { description: 'Blue jeans', category: 'pants' as const, color_primary: 'blue' };
  const item = await client.acceptQueuedPhoto({ params: { id }, body });
  const again = await client.considerPurchase({ file: fileOf(photo), fields: { category: 'pants' } });
  expect(again.duplicates[0]).toEqual({ item_id: item.id, likeness: 100 });
  expect([again.verdict, again.text]).toEqual(['owned', expect.stringContaining('Blue jeans')]);
});

it('an empty wardrobe, a wrong kind and a file that is no photo get their answer', async () => {
  const { client } = await test.signUp();
  const file = fileOf(await garmentPhoto());
  expect(await client.considerPurchase({ file, fields: {} })).toMatchObject({
    verdict: 'empty',
    new_outfits: 0,
  });
  const wrong = await failure(client.considerPurchase({ file, fields: { category: 'hats' as never } }));
  expect(wrong.status).toBe(422);
  const broken = await failure(client.considerPurchase({ file: fileOf(new Uint8Array(200)), fields: {} }));
  expect([broken.status, broken.code]).toEqual([415, 'unsupported_media']);
  expect((await failure(test.client().considerPurchase({ file, fields: {} }))).status).toBe(401);
});
