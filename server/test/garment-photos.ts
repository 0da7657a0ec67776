import { drawGarment } from '@drape/engine/drawing/draw-garment';
import sharp from 'sharp';
import { rasterise } from '../src/platform/imaging/rasterise.ts';

type Garment = { subcategory?: string; colour?: string; ground?: string; width?: number };

/** A drawn garment on a plain ground as a JPEG. */
export async function garmentPhoto(garment: Garment = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { subcategory = 't-shirt', colour = '#1d2743', ground = '#e9e4da', width = 300 } = garment;
  const height = Math.round((width * 4) / 3);
  const drawn = await rasterise(drawGarment({ subcategory, color_primary: colour }).svg, width);
  const piece = await sharp(drawn)
    .resize(Math.round(width * 0.8), Math.round(height * 0.8), { fit: 'inside' })
    .toBuffer();
  const photo = sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: piece, gravity: 'centre' }])
    .jpeg({ quality: 88 });
  return Uint8Array.from(await photo.toBuffer());
}

/** A mask as the brush paints it: white where the garment is kept, here a box given in fractions. */
export async function boxMask(
  width: number,
  height: number,
  box: { left: number; top: number; width: number; height: number } | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const black = sharp({ create: { width, height, channels: 3, background: '#000000' } });
  if (!box) return Uint8Array.from(await black.png().toBuffer());
  const size = { width: Math.round(box.width * width), height: Math.round(box.height * height) };
  const input = await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const place = { left: Math.round(box.left * width), top: Math.round(box.top * height) };
  return Uint8Array.from(
    await black
      .composite([{ input, ...place }])
      .png()
      .toBuffer(),
  );
}
