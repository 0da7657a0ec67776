import { drawFlatLay } from '@drape/engine/drawing/draw-flat-lay';
import { analyse } from '@drape/engine/vision/analyse';
import { labelChances, recognisedView } from '@drape/engine/vision/laid/recognise-garment';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { decodePixels } from '../decode.ts';
import { readGarmentPhoto } from '../garments/garment-photo.ts';
import { rasterise } from '../rasterise.ts';
import { loadRecognise } from './recognise.ts';

type Ports = { recognise: Awaited<ReturnType<typeof loadRecognise>> };
let ports: Ports;
beforeAll(async () => {
  ports = { recognise: await loadRecognise() };
}, 60_000);

const jeans =
  'M330 130 L570 130 L600 420 L640 1080 L510 1080 L460 480 L440 480 L390 1080 L260 1080 L300 420 Z';

/** A garment of one outline before a wall, with folds and grain as a camera sees them. */
async function photo(outline: string, fill = '#33507e', ground = '#d9d2c6'): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <defs><linearGradient id="fold" x2="0.6" y2="0.2" spreadMethod="reflect"><stop stop-opacity=".22"/><stop offset=".5" stop-opacity="0"/></linearGradient></defs>
    <rect width="900" height="1200" fill="${ground}"/><path d="${outline}" fill="${fill}"/><path d="${outline}" fill="url(#fold)"/></svg>`;
  return sharp(await rasterise(drawing, 900))
    .blur(0.8)
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('the recogniser runs offline and answers alike every time', async () => {
  const { size } = recognisedView;
  const data = Float32Array.from({ length: size * size * 4 }, (_, i) => (i % 4 === 3 ? 1 : (i * 37) % 256));
  const first = await ports.recognise({ size, data });
  expect([...(await ports.recognise({ size, data }))]).toEqual([...first]);
  expect(first.every(Number.isFinite)).toBe(true);
});

test('the chances of all labels sum to one, also for a photo without a garment that stands out', async () => {
  const pixels = { width: 40, height: 30, data: new Uint8Array(40 * 30 * 4).fill(90) };
  const chances = await labelChances(pixels, undefined, ports.recognise);
  expect(chances.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
});

test('a view of another size is refused', async () => {
  await expect(ports.recognise({ size: 10, data: new Float32Array(400) })).rejects.toThrow(RangeError);
});

test('trousers are recognised as pants', async () => {
  const { recognised } = await readGarmentPhoto(await photo(jeans), ports);
  expect(recognised).toMatchObject({ category: 'pants' });
  expect(recognised?.alternatives.length).toBeLessThanOrEqual(2);
});

test('an empty wall, noise and a black photo are nothing', async () => {
  const flat = { width: 600, height: 800, channels: 3 as const };
  const wall = sharp({ create: { ...flat, background: '#cfc8bb' } });
  const black = sharp({ create: { ...flat, background: '#030303' } });
  const noise = sharp({
    create: { ...flat, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
  for (const picture of [wall, black, noise])
    expect((await readGarmentPhoto(await picture.jpeg().toBuffer(), ports)).recognised).toBeNull();
});

test('dark, turned and cut-off photos are never surer than the photo that shows the garment well', async () => {
  const good = await photo(jeans);
  const { recognised: known } = await readGarmentPhoto(good, ports);
  const worse = [
    await sharp(good).linear(0.12, 0).jpeg().toBuffer(),
    await sharp(good).rotate(90).jpeg().toBuffer(),
    await sharp(good).extract({ left: 330, top: 500, width: 240, height: 300 }).jpeg().toBuffer(),
  ];
  for (const bytes of worse) {
    const { recognised } = await readGarmentPhoto(bytes, ports);
    const wrong = recognised !== null && recognised.category !== 'pants';
    expect(wrong ? recognised.confidence : 0).toBeLessThan(0.7);
    expect(recognised?.confidence ?? 0).toBeLessThanOrEqual((known?.confidence ?? 0) + 0.05);
  }
}, 30_000);

test('clothes laid out are called by their names, also a jacket that lies half under a shirt', async () => {
  const items = [
    { subcategory: 'blazer', color_primary: '#24324f' },
    { subcategory: 'shirt', color_primary: '#f3f1ec' },
    { subcategory: 'chinos', color_primary: '#b99a6b' },
    { subcategory: 'loafers', color_primary: '#5a3423' },
    { subcategory: 'watch', color_primary: '#8a8a88' },
  ];
  const drawing = drawFlatLay(items, { width: 1080, height: 1440, scene: 'stone' });
  const pixels = await decodePixels(await rasterise(drawing, 1080));
  const labels = async (given: Partial<Ports>) =>
    (await analyse(pixels, given)).regions.map(({ label }) => label).toSorted();
  expect(await labels(ports)).toEqual(expect.arrayContaining(['jacket', 'top', 'trousers']));
  expect(await labels({})).not.toContain('jacket');
});
