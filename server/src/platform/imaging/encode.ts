import sharp from 'sharp';
import { decodingFailed, openPhoto } from './decode.ts';

export type StoredPhoto = { photo: Uint8Array; thumbnail: Uint8Array };

const photoSide = 1600;
const thumbnailSide = 480;

/** The forms that are kept, both without any metadata: a JPEG to look at and a small WebP for lists. Decodes once. */
export async function encodeForStorage(bytes: Uint8Array): Promise<StoredPhoto> {
  try {
    const { data, info } = await openPhoto(bytes)
      .resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const photo = await pixels().jpeg({ quality: 86, optimiseCoding: false }).toBuffer();
    const thumbnail = await pixels()
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76, effort: 1 })
      .toBuffer();
    return { photo, thumbnail };
  } catch (error) {
    throw decodingFailed(error);
  }
}
