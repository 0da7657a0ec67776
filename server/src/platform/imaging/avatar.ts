import { decodingFailed, inspectPhoto, openPhoto } from './decode.ts';

const side = 256;

/** A picture cut to a square around what stands out, as a small WebP without metadata. */
export async function encodeAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  await inspectPhoto(bytes);
  return openPhoto(bytes)
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality: 84 })
    .toBuffer()
    .catch((error) => {
      throw decodingFailed(error);
    });
}
