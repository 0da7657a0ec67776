import { limits } from '@drape/contract/limits';
import type { Pixels } from '@drape/engine/vision/pixels';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';

sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });
sharp.cache(false);
sharp.concurrency(1);

const readable = new Set(['jpeg', 'png', 'webp', 'avif', 'gif', 'heif', 'tiff']);
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

/** The pixels that the engine analyses: upright, at most 512 on the longer side. */
export async function decodePixels(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await openPhoto(bytes)
    .resize(analysedSide, analysedSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw decodingFailed(error);
    });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}
