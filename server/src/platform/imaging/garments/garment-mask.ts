import sharp from 'sharp';
import { invalidField } from '../../app-error.ts';
import { decodingFailed, inspectPhoto } from '../decode.ts';

export type GarmentMask = { width: number; height: number; data: Uint8Array };

/** How far the proportions of a mask may be off those of its photo. */
const shapeTolerance = 0.03;
const longestSide = 1024;

/**
 * A mask as grey values from 0 to 255: light pixels belong to the garment, dark and transparent ones do not. Throws
 * `unsupported_media` for what is no picture and `invalid` for one of another shape than the photo.
 */
export async function decodeMask(
  picture: Uint8Array,
  photo: { width: number; height: number },
  otherShape: string,
): Promise<GarmentMask> {
  const { width, height } = await inspectPhoto(picture);
  const off = (width / height) * (photo.height / photo.width);
  if (Math.abs(off - 1) > shapeTolerance) throw invalidField(['body', 'file'], otherShape, 'shape');
  const { data, info } = await sharp(picture, { pages: 1 })
    .flatten({ background: '#000000' })
    .greyscale()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw decodingFailed(error);
    });
  return { width: info.width, height: info.height, data };
}

/** The part of the photo that a mask marks, 0 to 1. */
export function markedShare({ data }: GarmentMask): number {
  let marked = 0;
  for (const value of data) marked += value > 127 ? 1 : 0;
  return marked / data.length;
}
