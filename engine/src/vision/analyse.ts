import { engineVersion } from '../version.ts';
import { countOf, describeRegion, type GarmentMask, paletteOf } from './describe-region.ts';
import { type LabImage, shrink, toLabImage } from './lab-image.ts';
import { laidGarments } from './laid-garments.ts';
import type { Look, PhotoQuality, Zone } from './look.ts';
import { findNeighbours } from './neighbours.ts';
import { isEmptyScene, objectConfidence } from './no-outfit.ts';
import { traceOutline } from './outline.ts';
import { measureQuality, ramp, round } from './photo-quality.ts';
import type { Pixels } from './pixels.ts';
import type { PosePort } from './pose.ts';
import { separateGround } from './separate-ground.ts';
import { cutSuperpixels } from './superpixels.ts';

/** Neural networks and other adapters that the caller brings; the engine works without any of them. */
export type Ports = { pose?: PosePort };

/** Told the milliseconds of each stage as it ends. */
export type StageListener = (name: string, ms: number) => void;

const workingSide = 400;
const pieceArea = 56;
const leastConfidence = 0.3;

type Finding = Pick<Look, 'subject' | 'unseen'> & {
  garments: GarmentMask[];
  mask: Uint8Array;
  confidence: number;
};

/** Pixels (about 512 on the longer side) to a Look. Deterministic. Throws a RangeError for pixels without content. */
export async function analyse(pixels: Pixels, _ports: Ports = {}, onStage?: StageListener): Promise<Look> {
  if (pixels.width < 1 || pixels.height < 1) throw new RangeError('A photo has at least one pixel');
  if (pixels.data.length < 4 * pixels.width * pixels.height) throw new RangeError('Pixels are missing');
  const clock = stageClock(onStage);
  const image = toLabImage(shrink(pixels, workingSide));
  clock('prepare');
  const photo = measureQuality(image, pixels);
  clock('quality');
  const found = isEmptyScene(image) ? undefined : findLaid(image, clock);
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

function findLaid(image: LabImage, clock: (name: string) => void): Finding | undefined {
  const pieces = cutSuperpixels(image, pieceArea);
  clock('superpixels');
  const separation = separateGround(image, pieces, findNeighbours(image, pieces));
  clock('separation');
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
