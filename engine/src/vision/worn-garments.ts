import type { BodyPlaces } from './body-places.ts';
import { colourGap } from './colour-gap.ts';
import type { GarmentMask } from './describe-region.ts';
import { nameGarments } from './garment-names.ts';
import { areaOf, followsLegs, heightReached, type WornParts } from './garment-parts.ts';
import { type Scene, seededSplit } from './seeded-split.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkinAndHair } from './skin-and-hair.ts';

/** Colours that are further apart than this, as medians in OKLab (chroma twice), belong to two garments. */
const apart = 0.13;
/** A garment from the shoulders that ends above this height, with other cloth below it, is a top over trousers. */
const shirtHem = 1.45;

/** Divides what is neither skin nor hair of a figure into garments: shoes, bag, hat, upper, lower, one-piece, outer layer. */
export function wornGarments(
  scene: Scene,
  figure: Uint8Array,
  body: SkinAndHair,
  places: BodyPlaces,
  skeleton: Skeleton,
): GarmentMask[] {
  const cloth = figure.map((inside, k) => (inside && !body.skin[k] && !body.hair[k] ? 1 : 0));
  const found: WornParts = {};
  found.hand = findBag(scene, cloth, places);
  remove(cloth, found.hand);
  found.head = cloth.map((inside, k) =>
    inside && places.down[k] < -0.12 && places.headDistance[k] < 2.6 ? 1 : 0,
  );
  remove(cloth, found.head);
  if (skeleton.anklesSeen) {
    found.feet = findShoes(scene, cloth, places);
    remove(cloth, found.feet);
  }
  splitBody(scene, cloth, places, skeleton, found);
  return nameGarments(scene, found, places, skeleton);
}

function remove(from: Uint8Array, taken: Uint8Array): void {
  for (let k = 0; k < from.length; k++) if (taken[k]) from[k] = 0;
}

/** What hangs away from the body near a hand. */
function findBag(scene: Scene, cloth: Uint8Array, places: BodyPlaces): Uint8Array {
  const { down, aside, armDistance, arm, wristDistance, legDistance } = places;
  const { count } = scene.pieces;
  const bag = new Float32Array(count);
  const worn = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!cloth[k]) continue;
    const armAway = arm[k] > 1.7 ? armDistance[k] + 0.05 : armDistance[k];
    const away = Math.min(armAway, down[k] > 0.9 ? legDistance[k] : 9);
    const beside = down[k] > 0.2 && down[k] < 2.6 && aside[k] > 1.15;
    if (beside && away > 0.22 && wristDistance[k] < 1) bag[k] = 1;
    else if (away < 0.12 || aside[k] < 0.7) worn[k] = 1;
    bias[k] = beside ? Math.min(1.5, 8 * (away - 0.2)) : -1.5 - Math.max(0, wristDistance[k] - 0.7);
  }
  const members = cloth.map((inside, k) => (inside && down[k] > 0 && down[k] < 2.9 ? 1 : 0));
  return seededSplit(scene, members, bag, worn, bias);
}

function findShoes(scene: Scene, cloth: Uint8Array, { down, legDistance }: BodyPlaces): Uint8Array {
  const { count } = scene.pieces;
  const shoe = new Float32Array(count);
  const leg = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!cloth[k]) continue;
    if (down[k] > 3.02) shoe[k] = 1;
    else if (down[k] < 2.7 && legDistance[k] < 0.3) leg[k] = 1;
    bias[k] = Math.max(-3, Math.min(3, 9 * (down[k] - 2.93)));
  }
  const members = cloth.map((inside, k) => (inside && down[k] > 2.1 ? 1 : 0));
  return seededSplit(scene, members, shoe, leg, bias);
}

function splitBody(
  scene: Scene,
  cloth: Uint8Array,
  places: BodyPlaces,
  skeleton: Skeleton,
  found: WornParts,
): void {
  if (!skeleton.hipsSeen) {
    found.upper = cloth;
    splitOuter(scene, places, found);
    return;
  }
  const upper = seededSplit(scene, cloth, ...waistSeeds(scene, cloth, places));
  const lower = cloth.map((inside, k) => (inside && !upper[k] ? 1 : 0));
  const gap = colourGap(scene.pieces, upper, lower, places.down);
  if (gap !== undefined && gap < apart && isOnePiece(scene, cloth, lower, places, found)) return;
  found.upper = upper;
  found.lower = lower;
  splitLegwear(scene, places, found, 'lower');
  splitOuter(scene, places, found);
}

