import type { Look } from '../../vision/look.ts';
import type { ColourStory } from '../colour-story.ts';
import type { Garment } from '../garment.ts';

/** Each part of an outfit that is not in the picture leaves so much less to be sure of. */
const perUnseenPart = 0.15;
const main = new Set(['upper', 'lower', 'full', 'feet']);

/** "Top" may be anything from a T-shirt to a blouse: only half of what there is to know about it was read. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket', 'garment']);
const generalSureness = 0.6;

function kindOf(noun: string): number {
  return general.has(noun) ? generalSureness : 1;
}

/** How surely an outfit was read, 0 to 1: its pieces by their size, the photo, and what is not in it. */
export function certaintyOf(look: Look, garments: readonly Garment[], story: ColourStory): number {
  if (story.kind === 'single') return 0;
  const area = garments.reduce((sum, { share }) => sum + share, 0) || 1;
  const pieces =
    garments.reduce((sum, { share, region, noun }) => sum + share * region.confidence * kindOf(noun), 0) /
    area;
  const missing = look.unseen.filter((zone) => main.has(zone)).length;
  return Math.min(1, Math.max(0, Math.sqrt(pieces * look.confidence) - perUnseenPart * missing));
}

/** A rating as it is shown: a number with halves where it is certain, else the band that it lies in. */
export type ShownRating = { low: number; high: number };

const certain = 0.8;
const fairlyCertain = 0.6;

/** `low` and `high` are halves, equal where the rating is certain. */
export function shownRating(rating: number, certainty: number): ShownRating {
  const half = Math.round(2 * rating) / 2;
  if (certainty >= certain) return { low: half, high: half };
  const reach = certainty >= fairlyCertain ? 0.5 : 1;
  const low = Math.min(10 - 2 * reach, Math.max(0, half - reach));
  return { low, high: low + 2 * reach };
}
