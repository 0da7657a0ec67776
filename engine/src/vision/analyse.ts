import { engineVersion } from '../version.ts';
import { type BodyPlaces, placeOnBody } from './body-places.ts';
import { countOf, describeRegion, type GarmentMask, paletteOf } from './describe-region.ts';
import { areaOf } from './garment-parts.ts';
import { type LabImage, shrink, toLabImage } from './lab-image.ts';
import { laidGarments } from './laid-garments.ts';
import type { Look, PhotoQuality, Zone } from './look.ts';
import { findNeighbours, type Neighbours } from './neighbours.ts';
import { isEmptyScene, objectConfidence } from './no-outfit.ts';
import { traceOutline } from './outline.ts';
import { measureQuality, ramp, round } from './photo-quality.ts';
import type { Pixels } from './pixels.ts';
import type { Pose, PosePort } from './pose.ts';
import { type Scene, sceneOf } from './seeded-split.ts';
import { separateFigure } from './separate-figure.ts';
import { separateGround } from './separate-ground.ts';
import { readSkeleton, type Skeleton } from './skeleton.ts';
import { findSkinAndHair, isSkinLike } from './skin-and-hair.ts';
import { cutSuperpixels, maskOf, type Superpixels } from './superpixels.ts';
import { wornGarments } from './worn-garments.ts';

/** Neural networks and other adapters that the caller brings; the engine works without any of them. */
export type Ports = { pose?: PosePort };

/** Told the milliseconds of each stage as it ends. */
export type StageListener = (name: string, ms: number) => void;

const workingSide = 400;
/** Pieces of a photo, and the least and most pixels of one. */
const pieceCount = 1800;
const leastPieceArea = 9;
const mostPieceArea = 56;
const leastConfidence = 0.3;
/** Of twelve joints, those that must be seen clearly for a person without a face. */
const leastSureJoints = 8;

type Finding = Pick<Look, 'subject' | 'unseen' | 'bare' | 'skin' | 'hair'> & {
  garments: GarmentMask[];
  mask: Uint8Array;
  confidence: number;
};

/** Pixels (about 512 on the longer side) to a Look. Deterministic. Throws a RangeError for pixels without content. */
export async function analyse(pixels: Pixels, ports: Ports = {}, onStage?: StageListener): Promise<Look> {
  if (pixels.width < 1 || pixels.height < 1) throw new RangeError('A photo has at least one pixel');
  if (pixels.data.length < 4 * pixels.width * pixels.height) throw new RangeError('Pixels are missing');
  const clock = stageClock(onStage);
  const image = toLabImage(shrink(pixels, workingSide));
  clock('prepare');
  const photo = measureQuality(image, pixels);
  clock('quality');
  const pose = isEmptyScene(image) ? undefined : await ports.pose?.(pixels);
  clock('pose');
  const found = isEmptyScene(image) ? undefined : findOutfit(image, pose, image.width / pixels.width, clock);
  if (pose && found?.subject === 'worn') noteFraming(photo, pose, pixels);
  const look = found ? describe(image, photo, found) : nothing(photo);
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
  clock: (name: string) => void,
): Finding | undefined {
  const even = (image.width * image.height) / pieceCount;
  const pieces = cutSuperpixels(image, Math.min(mostPieceArea, Math.max(leastPieceArea, even)));
  clock('superpixels');
  const neighbours = findNeighbours(image, pieces);
  const skeleton = pose && readSkeleton(pose, scale, image.height);
  const worn = skeleton && findWorn(image, pieces, neighbours, skeleton);
  const found = worn ?? findLaid(image, pieces, neighbours);
  clock('separation');
  return found;
}

