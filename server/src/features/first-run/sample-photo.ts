import { drawFlatLay } from '@drape/engine/drawing/draw-flat-lay';
import sharp from 'sharp';
import { rasterise } from '../../platform/imaging/rasterise.ts';

const [width, height] = [1080, 1440];

/** An outfit laid out, drawn by the product itself, as a photo of somebody who has none at hand. */
export async function drawSamplePhoto(): Promise<Uint8Array> {
  const items = [
    { subcategory: 'blazer', color_primary: '#24324f' },
    { subcategory: 't-shirt', color_primary: '#f3f1ec' },
    { subcategory: 'jeans', color_primary: '#86a3c8', pattern: 'denim' as const },
    { subcategory: 'loafers', color_primary: '#5a3423' },
    { subcategory: 'belt', color_primary: '#5a3423' },
  ];
  const png = await rasterise(drawFlatLay(items, { width, height, scene: 'linen' }), width);
  return sharp(png).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
}
