import type { LabImage } from '../image/lab-image.ts';
import { maskOf } from '../image/superpixels.ts';
import { type BodyPlaces, legLines } from '../pose/body-places.ts';
import type { Skeleton } from '../pose/skeleton.ts';
import { colourChange } from '../segmentation/colour-change.ts';
import { type Scene, seededSplit } from '../segmentation/seeded-split.ts';
import { type SkinAndHair, usualSkin } from '../segmentation/skin-and-hair.ts';
import { areBareLegs } from './bare-legs.ts';
import { findBag } from './find-bag.ts';
import { heightReached, type WornParts, without } from './garment-parts.ts';
import { bareStretch, coveredStretch, type HemLevel, hemLevels } from './hem-levels.ts';
import { hasTwoLegs, type LegShape, measureLegs } from './leg-shape.ts';
import { openLayer } from './open-layer.ts';

/** What begins below this level is worn below the waist alone, where the photo cuts off the head. */
const lowestTop = 0.7;
/** Levels on the body between which the hem of a top may fall, and the least change of cloth there and at lower hems. */
const highestWaist = 0.55;
const lowestWaist = 1.55;
const waistChange = 0.2;
/** Right under the bust only a very clear change is a waist: prints and collars change there, too. */
const underBust = 0.5;
const highWaistChange = 0.5;
/** Clothes of one piece down to the ankles are rare, under a jacket all the more: less change will do for two. */
const longWaistChange = 0.14;
const layeredWaistChange = 0.05;
/** Mean width of a trouser leg below the knee in torso lengths, at least; a calf is about 0.2. */
const looseShin = 0.24;
const hemChange = 0.3;
const bootChange = 0.2;
/** Down to here a garment is short; a pair of shorts is open between the legs over this share, or has such a seam. */
const calves = 2.2;
const openAllTheWay = 0.6;
const deepSeam = 3;

/** Down to here, in radii of the head below its middle, cloth is headwear; further down it is a collar or a scarf. */
const chin = 0.6;

/**
 * Divides what is neither skin nor hair of a figure into garments: shoes, bag, hat, upper, lower, one-piece, outer layer.
 * Legs that turn out bare are added to the skin of `body`.
 */
export function wornGarments(
  scene: Scene,
  image: LabImage,
  figure: Uint8Array,
  carried: Uint8Array,
  body: SkinAndHair,
  places: BodyPlaces,
  skeleton: Skeleton,
): WornParts {
  const cloth = figure.map((inside, k) => (inside && !body.skin[k] && !body.hair[k] ? 1 : 0));
  const found: WornParts = {};
  const beside = findBag(scene, cloth, places);
  found.hand = carried.map((inside, k) => inside | beside[k]);
  remove(cloth, found.hand);
  found.head = cloth.map((inside, k) =>
    inside && places.headDown[k] < chin && places.headDistance[k] < 2.6 ? 1 : 0,
  );
  remove(cloth, found.head);
  if (skeleton.anklesSeen) {
    found.feet = findShoes(scene, cloth, places);
    remove(cloth, found.feet);
  }
  splitBody(scene, image, cloth, body, places, skeleton, found);
  bareLegs(scene, body, found);
  return found;
}

/** What begins below bare knees and is as coloured as the shoes are their shafts. */
function joinBoots({ pieces }: Scene, found: WornParts): void {
  const { legwear, feet } = found;
  const members = (chosen: Uint8Array) => [...chosen.keys()].filter((k) => chosen[k]);
  if (!legwear || !feet || colourChange(pieces, members(legwear), members(feet)) > bootChange) return;
  found.feet = feet.map((inside, k) => inside | legwear[k]);
  found.legwear = undefined;
}

/** What lies below a hem and looks like skin in sun or shade is skin. */
function bareLegs({ pieces }: Scene, body: SkinAndHair, found: WornParts): void {
  const { legwear } = found;
  if (!legwear || !areBareLegs(pieces, legwear, body.skinColour ?? usualSkin)) return;
  for (let k = 0; k < pieces.count; k++) if (legwear[k]) body.skin[k] = 1;
  found.legwear = undefined;
}

