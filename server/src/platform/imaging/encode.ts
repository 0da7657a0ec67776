import { decodingFailed, openPhoto } from './decode.ts';

export type StoredPhoto = { photo: Uint8Array; thumbnail: Uint8Array };

const photoSide = 1600;
const thumbnailSide = 480;

/** The forms that are kept, both without any metadata: a JPEG to look at and a small WebP for lists. */
export async function encodeForStorage(bytes: Uint8Array): Promise<StoredPhoto> {
  const resized = (side: number) =>
    openPhoto(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  try {
    const photo = await resized(photoSide).jpeg({ quality: 86 }).toBuffer();
    const thumbnail = await openPhoto(photo)
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76, effort: 2 })
      .toBuffer();
    return { photo, thumbnail };
  } catch (error) {
    throw decodingFailed(error);
  }
}
