import { fromPicture, type Picture } from './decode.ts';

export type StoredPhoto = { photo: Uint8Array; thumbnail: Uint8Array };

const thumbnailSide = 480;

/** The forms that are kept, both without any metadata: a JPEG to look at and a small WebP for lists. */
export async function encodeForStorage(picture: Picture): Promise<StoredPhoto> {
  const [photo, thumbnail] = await Promise.all([
    fromPicture(picture).jpeg({ quality: 86, optimiseCoding: false }).toBuffer(),
    fromPicture(picture)
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true, kernel: 'cubic' })
      .webp({ quality: 76, effort: 1 })
      .toBuffer(),
  ]);
  return { photo, thumbnail };
}
