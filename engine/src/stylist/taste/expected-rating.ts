import table from '../../knowledge/data/taste-weights.json' with { type: 'json' };
import type { Occasion, OccasionCode } from '../occasion/occasion.ts';

/** The best outfit that the wardrobe has for an occasion: its worth in points, and how the occasion was read. */
export type BestOutfit = { worth: number; occasion: Pick<Occasion, 'id' | 'code'> };

/** Codes under which the right clothes depend on what exactly is done, and those under which they are much alike. */
const activeCodes: ReadonlySet<OccasionCode> = new Set(['sport', 'outdoor', 'swim', 'home', 'theme']);
const smartCodes: ReadonlySet<OccasionCode> = new Set(['business casual', 'business formal', 'smart casual']);
const leastWorth = -30;
const mostWorth = 50;

/**
 * What speaks for and against the best outfit, in the order of `rating.signs`: its worth in tens of points, whether the
 * title is in the table of occasions, whether nothing was understood of it, and whether its code is an active or a smart one.
 */
export function ratingSigns({ worth, occasion: { id, code } }: BestOutfit): number[] {
  const isUnknown = id.startsWith('type ');
  const isInTable = !isUnknown && !id.startsWith('guess ');
  const yes = (value: boolean) => (value ? 1 : 0);
  return [
    Math.min(mostWorth, Math.max(leastWorth, worth)) / 10,
    yes(isInTable),
    yes(isUnknown),
    yes(activeCodes.has(code)),
    yes(smartCodes.has(code)),
  ];
}

/**
 * The rating from 0 to 10 that readers are expected to give on average: what they give the best outfit of a wardrobe for
 * such an occasion, and less by how many points an outfit lies below it. Learned from rated outfits of people who taught
 * the taste nothing (docs/taste.md).
 */
export function expectedRating(below: number, best: BestOutfit): number {
  const { intercept, signs } = table.rating;
  const ofBest = ratingSigns(best).reduce((sum, value, k) => sum + value * (signs[k] ?? 0), intercept);
  const less = ratingBelow(0) - ratingBelow(-Math.max(0, below));
  return Math.min(10, Math.max(0, ofBest - less));
}

function ratingBelow(worth: number): number {
  const { scale } = table;
  const at = scale.findIndex(([from = 0]) => worth < from);
  const [x1 = 0, y1 = 0] = scale[at < 0 ? scale.length - 1 : at] ?? [];
  if (at <= 0) return y1;
  const [x0 = 0, y0 = 0] = scale[at - 1] ?? [];
  return y0 + ((worth - x0) / (x1 - x0)) * (y1 - y0);
}

/** The chance, 0 to 1, that a reader calls an outfit of such an expected rating good (7 or more). */
export function chanceOfGood(rating: number): number {
  const { slope, offset } = table.good;
  return 1 / (1 + Math.exp(-(slope * rating + offset)));
}
