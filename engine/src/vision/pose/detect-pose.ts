import type { Pixels } from '../image/pixels.ts';
import { type SquareView, sampleView, wholeView } from '../image/square-view.ts';
import { type FaceAnswer, faceInputSide, overlap, readFaces } from './face-boxes.ts';
import { findPerson, type PersonNetwork } from './find-person.ts';
import { peopleOf } from './people-of.ts';
import { type FaceBox, type Keypoint, keypointNames, type Pose, type WantedPose } from './pose.ts';
import { type BagNetwork, spotBags } from './spot-bags.ts';

/**
 * The networks, run by whatever the platform has. `face` takes 256 by 256 RGB from -1 to 1 and answers BlazeFace's
 * 896 logits and boxes of 16 numbers; `body` takes 192 by 192 RGB from 0 to 255 and answers MoveNet Lightning's 17
 * triples of y, x (fractions) and score. `person` marks the person and `bags` finds bags there, where the platform
 * can afford it. `face`, `person` and `bags` begin, and answer when what they return is called.
 */
export type PoseNetworks = {
  face(input: Float32Array): () => FaceAnswer;
  body(input: Float32Array): Promise<Float32Array>;
  person?: PersonNetwork;
  bags?: BagNetwork;
};

export const bodyInputSide = 192;
const seen = 0.25;
const wellSeen = 0.5;
/** Joints that one network must have seen itself before another adds to them: empty clothes have some, too. */
const mostJoints = 10;
/**
 * Sides of the square around the joints, as a share of the photo's, below which looking again is worth its time: less
 * often where another network looks closely anyway.
 */
const worthwhile = 0.92;
const farAway = 0.6;

/**
 * The joints of one person and all faces of a photo, in whole pixels: of the most prominent one, or of several people
 * `which` one, counted from the left. Throws NoSuchPerson where there are fewer.
 */
export async function detectPose(
  pixels: Pixels,
  networks: PoseNetworks,
  { which, meanwhile }: Omit<WantedPose, 'person'> = {},
): Promise<Pose> {
  const whole = wholeView(pixels);
  const findingFaces = findFaces(pixels, whole, networks);
  let keypoints = await findJoints(pixels, whole, networks);
  let faces = findingFaces();
  const people = peopleOf(faces, mainFace(faces, pixels), which);
  const main = people?.faces[people.chosen] ?? mainFace(faces, pixels);
  const others = faces.some((face) => face !== main && main && face.height > 0.5 * main.height);
  if (main && (others || !covers(keypoints, main))) {
    const alone = await findJoints(pixels, bodyView(main), networks);
    if (others || trust(alone) > trust(keypoints)) keypoints = alone;
  }
  const closer = jointsView(keypoints, pixels);
  if (closer && closer.side < (networks.person ? farAway : worthwhile) * whole.side) {
    const again = await findJoints(pixels, closer, networks);
    if (trust(again) > trust(keypoints) - 0.03) keypoints = again;
  }
  if (!main) {
    const head = headView(keypoints);
    const missed = head ? findFaces(pixels, head, networks)() : [];
    faces = [...faces, ...missed.filter((face) => faces.every((other) => overlap(face, other) < 0.3))];
  }
  const chosen = main ?? mainFace(faces, pixels);
  faces.sort((one, other) =>
    one === chosen ? -1 : other === chosen ? 1 : other.width * other.height - one.width * one.height,
  );
  const person = networks.person && findPerson(pixels, keypoints, chosen, networks.person, meanwhile);
  const wellKnown = keypoints.filter(({ score }) => score >= seen).length >= mostJoints;
  if (person && wellKnown)
    keypoints = keypoints.map((joint, k) => betterSeen(joint, person.keypoints[k], pixels));
  const bags = person && networks.bags && spotBags(pixels, person.mask, networks.bags);
  return {
    keypoints: keypoints.map(roundJoint),
    faces: faces.map(roundFace),
    ...(people && { people: { faces: people.faces.map(roundFace), chosen: people.chosen } }),
    ...(person ? { person: person.mask } : networks.person && { nobody: true }),
    ...(bags && { bags }),
  };
}

