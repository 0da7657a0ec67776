import type { FaceBox, KeypointName, Pose } from './pose.ts';

export type Point = { x: number; y: number };

/** Joints in pixels of the working photo, those that were not seen left out, and the body's measures. */
export type Skeleton = {
  joints: Partial<Record<KeypointName, Point>>;
  shoulders: Point;
  hips: Point;
  /** Length of the torso, the unit for all widths. */
  torso: number;
  shoulderWidth: number;
  head: Point;
  /** Radius of the head. */
  headRadius: number;
  face?: FaceBox;
  /** No person could be marked, so that what looks like one needs more to speak for it. */
  doubted: boolean;
  /** Number of joints below the head that were seen clearly, and at all, of twelve. */
  sure: number;
  found: number;
  /** Up to where the body is in the picture: the lowest joint that was seen. */
  hipsSeen: boolean;
  kneesSeen: boolean;
  anklesSeen: boolean;
  headSeen: boolean;
};

const seen = 0.22;
const ofHead = new Set<KeypointName>(['nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar']);

/** The skeleton of a pose, scaled to the working photo; undefined when neither shoulders nor a face nor legs were seen. */
export function readSkeleton(pose: Pose, scale: number, height: number): Skeleton | undefined {
  const joints: Partial<Record<KeypointName, Point>> = {};
  for (const { name, x, y, score } of pose.keypoints)
    if (score >= seen) joints[name] = { x: (x + 0.5) * scale, y: (y + 0.5) * scale };
  const face = ownFace(pose, scale, joints);
  const sure = pose.keypoints.filter(({ score }) => score >= seen).length;
  if (sure < 5 && !(face && sure >= 3)) return undefined;
  const shoulders =
    between(joints.leftShoulder, joints.rightShoulder) ?? belowFace(face) ?? aboveLegs(joints);
  if (!shoulders) return undefined;
  const wide = span(joints.leftShoulder, joints.rightShoulder);
  const hipsFound = between(joints.leftHip, joints.rightHip);
  const down = Math.max(wide * 1.35, face ? face.height * 2.3 : 0);
  const hips = hipsFound ?? { x: shoulders.x, y: shoulders.y + (down || height * 0.35) };
  const torso = Math.max(8, Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y), 1.05 * wide);
  completeLimbs(joints, pose, scale, torso);
  const head = headCentre(joints, face, shoulders, torso);
  const hipsSeen = hipsFound !== undefined && hipsFound.y < height * 0.98;
  return {
    joints,
    shoulders,
    hips,
    torso,
    shoulderWidth: Math.max(wide, 0.42 * torso),
    head,
    headRadius: headRadius(face, torso),
    ...(face && { face }),
    doubted: pose.nobody === true,
    sure: pose.keypoints.filter(({ name, score }) => !ofHead.has(name) && score > 0.5).length,
    found: pose.keypoints.filter(({ name, score }) => !ofHead.has(name) && score >= seen).length,
    hipsSeen,
    kneesSeen: hipsSeen && inPicture(height, joints.leftKnee, joints.rightKnee),
    anklesSeen: hipsSeen && inPicture(height, joints.leftAnkle, joints.rightAnkle),
    headSeen: joints.nose !== undefined || face !== undefined,
  };
}

/** The face at the nose that was found, or the foremost face when none was. */
function ownFace(pose: Pose, scale: number, joints: Skeleton['joints']): FaceBox | undefined {
  const faces = pose.faces.map((face) => scaleFace(face, scale));
  const { nose } = joints;
  if (!nose) return faces[0];
  return faces.find(
    ({ x, y, width, height }) => Math.hypot(nose.x - x - width / 2, nose.y - y - height / 2) < 0.7 * height,
  );
}

/** From hip to knee in torso lengths. */
const usualThigh = 0.92;
/** Joint, the joint it hangs on and the usual distance in torso lengths, from the body outwards. */
const limbs = [
  ['Knee', 'Hip', usualThigh],
  ['Ankle', 'Knee', 0.95],
  ['Elbow', 'Shoulder', 0.55],
  ['Wrist', 'Elbow', 0.5],
] as const;

/** Joints that are hardly seen stand where they are likely, or straight below the joint they hang on. */
function completeLimbs(joints: Skeleton['joints'], pose: Pose, scale: number, torso: number): void {
  for (const side of ['left', 'right'] as const)
    for (const [outer, inner, usual] of limbs) {
      const name: KeypointName = `${side}${outer}`;
      const from = joints[`${side}${inner}`];
      if (joints[name] || !from) continue;
      const length = usual * torso;
      const faint = pose.keypoints.find((joint) => joint.name === name);
      const place = faint && { x: (faint.x + 0.5) * scale, y: (faint.y + 0.5) * scale };
      const reach = place ? Math.hypot(place.x - from.x, place.y - from.y) / length : 0;
      const plausible = place && place.y > from.y && reach > 0.6 && reach < 1.5;
      joints[name] = plausible ? place : { x: from.x, y: from.y + length };
    }
}

function scaleFace({ x, y, width, height, score }: FaceBox, scale: number): FaceBox {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale, score };
}

function between(one?: Point, other?: Point): Point | undefined {
  if (one && other) return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return one ?? other;
}

function span(one?: Point, other?: Point): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

function belowFace(face?: FaceBox): Point | undefined {
  return face && { x: face.x + face.width / 2, y: face.y + 1.5 * face.height };
}

/** Where the shoulders of somebody are whom the photo cuts off above the waist: a torso's length above the hips. */
function aboveLegs(joints: Skeleton['joints']): Point | undefined {
  const thighs = (['left', 'right'] as const).flatMap((side) => {
    const [hip, knee] = [joints[`${side}Hip`], joints[`${side}Knee`]];
    return hip && knee ? [{ hip, length: Math.hypot(knee.x - hip.x, knee.y - hip.y) }] : [];
  });
  if (thighs.length < 2) return undefined;
  const [left, right] = thighs;
  const torso = Math.max(left.length, right.length) / usualThigh;
  return { x: (left.hip.x + right.hip.x) / 2, y: (left.hip.y + right.hip.y) / 2 - torso };
}

function headCentre(
  joints: Skeleton['joints'],
  face: FaceBox | undefined,
  shoulders: Point,
  torso: number,
): Point {
  const nose = joints.nose;
  if (
    face &&
    (!nose || Math.hypot(nose.x - face.x - face.width / 2, nose.y - face.y - face.height / 2) < torso)
  )
    return { x: face.x + face.width / 2, y: face.y + 0.4 * face.height };
  return nose ? { x: nose.x, y: nose.y - 0.06 * torso } : { x: shoulders.x, y: shoulders.y - 0.45 * torso };
}

/** From the face where it agrees with the torso's length, for a face box may be far too large or small. */
function headRadius(face: FaceBox | undefined, torso: number): number {
  const usual = 0.23 * torso;
  if (!face) return usual;
  return Math.min(1.5 * usual, Math.max(0.75 * usual, 0.62 * face.height));
}

function inPicture(height: number, ...points: (Point | undefined)[]): boolean {
  return points.some((point) => point !== undefined && point.y < 0.985 * height);
}