function remove(from: Uint8Array, taken: Uint8Array): void {
  for (let k = 0; k < from.length; k++) if (taken[k]) from[k] = 0;
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
  image: LabImage,
  everything: Uint8Array,
  body: SkinAndHair,
  places: BodyPlaces,
  skeleton: Skeleton,
  found: WornParts,
): void {
  const outer = openLayer(scene, everything, places);
  const cloth = outer ? without(everything, outer) : everything;
  found.outer = outer;
  if (!skeleton.hipsSeen) {
    found.upper = cloth;
    return;
  }
  const levels = hemLevels(scene, cloth, places);
  const strong = waistLevel(levels, waistChange);
  const clearHem = lowerHem(levels, strong);
  const bareLevel = clearHem === undefined ? bareStretch(scene, cloth, body.skin, places) : undefined;
  const hem = clearHem ?? bareLevel ?? (outer && coveredStretch(cloth, places));
  const above = hem ? splitAt(scene, cloth, places, hem) : cloth;
  if (hem) found.legwear = without(cloth, above);
  if (bareLevel) joinBoots(scene, found);
  if (!skeleton.headSeen && heightReached(above, places.down, 0.1) > lowestTop) {
    found.lower = above;
    return;
  }
  const shape = shapeOnLegs(scene, image, above, skeleton);
  const long = shape !== undefined && shape.hem > 2.5;
  const clear =
    strong ?? (long ? waistLevel(levels, outer ? layeredWaistChange : longWaistChange) : undefined);
  const waist = clear ?? (shape && waistOfTwoLegs(shape, levels));
  if (waist === undefined) {
    const trousers = found.legwear && coversLegsLoosely(scene, image, found.legwear, skeleton);
    // Of what is worn under a closed layer only the neck shows.
    const short = heightReached(above, places.down, 0.97) < 1;
    found[trousers || short ? 'upper' : 'full'] = above;
    if (trousers) {
      found.lower = found.legwear;
      found.legwear = undefined;
    }
    return;
  }
  found.upper = splitAt(scene, above, places, waist);
  found.lower = without(above, found.upper);
}

/** The clearest change below the waist. */
function lowerHem(levels: HemLevel[], waist = 0): number | undefined {
  return levels
    .filter(({ at, change }) => at > Math.max(lowestWaist, waist) && change > hemChange)
    .reduce<HemLevel | undefined>(
      (best, level) => (best && best.change > level.change ? best : level),
      undefined,
    )?.at;
}

/** The hem of what is worn above: the lowest clear change between ribs and thighs. */
function waistLevel(levels: HemLevel[], least: number): number | undefined {
  const candidates = levels.filter(
    ({ at, change }) =>
      at > (change > highWaistChange ? underBust : highestWaist) && at <= lowestWaist && change > least,
  );
  const most = Math.max(...candidates.map(({ change }) => change));
  return candidates.findLast(({ change }) => change > 0.6 * most)?.at;
}

/** How pieces below the waist stand to the legs. */
function shapeOnLegs({ pieces }: Scene, image: LabImage, cloth: Uint8Array, skeleton: Skeleton) {
  return measureLegs(image, maskOf(pieces, cloth), legLines(skeleton), skeleton.torso);
}

/** Trousers below a long hem leave the shins more room than tights, socks and boots do. */
function coversLegsLoosely(scene: Scene, image: LabImage, cloth: Uint8Array, skeleton: Skeleton): boolean {
  const shape = shapeOnLegs(scene, image, cloth, skeleton);
  return shape !== undefined && shape.legWidth > looseShin;
}

/** Two legs of the cloth that is worn above: cut where it changes most about the waist. */
function waistOfTwoLegs(shape: LegShape, levels: HemLevel[]): number | undefined {
  if (!hasTwoLegs(shape)) return undefined;
  // Short dresses open a little between bare legs; shorts do so all the way up, or have a deep line there.
  if (shape.hem < calves && shape.open < openAllTheWay && shape.seam < deepSeam) return undefined;
  const near = levels.filter(({ at }) => at > highestWaist && at < 1.3);
  return near.reduce((best, level) => (level.change > best.change ? level : best), { at: 0.95, change: 0.05 })
    .at;
}

/** What is worn above a level: colours decide near it. */
function splitAt(
  scene: Scene,
  cloth: Uint8Array,
  { down, arm, armDistance, aside }: BodyPlaces,
  level: number,
): Uint8Array {
  const { count } = scene.pieces;
  const above = new Float32Array(count);
  const below = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!cloth[k]) continue;
    const sleeve = level < 1.5 && armDistance[k] < 0.14 && arm[k] < 1.9 && aside[k] > 1;
    above[k] = sleeve ? 1 : Math.max(0, Math.min(1, (level - 0.06 - down[k]) / 0.15));
    below[k] = sleeve ? 0 : Math.max(0, Math.min(1, (down[k] - level - 0.06) / 0.15));
    bias[k] = sleeve ? 2.5 : Math.max(-3, Math.min(3, 4.5 * (level - down[k])));
  }
  return seededSplit(scene, cloth, above, below, bias);
}
