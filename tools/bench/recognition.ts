import { workingSide } from '@drape/engine/vision/analyse';
import { findGarment } from '@drape/engine/vision/examine-garment';
import { shrink, toLabImage } from '@drape/engine/vision/lab-image';
import { chancesAtOnce, labelChances, type RecognisePort } from '@drape/engine/vision/recognise-garment';
import sharp from 'sharp';
import { outfitPhoto } from '../../e2e/src/outfit-photo.ts';
import { loadRecognise } from '../../server/src/platform/imaging/recognise.ts';
import { median } from './statistics.ts';

export type Recognition = { separationMs: number; recognitionMs: number; inDoubtMs: number };

/**
 * Milliseconds for the garment of a decoded photo, medians of 15: finding it, naming its kind after that, and naming it
 * where the first look leaves doubt.
 */
export async function measureRecognition(): Promise<Recognition> {
  const recognise = await loadRecognise();
  const inDoubt: RecognisePort = async (view) => (await recognise(view)).fill(0);
  const { data, info } = await sharp(await outfitPhoto())
    .resize(512, 512, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data };
  const separations: number[] = [];
  const recognitions: number[] = [];
  const doubts: number[] = [];
  for (let round = 0; round < 18; round++) {
    const start = performance.now();
    const found = findGarment(toLabImage(shrink(pixels, workingSide)));
    const separated = performance.now();
    await chancesAtOnce(pixels, found, recognise);
    const named = performance.now();
    await labelChances(pixels, found, inDoubt);
    if (round < 3) continue;
    separations.push(separated - start);
    recognitions.push(named - separated);
    doubts.push(performance.now() - named);
  }
  return {
    separationMs: median(separations),
    recognitionMs: median(recognitions),
    inDoubtMs: median(doubts),
  };
}
