import sharp from 'sharp';
import { outfitPhoto } from '../../e2e/src/stand-ins/outfit-photo.ts';

const twelveMegapixels = { width: 3000, height: 4000 };

/** A 12-megapixel photo of a drawn outfit with sensor noise: a JPEG of the size that phones make. */
export function largePhoto(): Promise<Buffer<ArrayBuffer>> {
  return outfitPhoto({ ...twelveMegapixels, noise: 45 });
}

/** The same picture as another file: a comment segment of its own behind the start of the JPEG. */
export function variantOf(photo: Buffer, variant: number): Buffer<ArrayBuffer> {
  const text = Buffer.from(`variant ${variant}`);
  const segment = Buffer.alloc(4 + text.length);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(2 + text.length, 2);
  text.copy(segment, 4);
  return Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
}

/** Milliseconds of what no analysis can do without: decoding the photo to 512 pixels. */
export async function bareDecodeMs(photo: Buffer): Promise<number> {
  const start = performance.now();
  await sharp(photo).rotate().resize(512, 512, { fit: 'inside' }).removeAlpha().raw().toBuffer();
  return performance.now() - start;
}
