import { examineGarment, type GarmentNote } from '@drape/engine/vision/examine-garment';
import type { PhotoBox } from '@drape/engine/vision/image/difference-hash';
import type { RecognisePort, Recognition } from '@drape/engine/vision/laid/recognise-garment';
import type { LookColour, Pattern, Texture } from '@drape/engine/vision/look';
import sharp from 'sharp';
import { analysedPixels, decodePicture, fromPicture, inspectPhoto, type Picture } from '../decode.ts';
import { type Plane, refineMask } from './refine-mask.ts';

const maskSide = 1024;

/** What a wardrobe photo shows. Boxes are fractions of the upright photo. */
export type GarmentPhoto = {
  /** Pixels of the upright photo. */
  width: number;
  height: number;
  /** A grey PNG of at most 1024 on the longer side in the photo's proportions, white where the garment is. */
  mask: Uint8Array | null;
  /** The garment's box; the whole photo where no garment was found. */
  crop: PhotoBox;
  /** How well the garment could be separated from the background, 0 to 1. */
  confidence: number;
  palette: LookColour[];
  pattern: Pattern | null;
  texture: Texture | null;
  recognised: Recognition | null;
  /** 64-bit perceptual hash, 16 hexadecimal digits: near-duplicates differ in few bits. */
  dhash: string;
  notes: GarmentNote[];
};

/** Throws `unsupported_media` and `too_large` like the analysis of an outfit. */
export async function readGarmentPhoto(
  bytes: Uint8Array,
  ports: { recognise?: RecognisePort } = {},
): Promise<GarmentPhoto> {
  const { autoOrient } = await inspectPhoto(bytes);
  const picture = await decodePicture(bytes);
  const { garment, dhash, notes } = await examineGarment(await analysedPixels(picture), ports);
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    mask: garment ? await encodeMask(garment.mask, autoOrient, picture) : null,
    crop: garment?.box ?? { x: 0, y: 0, width: 1, height: 1 },
    confidence: garment?.confidence ?? 0,
    palette: garment?.palette ?? [],
    pattern: garment?.pattern ?? null,
    texture: garment?.texture ?? null,
    recognised: garment?.recognised ?? null,
    dhash,
    notes,
  };
}

type Size = { width: number; height: number };

const planeOf = (grey: Uint8Array, { width, height }: Size): Plane => ({
  width,
  height,
  data: Float32Array.from(grey, (value) => value / 255),
});

/** Enlarged to the photo's own edges, so that the steps of the small mask don't show. */
async function encodeMask(
  mask: Size & { data: Uint8Array },
  photo: Size,
  picture: Picture,
): Promise<Uint8Array> {
  const scale = Math.min(1, maskSide / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const raw = { width, height, channels: 1 } as const;
  const large = await fromPicture(picture)
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer();
  const small = await sharp(large, { raw })
    .resize(mask.width, mask.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const marked = { width: mask.width, height: mask.height, data: Float32Array.from(mask.data) };
  const refined = refineMask(marked, planeOf(small, mask), planeOf(large, { width, height }));
  return sharp(refined, { raw }).toColourspace('b-w').png({ compressionLevel: 6 }).toBuffer();
}
