import { colourDifference } from '@drape/engine/colour/delta-e';
import { type OwnGarment, ownColours } from '@drape/engine/stylist/worn/own-garments';
import type { LookColour, LookRegion, Zone } from '@drape/engine/vision/look';

type Region = Pick<LookRegion, 'key' | 'zone'> & { colours: readonly Pick<LookColour, 'lab'>[] };

/** In CIEDE2000; farther apart nobody takes one for the other, whatever the light. House rule. */
const farthest = 25;
const mostOfOne = 3;

/** How far the main colors are apart. */
function distance(own: OwnGarment, { colours: [seen] }: Region): number {
  const [owned] = ownColours(own);
  return owned && seen ? colourDifference(owned.lab, seen.lab) : Number.POSITIVE_INFINITY;
}

/** A dress may have been read as a top or a skirt, and a jacket as a top. */
function mayLieAt(own: Zone, seen: Zone): boolean {
  if (own === seen || seen === 'piece') return true;
  if (own === 'full') return seen === 'upper' || seen === 'lower';
  return own === 'outer' ? seen === 'upper' : own === 'upper' && seen === 'outer';
}

/** Which pieces of the wardrobe the garments in a photo may be, by where they are worn and their main color. */
export function likelyMatches(regions: readonly Region[], wardrobe: readonly OwnGarment[]) {
  const byRegion = new Map(
    regions.map((region) => {
      const near = wardrobe
        .filter((own) => mayLieAt(own.zone, region.zone))
        .map((own) => ({ own, far: distance(own, region) }))
        .filter(({ far }) => far <= farthest)
        .sort((one, other) => one.far - other.far);
      const pieces: OwnGarment[] = near.slice(0, mostOfOne).map(({ own }) => own);
      return [region.key, pieces] as const;
    }),
  );
  const likely = new Set([...byRegion.values()].flat());
  return {
    of: (key: string): string[] => (byRegion.get(key) ?? []).map(({ id }) => id),
    likeliestFirst: [...likely, ...wardrobe.filter((own) => !likely.has(own))],
  };
}