/**
 * Above and below the waist look alike: a dress or a long coat, with or without other cloth below its hem, unless that
 * hem is where a top ends or there are two legs of the same cloth.
 */
function isOnePiece(
  scene: Scene,
  cloth: Uint8Array,
  lower: Uint8Array,
  places: BodyPlaces,
  found: WornParts,
): boolean {
  found.full = cloth;
  splitLegwear(scene, places, found, 'full');
  if (!found.legwear) {
    if (!followsLegs(scene, lower, places)) return true;
    found.full = undefined;
    return false;
  }
  if (heightReached(found.full, places.down, 0.95) < shirtHem) {
    found.upper = found.full;
    found.lower = found.legwear;
    found.full = undefined;
    found.legwear = undefined;
    splitOuter(scene, places, found);
  }
  return true;
}

function waistSeeds(
  { pieces: { count } }: Scene,
  cloth: Uint8Array,
  { down, arm, armDistance, aside }: BodyPlaces,
): [Float32Array, Float32Array, Float32Array] {
  const upper = new Float32Array(count);
  const lower = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!cloth[k]) continue;
    const sleeve = armDistance[k] < 0.14 && arm[k] < 1.9 && aside[k] > 1;
    upper[k] = sleeve ? 1 : Math.max(0, Math.min(1, (0.85 - down[k]) / 0.25));
    lower[k] = sleeve ? 0 : Math.max(0, Math.min(1, (down[k] - 1.15) / 0.4));
    bias[k] = sleeve ? 2.5 : Math.max(-3, Math.min(3, 4.5 * (0.98 - down[k])));
  }
  return [upper, lower, bias];
}

/** Tights, socks and tall boots below a hem: what differs from the garment above. */
function splitLegwear(scene: Scene, places: BodyPlaces, found: WornParts, above: 'lower' | 'full'): void {
  const garment = found[above];
  if (!garment) return;
  const { count } = scene.pieces;
  const hem = new Float32Array(count);
  const shin = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!garment[k]) continue;
    const { down } = places;
    if (down[k] < 1.45) hem[k] = 1;
    else if (down[k] > 2.3) shin[k] = 1;
    bias[k] = Math.max(-2.5, Math.min(2.5, 2.5 * (down[k] - 1.9)));
  }
  const legwear = seededSplit(scene, garment, shin, hem, bias);
  const rest = garment.map((inside, k) => (inside && !legwear[k] ? 1 : 0));
  const gap = colourGap(scene.pieces, rest, legwear, places.down);
  if (gap === undefined || gap < apart) return;
  found.legwear = legwear;
  found[above] = rest;
}

/** An open jacket or coat: both sides alike, and unlike the middle between them. */
function splitOuter(scene: Scene, places: BodyPlaces, found: WornParts): void {
  const { upper } = found;
  if (!upper) return;
  const { count } = scene.pieces;
  const inner = new Float32Array(count);
  const outer = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!upper[k]) continue;
    const { down, aside, arm, armDistance } = places;
    const sleeve = armDistance[k] < 0.12 && arm[k] > 0.25 && aside[k] > 0.8;
    if (aside[k] < 0.3 && down[k] > 0.05 && down[k] < 0.85) inner[k] = 1;
    if (sleeve || aside[k] > 0.95) outer[k] = 1;
    bias[k] = sleeve ? -2.5 : Math.max(-2, Math.min(2, 3.5 * (0.5 - aside[k])));
  }
  const middle = seededSplit(scene, upper, inner, outer, bias);
  const sides = upper.map((inside, k) => (inside && !middle[k] ? 1 : 0));
  const gap = colourGap(scene.pieces, middle, sides);
  const share = areaOf(scene, middle) / Math.max(1, areaOf(scene, upper));
  if (gap === undefined || gap < apart || share < 0.08 || share > 0.7) return;
  found.upper = middle;
  found.outer = sides;
}
