import { engineVersion } from '../version.ts';
import { countOf, describeRegion, paletteOf } from './describe-region.ts';
import { groundClutter } from './image/ground-clutter.ts';
import { type LabImage, shrink, toLabImage } from './image/lab-image.ts';
import { findNeighbours, type Neighbours } from './image/neighbours.ts';
import { traceOutline } from './image/outline.ts';
import { measureQuality, ramp, round } from './image/photo-quality.ts';
import type { Pixels } from './image/pixels.ts';
import { type AssignPort, type Box, cutSuperpixels, type Superpixels } from './image/superpixels.ts';
import { laidGarments } from './laid/laid-garments.ts';
import { nameLaid } from './laid/name-laid.ts';
import type { RecognisePort } from './laid/recognise-garment.ts';
import type { Heads, Look, PhotoQuality, Zone } from './look.ts';
import { isEmptyScene, objectConfidence } from './no-outfit.ts';
import type { People, Pose, PosePort, SpottedBag } from './pose/pose.ts';
import { readSkeleton } from './pose/skeleton.ts';
import { separateGround } from './segmentation/separate-ground.ts';
import { roomAround, scaleMask, separatePerson } from './segmentation/separate-person.ts';
import { type Finding, findWorn } from './worn/find-worn.ts';
import { fromAfar } from './worn/from-afar.ts';
import { nameWorn, type WornKindsPort } from './worn/name-worn.ts';

/** Neural networks and other adapters that the caller brings; the engine works without any of them. */
export type Ports = {
  pose?: PosePort;
  recognise?: RecognisePort;
  wornKinds?: WornKindsPort;
  assign?: AssignPort;
};

/** Told the milliseconds of each stage as it ends. */
export type StageListener = (name: string, ms: number) => void;

/** Longer side, in pixels, of the photo that is measured. */
export const workingSide = 400;
/** Pieces of a photo, and the least and most pixels of one. */
const pieceCount = 1800;
const leastPieceArea = 9;
const mostPieceArea = 56;
const leastConfidence = 0.3;
/** Ground around a marked person, in torso lengths, that is cut into fine pieces as well. */
const groundRoom = 0.3;

/**
 * Pixels (about 512 on the longer side) to a Look. Deterministic. `which` of several people it is about is counted from
 * the left; without it the largest in the middle. Throws a RangeError for pixels without content, and
 * NoSuchPerson where there are fewer people.
 */
export async function analyse(
  pixels: Pixels,
  ports: Ports = {},
  onStage?: StageListener,
  which?: number,
): Promise<Look> {
  if (pixels.width < 1 || pixels.height < 1) throw new RangeError('A photo has at least one pixel');
  if (pixels.data.length < 4 * pixels.width * pixels.height) throw new RangeError('Pixels are missing');
  const clock = stageClock(onStage);
  const image = toLabImage(shrink(pixels, workingSide));
  clock('prepare');
  const empty = isEmptyScene(image);
  let measured: PhotoQuality | undefined;
  const quality = () => (measured ??= measureQuality(image, pixels));
  const wanted = { person: true, which, meanwhile: () => void quality() };
  const pose = empty ? undefined : await ports.pose?.(pixels, wanted);
  clock('pose');
  const photo = quality();
  clock('quality');
  const found = empty ? undefined : findOutfit(image, pose, image.width / pixels.width, ports.assign, clock);
  if (pose && found?.subject === 'worn') noteFraming(photo, pose, pixels);
  if (found) noteClutter(photo, image, found.mask);
  const people = found?.subject === 'worn' ? pose?.people : undefined;
  if (found?.subject === 'laid' && ports.recognise) {
    found.garments = await nameLaid(pixels, image, found.garments, ports.recognise);
    clock('names');
  }
  if (found?.subject === 'worn' && ports.wornKinds) {
    found.garments = await nameWorn(pixels, image, found.garments, found.mask, ports.wornKinds);
    clock('names');
  }
  const look = found ? describe(image, photo, found) : nothing(photo);
  if (pose && look.subject === 'laid') look.bodyPoints = pose.keypoints.filter(isSeen).length;
  if (people) look.people = headsOf(people, pixels);
  clock('describe');
  return look;
}

function stageClock(onStage?: StageListener): (name: string) => void {
  if (!onStage) return () => {};
  let last = performance.now();
  return (name) => {
    const now = performance.now();
    onStage(name, now - last);
    last = now;
  };
}

