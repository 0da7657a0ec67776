import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('the photo to be shown to others comes with its faces hidden, to its owner alone, while it is there', async () => {
  const [one, other] = [await test.signUp(), await test.signUp()];
  const { id } = await one.client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
  const params = { id: String(id) };
  const { image, hidden_faces } = await one.client.facelessPhoto({ params });
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const { format, exif, width = 0 } = await sharp(bytes).metadata();
  expect([format, exif]).toEqual(['jpeg', undefined]);
  expect(width).toBeGreaterThan(100);
  expect(Number.isInteger(hidden_faces)).toBe(true);
  expect((await failure(other.client.facelessPhoto({ params }))).status).toBe(404);
  await one.client.deleteAnalysis({ params });
  expect((await failure(one.client.facelessPhoto({ params }))).status).toBe(404);
});

it('sentences come with what of the photo they speak of', async () => {
  const { client } = await test.signUp();
  const { id, mentions, evidence } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
  const keys = evidence.regions.map(({ key }) => key);
  expect(mentions.length).toBeGreaterThan(2);
  const spokenOf = mentions.flatMap(({ regions }) => regions);
  expect(spokenOf.length).toBeGreaterThan(0);
  expect(keys).toEqual(expect.arrayContaining(spokenOf));
  expect((await client.getAnalysis({ params: { id: String(id) } })).mentions).toEqual(mentions);
});
