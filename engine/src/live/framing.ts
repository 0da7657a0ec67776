import { ramp, round } from '../vision/image/photo-quality.ts';
import type { Keypoint, KeypointName, Pose } from '../vision/pose/pose.ts';
import type { FrameNote } from './frame-note.ts';

type Size = { width: number; height: number };

const seen = 0.3;
/** Feet in dark shoes are seen less surely than the rest. */
const feetSeen = 0.22;
const leastJoints = 5;
/**
 * Shoulder to hip and nose to crown as shares of a person's height, after the segment lengths of R. Drillis and
 * R. Contini, "Body segment parameters", 1966.
 */
const torsoShare = 0.288;
const crownShare = 0.07;

/** Height of the figure as a share of the picture's below which cloth is hard to read, and where it is lost. */
const tallEnough = 0.6;
const tooSmall = 0.3;

/** How a person stands in a picture; undefined when there is none. Pose and size are in pixels of the same picture. */
export function framingOfPerson({ keypoints, faces }: Pose, size: Size): FrameNote[] | undefined {
  const joints = keypoints.filter(({ score }) => score > seen);
  if (joints.length < leastJoints) return undefined;
  const notes: FrameNote[] = [];
  const torso = torsoOf(joints);
  const person = torso && torso / torsoShare;
  const head = joints.filter(({ name }) => name === 'nose' || name.endsWith('Eye'));
  const nose = Math.min(...head.map(({ y }) => y));
  if (head.length === 0 || (person && nose - crownShare * person < -0.02 * size.height))
    notes.push({ code: 'no-head', strength: head.length === 0 ? 0.8 : 0.5 });
  const feet = keypoints.some(
    ({ name, y, score }) => name.endsWith('Ankle') && score > feetSeen && y < 0.985 * size.height,
  );
  if (!feet) notes.push({ code: 'no-feet', strength: 0.7 });
  const aside = joints.some(({ x }) => x < 0.03 * size.width || x > 0.97 * size.width);
  if (aside) notes.push({ code: 'cut-side', strength: 0.6 });
  const strength = person ? ramp(tallEnough - person / size.height, 0, tallEnough - tooSmall) : 0;
  if (strength > 0.05) notes.push({ code: 'far', strength: round(strength) });
  const [main, ...others] = faces;
  const close = others.filter((face) => main && face.height > 0.6 * main.height && face.score > 0.6);
  if (close.length > 0) notes.push({ code: 'crowd', strength: round(Math.min(1, 0.4 + 0.2 * close.length)) });
  return notes;
}

function torsoOf(joints: Keypoint[]): number | undefined {
  const find = (name: KeypointName) => joints.find((joint) => joint.name === name);
  const sides = (['left', 'right'] as const).flatMap((side) => {
    const shoulder = find(`${side}Shoulder`);
    const hip = find(`${side}Hip`);
    return shoulder && hip ? [Math.hypot(shoulder.x - hip.x, shoulder.y - hip.y)] : [];
  });
  return sides.length > 0 ? Math.max(...sides) : undefined;
}

/** Share of a picture's side that a subject may touch, and area that it should at least cover, likewise a share. */
const touchable = 0.04;
const wellFilled = 0.06;

/** How something without a person lies in a picture, from its mask (1 where it is). */
export function framingOfThing(mask: Uint8Array, { width, height }: Size): FrameNote[] {
  let area = 0;
  for (let i = 0; i < mask.length; i++) area += mask[i];
  const sides: [start: number, step: number, count: number][] = [
    [0, 1, width],
    [(height - 1) * width, 1, width],
    [0, width, height],
    [width - 1, width, height],
  ];
  const cut = Math.max(...sides.map(([start, step, count]) => touched(mask, start, step, count)));
  const small = ramp(wellFilled - area / mask.length, 0, 0.8 * wellFilled);
  const notes: FrameNote[] = [];
  if (cut > touchable) notes.push({ code: 'cut-side', strength: round(ramp(cut, 0, 0.25) * 0.7 + 0.3) });
  if (small > 0.05) notes.push({ code: 'far', strength: round(small) });
  return notes;
}

function touched(mask: Uint8Array, start: number, step: number, count: number): number {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += mask[start + k * step];
  return sum / count;
}
