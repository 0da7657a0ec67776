import { workingSide } from '@drape/engine/vision/analyse';
import { findGarment } from '@drape/engine/vision/examine-garment';
import { shrink, toLabImage } from '@drape/engine/vision/image/lab-image';
import { labelChances } from '@drape/engine/vision/laid/recognise-garment';
import sharp from 'sharp';
import { outfitPhoto } from '../../e2e/src/stand-ins/outfit-photo.ts';
import { loadRecognise } from '../../server/src/platform/imaging/networks/recognise.ts';
import { median } from './statistics.ts';

export type Recognition = { separationMs: number; recognitionMs: number };

/** Milliseconds for the garment of a decoded photo, medians of 15: finding it, and naming its kind after that. */
export async function measureRecognition(): Promise<Recognition> {
  const recognise = await loadRecognise();
  const { data, info } = await sharp(await outfitPhoto())
    .resize(512, 512, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data };
  const separations: number[] = [];
  const recognitions: number[] = [];
  for (let round = 0; round < 18; round++) {
    const start = performance.now();
    const found = findGarment(toLabImage(shrink(pixels, workingSide)));
    const separated = performance.now();
    await labelChances(pixels, found, recognise);
    if (round < 3) continue;
    separations.push(separated - start);
    recognitions.push(performance.now() - separated);
  }
  return { separationMs: median(separations), recognitionMs: median(recognitions) };
}