function findWorn(
  image: LabImage,
  pieces: Superpixels,
  neighbours: Neighbours,
  skeleton: Skeleton,
): Finding | undefined {
  const mask = separateFigure(image, pieces, neighbours, skeleton);
  const figure = majority(pieces, mask);
  const places = placeOnBody(pieces, skeleton);
  const scene = sceneOf(pieces, neighbours, 0.5 * skeleton.torso);
  const body = findSkinAndHair(scene, figure, places, skeleton.headSeen);
  if (
    !showsFace(pieces, places, skeleton) &&
    !(skeleton.sure >= leastSureJoints && showsSkin(scene, body.skin, skeleton))
  )
    return undefined;
  const garments = wornGarments(scene, figure, body, places, skeleton);
  if (garments.length === 0) return undefined;
  const { width, height } = image;
  const outlineOf = (chosen: Uint8Array) => traceOutline(maskOf(pieces, chosen), width, height);
  return {
    subject: 'worn',
    unseen: unseenZones(skeleton),
    garments,
    mask,
    confidence: skeleton.headSeen ? 0.92 : 0.8,
    bare: { skin: outlineOf(body.skin), hair: outlineOf(body.hair) },
    ...(body.skinColour && { skin: body.skinColour }),
    ...(body.hairColour && { hair: body.hairColour }),
  };
}

/** Necklines and hoods are taken for faces now and then; a face has the colours of skin, if the photo has any. */
function showsFace(pieces: Superpixels, { faceDistance }: BodyPlaces, { face }: Skeleton): boolean {
  if (!face || face.score <= 0.5) return false;
  let all = 0;
  let skinLike = 0;
  let chroma = 0;
  for (let k = 0; k < pieces.count; k++) {
    chroma += Math.hypot(pieces.a[k], pieces.b[k]) / pieces.count;
    if (faceDistance[k] > 0.9) continue;
    all += pieces.area[k];
    if (isSkinLike([pieces.l[k], pieces.a[k], pieces.b[k]])) skinLike += pieces.area[k];
  }
  return chroma < 0.008 || skinLike > 0.25 * all;
}

/** Joints are also found in empty clothes: without a face there has to be some skin. */
function showsSkin(scene: Scene, skin: Uint8Array, { torso }: Skeleton): boolean {
  return areaOf(scene, skin) > 0.03 * torso * torso;
}

function majority(pieces: Superpixels, mask: Uint8Array): Uint8Array {
  const inside = new Float32Array(pieces.count);
  for (let i = 0; i < mask.length; i++) inside[pieces.labels[i]] += mask[i];
  return Uint8Array.from(inside, (count, k) => (count > 0.5 * pieces.area[k] ? 1 : 0));
}

function unseenZones({ headSeen, hipsSeen, kneesSeen, anklesSeen }: Skeleton): Zone[] {
  const unseen: Zone[] = [];
  if (!headSeen) unseen.push('head');
  if (!hipsSeen || !kneesSeen) unseen.push('lower');
  if (!anklesSeen) unseen.push('feet');
  return unseen;
}

/** Other people of some size, and a person who is cut off. */
function noteFraming(photo: PhotoQuality, { faces, keypoints }: Pose, { height }: Pixels): void {
  const [main, ...others] = faces;
  const close = others.filter((face) => main && face.height > 0.6 * main.height && face.score > 0.6);
  if (close.length > 0)
    photo.notes.push({ code: 'crowd', strength: round(Math.min(1, 0.3 + 0.2 * close.length)) });
  const seen = keypoints.filter(({ score }) => score > 0.3);
  const feet = seen.some(({ name, y }) => name.endsWith('Ankle') && y < 0.985 * height);
  if (seen.length >= 5 && !feet) photo.notes.push({ code: 'cropped', strength: 0.5 });
}

function findLaid(image: LabImage, pieces: Superpixels, neighbours: Neighbours): Finding | undefined {
  const separation = separateGround(image, pieces, neighbours);
  const confidence = objectConfidence(separation);
  if (confidence < leastConfidence) return undefined;
  const garments = laidGarments(image, separation.mask, confidence);
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
    outline: traceOutline(found.mask, image.width, image.height),
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
function photoTrust({ sharpness, exposure, noise, cast }: PhotoQuality): number {
  const spoiled =
    0.25 * ramp(0.5 - sharpness, 0, 0.5) +
    0.3 * ramp(0.6 - exposure, 0, 0.6) +
    0.15 * noise +
    0.2 * (cast?.strength ?? 0);
  return Math.max(0.3, 1 - spoiled);
}
