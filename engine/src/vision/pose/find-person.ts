import type { Pixels } from '../image/pixels.ts';
import { type SquareView, sampleView } from '../image/square-view.ts';
import { type FaceBox, type Keypoint, type KeypointName, keypointNames, type PersonMask } from './pose.ts';

export const personInputSide = 256;

/**
 * BlazePose's answer for a square around a person: 39 landmarks of five numbers (x, y and z in pixels of the input,
 * logits of being visible and of being in the picture), the chance that there is a person, and logits of the person for
 * every pixel.
 */
export type PersonAnswer = { landmarks: Float32Array; presence: number; mask: Float32Array };

/** Takes 256 by 256 RGB from 0 to 1, begins, and answers when what it returns is called. */
export type PersonNetwork = (input: Float32Array) => () => PersonAnswer;

export type FoundPerson = { mask: PersonMask; keypoints: Keypoint[] };

/** BlazePose's landmarks on the body, without the last six that only help it to follow a person. */
const landmarkCount = 33;
const numbersPerLandmark = 5;
/** Which landmark each of our joints is. */
const landmarkOf = [0, 2, 5, 7, 8, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28];

const seen = 0.25;
const leastJoints = 5;
const leastPresence = 0.5;
const mostLooks = 3;
/** Side of the square looked at, in lengths of the box around joints or landmarks. The latter reach down to the toes. */
const roomAroundJoints = 1.35;
const roomAroundLandmarks = 1.3;
/** A square that differs less in size or place, as a share of its side, shows the person as well. */
const alikeSize = 1.1;
const alikePlace = 0.1;

/**
 * The person whose joints (at least `leastJoints`) and face were found, marked by the network, which looks again where
 * the first square turns out not to hold the whole person. Undefined where it sees none. `meanwhile` is called while it
 * looks for the first time, if it does.
 */
export function findPerson(
  pixels: Pixels,
  keypoints: Keypoint[],
  face: FaceBox | undefined,
  network: PersonNetwork,
  meanwhile?: () => void,
): FoundPerson | undefined {
  const sure = keypoints.filter(({ score }) => score > seen);
  if (sure.length < leastJoints) return undefined;
  let view = personView(sure, ownFace(face, keypoints[0].x), roomAroundJoints);
  const looking = look(pixels, view, network);
  meanwhile?.();
  let answer = looking();
  if (answer.presence < leastPresence) return undefined;
  for (let looks = 1; looks < mostLooks; looks++) {
    const places = placesOf(answer.landmarks, view).filter(({ present }) => present > leastPresence);
    if (places.length < leastJoints) break;
    const better = personView(places, ownFace(face, places[0].x), roomAroundLandmarks);
    if (alike(view, better)) break;
    const again = look(pixels, better, network)();
    if (again.presence < leastPresence) break;
    view = better;
    answer = again;
  }
  const places = placesOf(answer.landmarks, view);
  return {
    mask: { view, side: personInputSide, likelihood: chances(answer.mask) },
    keypoints: keypointNames.map((name, k) => jointAt(name, places[landmarkOf[k]])),
  };
}

function look(pixels: Pixels, view: SquareView, network: PersonNetwork): () => PersonAnswer {
  const input = sampleView(pixels, view, personInputSide);
  for (let i = 0; i < input.length; i++) input[i] /= 255;
  return network(input);
}

/** A landmark in pixels of the photo, and the chances that it is in the picture and that nothing hides it. */
type Place = { x: number; y: number; present: number; visible: number };

function placesOf(landmarks: Float32Array, { x, y, side }: SquareView): Place[] {
  return Array.from({ length: landmarkCount }, (_, k) => {
    const [across, down, , visible, present] = landmarks.subarray(numbersPerLandmark * k);
    const scale = side / personInputSide;
    return { x: x + scale * across, y: y + scale * down, present: chance(present), visible: chance(visible) };
  });
}

function jointAt(name: KeypointName, { x, y, present, visible }: Place): Keypoint {
  return { name, x, y, score: present * visible };
}

function chances(logits: Float32Array): Float32Array {
  const out = new Float32Array(logits.length);
  for (let k = 0; k < logits.length; k++) out[k] = chance(logits[k]);
  return out;
}

function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

function ownFace(face: FaceBox | undefined, noseX: number): FaceBox[] {
  return face && Math.abs(face.x + face.width / 2 - noseX) < 2 * face.width ? [face] : [];
}

/** A square around places and face with its hair, `room` times as large. */
function personView(places: Pick<Place, 'x' | 'y'>[], face: FaceBox[], room: number): SquareView {
  const xs = [...places.map(({ x }) => x), ...face.flatMap(({ x, width }) => [x, x + width])];
  const ys = [...places.map(({ y }) => y), ...face.map(({ y, height }) => y - 0.3 * height)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const side = room * Math.max(right - left, bottom - top, 8);
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
}

function alike(one: SquareView, other: SquareView): boolean {
  const size = Math.max(one.side / other.side, other.side / one.side);
  const middle = ({ x, y, side }: SquareView) => [x + side / 2, y + side / 2];
  const [x, y] = middle(one);
  const [u, v] = middle(other);
  return size < alikeSize && Math.hypot(x - u, y - v) < alikePlace * one.side;
}
