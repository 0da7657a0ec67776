import type { Superpixels } from '../image/superpixels.ts';
import { distanceToLine } from '../segmentation/body-prior.ts';
import type { Point, Skeleton } from './skeleton.ts';

/** Where every piece lies on the body. */
export type BodyPlaces = {
  /** Height on the body: 0 at the shoulders, 1 hips, 2 knees, 3 ankles, negative above the shoulders. */
  down: Float32Array;
  /** Sideways from the body's axis in half shoulder widths, to the photo's right; `aside` without the sign. */
  across: Float32Array;
  aside: Float32Array;
  /** Along the nearer arm: 0 shoulder, 1 elbow, 2 wrist, 2.4 finger tips; its distance from it in torso lengths. */
  arm: Float32Array;
  armDistance: Float32Array;
  /** Distance from the nearer wrist and from the nearer leg's line, in torso lengths. */
  wristDistance: Float32Array;
  legDistance: Float32Array;
  /** 1 well between the two legs' lines, and so outside both legs. */
  between: Uint8Array;
  /** Distance from the middle of the head in radii of the head. */
  headDistance: Float32Array;
  /** How far below the middle of the head, in its radii: the chin is at about 0.9. */
  headDown: Float32Array;
  /** Distance from the middle of the face as a share of its half height and half width: below 1 inside it. */
  faceDistance: Float32Array;
};

/** Height on the body from which the legs are apart. */
export const crotch = 1.35;

/** Hip, knee and ankle of both legs, and the line down the body between them from the shoulders. */
export type LegLines = { sides: [Point, Point, Point][]; centre: Point[] };

export function legLines(skeleton: Skeleton): LegLines {
  const sides = (['left', 'right'] as const).map((side) => legLine(skeleton, side));
  const centre = [0, 1, 2].map((k) => ({
    x: (sides[0][k].x + sides[1][k].x) / 2,
    y: (sides[0][k].y + sides[1][k].y) / 2,
  }));
  return { sides, centre: [skeleton.shoulders, ...centre] };
}

export function placeOnBody(pieces: Superpixels, skeleton: Skeleton): BodyPlaces {
  const { count } = pieces;
  const plane = () => new Float32Array(count);
  const places: BodyPlaces = {
    down: plane(),
    across: plane(),
    aside: plane(),
    arm: plane(),
    armDistance: plane().fill(9),
    wristDistance: plane().fill(9),
    legDistance: plane().fill(9),
    between: new Uint8Array(count),
    headDistance: plane(),
    headDown: plane(),
    faceDistance: plane(),
  };
  const { torso, head, headRadius, shoulderWidth, shoulders, hips } = skeleton;
  const legs = (['left', 'right'] as const).map((side) => legLine(skeleton, side));
  const lines = legs.map((leg) => [shoulders, ...leg]);
  const arms = (['left', 'right'] as const).map((side) => armLine(skeleton, side));
  for (let k = 0; k < count; k++) {
    const x = pieces.x[k] + 0.5;
    const y = pieces.y[k] + 0.5;
    let nearest = Number.POSITIVE_INFINITY;
    for (let side = 0; side < legs.length; side++) {
      const leg = legs[side];
      const d = Math.min(distanceToLine(x, y, leg[0], leg[1]), distanceToLine(x, y, leg[1], leg[2]));
      if (d >= nearest) continue;
      nearest = d;
      places.down[k] = heightOn(lines[side], y);
    }
    places.legDistance[k] = nearest / torso;
    const left = acrossAt(legs[0], y);
    const right = acrossAt(legs[1], y);
    const inward = Math.min(x - Math.min(left, right), Math.max(left, right) - x);
    places.between[k] = inward > 0.12 * torso ? 1 : 0;
    const t = Math.min(1.3, Math.max(-0.3, (y - shoulders.y) / Math.max(1, hips.y - shoulders.y)));
    places.across[k] = (x - shoulders.x - t * (hips.x - shoulders.x)) / (shoulderWidth / 2);
    places.aside[k] = Math.abs(places.across[k]);
    for (const arm of arms) placeOnArm(places, k, x, y, arm, torso);
    places.faceDistance[k] = Math.hypot(
      (x - head.x) / (0.68 * headRadius),
      (y - head.y - 0.12 * headRadius) / (0.85 * headRadius),
    );
    places.headDown[k] = (y - head.y) / headRadius;
    places.headDistance[k] = Math.hypot(x - head.x, y - head.y) / headRadius;
  }
  return places;
}

