import type { BodyPlaces } from './body-places.ts';
import type { GarmentMask } from './describe-region.ts';

import {
  areaOf,
  followsLegs,
  type GarmentPart,
  heightReached,
  parts,
  type WornParts,
} from './garment-parts.ts';
import type { Zone } from './look.ts';
import type { Scene } from './seeded-split.ts';
import type { Skeleton } from './skeleton.ts';
import { maskOf } from './superpixels.ts';

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
  legwear: 0.05,
  full: 0.1,
  feet: 0.008,
  hand: 0.025,
  head: 0.03,
};

/** Turns the parts that are large enough into named garments. */
export function nameGarments(
  scene: Scene,
  found: WornParts,
  places: BodyPlaces,
  { torso }: Skeleton,
): GarmentMask[] {
  const garments: GarmentMask[] = [];
  for (const part of parts) {
    const chosen = found[part];
    if (!chosen || areaOf(scene, chosen) < leastArea[part] * torso * torso) continue;
    garments.push({
      key: part,
      zone: zoneOf[part],
      label: labelOf(part, chosen, scene, places, found),
      mask: maskOf(scene.pieces, chosen),
      confidence: part === 'hand' || part === 'head' || part === 'legwear' ? 0.6 : 0.85,
    });
  }
  return garments;
}

function labelOf(
  part: GarmentPart,
  chosen: Uint8Array,
  scene: Scene,
  places: BodyPlaces,
  found: WornParts,
): string {
  if (part === 'hand') return 'bag';
  if (part === 'head') return 'hat';
  if (part === 'feet') return heightReached(chosen, places.down, 0.08) < 2.75 ? 'boots' : 'shoes';
  if (part === 'legwear') return heightReached(chosen, places.down, 0.1) > 2.55 ? 'socks' : 'tights';
  if (part === 'full') return 'dress';
  if (part === 'outer') return heightReached(chosen, places.down, 0.93) > 1.35 ? 'coat' : 'jacket';
  if (part === 'upper')
    return heightReached(chosen, places.down, 0.93) > 1.5 && !found.outer ? 'coat' : 'top';
  return lowerLabel(chosen, scene, places);
}

/** Trousers follow the legs; a skirt fills the room between them and ends above bare or covered legs. */
function lowerLabel(chosen: Uint8Array, scene: Scene, places: BodyPlaces): string {
  const { down, legDistance } = places;
  const hem = heightReached(chosen, down, 0.95);
  if (hem > 2.2) return followsLegs(scene, chosen, places) ? 'trousers' : 'skirt';
  let between = 0;
  let all = 1;
  for (let k = 0; k < chosen.length; k++) {
    if (!chosen[k] || down[k] < hem - 0.35) continue;
    all += scene.pieces.area[k];
    if (legDistance[k] > 0.17) between += scene.pieces.area[k];
  }
  return hem < 1.75 && between < 0.3 * all ? 'shorts' : 'skirt';
}