function findOutfit(
  image: LabImage,
  pose: Pose | undefined,
  scale: number,
  assign: AssignPort | undefined,
  clock: (name: string) => void,
): Finding | undefined {
  const skeleton = pose && readSkeleton(pose, scale, image.height);
  const person = skeleton && pose.person;
  const marked = person && separatePerson(image, scaleMask(person, scale), skeleton);
  const within = marked && roomAround(marked, image, groundRoom * skeleton.torso);
  const pieces = cutPieces(image, within, assign);
  clock('superpixels');
  const neighbours = findNeighbours(image, pieces);
  const bags = () => (pose?.bags?.() ?? []).map((bag) => scaleBag(bag, scale));
  const worn = skeleton && findWorn(image, pieces, neighbours, skeleton, marked, bags);
  const found =
    worn ??
    (marked ? findLaid(image, cutPieces(image, undefined, assign)) : findLaid(image, pieces, neighbours));
  clock('separation');
  return found;
}

function scaleBag({ x, y, width, height, score }: SpottedBag, scale: number): SpottedBag {
  return { x: scale * x, y: scale * y, width: scale * width, height: scale * height, score };
}

/** The pieces of a photo, fine ones only `within` a box where one is given. */
export function cutPieces(image: LabImage, within?: Box, assign?: AssignPort): Superpixels {
  const even = (image.width * image.height) / pieceCount;
  return cutSuperpixels(image, Math.min(mostPieceArea, Math.max(leastPieceArea, even)), within, assign);
}

function headsOf({ faces, chosen }: People, { width, height }: Pixels): Heads {
  const heads = faces.map((face) => ({
    x: round(clamped(face.x / width)),
    y: round(clamped(face.y / height)),
    width: round(Math.min(1, face.width / width)),
    height: round(Math.min(1, face.height / height)),
  }));
  return { heads, chosen };
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function isSeen({ score }: Pose['keypoints'][number]): boolean {
  return score > 0.3;
}

/** Other people of some size, and a person who is cut off. */
function noteFraming(photo: PhotoQuality, { people, keypoints }: Pose, { height }: Pixels): void {
  const others = people ? people.faces.length - 1 : 0;
  if (others > 0) photo.notes.push({ code: 'crowd', strength: round(Math.min(1, 0.3 + 0.2 * others)) });
  const seen = keypoints.filter(isSeen);
  const feet = seen.some(({ name, y }) => name.endsWith('Ankle') && y < 0.985 * height);
  if (seen.length >= 5 && !feet) photo.notes.push({ code: 'cropped', strength: 0.5 });
}

/** A ground full of edges, on which an outline goes astray. */
function noteClutter(photo: PhotoQuality, image: LabImage, subject: Uint8Array): void {
  const strength = ramp(groundClutter(image, subject), 0.35, 0.7);
  if (strength > 0.05) photo.notes.push({ code: 'busy', strength: round(strength) });
}

/** The garments of a photo without a person; undefined where nothing stands out from the ground. */
export function findLaid(
  image: LabImage,
  pieces: Superpixels = cutPieces(image),
  neighbours: Neighbours = findNeighbours(image, pieces),
): Finding | undefined {
  const separation = separateGround(image, pieces, neighbours);
  const confidence = objectConfidence(separation);
  if (confidence < leastConfidence) return undefined;
  const garments = laidGarments(image, separation.mask, confidence, pieces, neighbours);
  if (garments.length === 0) return undefined;
  return { subject: 'laid', unseen: [], garments, mask: separation.mask, confidence };
}

function describe(image: LabImage, photo: PhotoQuality, found: Finding): Look {
  const clothing = found.garments.reduce((sum, { mask }) => sum + countOf(mask), 0);
  const trust = photoTrust(photo);
  const regions = found.garments
    .map((garment) => describeRegion(image, garment, clothing))
    .map((region) => ({ ...region, confidence: round(trust * region.confidence) }))
    .sort((one, other) => other.share - one.share || one.key.localeCompare(other.key));
  return {
    version: 1,
    engineVersion,
    subject: found.subject,
    confidence: round(trust * found.confidence),
    photo,
    regions,
    palette: paletteOf(regions),
    ...(found.subject === 'worn' && { fromAfar: fromAfar(image, found.garments) }),
    outline: traceOutline(found.mask, image.width, image.height),
    ...(found.proportions && { proportions: found.proportions }),
    ...(found.bare && { bare: found.bare }),
    ...(found.skin && { skin: found.skin }),
    ...(found.hair && { hair: found.hair }),
    unseen: found.unseen,
  };
}

function nothing(photo: PhotoQuality): Look {
  const unseen: Zone[] = [];
  return {
    version: 1,
    engineVersion,
    subject: 'none',
    confidence: 0,
    photo,
    regions: [],
    palette: [],
    outline: [],
    unseen,
  };
}

/** How far the photo itself can be trusted, 0.3 to 1. */
export function photoTrust({ sharpness, exposure, noise, cast }: PhotoQuality): number {
  const spoiled =
    0.25 * ramp(0.5 - sharpness, 0, 0.5) +
    0.3 * ramp(0.6 - exposure, 0, 0.6) +
    0.15 * noise +
    0.2 * (cast?.strength ?? 0);
  return Math.max(0.3, 1 - spoiled);
}
