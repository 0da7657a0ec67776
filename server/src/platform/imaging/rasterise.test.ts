import { hexToOkLab, type OkLab, rgbToOkLab } from '@drape/engine/colour/oklab';
import { drawFlatLay } from '@drape/engine/drawing/draw-flat-lay';
import { drawGarment } from '@drape/engine/drawing/draw-garment';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterise } from './rasterise.ts';

/** OKLab of every opaque pixel. */
async function inkOf(svg: string, width = 200): Promise<OkLab[]> {
  const { data, info } = await sharp(await rasterise(svg, width))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink: OkLab[] = [];
  for (let i = 0; i < data.length; i += info.channels) {
    if ((data[i + 3] ?? 0) > 250) ink.push(rgbToOkLab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0));
  }
  return ink;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const solids = [
  ['t-shirt', '#f7f6f2'],
  ['shirt', '#9cb7d6'],
  ['blazer', '#1c2745'],
  ['coat', '#1a1a1c'],
  ['trousers', '#6b6b35'],
  ['midi skirt', '#7b2f3b'],
  ['evening dress', '#2f6a5a'],
  ['chelsea boots', '#5a3a26'],
  ['handbag', '#c8202f'],
  ['beanie', '#e3c14c'],
] as const;

test.each(solids)(
  'the median colour of a %s in %s is the colour of its fabric',
  async (subcategory, colour) => {
    const ink = await inkOf(drawGarment({ subcategory, color_primary: colour, pattern: 'solid' }).svg);
    const wanted = hexToOkLab(colour);
    for (const axis of [0, 1, 2] as const) {
      expect(Math.abs(median(ink.map((lab) => lab[axis])) - wanted[axis])).toBeLessThan(0.035);
    }
  },
);

test.each(['stripes', 'checks', 'dots', 'floral', 'denim', 'knit', 'leather', 'melange'])(
  'a t-shirt in %s shows more of its own colour than of any shade',
  async (pattern) => {
    const colour = '#2f62a0';
    const ink = await inkOf(drawGarment({ subcategory: 't-shirt', color_primary: colour, pattern }).svg);
    const wanted = hexToOkLab(colour);
    const near = ink.filter((lab) => Math.hypot(...wanted.map((value, i) => value - (lab[i] ?? 0))) < 0.09);
    expect(near.length / ink.length).toBeGreaterThan(0.3);
  },
);

test.each(['linen', 'wood', 'paper', 'stone'])(
  'a flat lay on %s becomes a photo of the asked size',
  async (scene) => {
    const svg = drawFlatLay([{ subcategory: 'shirt', color_primary: '#1c2745' }], {
      width: 300,
      height: 400,
      scene,
    });
    const { width, height } = await sharp(await rasterise(svg, 300)).metadata();
    expect([width, height]).toEqual([300, 400]);
    expect((await inkOf(svg, 100)).length).toBe(100 * 133);
  },
);

test('widths that would exhaust memory are refused', async () => {
  const { svg } = drawGarment({ subcategory: 'belt', color_primary: '#5a3a26' });
  await expect(rasterise(svg, 100_000)).rejects.toThrow(RangeError);
  await expect(rasterise(svg, Number.NaN)).rejects.toThrow(RangeError);
});
