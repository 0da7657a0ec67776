import { type BodyPlaces, legLines } from './body-places.ts';
import { colourChange } from './colour-change.ts';
import { findBag } from './find-bag.ts';
import { heightReached, type WornParts } from './garment-parts.ts';
import { type HemLevel, hemLevels } from './hem-levels.ts';
import type { LabImage } from './lab-image.ts';
import { hasTwoLegs, measureLegs } from './leg-shape.ts';
import { type Scene, seededSplit } from './seeded-split.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkinAndHair } from './skin-and-hair.ts';
import { maskOf } from './superpixels.ts';

/** Levels on the body between which the hem of a top may fall, and the least change of cloth there and at lower hems. */
const highestWaist = 0.55;
const lowestWaist = 1.55;
const waistChange = 0.2;
/** Clothes of one piece down to the ankles are rare, under a jacket all the more: less change will do for two. */
const longWaistChange = 0.14;
const layeredWaistChange = 0.05;
const openChange = 0.25;
/** Mean width of a trouser leg below the knee in torso lengths, at least; a calf is about 0.2. */
const looseShin = 0.22;
const hemChange = 0.3;

/** Down to here, in radii of the head below its middle, cloth is headwear; further down it is a collar or a scarf. */
const chin = 0.6;

/** Divides what is neither skin nor hair of a figure into garments: shoes, bag, hat, upper, lower, one-piece, outer layer. */
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
  splitBody(scene, image, cloth, places, skeleton, found);
  return found;
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
  const hem = levels
    .filter(({ at, change }) => at > Math.max(lowestWaist, strong ?? 0) && change > hemChange)
    .reduce<HemLevel | undefined>(
      (best, level) => (best && best.change > level.change ? best : level),
      undefined,
    );
  const above = hem ? splitAt(scene, cloth, places, hem.at) : cloth;
  if (hem) found.legwear = without(cloth, above);
  const long = heightReached(above, places.down, 0.97) > 2.5;
  const clear =
    strong ?? (long ? waistLevel(levels, outer ? layeredWaistChange : longWaistChange) : undefined);
  const waist = clear ?? waistOfTwoLegs(scene, image, above, skeleton, levels);
  if (waist === undefined) {
    const trousers = found.legwear && coversLegsLoosely(scene, image, found.legwear, skeleton);
    found[trousers ? 'upper' : 'full'] = above;
    if (trousers) {
      found.lower = found.legwear;
      found.legwear = undefined;
    }
    return;
  }
  found.upper = splitAt(scene, above, places, waist);
  found.lower = without(above, found.upper);
}

function without(cloth: Uint8Array, taken: Uint8Array): Uint8Array {
  return cloth.map((inside, k) => (inside && !taken[k] ? 1 : 0));
}

/** The hem of what is worn above: the lowest clear change between ribs and thighs. */
function waistLevel(levels: HemLevel[], least: number): number | undefined {
  const candidates = levels.filter(
    ({ at, change }) => at > highestWaist && at <= lowestWaist && change > least,
  );
  const most = Math.max(...candidates.map(({ change }) => change));
  return candidates.findLast(({ change }) => change > 0.6 * most)?.at;
}

/** Trousers below a long hem leave the shins more room than tights, socks and boots do. */
function coversLegsLoosely(scene: Scene, image: LabImage, cloth: Uint8Array, skeleton: Skeleton): boolean {
  const shape = measureLegs(image, maskOf(scene.pieces, cloth), legLines(skeleton), skeleton.torso);
  return shape !== undefined && shape.legWidth > looseShin;
}

/** Two legs of the cloth that is worn above: cut where it changes most about the waist. */
function waistOfTwoLegs(
  scene: Scene,
  image: LabImage,
  cloth: Uint8Array,
  skeleton: Skeleton,
  levels: HemLevel[],
): number | undefined {
  const shape = measureLegs(image, maskOf(scene.pieces, cloth), legLines(skeleton), skeleton.torso);
  if (!shape || !hasTwoLegs(shape)) return undefined;
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

/**
 * The sides and sleeves of an open jacket or coat: alike left and right, and unlike what shows between them from the
 * neck down. Below the hips it hangs beside the legs. Undefined where there is none.
 */
function openLayer(scene: Scene, cloth: Uint8Array, places: BodyPlaces): Uint8Array | undefined {
  const { count } = scene.pieces;
  const { down, aside, arm, armDistance, legDistance } = places;
  const inner = new Float32Array(count);
  const outer = new Float32Array(count);
  const bias = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    if (!cloth[k]) continue;
    const sleeve = armDistance[k] < 0.12 && arm[k] > 0.25 && aside[k] > 0.8;
    if (aside[k] < 0.3 && down[k] > 0.05 && down[k] < 0.85) inner[k] = 1;
    else if (sleeve || (aside[k] > 0.95 && down[k] < 1.1)) outer[k] = 1;
    else if (down[k] > 1.3 && legDistance[k] < 0.1) inner[k] = 0.5;
    bias[k] = sleeve ? -2.5 : Math.max(-2, Math.min(2, 3.5 * (0.5 - aside[k])));
    if (down[k] > 1.1 && !sleeve)
      bias[k] = Math.min(3, 2 * (down[k] - 1.1)) + (legDistance[k] > 0.15 ? -0.5 : 1);
  }
  const middle = seededSplit(scene, cloth, inner, outer, bias);
  const sides = without(cloth, middle);
  return partsTheFront(scene, middle, sides, places) ? sides : undefined;
}

/** Heights on the torso, from neck to waist, at which an open layer shows beside what is under it. */
const frontBands = [0.1, 0.35, 0.6, 0.85];

function partsTheFront(
  { pieces }: Scene,
  middle: Uint8Array,
  sides: Uint8Array,
  places: BodyPlaces,
): boolean {
  const { down, across, arm, armDistance } = places;
  const [top, , , bottom] = frontBands;
  const within = (chosen: Uint8Array, fits: (k: number) => boolean, from = top, to = bottom) => {
    const members: number[] = [];
    for (let k = 0; k < pieces.count; k++)
      if (chosen[k] && down[k] >= from && down[k] < to && fits(k)) members.push(k);
    return members;
  };
  const between = within(middle, (k) => Math.abs(across[k]) < 0.8);
  const left = within(sides, (k) => across[k] < 0);
  const right = within(sides, (k) => across[k] > 0);
  const leftChange = colourChange(pieces, between, left);
  const rightChange = colourChange(pieces, between, right);
  if (Math.min(leftChange, rightChange) < openChange) return false;
  // One side may lie in the shade, and so nearer to what is between.
  if (colourChange(pieces, left, right) > Math.max(leftChange, rightChange)) return false;
  let parted = 0;
  for (let band = 0; band + 1 < frontBands.length; band++) {
    const [from, to] = [frontBands[band], frontBands[band + 1]];
    const inner = within(middle, (k) => Math.abs(across[k]) < 0.8, from, to);
    const outer = within(
      sides,
      (k) => Math.abs(across[k]) < 1.3 && (armDistance[k] > 0.1 || arm[k] < 0.3),
      from,
      to,
    );
    if (inner.length > 1 && outer.length > 1 && colourChange(pieces, inner, outer) > openChange) parted++;
  }
  return parted >= 2;
}
