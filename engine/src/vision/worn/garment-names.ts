import type { LabImage } from '../image/lab-image.ts';
import type { Zone } from '../look.ts';
import { type BodyPlaces, type LegLines, legLines } from '../pose/body-places.ts';
import type { Skeleton } from '../pose/skeleton.ts';
import type { Scene } from '../segmentation/seeded-split.ts';
import { areaOf, type GarmentPart, heightReached, parts, type WornParts } from './garment-parts.ts';
import { hasTwoLegs, measureLegs } from './leg-shape.ts';

const zoneOf: Record<GarmentPart, Zone> = {
  upper: 'upper',
  outer: 'outer',
  lower: 'lower',
  legwear: 'lower',
  full: 'full',
  feet: 'feet',
  hand: 'hand',
  head: 'head',
};

/** Smallest area of a garment as a share of a square of the torso's length. */
const leastArea: Record<GarmentPart, number> = {
  upper: 0.03,
  outer: 0.08,
  lower: 0.06,
  legwear: 0.03,
  full: 0.1,
  feet: 0.008,
  hand: 0.025,
  head: 0.03,
};

/** The parts that are large enough to be garments. */
export function sizeableParts(scene: Scene, found: WornParts, { torso }: Skeleton): WornParts {
  const kept: WornParts = {};
  for (const part of parts) {
    const chosen = found[part];
    if (chosen && areaOf(scene, chosen) >= leastArea[part] * torso * torso) kept[part] = chosen;
  }
  return kept;
}

/** What a part of the body wears: its zone and a plain noun, from its pieces and its mask. */
export function nameGarment(
  image: LabImage,
  part: GarmentPart,
  found: WornParts,
  mask: Uint8Array,
  places: BodyPlaces,
  skeleton: Skeleton,
): { zone: Zone; label: string } {
  return { zone: zoneOf[part], label: labelOf(part, found, places, { image, mask, skeleton }) };
}

type Seen = { image: LabImage; mask: Uint8Array; skeleton: Skeleton };

function labelOf(part: GarmentPart, found: WornParts, { down }: BodyPlaces, seen: Seen): string {
  const chosen = found[part] ?? new Uint8Array(0);
  if (part === 'hand') return 'bag';
  if (part === 'head') return 'hat';
  if (part === 'feet') return heightReached(chosen, down, 0.08) < 2.75 ? 'boots' : 'shoes';
  if (part === 'legwear') return heightReached(chosen, down, 0.1) > 2.5 ? 'socks' : 'tights';
  if (part === 'full') return fullLabel(seen);
  if (part === 'outer') return heightReached(chosen, down, 0.93) > 1.35 ? 'coat' : 'jacket';
  if (part === 'upper') return heightReached(chosen, down, 0.93) > 1.35 && !found.outer ? 'coat' : 'top';
  return lowerLabel(seen);
}

function shapeOf({ image, mask, skeleton }: Seen) {
  const lines: LegLines = legLines(skeleton);
  return measureLegs(image, mask, lines, skeleton.torso);
}

function fullLabel(seen: Seen): string {
  const shape = shapeOf(seen);
  return shape && shape.hem > 2.5 && hasTwoLegs(shape) ? 'jumpsuit' : 'dress';
}

/** Trousers follow the legs; a skirt fills the room between them. */
function lowerLabel(seen: Seen): string {
  const shape = shapeOf(seen);
  if (!shape) return 'shorts';
  if (hasTwoLegs(shape)) return shape.hem < 1.95 ? 'shorts' : 'trousers';
  return shape.hem < 1.5 && shape.taper < 1.1 ? 'shorts' : 'skirt';
}
