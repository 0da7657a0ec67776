import { cutPieces, findLaid, photoTrust, workingSide } from './analyse.ts';
import { countOf, describeRegion } from './describe-region.ts';
import { differenceHash, type PhotoBox } from './image/difference-hash.ts';
import { type LabImage, shrink, toLabImage } from './image/lab-image.ts';
import { findNeighbours } from './image/neighbours.ts';
import { connectedParts } from './image/parts.ts';
import { measureQuality, round } from './image/photo-quality.ts';
import type { Pixels } from './image/pixels.ts';
import type { SizedMask } from './laid/garment-view.ts';
import {
  type RecognisePort,
  type Recognition,
  recogniseGarment,
  shareOnBorder,
} from './laid/recognise-garment.ts';
import type { LookColour, Pattern, PhotoNote, Texture } from './look.ts';
import { isEmptyScene } from './no-outfit.ts';

/** What a photo of one garment says besides its colours: notes on the photo, and on what was found in it. */
export type GarmentNote = {
  code: PhotoNote['code'] | 'no-garment' | 'several-parts' | 'cut-off';
  /** 0 (hardly matters) to 1 (spoils the measurement). */
  strength: number;
};

export type ExaminedGarment = {
  mask: SizedMask;
  box: PhotoBox;
  /** Largest share first, shares summing to about 1. */
  palette: LookColour[];
  pattern: Pattern;
  texture: Texture;
  /** 0 to 1, that the mask is one garment and nothing else. */
  confidence: number;
  /** Absent without a recogniser, and where the garment looks like no kind that it knows. */
  recognised?: Recognition;
};

/** `garment` is absent where nothing stands out from the ground. */
export type GarmentReport = { garment?: ExaminedGarment; dhash: string; notes: GarmentNote[] };

/** A garment in a photo and the parts that it lies in. */
type FoundGarment = { mask: SizedMask; box: PhotoBox; parts: number; confidence: number };

const wholePhoto: PhotoBox = { x: 0, y: 0, width: 1, height: 1 };

/**
 * One garment that lies or hangs before a ground (pixels of about 512 on the longer side): where it is and what it
 * looks like. Deterministic. Throws a RangeError for pixels without content.
 */
export async function examineGarment(
  pixels: Pixels,
  ports: { recognise?: RecognisePort } = {},
): Promise<GarmentReport> {
  if (pixels.width < 1 || pixels.height < 1) throw new RangeError('A photo has at least one pixel');
  if (pixels.data.length < 4 * pixels.width * pixels.height) throw new RangeError('Pixels are missing');
  const image = toLabImage(shrink(pixels, workingSide));
  const quality = measureQuality(image, pixels);
  const found = findGarment(image);
  if (!found)
    return {
      dhash: differenceHash(image, wholePhoto),
      notes: [{ code: 'no-garment', strength: 1 }, ...quality.notes],
    };
  const { mask, box } = found;
  const cut = shareOnBorder(mask);
  const notes: GarmentNote[] = [...quality.notes];
  if (found.parts > 2) notes.push({ code: 'several-parts', strength: round(Math.min(1, 0.2 * found.parts)) });
  if (cut > 0.1) notes.push({ code: 'cut-off', strength: round(Math.min(1, 2 * cut)) });
  const region = describeRegion(
    image,
    { key: 'garment', zone: 'piece', label: 'garment', mask: mask.data, confidence: found.confidence },
    countOf(mask.data),
  );
  const recognised = ports.recognise && (await recogniseGarment(pixels, found, ports.recognise));
  return {
    garment: {
      mask,
      box,
      palette: region.colours,
      pattern: region.pattern,
      texture: region.texture,
      confidence: round(photoTrust(quality) * found.confidence),
      ...(recognised && { recognised }),
    },
    dhash: differenceHash(image, box, mask.data),
    notes,
  };
}

/** All parts together, since a pair of shoes is one item of a wardrobe; undefined where nothing stands out. */
export function findGarment(image: LabImage): FoundGarment | undefined {
  if (isEmptyScene(image)) return undefined;
  const { width, height } = image;
  const pieces = cutPieces(image);
  const found = findLaid(image, pieces, findNeighbours(image, pieces));
  if (!found) return undefined;
  const data = new Uint8Array(width * height);
  for (const garment of found.garments) for (let i = 0; i < data.length; i++) data[i] |= garment.mask[i];
  const mask = { width, height, data };
  return { mask, box: boxAround(mask), parts: partsOf(mask), confidence: found.confidence };
}

/** Parts that lie apart, crumbs left out. */
function partsOf({ width, height, data }: SizedMask): number {
  const parts = connectedParts(data, width, height);
  return parts.filter(({ pixels }) => pixels.length >= 0.02 * (parts[0]?.pixels.length ?? 0)).length;
}

function boxAround({ width, height, data }: SizedMask): PhotoBox {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!data[y * width + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return {
    x: round(left / width),
    y: round(top / height),
    width: round((right + 1 - left) / width),
    height: round((bottom + 1 - top) / height),
  };
}