function legLine({ joints, hips, torso }: Skeleton, side: 'left' | 'right'): [Point, Point, Point] {
  const hip = joints[`${side}Hip`] ?? hips;
  const knee = joints[`${side}Knee`] ?? { x: hip.x, y: hip.y + 0.92 * torso };
  const ankle = joints[`${side}Ankle`] ?? { x: knee.x, y: knee.y + 0.95 * torso };
  return [hip, knee, ankle];
}

/** Where a line of joints is at a height. */
export function acrossAt(line: Point[], y: number): number {
  for (let k = 1; k < line.length; k++) {
    const from = line[k - 1];
    const to = line[k];
    if (y > to.y && k < line.length - 1) continue;
    const t = Math.min(1.2, Math.max(0, (y - from.y) / Math.max(4, to.y - from.y)));
    return from.x + t * (to.x - from.x);
  }
  return line[0].x;
}

function armLine({ joints, shoulders }: Skeleton, side: 'left' | 'right'): Point[] {
  const shoulder = joints[`${side}Shoulder`] ?? shoulders;
  const elbow = joints[`${side}Elbow`];
  const wrist = joints[`${side}Wrist`];
  if (!elbow) return [shoulder];
  if (!wrist) return [shoulder, elbow];
  const tips = { x: wrist.x + 0.4 * (wrist.x - elbow.x), y: wrist.y + 0.4 * (wrist.y - elbow.y) };
  return [shoulder, elbow, wrist, tips];
}

/** How far down a line of joints a height is: 0 at the first, 1 at the second … */
export function heightOn(line: Point[], y: number): number {
  for (let k = 1; k < line.length; k++) {
    const from = line[k - 1].y;
    const length = Math.max(4, line[k].y - from);
    if (y < from + length || k === line.length - 1) return k - 1 + (y - from) / length;
  }
  return 0;
}

function placeOnArm(places: BodyPlaces, k: number, x: number, y: number, arm: Point[], torso: number): void {
  const wrist = arm[2];
  if (wrist)
    places.wristDistance[k] = Math.min(places.wristDistance[k], Math.hypot(x - wrist.x, y - wrist.y) / torso);
  for (let n = 1; n < arm.length; n++) {
    const from = arm[n - 1];
    const to = arm[n];
    const d = distanceToLine(x, y, from, to) / torso;
    if (d >= places.armDistance[k]) continue;
    places.armDistance[k] = d;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const t = ((x - from.x) * dx + (y - from.y) * dy) / Math.max(1, dx * dx + dy * dy);
    places.arm[k] = n === 3 ? 2 + 0.4 * Math.min(1, Math.max(0, t)) : n - 1 + Math.min(1, Math.max(0, t));
  }
}

/** The upper and the lower arms that were seen, from joint to joint. */
export function armBones({ joints }: Skeleton): [Point, Point][] {
  const bones: [Point, Point][] = [];
  for (const side of ['left', 'right'] as const) {
    const shoulder = joints[`${side}Shoulder`];
    const elbow = joints[`${side}Elbow`];
    const wrist = joints[`${side}Wrist`];
    if (shoulder && elbow) bones.push([shoulder, elbow]);
    if (elbow && wrist) bones.push([elbow, wrist]);
  }
  return bones;
}

/** Distance in pixels of a place from the nearest of some bones. */
export function distanceToBones(x: number, y: number, bones: readonly [Point, Point][]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < bones.length; k++)
    nearest = Math.min(nearest, distanceToLine(x, y, bones[k][0], bones[k][1]));
  return nearest;
}