/** A joint that one network missed, from the other, if that sees it well and within the photo. */
function betterSeen(joint: Keypoint, other: Keypoint, { width, height }: Pixels): Keypoint {
  if (joint.score >= seen || other.score < wellSeen) return joint;
  const inside = other.x >= 0 && other.y >= 0 && other.x < width && other.y < height;
  return inside ? other : joint;
}

/** Begins, and answers when what it returns is called. */
function findFaces(pixels: Pixels, view: SquareView, networks: PoseNetworks): () => FaceBox[] {
  const input = sampleView(pixels, view, faceInputSide);
  for (let i = 0; i < input.length; i++) input[i] = input[i] / 127.5 - 1;
  const answer = networks.face(input);
  return () => readFaces(answer(), view);
}

async function findJoints(pixels: Pixels, view: SquareView, networks: PoseNetworks): Promise<Keypoint[]> {
  const answer = await networks.body(sampleView(pixels, view, bodyInputSide));
  return keypointNames.map((name, k) => ({
    name,
    x: view.x + answer[3 * k + 1] * view.side,
    y: view.y + answer[3 * k] * view.side,
    score: answer[3 * k + 2],
  }));
}

/** Large and near the middle. */
function mainFace(faces: FaceBox[], { width }: Pixels): FaceBox | undefined {
  const worth = (face: FaceBox) =>
    face.height * face.score * (1.3 - Math.abs((face.x + face.width / 2) / width - 0.5));
  return faces.reduce<FaceBox | undefined>(
    (best, face) => (!best || worth(face) > worth(best) ? face : best),
    undefined,
  );
}

function trust(keypoints: Keypoint[]): number {
  return keypoints.reduce((sum, { score }) => sum + Math.min(score, 0.7), 0) / keypoints.length;
}

function covers(keypoints: Keypoint[], face: FaceBox): boolean {
  const { x, y, score } = keypoints[0];
  const near = Math.hypot(x - face.x - face.width / 2, y - face.y - face.height / 2) < face.height;
  return score > seen && near;
}

/** About where the body under a face is: eight heads tall. */
function bodyView({ x, y, width, height }: FaceBox): SquareView {
  const side = 10 * height;
  return { x: x + width / 2 - side / 2, y: y - 1.2 * height, side };
}

/** Around the joints that were seen, with room for legs that were not. */
function jointsView(keypoints: Keypoint[], pixels: Pixels): SquareView | undefined {
  const sure = keypoints.filter(({ score }) => score > seen);
  if (sure.length < 5) return undefined;
  const xs = sure.map(({ x }) => x);
  const ys = sure.map(({ y }) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const [shoulders, hips] = [5, 11].map((k) => (keypoints[k].y + keypoints[k + 1].y) / 2);
  const feet = shoulders + 2.9 * Math.max(0, hips - shoulders);
  const bottom = Math.min(pixels.height, Math.max(feet, ...ys));
  const side = Math.min(Math.max(pixels.width, pixels.height), 1.25 * Math.max(right - left, bottom - top));
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
}

function headView(keypoints: Keypoint[]): SquareView | undefined {
  const [nose] = keypoints;
  const left = keypoints[5];
  const right = keypoints[6];
  if (nose.score < seen || Math.max(left.score, right.score) < seen) return undefined;
  const side = 3.2 * Math.max(Math.abs(left.x - right.x), Math.abs((left.y + right.y) / 2 - nose.y), 12);
  return { x: nose.x - side / 2, y: nose.y - side / 2, side };
}

function roundJoint({ name, x, y, score }: Keypoint): Keypoint {
  return { name, x: Math.round(x), y: Math.round(y), score: Math.round(score * 100) / 100 };
}

function roundFace({ x, y, width, height, score }: FaceBox): FaceBox {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
    score: Math.round(score * 100) / 100,
  };
}
