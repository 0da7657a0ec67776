import { countOf, type GarmentMask } from '../describe-region.ts';
import { borderSupport } from '../image/border-support.ts';
import type { LabImage } from '../image/lab-image.ts';
import type { Neighbours } from '../image/neighbours.ts';
import { traceOutline } from '../image/outline.ts';
import { ramp } from '../image/photo-quality.ts';
import type { Superpixels } from '../image/superpixels.ts';
import type { Look, Zone } from '../look.ts';
import { type BodyPlaces, placeOnBody } from '../pose/body-places.ts';
import type { SpottedBag } from '../pose/pose.ts';
import type { Skeleton } from '../pose/skeleton.ts';
import { refineRegions } from '../segmentation/refine-regions.ts';
import { type Scene, sceneOf } from '../segmentation/seeded-split.ts';
import { separateFigure } from '../segmentation/separate-figure.ts';
import { findSkinAndHair, isSkinLike, type SkinAndHair } from '../segmentation/skin-and-hair.ts';
import { cutOutBags } from './cut-out-bags.ts';
import { findCarried } from './find-carried.ts';
import { findGlasses } from './find-glasses.ts';
import { nameGarment, sizeableParts } from './garment-names.ts';
import { areaOf, type GarmentPart, parts, type WornParts } from './garment-parts.ts';
import { measureFit } from './measure-fit.ts';
import { measureProportions } from './measure-proportions.ts';
import { wornGarments } from './worn-garments.ts';

/** What was found in a photo, before colours and cloth are described. */
export type Finding = Pick<Look, 'subject' | 'unseen' | 'bare' | 'skin' | 'hair' | 'proportions'> & {
  garments: GarmentMask[];
  mask: Uint8Array;
  confidence: number;
};

/**
 * Of twelve joints below the head, those that must be seen clearly with a face, without one, and where the photo is cut
 * off at the neck; with a face nearly all of them seen faintly will do.
 */
const leastSureJoints = { withFace: 2, alone: 8, cutOff: 6 };
const faintJoints = 10;
/** Score from which a face speaks for a person, and where no person could be marked. */
const faintFace = 0.5;
const clearFace = 0.75;
/** OKLab chroma of skin, at least, where no face says that it is some: fair skin has about 0.04. */
const leastSkinChroma = 0.03;
/** Shoulders this near the upper side, as a share of the height, leave no room for a head. */
const neckCut = 0.15;

/** Labels of pixels; garments count on from the last. 0 is ground, `rest` what is part of the figure and nothing else. */
const label = { skin: 1, hair: 2, rest: 3, glasses: 4, garment: 5 };

/** Undefined where there is no person or nothing is worn. `marked` are the person's pixels (1), where they are known, `bags` answers those that were seen, when it is called. */
export function findWorn(
  image: LabImage,
  pieces: Superpixels,
  neighbours: Neighbours,
  skeleton: Skeleton,
  marked?: Uint8Array,
  bags: () => readonly SpottedBag[] = () => [],
): Finding | undefined {
  const figure = majority(pieces, marked ?? separateFigure(image, pieces, neighbours, skeleton));
  const places = placeOnBody(pieces, skeleton);
  const scene = sceneOf(pieces, neighbours, 0.5 * skeleton.torso);
  const body = findSkinAndHair(scene, figure, places, skeleton.headSeen);
  const { sure, found: joints, shoulders, headSeen } = skeleton;
  const withFace = sure >= leastSureJoints.withFace || joints >= faintJoints;
  const cutOff = !headSeen && shoulders.y < neckCut * image.height;
  const alone = sure >= (cutOff ? leastSureJoints.cutOff : leastSureJoints.alone);
  if (!(withFace && showsFace(pieces, places, skeleton)) && !(alone && showsSkin(scene, body, skeleton)))
    return undefined;
  const carried = findCarried(scene, figure, body.skin, places, skeleton);
  cutOutBags(scene, { figure, body, places, skeleton }, bags(), carried);
  const worn = wornGarments(scene, image, figure, carried, body, places, skeleton);
  const found = sizeableParts(scene, worn, skeleton);
  if (!parts.some((part) => found[part])) return undefined;
  return describeWorn({ image, pieces, figure, places, skeleton, body, found });
}

type Person = {
  image: LabImage;
  pieces: Superpixels;
  figure: Uint8Array;
  places: BodyPlaces;
  skeleton: Skeleton;
  body: SkinAndHair;
  found: WornParts;
};

