import { drawFlatLay } from '@drape/engine/drawing/draw-flat-lay';
import type { GarmentAttributes } from '@drape/engine/drawing/draw-garment';
import type { Scene } from '@drape/engine/drawing/scene';
import sharp from 'sharp';
import { rasterise } from '../../platform/imaging/rasterise.ts';

export type DemoPhoto = { bytes: Uint8Array; daysAgo: number };

type DemoOutfit = { daysAgo: number; scene: Scene; items: GarmentAttributes[] };

function item(
  subcategory: string,
  color_primary: string,
  more: Partial<GarmentAttributes> = {},
): GarmentAttributes {
  return { subcategory, color_primary, ...more };
}

/** What the demo person wore, newest first. */
const outfits: DemoOutfit[] = [
  {
    daysAgo: 1,
    scene: 'stone',
    items: [
      item('blazer', '#24324f'),
      item('shirt', '#f3f1ec'),
      item('chinos', '#b99a6b'),
      item('loafers', '#5a3423'),
      item('watch', '#8a8a88'),
    ],
  },
  {
    daysAgo: 4,
    scene: 'paper',
    items: [
      item('knit', '#7c2f3a', { pattern: 'knit' }),
      item('jeans', '#86a3c8', { pattern: 'denim' }),
      item('sneakers', '#e8e6e1'),
    ],
  },
  {
    daysAgo: 9,
    scene: 'linen',
    items: [item('wrap dress', '#2f5d50'), item('heels', '#c6a27c'), item('clutch', '#c6a27c')],
  },
  {
    daysAgo: 15,
    scene: 'stone',
    items: [
      item('trench', '#c8ad82'),
      item('t-shirt', '#fbfaf6', { pattern: 'stripes', color_secondary: '#22304d' }),
      item('trousers', '#262a33'),
      item('flats', '#1f1d1c'),
    ],
  },
  {
    daysAgo: 23,
    scene: 'linen',
    items: [
      item('hoodie', '#d4552f'),
      item('joggers', '#7c4fa0'),
      item('running shoes', '#35b37a'),
      item('cap', '#e6c52f'),
    ],
  },
  {
    daysAgo: 34,
    scene: 'paper',
    items: [
      item('turtleneck', '#1f2023'),
      item('pleated skirt', '#8f8a84', { pattern: 'checks', color_secondary: '#4b4744' }),
      item('boots', '#2b211d'),
      item('belt', '#2b211d'),
    ],
  },
];

const width = 1080;
const height = 1440;

async function drawPhoto({ daysAgo, scene, items }: DemoOutfit): Promise<DemoPhoto> {
  const png = await rasterise(drawFlatLay(items, { width, height, scene }), width);
  return {
    bytes: await sharp(png).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer(),
    daysAgo,
  };
}

/** The outfit photos of the demo account, drawn as flat lays; the next one is drawn while one is looked at. */
export async function* drawDemoPhotos(): AsyncGenerator<DemoPhoto> {
  const [first, ...others] = outfits;
  if (!first) return;
  let drawing = drawPhoto(first);
  for (const outfit of others) {
    const photo = await drawing;
    drawing = drawPhoto(outfit);
    // A reader that stops early never asks for it.
    drawing.catch(() => undefined);
    yield photo;
  }
  yield await drawing;
}
