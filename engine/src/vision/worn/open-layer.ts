import type { Superpixels } from '../image/superpixels.ts';
import type { BodyPlaces } from '../pose/body-places.ts';
import { colourChange } from '../segmentation/colour-change.ts';
import { type Scene, seededSplit } from '../segmentation/seeded-split.ts';
import { without } from './garment-parts.ts';

/** Heights on the torso, from neck to waist, at which an open layer shows beside what is under it. */
const frontBands = [0.1, 0.35, 0.6, 0.85];
/** Change of cloth from the middle to either side, at least, where a layer stands open. */
const openChange = 0.25;
/** The same where both sides are alike: by how much they differ less from each other, on the mean, and at least. */
const alikeChange = 0.16;
const faintChange = { side: 0.12, band: 0.2 };
/** The same at the neck, where a layer is closed below it. */
const neckChange = 0.6;
/** Pieces of the sides on the trunk for one of the middle, at least: straps, cuffs and sleeves have fewer. */
const leastBeside = 0.4;
/** Down to here a closed layer may reach; its cloth is alike within this OKLab distance (chroma twice). */
const longestHem = 2.2;
const sameCloth = 0.05;

/** What is worn on the trunk, parted into its middle and its sides with the sleeves. */
type Front = { middle: Uint8Array; sides: Uint8Array };

/**
 * An open jacket or coat, or one that shows what is under it at the neck alone: its sides and sleeves are alike left and
 * right, and unlike what shows between them. Undefined where there is none.
 */
export function openLayer(scene: Scene, cloth: Uint8Array, places: BodyPlaces): Uint8Array | undefined {
  const front = partFront(scene, cloth, places);
  const changes = measureFront(scene, front, places);
  if (standsOpen(changes)) return front.sides;
  return isOpenAtNeck(changes) ? withClosedPart(scene, front, places) : undefined;
}

/** Below the hips an open layer hangs beside the legs. */
function partFront(scene: Scene, cloth: Uint8Array, places: BodyPlaces): Front {
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
  return { middle, sides: without(cloth, middle) };
}

/** How differently coloured the parts of a front are, 0 to 1: each side from the middle, the sides, and band by band. */
type FrontChanges = { left: number; right: number; apart: number; bands: Band[] };
type Band = { change: number; beside: number };

function measureFront({ pieces }: Scene, { middle, sides }: Front, places: BodyPlaces): FrontChanges {
  const { down, across, arm, armDistance } = places;
  const within = (chosen: Uint8Array, from: number, to: number, fits: (k: number) => boolean) => {
    const members: number[] = [];
    for (let k = 0; k < pieces.count; k++)
      if (chosen[k] && down[k] >= from && down[k] < to && fits(k)) members.push(k);
    return members;
  };
  const nearMiddle = (k: number) => Math.abs(across[k]) < 0.8;
  const onTrunk = (k: number) => Math.abs(across[k]) < 1.3 && (armDistance[k] > 0.1 || arm[k] < 0.3);
  const [top, , , bottom] = frontBands;
  const between = within(middle, top, bottom, nearMiddle);
  const left = within(sides, top, bottom, (k) => across[k] < 0);
  const right = within(sides, top, bottom, (k) => across[k] > 0);
  const bands = frontBands.slice(1).map((to, band): Band => {
    const inner = within(middle, frontBands[band], to, nearMiddle);
    const outer = within(sides, frontBands[band], to, onTrunk);
    if (inner.length < 2 || outer.length < 2) return { change: 0, beside: 0 };
    return { change: colourChange(pieces, inner, outer), beside: outer.length / inner.length };
  });
  return {
    left: colourChange(pieces, between, left),
    right: colourChange(pieces, between, right),
    apart: colourChange(pieces, left, right),
    bands,
  };
}

function standsOpen({ left, right, apart, bands }: FrontChanges): boolean {
  const parted = (change: number, beside: number) =>
    bands.filter((band) => band.change > change && band.beside > beside).length > 1;
  const least = Math.min(left, right);
  // One side may lie in the shade, and so nearer to what is between.
  if (least > openChange && apart <= Math.max(left, right) && parted(openChange, 0)) return true;
  const alike = (left + right) / 2 - apart > alikeChange;
  return alike && least > faintChange.side && parted(faintChange.band, leastBeside);
}

function isOpenAtNeck({ left, right, bands: [neck] }: FrontChanges): boolean {
  return Math.min(left, right) > neckChange && neck.change > neckChange && neck.beside > leastBeside;
}

/** The sides together with what lies below the neck's opening and is of their cloth. */
function withClosedPart({ pieces }: Scene, { middle, sides }: Front, { down }: BodyPlaces): Uint8Array {
  const opening: number[] = [];
  const layer: number[] = [];
  for (let k = 0; k < pieces.count; k++) {
    if (sides[k]) layer.push(k);
    if (middle[k] && down[k] < frontBands[2]) opening.push(k);
  }
  return sides.map((inside, k) => {
    if (inside || !middle[k] || down[k] < frontBands[1] || down[k] > longestHem) return inside;
    const toLayer = nearestColour(pieces, k, layer);
    return toLayer < sameCloth && toLayer < 0.5 * nearestColour(pieces, k, opening) ? 1 : 0;
  });
}

function nearestColour({ l, a, b }: Superpixels, k: number, others: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const j of others) {
    const dl = l[k] - l[j];
    const da = 2 * (a[k] - a[j]);
    const db = 2 * (b[k] - b[j]);
    // What is as far in one of them alone is no nearer.
    if (Math.max(Math.abs(dl), Math.abs(da), Math.abs(db)) >= least) continue;
    least = Math.min(least, Math.hypot(dl, da, db));
  }
  return least;
}
