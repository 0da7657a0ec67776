import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeCutOut, encodeUpright, maskOfCutOut } from './encode-garment.ts';
import { decodeMask, markedShare } from './garment-mask.ts';

const photo = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

test('a photo is kept upright, without metadata and at most 2048 pixels long', async () => {
  const bytes = await photo(3000, 1500)
    .withExif({ IFD0: { Copyright: 'secret-owner' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { original, thumbnail, width, height } = await encodeUpright(bytes);
  expect([width, height]).toEqual([1024, 2048]);
  const metadata = await sharp(original).metadata();
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 240, height: 480 });
});

test('a cut-out keeps the shape of the photo, its thumbnail is cut to the garment', async () => {
  const { original } = await encodeUpright(await photo(600, 800).jpeg().toBuffer());
  const painted = await photo(300, 400, '#000000')
    .composite([{ input: await photo(60, 120, '#ffffff').png().toBuffer(), left: 100, top: 200 }])
    .png()
    .toBuffer();
  const mask = await decodeMask(painted, { width: 600, height: 800 }, 'other shape');
  expect(markedShare(mask)).toBeCloseTo((60 * 120) / (300 * 400), 2);
  const cut = await encodeCutOut(original, mask);
  if (!cut) throw new Error('Nothing was cut out');
  expect(await sharp(cut.cutout).metadata()).toMatchObject({ width: 600, height: 800, hasAlpha: true });
  const small = await sharp(cut.thumbnail).metadata();
  expect(small.width / small.height).toBeCloseTo(0.5, 0);
  expect(markedShare(await maskOfCutOut(cut.cutout))).toBeCloseTo(markedShare(mask), 1);
});

test('a mask of another shape, no picture at all and an empty mask have different answers', async () => {
  const size = { width: 600, height: 800 };
  const wide = await photo(400, 300).png().toBuffer();
  await expect(decodeMask(wide, size, 'other shape')).rejects.toThrow('other shape');
  await expect(decodeMask(Buffer.from('no picture'), size, '')).rejects.toMatchObject({
    code: 'unsupported_media',
  });
  const black = await decodeMask(await photo(300, 400, '#000000').png().toBuffer(), size, '');
  expect(markedShare(black)).toBe(0);
  const { original } = await encodeUpright(await photo(600, 800).jpeg().toBuffer());
  expect(await encodeCutOut(original, black)).toBeUndefined();
});
