import type { Outline } from '@drape/engine/vision/look';
import sharp from 'sharp';
import { decodingFailed, inspectPhoto, openPhoto } from '../decode.ts';
import type { GarmentMask } from './garment-mask.ts';

/** A garment of a larger photo: a JPEG of its surroundings alone, and where it is in it. */
export type Piece = { photo: Uint8Array; mask: GarmentMask };

/** Room around the garment, as a share of the photo's longer side. */
const margin = 0.03;
const leastSide = 16;
/** The edge of an outline is a polygon's; softened it is cloth's. */
const softness = 1.2;

/**
 * Cuts the part of a photo out that an outline (in fractions of the upright photo) marks, so that nothing but the garment
 * and what touches it is kept. Undefined where the outline marks next to nothing.
 */
export async function cutPiece(bytes: Uint8Array, outline: Outline): Promise<Piece | undefined> {
  await inspectPhoto(bytes);
  try {
    const { data, info } = await openPhoto(bytes)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const box = boxOf(outline, info);
    if (!box) return undefined;
    const { width, height } = box;
    const photo = await sharp(data, { raw: info }).extract(box).jpeg({ quality: 90 }).toBuffer();
    const filled = fill(outline, info, box);
    const mask = await sharp(filled, { raw: { width, height, channels: 1 } })
      .blur(softness)
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer();
    return { photo, mask: { width, height, data: mask } };
  } catch (error) {
    throw decodingFailed(error);
  }
}

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

function boxOf(outline: Outline, { width, height }: Size): Box | undefined {
  const points = outline.flat();
  if (points.length < 3) return undefined;
  const room = margin * Math.max(width, height);
  const xs = points.map(([x]) => x * width);
  const ys = points.map(([, y]) => y * height);
  const left = Math.max(0, Math.floor(Math.min(...xs) - room));
  const top = Math.max(0, Math.floor(Math.min(...ys) - room));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + room));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) + room));
  const box = { left, top, width: right - left, height: bottom - top };
  return box.width < leastSide || box.height < leastSide ? undefined : box;
}

/** 255 within the outline, a polygon within another being a hole, row by row of the box. */
function fill(outline: Outline, photo: Size, { left, top, width, height }: Box): Uint8Array {
  const mask = new Uint8Array(width * height);
  const polygons = outline.map((polygon) =>
    polygon.map(([x, y]) => [x * photo.width - left, y * photo.height - top] as const),
  );
  for (let row = 0; row < height; row++) {
    const crossings = polygons.flatMap((polygon) => crossingsAt(polygon, row + 0.5)).sort((x, y) => x - y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.round(crossings[index] ?? 0));
      const to = Math.min(width, Math.round(crossings[index + 1] ?? 0));
      mask.fill(255, row * width + from, row * width + Math.max(from, to));
    }
  }
  return mask;
}

function crossingsAt(polygon: readonly (readonly [x: number, y: number])[], y: number): number[] {
  return polygon.flatMap(([x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1) ?? [x1, y1];
    return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
}
