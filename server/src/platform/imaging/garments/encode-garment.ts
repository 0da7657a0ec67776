import sharp from 'sharp';
import { decodingFailed, inspectPhoto, openPhoto } from '../decode.ts';
import type { GarmentMask } from './garment-mask.ts';

export type UprightPhoto = {
  /** A JPEG of at most 2048 pixels on the longer side, upright, without any metadata. */
  original: Uint8Array;
  /** The same as a small WebP. */
  thumbnail: Uint8Array;
  width: number;
  height: number;
};

/** The garment without its background: a WebP in the photo's shape, and a small one cut to the garment. */
export type CutOut = { cutout: Uint8Array; thumbnail: Uint8Array };

const originalSide = 2048;
const cutoutSide = 1280;
const thumbnailSide = 480;
/** Room around the garment on its thumbnail, as a share of its longer side. */
const margin = 0.04;
const inside = { fit: 'inside', withoutEnlargement: true } as const;

/** What is kept of a photo. Throws `unsupported_media` and `too_large` for what cannot be decoded. */
export async function encodeUpright(bytes: Uint8Array): Promise<UprightPhoto> {
  await inspectPhoto(bytes);
  try {
    const { data, info } = await openPhoto(bytes)
      .resize(originalSide, originalSide, inside)
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(data)
      .resize(thumbnailSide, thumbnailSide, inside)
      .webp({ quality: 76, effort: 2 })
      .toBuffer();
    return { original: data, thumbnail, width: info.width, height: info.height };
  } catch (error) {
    throw decodingFailed(error);
  }
}

/** Cuts the garment out of an upright photo. Undefined where the mask marks nothing. */
export async function encodeCutOut(upright: Uint8Array, mask: GarmentMask): Promise<CutOut | undefined> {
  const { data, info } = await sharp(upright)
    .resize(cutoutSide, cutoutSide, inside)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const alpha = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const box = boxOf(alpha, size);
  if (!box) return undefined;
  const pixels = await sharp(data, { raw: { ...size, channels: 3 } })
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .raw()
    .toBuffer();
  const open = () => sharp(pixels, { raw: { ...size, channels: 4 } });
  const [cutout, thumbnail] = await Promise.all([
    open().webp({ quality: 82, alphaQuality: 90, effort: 2 }).toBuffer(),
    open()
      .extract(box)
      .resize(thumbnailSide, thumbnailSide, inside)
      .webp({ quality: 78, alphaQuality: 90, effort: 2 })
      .toBuffer(),
  ]);
  return { cutout, thumbnail };
}

/** The mask that an earlier cut-out was made with. */
export async function maskOfCutOut(cutout: Uint8Array): Promise<GarmentMask> {
  const { data, info } = await sharp(cutout, { limitInputPixels: originalSide ** 2 })
    .ensureAlpha()
    .extractChannel(3)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw decodingFailed(error);
    });
  return { width: info.width, height: info.height, data };
}

type Box = { left: number; top: number; width: number; height: number };

function boxOf(alpha: Uint8Array, { width, height }: { width: number; height: number }): Box | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let index = 0; index < alpha.length; index++) {
    if ((alpha[index] ?? 0) < 64) continue;
    const x = index % width;
    const y = Math.floor(index / width);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  if (right < 0) return undefined;
  const room = Math.round(Math.max(right - left, bottom - top) * margin);
  const [fromX, fromY] = [Math.max(0, left - room), Math.max(0, top - room)];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(width, right + 1 + room) - fromX,
    height: Math.min(height, bottom + 1 + room) - fromY,
  };
}
