import type { KeypointName } from '../pose/pose.ts';
import type { Point, Skeleton } from '../pose/skeleton.ts';

/**
 * A limb as a line that is surely body within `sure` of it, as likely body as not at `even`, and surely not from
 * `never` on; all in pixels.
 */
type Limb = { from: Point; to: Point; sure: number; even: number; never: number };

/** Anatomical half-widths in torso lengths (the torso being about 0.29 of a person's height) with room for clothes. */
const limbs: [KeypointName, KeypointName, sure: number, even: number, never: number][] = [
  ['leftShoulder', 'leftElbow', 0.04, 0.15, 0.5],
  ['rightShoulder', 'rightElbow', 0.04, 0.15, 0.5],
  ['leftElbow', 'leftWrist', 0.025, 0.12, 0.45],
  ['rightElbow', 'rightWrist', 0.025, 0.12, 0.45],
  ['leftHip', 'leftKnee', 0.06, 0.2, 0.65],
  ['rightHip', 'rightKnee', 0.06, 0.2, 0.65],
  ['leftKnee', 'leftAnkle', 0.025, 0.12, 0.5],
  ['rightKnee', 'rightAnkle', 0.025, 0.12, 0.5],
];

/** Probability, 0 to 1, that a place belongs to the figure, before any colour is looked at. */
export function bodyBelief(skeleton: Skeleton): (x: number, y: number) => number {
  const parts = bodyParts(skeleton);
  const core = torsoCore(skeleton);
  return (x, y) => {
    if (insidePolygon(core, x, y)) return 1;
    let best = 0;
    for (const part of parts) {
      const d = distanceToLine(x, y, part.from, part.to);
      if (d >= part.never) continue;
      const belief =
        d <= part.sure
          ? 1
          : d <= part.even
            ? 0.9 - (0.4 * (d - part.sure)) / (part.even - part.sure)
            : 0.5 * (1 - (d - part.even) / (part.never - part.even)) ** 2.5;
      if (belief > best) best = belief;
    }
    return best;
  };
}

function bodyParts(skeleton: Skeleton): Limb[] {
  const { joints, shoulders, hips, torso, head, headRadius } = skeleton;
  const crown = { x: head.x, y: head.y - 0.5 * headRadius };
  const nape = { x: head.x + 0.5 * (shoulders.x - head.x), y: head.y + 0.5 * (shoulders.y - head.y) };
  const parts: Limb[] = [
    { from: shoulders, to: hips, sure: 0.16 * torso, even: 0.36 * torso, never: 0.85 * torso },
    { from: head, to: crown, sure: 0.75 * headRadius, even: 1.35 * headRadius, never: 2.6 * headRadius },
    { from: head, to: nape, sure: 0.6 * headRadius, even: 1.1 * headRadius, never: 2.2 * headRadius },
    { from: head, to: shoulders, sure: 0.1 * torso, even: 0.2 * torso, never: 0.6 * torso },
  ];
  for (const [one, other, sure, even, never] of limbs) {
    const from = joints[one];
    const to = joints[other];
    if (from && to) parts.push({ from, to, sure: sure * torso, even: even * torso, never: never * torso });
  }
  for (const side of ['left', 'right'] as const) {
    const ankle = joints[`${side}Ankle`];
    const wrist = joints[`${side}Wrist`];
    const elbow = joints[`${side}Elbow`];
    if (ankle) {
      const toe = { x: ankle.x, y: ankle.y + 0.2 * torso };
      parts.push({ from: ankle, to: toe, sure: 0.03 * torso, even: 0.16 * torso, never: 0.45 * torso });
    }
    if (wrist) {
      const hand = elbow ? beyond(elbow, wrist, 0.17 * torso) : wrist;
      parts.push({ from: wrist, to: hand, sure: 0.01 * torso, even: 0.12 * torso, never: 0.5 * torso });
      const bag = { x: wrist.x, y: wrist.y + 0.5 * torso };
      parts.push({ from: wrist, to: bag, sure: 0, even: 0.2 * torso, never: 0.7 * torso });
    }
  }
  if (skeleton.hipsSeen) parts.push(...skirtRoom(skeleton));
  return parts;
}

/** Between the legs there may be a skirt or a coat: neither likely nor unlikely. */
function skirtRoom({ joints, hips, torso }: Skeleton): Limb[] {
  const room: Limb[] = [];
  const { leftKnee, rightKnee, leftAnkle, rightAnkle } = joints;
  const knees = leftKnee && rightKnee && middle(leftKnee, rightKnee);
  const ankles = leftAnkle && rightAnkle && middle(leftAnkle, rightAnkle);
  if (knees) room.push({ from: hips, to: knees, sure: 0, even: 0.08 * torso, never: 0.6 * torso });
  if (knees && ankles) room.push({ from: knees, to: ankles, sure: 0, even: 0, never: 0.3 * torso });
  return room;
}

function torsoCore({ joints, shoulders, hips }: Skeleton): Point[] {
  const { leftShoulder, rightShoulder, leftHip, rightHip } = joints;
  if (!leftShoulder || !rightShoulder || !leftHip || !rightHip) return [];
  const centre = middle(shoulders, hips);
  return [leftShoulder, rightShoulder, rightHip, leftHip].map(({ x, y }) => ({
    x: centre.x + 0.86 * (x - centre.x),
    y: centre.y + 0.9 * (y - centre.y),
  }));
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function beyond(from: Point, to: Point, length: number): Point {
  const d = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: to.x + ((to.x - from.x) / d) * length, y: to.y + ((to.y - from.y) / d) * length };
}

/** Distance of a place from the line between two points. */
export function distanceToLine(x: number, y: number, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const t = length > 0 ? Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length)) : 0;
  const aside = x - from.x - t * dx;
  const ahead = y - from.y - t * dy;
  return Math.sqrt(aside * aside + ahead * ahead);
}

function insidePolygon(points: Point[], x: number, y: number): boolean {
  let inside = false;
  for (let k = 0, before = points.length - 1; k < points.length; before = k++) {
    const one = points[k];
    const other = points[before];
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  }
  return inside;
}
