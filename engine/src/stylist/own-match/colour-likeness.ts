import { colourDifference } from '../../colour/delta-e.ts';
import type { LookColour } from '../../vision/look.ts';

/** CIEDE2000 at which two colors are as likely the same cloth in another light as two cloths. House rules. */
const halfMeasured = 11;
/** A color that was only named may be any shade of its name. */
const halfNamed = 14;
/** A named color that the photo shows by the same name is no farther off than this. */
const sameName = 4;
/** Smaller parts of a garment are trim or shadow. */
const leastShare = 0.12;

/**
 * How well the colors of a garment in a photo agree with those of an item, from 0 to 1: every color that matters is set
 * against the nearest of the other side, by its share. `measured` tells whether the item's come from a photo.
 */
export function colourLikeness(
  seen: readonly LookColour[],
  owned: readonly LookColour[],
  measured: boolean,
): number {
  const [there, known] = [mattering(seen), mattering(owned)];
  if (there.length === 0 || known.length === 0) return 0;
  const main = distance(there[0], known[0], measured);
  if (!measured) return likenessAt(0.7 * main + 0.3 * oneWay(known, there, false), halfNamed);
  const all = Math.max(oneWay(there, known, true), oneWay(known, there, true));
  return likenessAt(0.4 * main + 0.6 * all, halfMeasured);
}

/** 1 up to a difference that nobody sees, a half at `half`, next to nothing at twice that. */
function likenessAt(difference: number, half: number): number {
  const past = Math.max(0, difference - 2) / (half - 2);
  return 0.5 ** (past * past);
}

function mattering(colours: readonly LookColour[]): LookColour[] {
  const sorted = [...colours].sort((one, other) => other.share - one.share);
  return sorted.filter(({ share }, index) => index === 0 || share >= leastShare);
}

function distance(one: LookColour | undefined, other: LookColour | undefined, measured: boolean): number {
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const far = colourDifference(one.lab, other.lab);
  return !measured && one.name === other.name ? Math.min(far, sameName) : far;
}

/** How far each color is from the nearest of the others, by its share. */
function oneWay(from: readonly LookColour[], to: readonly LookColour[], measured: boolean): number {
  const total = from.reduce((sum, { share }) => sum + share, 0);
  return from.reduce((sum, colour) => {
    const nearest = Math.min(...to.map((other) => distance(colour, other, measured)));
    return sum + (colour.share / total) * nearest;
  }, 0);
}
