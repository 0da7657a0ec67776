import { limits } from '@drape/contract/wire/limits';
import type { Pixels } from '@drape/engine/vision/image/pixels';
import sharp, { type Channels, type Metadata, type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });
sharp.cache(false);
sharp.concurrency(1);

const readable = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'heif', 'tiff']);
const keptSide = 1600;
const analysedSide = 512;

const notAPhoto = 'This file is not a photo that can be read. Please use a JPG, PNG or WebP picture.';

/** An upright, flattened sRGB pipeline for a photo of any kind that can be decoded. */
export function openPhoto(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: limits.maxImagePixels, pages: 1 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
}

/** Throws `unsupported_media` for what is no photo and `too_large` for more pixels than are decoded. */
export async function inspectPhoto(bytes: Uint8Array): Promise<Metadata> {
  const metadata = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((error) => {
      throw new AppError('unsupported_media', notAPhoto, { cause: error });
    });
  if (!readable.has(metadata.format ?? '')) throw new AppError('unsupported_media', notAPhoto);
  if (metadata.width * metadata.height > limits.maxImagePixels) {
    const megapixels = Math.floor(limits.maxImagePixels / 1e6);
    throw new AppError(
      'too_large',
      `This picture has too many pixels. Please use one of at most ${megapixels} megapixels.`,
    );
  }
  return metadata;
}

export function decodingFailed(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(
    'unsupported_media',
    'This picture is damaged or incomplete. Please try another file.',
    {
      cause: error,
    },
  );
}

/** A decoded picture: upright, sRGB, rows from the top, no alpha. */
export type Picture = { width: number; height: number; channels: Channels; data: Uint8Array };

/** A photo with at most `side` pixels on the longer side, by itself as it is kept. Throws `unsupported_media`. */
export async function decodePicture(bytes: Uint8Array, side = keptSide): Promise<Picture> {
  const { data, info } = await openPhoto(bytes)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw decodingFailed(error);
    });
  return { width: info.width, height: info.height, channels: info.channels, data };
}

/** A pipeline that goes on from a decoded picture. */
export function fromPicture({ data, ...raw }: Picture): Sharp {
  return sharp(data, { raw });
}

/** The pixels of a picture that the engine analyses: at most 512 on the longer side. */
export async function analysedPixels(picture: Picture): Promise<Pixels> {
  const { data, info } = await fromPicture(picture)
    .resize(analysedSide, analysedSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}

/** The pixels of a photo that the engine analyses. */
export async function decodePixels(bytes: Uint8Array): Promise<Pixels> {
  return analysedPixels(await decodePicture(bytes));
}
