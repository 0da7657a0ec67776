import type { GarmentMask } from '../describe-region.ts';
import type { LabImage } from '../image/lab-image.ts';
import type { Neighbours } from '../image/neighbours.ts';
import { connectedParts } from '../image/parts.ts';
import type { Superpixels } from '../image/superpixels.ts';
import { splitTouching } from '../segmentation/split-touching.ts';
import { nameSilhouette } from './name-silhouette.ts';

/** A garment, and the parts by colour that may each be one of their own. */
export type LaidGarment = GarmentMask & { parts?: Uint8Array[] };

type PixelList = readonly number[] | Int32Array;

const mostPieces = 8;
const leastSure = 0.65;
const unnamed = { label: 'garment', zone: 'piece' } as const;

/** The garments of a flat lay: the parts of the subject that lie apart, split where garments of two colours touch. */
export function laidGarments(
  { width, height }: LabImage,
  subject: Uint8Array,
  confidence: number,
  pieces: Superpixels,
  neighbours: Neighbours,
): LaidGarment[] {
  const total = subject.reduce((sum, inside) => sum + inside, 0);
  const least = Math.max(0.02 * total, 0.002 * width * height);
  const split = (pixels: PixelList, byColourAlone: boolean) =>
    splitPart(pixels, pieces, neighbours, byColourAlone).filter((part) => part.length >= least);
  const maskOf = (pixels: PixelList) => {
    const mask = new Uint8Array(subject.length);
    for (const i of pixels) mask[i] = 1;
    return mask;
  };
  const garments = connectedParts(subject, width, height)
    .filter(({ pixels }) => pixels.length >= least)
    .flatMap(({ pixels }) => split(pixels, false))
    .sort((one, other) => other.length - one.length || one[0] - other[0])
    .slice(0, mostPieces);
  return garments.map((pixels, index) => {
    const named = nameSilhouette(pixels, width);
    const { label, zone } = named && named.confidence >= leastSure ? named : unnamed;
    const parts = split(pixels, true);
    const garment = { key: `piece-${index + 1}`, zone, label, mask: maskOf(pixels), confidence };
    return parts.length > 1 ? { ...garment, parts: parts.map(maskOf) } : garment;
  });
}

function splitPart(
  pixels: PixelList,
  pieces: Superpixels,
  neighbours: Neighbours,
  byColourAlone: boolean,
): number[][] {
  const inside = new Float32Array(pieces.count);
  for (const i of pixels) inside[pieces.labels[i]]++;
  const members = Uint8Array.from(inside, (count, k) => (count > 0.5 * pieces.area[k] ? 1 : 0));
  const segments = splitTouching(pieces, neighbours, members, byColourAlone);
  const found = new Map<number, number[]>();
  for (const i of pixels) {
    const segment = segments[pieces.labels[i]];
    if (segment < 0) continue;
    const own = found.get(segment);
    if (own) own.push(i);
    else found.set(segment, [i]);
  }
  return found.size > 1 ? [...found.values()] : [[...pixels]];
}
