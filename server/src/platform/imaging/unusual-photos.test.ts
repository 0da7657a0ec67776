import { colourDifference } from '@drape/engine/colour/delta-e';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import { analyse } from '@drape/engine/vision/analyse';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePicture, decodePixels } from './decode.ts';
import { encodeForStorage } from './encode.ts';

const cloth = '#2f5d8a';
const ground = '#e9e4da';

function plain(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A blue garment, 160 by 220, in the middle of a pale ground. */
function garment(background = ground): Sharp {
  const piece = { create: { width: 160, height: 220, channels: 3 as const, background: cloth } };
  return plain(320, 360, background).composite([{ input: piece, left: 80, top: 70 }]);
}

/** Dark lines of words on a white screen. */
async function writing(): Promise<Buffer> {
  const page = Buffer.alloc(360 * 480, 252);
  for (let y = 20; y < 460; y++)
    for (let x = 24; x < 330; x++)
      if (y % 18 < 9 && (x * 7 + (y / 18) * 131) % 97 > 38 && (x + y) % 3 > 0) page[y * 360 + x] = 40;
  return sharp(page, { raw: { width: 360, height: 480, channels: 1 } })
    .png()
    .toBuffer();
}

function noise(): Sharp {
  return sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#888888',
    },
  });
}

const lookAt = async (bytes: Buffer) => analyse(await decodePixels(bytes));

describe('a photo without an outfit', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['one pixel', () => plain(1, 1, '#ff0000').png().toBuffer()],
    ['20,000 × 10 pixels', () => plain(20_000, 10, '#4070a0').png().toBuffer()],
    ['black', () => plain(900, 1200, '#000000').jpeg().toBuffer()],
    ['white', () => plain(900, 1200, '#ffffff').jpeg().toBuffer()],
    ['noise', () => noise().png().toBuffer()],
    ['a screen of writing', writing],
    [
      'wholly transparent',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
    ],
  ])(
    '%s is answered with nothing found, and at most 512 pixels are looked at',
    async (_, make) => {
      const bytes = await make();
      const pixels = await decodePixels(bytes);
      expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(512);
      const look = await analyse(pixels);
      expect([look.subject, look.regions, look.palette]).toEqual(['none', [], []]);
      const { photo, thumbnail } = await encodeForStorage(await decodePicture(bytes));
      expect((await sharp(photo).metadata()).width).toBeLessThanOrEqual(1600);
      expect((await sharp(thumbnail).metadata()).width).toBeLessThanOrEqual(480);
    },
    20_000,
  );
});

describe('the same garment', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => garment().jpeg({ quality: 92 }).toBuffer()],
    ['16-bit PNG', () => garment().toColourspace('rgb16').png().toBuffer()],
    ['lossless WebP', () => garment().webp({ lossless: true }).toBuffer()],
    [
      'PNG on transparency',
      async () => {
        const piece = { create: { width: 160, height: 220, channels: 4 as const, background: cloth } };
        return sharp({ create: { width: 320, height: 360, channels: 4, background: '#00000000' } })
          .composite([{ input: piece, left: 80, top: 70 }])
          .png()
          .toBuffer();
      },
    ],
    [
      'first frame of an animation',
      async () => {
        const frames = [await garment().png().toBuffer(), await plain(320, 360, '#c0202c').png().toBuffer()];
        return sharp(frames, { join: { animated: true } })
          .webp({ lossless: true })
          .toBuffer();
      },
    ],
  ])(
    'as %s has its colour',
    async (_, make) => {
      const { subject, regions } = await lookAt(await make());
      expect([subject, regions.length]).toEqual(['laid', 1]);
      const [colour] = regions[0]?.colours ?? [];
      expect(colour && colourDifference(colour.lab, hexToOkLab(cloth))).toBeLessThan(3);
    },
    20_000,
  );

  test('as CMYK is still blue', async () => {
    const { regions } = await lookAt(await garment().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer());
    expect(regions[0]?.families?.[0]?.basic).toBe('blue');
  }, 20_000);

  test('in greyscale is grey cloth, and the photo is noted as grey', async () => {
    const { photo, regions } = await lookAt(
      await sharp(await garment().png().toBuffer())
        .greyscale()
        .jpeg()
        .toBuffer(),
    );
    expect(photo.notes.map(({ code }) => code)).toContain('grey');
    expect(
      regions[0]?.colours[0]?.lab
        .slice(1)
        .map(Math.abs)
        .every((value) => value < 0.01),
    ).toBe(true);
  }, 20_000);
});
