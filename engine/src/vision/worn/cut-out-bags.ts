import type { BodyPlaces } from '../pose/body-places.ts';
import type { SpottedBag } from '../pose/pose.ts';
import type { Skeleton } from '../pose/skeleton.ts';
import { type Scene, seededSplit } from '../segmentation/seeded-split.ts';
import type { SkinAndHair } from '../segmentation/skin-and-hair.ts';
import { areaOf } from './garment-parts.ts';

/** Distances from a box's middle in halves of its sides: surely the bag, at most the bag, and what lies around it. */
const inside = 0.55;
const outermost = 1.1;
const surroundings = 1.8;
/** Share of a box that was found to be carried already, from which nothing is added to it. */
const alreadyFound = 0.3;
/** Least share of a box that is part of the figure: bags of passers-by hang on other people. */
const leastWorn = 0.1;
/** Most area of a bag as a share of a square of the torso's length: what is larger is a garment. */
const mostArea = 0.8;
/** Share of a bag on the trunk, from which it may be a print or a part of the top, unless it is seen better than that. */
const onTrunk = 0.6;
const sureOnTrunk = 0.35;

type Person = { figure: Uint8Array; body: SkinAndHair; places: BodyPlaces; skeleton: Skeleton };

/** Adds to what is `carried` the pieces of bags that were seen and are not yet found there. */
export function cutOutBags(
  scene: Scene,
  person: Person,
  bags: readonly SpottedBag[],
  carried: Uint8Array,
): void {
  for (const bag of bags) {
    const away = distancesFrom(scene, bag);
    if (shareOfBox(scene, away, carried) > alreadyFound) continue;
    if (shareOfBox(scene, away, person.figure) < leastWorn) continue;
    const found = piecesOf(scene, away, person);
    if (!isBag(scene, found, bag, person)) continue;
    for (let k = 0; k < found.length; k++) if (found[k]) carried[k] = 1;
  }
}

/** Of every piece from the middle of a box, in halves of its sides: 1 on its border. */
function distancesFrom({ pieces }: Scene, { x, y, width, height }: SpottedBag): Float32Array {
  return Float32Array.from({ length: pieces.count }, (_, k) =>
    Math.max(
      Math.abs(pieces.x[k] + 0.5 - x - width / 2) / (width / 2),
      Math.abs(pieces.y[k] + 0.5 - y - height / 2) / (height / 2),
    ),
  );
}

function shareOfBox({ pieces }: Scene, away: Float32Array, chosen: Uint8Array): number {
  let all = 0;
  let found = 0;
  for (let k = 0; k < pieces.count; k++) {
    if (away[k] > 1) continue;
    all += pieces.area[k];
    if (chosen[k]) found += pieces.area[k];
  }
  return all > 0 ? found / all : 0;
}

/** The pieces that go with the middle of the box rather than with what is around it, skin and hair. */
function piecesOf(scene: Scene, away: Float32Array, { body, places }: Person): Uint8Array {
  const { count } = scene.pieces;
  const members = new Uint8Array(count);
  const bagSeed = new Float32Array(count);
  const otherSeed = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const bodily = body.skin[k] || body.hair[k] || places.faceDistance[k] < 1;
    if (away[k] < outermost && !bodily) members[k] = 1;
    if (away[k] < inside && !bodily) bagSeed[k] = 1;
    if (away[k] < surroundings && (bodily || away[k] > outermost)) otherSeed[k] = 1;
    bias[k] = 2 * (0.9 - away[k]);
  }
  return seededSplit(scene, members, bagSeed, otherSeed, bias);
}

function isBag(
  scene: Scene,
  found: Uint8Array,
  { score }: SpottedBag,
  { places: { down, aside }, skeleton: { torso } }: Person,
): boolean {
  const area = areaOf(scene, found);
  if (area === 0 || area > mostArea * torso * torso) return false;
  const trunk = found.map((chosen, k) => (chosen && down[k] > 0 && down[k] < 1 && aside[k] < 1.1 ? 1 : 0));
  return areaOf(scene, trunk) < onTrunk * area || score >= sureOnTrunk;
}