function describeWorn(person: Person): Finding {
  const { image, places, skeleton, body, found } = person;
  const { width, height } = image;
  const worn = parts.filter((part) => found[part]);
  const labels = refineRegions(image, person.pieces, labelPieces(person, worn));
  const glasses = findGlasses(image, skeleton);
  if (glasses) for (let i = 0; i < labels.length; i++) if (glasses[i]) labels[i] = label.glasses;
  const figure = labelledPixels(labels);
  const masks = masksOf(labels, label.garment + worn.length);
  const pixelsOf = (wanted: number) => masks[wanted];
  const outlineOf = (wanted: number) => traceOutline(pixelsOf(wanted), width, height);
  const support = borderSupport(image, labels);
  const garments: GarmentMask[] = worn.map((part, index) => {
    const mask = pixelsOf(label.garment + index);
    const garment = { key: part, ...nameGarment(image, part, found, mask, places, skeleton), mask };
    // What lies under an open layer shows only a strip of its width.
    const hidden = part === 'upper' && found.outer !== undefined;
    const fit = hidden ? undefined : measureFit(garment, width, height, skeleton);
    const confidence = regionConfidence(part, countOf(mask), support.of(label.garment + index), skeleton);
    return { ...garment, ...(fit && { fit }), confidence };
  });
  if (glasses)
    garments.push({
      key: 'glasses',
      zone: 'head',
      label: 'sunglasses',
      mask: pixelsOf(label.glasses),
      confidence: regionConfidence(
        'head',
        countOf(pixelsOf(label.glasses)),
        support.of(label.glasses),
        skeleton,
      ),
    });
  const proportions = measureProportions(garments, figure, width, height, skeleton);
  return {
    subject: 'worn',
    unseen: unseenZones(skeleton),
    garments,
    mask: figure,
    confidence: figureConfidence(support.whole, skeleton),
    ...(proportions && { proportions }),
    bare: { skin: outlineOf(label.skin), hair: outlineOf(label.hair) },
    ...(body.skinColour && { skin: body.skinColour }),
    ...(body.hairColour && { hair: body.hairColour }),
  };
}

/** The mask of all that is not ground. */
function labelledPixels(labels: Uint8Array): Uint8Array {
  const mask = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i++) if (labels[i] > 0) mask[i] = 1;
  return mask;
}

/** The mask of every label below `count`. */
function masksOf(labels: Uint8Array, count: number): Uint8Array[] {
  const masks = Array.from({ length: count }, () => new Uint8Array(labels.length));
  for (let i = 0; i < labels.length; i++) masks[labels[i]][i] = 1;
  return masks;
}

/** How sure it is that a person was found and cut out: joints, face, and edges along the outline. */
function figureConfidence(support: number, { sure, face, headSeen }: Skeleton): number {
  const head = face ? face.score : headSeen ? 0.5 : 0;
  return 0.15 + 0.3 * ramp(sure, 2, 12) + 0.15 * head + 0.35 * ramp(support, 0.2, 0.85);
}

/**
 * Parts of the body where several things may be: what a piece is there is less sure than where it is. Of 16 dresses that
 * were read in the development photos 7 were dresses; the others were coats, or a top and a skirt of one color.
 */
const ambiguous: Partial<Record<GarmentPart, number>> = {
  hand: 0.55,
  head: 0.75,
  legwear: 0.8,
  outer: 0.9,
  full: 0.6,
};

/** How sure it is that a region is one garment: edges along its border, its size, and the joints it was placed by. */
function regionConfidence(part: GarmentPart, area: number, support: number, skeleton: Skeleton): number {
  const size = ramp(area / (skeleton.torso * skeleton.torso), 0.005, 0.12);
  const placed = 0.7 + 0.3 * ramp(skeleton.sure, 2, 12);
  return (ambiguous[part] ?? 1) * placed * (0.25 + 0.2 * size + 0.5 * ramp(support, 0.15, 0.85));
}

function labelPieces({ pieces, figure, body, found }: Person, worn: GarmentPart[]): Uint8Array {
  const labelOf = new Uint8Array(pieces.count);
  for (let k = 0; k < pieces.count; k++)
    if (figure[k]) labelOf[k] = body.skin[k] ? label.skin : body.hair[k] ? label.hair : label.rest;
  for (const [index, part] of worn.entries())
    for (let k = 0; k < pieces.count; k++) if (found[part]?.[k]) labelOf[k] = label.garment + index;
  return labelOf;
}

/** Necklines and hoods are taken for faces now and then; a face has the colours of skin, if the photo has any. */
function showsFace(pieces: Superpixels, { faceDistance }: BodyPlaces, { face, doubted }: Skeleton): boolean {
  if (!face || face.score <= (doubted ? clearFace : faintFace)) return false;
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

/** Joints are also found in empty clothes: without a face there has to be some skin, and not of the colour of grey cloth. */
function showsSkin(scene: Scene, { skin, skinColour }: SkinAndHair, { torso }: Skeleton): boolean {
  if (skinColour && Math.hypot(skinColour[1], skinColour[2]) < leastSkinChroma) return false;
  return areaOf(scene, skin) > 0.03 * torso * torso;
}

function majority(pieces: Superpixels, mask: Uint8Array): Uint8Array {
  const inside = new Float32Array(pieces.count);
  for (let i = 0; i < mask.length; i++) inside[pieces.labels[i]] += mask[i];
  const figure = new Uint8Array(pieces.count);
  for (let k = 0; k < figure.length; k++) if (inside[k] > 0.5 * pieces.area[k]) figure[k] = 1;
  return figure;
}

function unseenZones({ headSeen, hipsSeen, kneesSeen, anklesSeen }: Skeleton): Zone[] {
  const unseen: Zone[] = [];
  if (!headSeen) unseen.push('head');
  if (!hipsSeen || !kneesSeen) unseen.push('lower');
  if (!anklesSeen) unseen.push('feet');
  return unseen;
}
