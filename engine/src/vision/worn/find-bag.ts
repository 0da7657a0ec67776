import type { BodyPlaces } from '../pose/body-places.ts';
import { type Scene, seededSplit } from '../segmentation/seeded-split.ts';

/** Distance from the limbs, in torso lengths, from which cloth hangs beside the body rather than on it. */
const hanging = 0.18;
const onLimb = 0.12;
/** How much further than on the body's other side a bag reaches: skirts, coats and wide trousers do so on both. */
const oneSided = 0.08;
/** Furthest distance of a bag from the wrist that holds it, in torso lengths. */
const holding = 1.2;
/** Height of the bands in which both sides of the body are compared; a torso is 1. */
const bandHeight = 0.15;

/** The pieces (1) of the figure's cloth that hang away from the body on one side of it, near a hand. */
export function findBag(scene: Scene, cloth: Uint8Array, places: BodyPlaces): Uint8Array {
  const { down, aside, between, wristDistance } = places;
  const { count } = scene.pieces;
  const away = Float32Array.from({ length: count }, (_, k) => limbDistance(places, k));
  const reachOpposite = oppositeReach(cloth, places, away);
  const bag = new Float32Array(count);
  const worn = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!cloth[k]) continue;
    const beside = down[k] > 0.2 && down[k] < 2.8 && (aside[k] > 1.15 || (down[k] > 1 && !between[k]));
    const alone = away[k] > hanging && away[k] > reachOpposite(k) + oneSided;
    if (beside && alone && wristDistance[k] < holding) bag[k] = 1;
    else if (away[k] < onLimb || (aside[k] < 0.7 && down[k] < 1.2)) worn[k] = 1;
    bias[k] = beside ? Math.min(1.5, 8 * (away[k] - 0.2)) : -1.5 - Math.max(0, wristDistance[k] - 0.7);
  }
  const members = cloth.map((inside, k) => (inside && down[k] > 0 && down[k] < 2.9 ? 1 : 0));
  return seededSplit(scene, members, bag, worn, bias);
}

/** Distance from arms, and legs below the waist, in torso lengths; hands are wider than the line through them. */
function limbDistance({ down, arm, armDistance, legDistance }: BodyPlaces, k: number): number {
  const fromArm = arm[k] > 1.7 ? armDistance[k] + 0.05 : armDistance[k];
  return Math.min(fromArm, down[k] > 0.9 ? legDistance[k] : Number.POSITIVE_INFINITY);
}

/** How far from the limbs cloth reaches at a piece's height on the other side of the body; 0 where there is none. */
function oppositeReach(
  cloth: Uint8Array,
  { down, across }: BodyPlaces,
  away: Float32Array,
): (k: number) => number {
  const reach = { left: new Map<number, number>(), right: new Map<number, number>() };
  const band = (k: number) => Math.round(down[k] / bandHeight);
  for (let k = 0; k < cloth.length; k++) {
    if (!cloth[k]) continue;
    const side = across[k] < 0 ? reach.left : reach.right;
    side.set(band(k), Math.max(away[k], side.get(band(k)) ?? 0));
  }
  return (k) => (across[k] < 0 ? reach.right : reach.left).get(band(k)) ?? 0;
}
