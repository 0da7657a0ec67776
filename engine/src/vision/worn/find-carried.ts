import { labStep } from '../image/lab-image.ts';
import type { Neighbours } from '../image/neighbours.ts';
import type { Superpixels } from '../image/superpixels.ts';
import type { BodyPlaces } from '../pose/body-places.ts';
import type { Point, Skeleton } from '../pose/skeleton.ts';
import { type Scene, seededSplit } from '../segmentation/seeded-split.ts';

/** Radius, in torso lengths, of the room around a hand or a hip that what is carried stays within. */
const roomRadius = 0.62;
const edgeOfRoom = 0.88;
/** Least and most area of what is carried as a share of a square of the torso's length. */
const leastArea = 0.035;
const mostArea = 0.55;

/** Least mean step in OKLab (chroma twice) across its outline. */
const leastContrast = 0.18;

/** Steps in OKLab (chroma twice) below which two pieces may be one cloth. */
const clothStep = 0.05;
/** Least share of it that was taken for part of the figure: the rest of the street is full of enclosed things. */
const leastWorn = 0.35;

type Room = { centre: Point; hold: Point };

/**
 * What is carried at a hand or hangs at a hip, whether it was taken for ground or for cloth: pieces (1) of colours that
 * are new there, against figure and ground around the room, that hang together, end within it and touch the hold.
 */
export function findCarried(
  scene: Scene,
  figure: Uint8Array,
  skin: Uint8Array,
  places: BodyPlaces,
  skeleton: Skeleton,
): Uint8Array {
  const { pieces } = scene;
  const carried = new Uint8Array(pieces.count);
  for (const room of rooms(skeleton)) {
    const novel = novelPieces(scene, skin, places, room, skeleton.torso);
    for (const part of connected(scene, novel))
      if (isCarried(scene, part, figure, room, skeleton.torso)) for (const k of part) carried[k] = 1;
  }
  return carried;
}

function rooms({ joints, hips, torso }: Skeleton): Room[] {
  const found: Room[] = [];
  for (const side of ['left', 'right'] as const) {
    const elbow = joints[`${side}Elbow`];
    const wrist = joints[`${side}Wrist`];
    const hip = joints[`${side}Hip`];
    if (wrist && elbow) {
      const hand = { x: wrist.x + 0.3 * (wrist.x - elbow.x), y: wrist.y + 0.3 * (wrist.y - elbow.y) };
      found.push({ centre: { x: hand.x, y: hand.y + 0.25 * torso }, hold: hand });
    }
    if (hip) {
      const out = Math.sign(hip.x - hips.x) * 0.3 * torso;
      found.push({ centre: { x: hip.x + out, y: hip.y + 0.1 * torso }, hold: { x: hip.x + out, y: hip.y } });
    }
  }
  return found;
}

/** Pieces in the room that go with its middle rather than with its rim, the legs and the skin. */
function novelPieces(
  scene: Scene,
  skin: Uint8Array,
  { headDistance, down, legDistance }: BodyPlaces,
  { centre }: Room,
  torso: number,
): Uint8Array {
  const { pieces } = scene;
  const radius = roomRadius * torso;
  const inner = new Float32Array(pieces.count);
  const around = new Float32Array(pieces.count);
  const members = new Uint8Array(pieces.count);
  const bias = new Float32Array(pieces.count);
  for (let k = 0; k < pieces.count; k++) {
    const distance = Math.hypot(pieces.x[k] - centre.x, pieces.y[k] - centre.y) / radius;
    if (distance > 1.5) continue;
    const worn = skin[k] || headDistance[k] < 1.5 || down[k] > 2.9 || legDistance[k] < 0.06;
    if (distance > edgeOfRoom || worn) around[k] = 1;
    if (distance <= 1 && !worn) members[k] = 1;
    if (distance < 0.4 && !worn) inner[k] = 1;
    bias[k] = 1.5 * (0.6 - distance);
  }
  return seededSplit(scene, members, inner, around, bias);
}

function connected({ pieces, neighbours }: Scene, chosen: Uint8Array): number[][] {
  const group = Int32Array.from({ length: pieces.count }, (_, k) => k);
  const root = (k: number): number => {
    let at = k;
    while (group[at] !== at) at = group[at];
    return at;
  };
  for (let e = 0; e < neighbours.count; e++) {
    const one = neighbours.from[e];
    const other = neighbours.to[e];
    if (chosen[one] && chosen[other]) group[root(one)] = root(other);
  }
  const parts = new Map<number, number[]>();
  for (let k = 0; k < pieces.count; k++) {
    if (!chosen[k]) continue;
    const at = root(k);
    const part = parts.get(at);
    if (part) part.push(k);
    else parts.set(at, [k]);
  }
  return [...parts.values()];
}

/** Large enough for a bag, ending within the room at a clear edge, near the hold, and no mere strip. */
function isCarried(
  { pieces, neighbours }: Scene,
  part: number[],
  figure: Uint8Array,
  { centre, hold }: Room,
  torso: number,
): boolean {
  let area = 0;
  let atEdge = 0;
  let worn = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  const inside = new Set(part);
  for (const k of part) {
    area += pieces.area[k];
    if (figure[k]) worn += pieces.area[k];
    const distance = Math.hypot(pieces.x[k] - centre.x, pieces.y[k] - centre.y);
    if (distance > edgeOfRoom * roomRadius * torso) atEdge += pieces.area[k];
    nearest = Math.min(nearest, Math.hypot(pieces.x[k] - hold.x, pieces.y[k] - hold.y));
    left = Math.min(left, pieces.x[k]);
    right = Math.max(right, pieces.x[k]);
    top = Math.min(top, pieces.y[k]);
    bottom = Math.max(bottom, pieces.y[k]);
  }
  if (area < leastArea * torso * torso || area > mostArea * torso * torso) return false;
  if (atEdge > 0.06 * area || nearest > 0.2 * torso) return false;
  const spacing = Math.sqrt(area / part.length);
  if (area < 0.5 * (right - left + spacing) * (bottom - top + spacing)) return false;
  if (outlineContrast(neighbours, inside) < leastContrast) return false;
  return worn > leastWorn * area && !isCloth(pieces, part, inside, figure, centre, roomRadius * torso);
}

function outlineContrast({ count, from, to, length, contrast }: Neighbours, inside: Set<number>): number {
  let sum = 0;
  let total = 0;
  for (let e = 0; e < count; e++) {
    if (inside.has(from[e]) === inside.has(to[e])) continue;
    sum += length[e] * contrast[e];
    total += length[e];
  }
  return total > 0 ? sum / total : 0;
}

/** Whether the worn clothes around the room show most of the part's colours as well: then it is a piece of them. */
function isCloth(
  pieces: Superpixels,
  part: number[],
  inside: Set<number>,
  figure: Uint8Array,
  centre: Point,
  radius: number,
): boolean {
  const around: number[] = [];
  for (let k = 0; k < pieces.count; k++) {
    const distance = Math.hypot(pieces.x[k] - centre.x, pieces.y[k] - centre.y);
    if (figure[k] && !inside.has(k) && distance < 1.5 * radius) around.push(k);
  }
  const alike = part.filter((k) => {
    const same = around.filter((j) => labStep(pieces, k, j) < clothStep);
    return same.length >= 5;
  });
  return alike.length > 0.5 * part.length;
}
