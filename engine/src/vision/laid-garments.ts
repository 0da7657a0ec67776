import type { GarmentMask } from './describe-region.ts';
import type { LabImage } from './lab-image.ts';
import { connectedParts } from './parts.ts';

const mostPieces = 8;

/** The garments of a flat lay: the separate parts of the subject that are large enough to be one. */
export function laidGarments(
  { width, height }: LabImage,
  subject: Uint8Array,
  confidence: number,
): GarmentMask[] {
  const parts = connectedParts(subject, width, height);
  const total = parts.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const large = parts
    .slice(0, mostPieces)
    .filter(({ pixels }) => pixels.length >= Math.max(0.02 * total, 0.002 * width * height));
  return large.map(({ pixels }, index) => {
    const mask = new Uint8Array(subject.length);
    for (const i of pixels) mask[i] = 1;
    return { key: `piece-${index + 1}`, zone: 'piece', label: 'garment', mask, confidence };
  });
}
