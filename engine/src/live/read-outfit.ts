import { clusterColours } from '../colour/cluster-colours.ts';
import { colourBins } from '../colour/colour-bins.ts';
import { describePalette } from '../colour/describe-palette.ts';
import { harmonyScore } from '../colour/harmony.ts';
import { nameColour } from '../colour/name-colour.ts';
import { okLabToHex } from '../colour/oklab.ts';
import { findLaid } from '../vision/analyse.ts';
import { countOf, describeRegion, paletteOf } from '../vision/describe-region.ts';
import { groundClutter } from '../vision/image/ground-clutter.ts';
import { type LabImage, shrink, toLabImage } from '../vision/image/lab-image.ts';
import { findNeighbours } from '../vision/image/neighbours.ts';
import { ramp, round } from '../vision/image/photo-quality.ts';
import type { Pixels } from '../vision/image/pixels.ts';
import { cutSuperpixels } from '../vision/image/superpixels.ts';
import type { Look, LookColour } from '../vision/look.ts';
import { isEmptyScene } from '../vision/no-outfit.ts';
import type { Pose } from '../vision/pose/pose.ts';
import { readSkeleton } from '../vision/pose/skeleton.ts';
import { type Finding, findWorn } from '../vision/worn/find-worn.ts';
import type { FrameNote } from './frame-note.ts';
import { framingOfPerson, framingOfThing } from './framing.ts';

/**
 * The colours of the outfit in a picture, or with subject `none` those of the whole picture, lightest first, so that
 * they keep their places while shares waver; their harmony, 0 to 100, and their palette in words; and how the subject
 * stands in the picture.
 */
export type OutfitReading = {
  subject: Look['subject'];
  palette: LookColour[];
  harmony: number;
  description: string;
  notes: FrameNote[];
};

/** Longer side and area of a piece, in pixels: less than half of what a photo is measured at, for the sake of speed. */
const side = 160;
const pieceArea = 24;

/**
 * The outfit in a picture of the camera by the same steps as a photo's, at a lower resolution. `image` is the picture
 * as it was checked, `pose` in pixels of `pixels`; without a pose, and where nobody is seen, whatever stands out from
 * the ground counts as the subject. Deterministic.
 */
export function readOutfit(pixels: Pixels, image: LabImage, pose?: Pose): OutfitReading {
  const small = toLabImage(shrink(pixels, side));
  const found = findOutfit(small, pose, small.width / pixels.width);
  const framing = (pose && framingOfPerson(pose, pixels)) ?? (found && framingOfThing(found.mask, small));
  const notes = framing ?? [{ code: 'absent' as const, strength: 1 }];
  if (found) {
    const clutter = ramp(groundClutter(image, enlarge(found.mask, small, image)), 0.35, 0.7);
    if (clutter > 0.05) notes.push({ code: 'busy', strength: round(clutter) });
  }
  const palette = found ? coloursOf(small, found) : coloursOfAll(small);
  return {
    subject: found?.subject ?? 'none',
    palette: palette.sort((one, other) => other.lab[0] - one.lab[0]),
    harmony: Math.round(harmonyScore(palette).score),
    description: describePalette(palette).text,
    notes,
  };
}

function findOutfit(image: LabImage, pose: Pose | undefined, scale: number): Finding | undefined {
  if (isEmptyScene(image)) return undefined;
  const pieces = cutSuperpixels(image, pieceArea);
  const neighbours = findNeighbours(image, pieces);
  const skeleton = pose && readSkeleton(pose, scale, image.height);
  const worn = skeleton && findWorn(image, pieces, neighbours, skeleton);
  return worn ?? findLaid(image, pieces, neighbours);
}

function coloursOf(image: LabImage, { garments }: Finding): LookColour[] {
  const clothing = garments.reduce((sum, { mask }) => sum + countOf(mask), 0);
  return paletteOf(garments.map((garment) => describeRegion(image, garment, clothing)));
}

function coloursOfAll(image: LabImage): LookColour[] {
  return clusterColours(colourBins(image, [...image.l.keys()])).map(({ lab, share }) => ({
    lab,
    hex: okLabToHex(lab),
    ...nameColour(lab),
    share: round(share),
  }));
}

/** A mask at another size, each pixel that of the nearest. */
function enlarge(mask: Uint8Array, from: LabImage, to: LabImage): Uint8Array {
  const out = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const row = Math.floor((y * from.height) / to.height) * from.width;
    for (let x = 0; x < to.width; x++)
      out[y * to.width + x] = mask[row + Math.floor((x * from.width) / to.width)];
  }
  return out;
}
