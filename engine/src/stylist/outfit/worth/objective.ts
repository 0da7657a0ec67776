import { hashText } from '../../../drawing/seeded-random.ts';
import { ruleShare, warmthShare } from '../../taste/network/learned-worth.ts';
import { warmthPlace } from '../../taste/outfit-features.ts';
import { structureWorth, warmthBends, warmthWorth } from '../../taste/taste-model.ts';
import { type Day, readDay } from '../day.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { wardrobeTables } from '../garments/wardrobe-tables.ts';
import type { OutfitRequest } from '../outfit.ts';
import type { CloTerm } from '../search/search-problem.ts';
import type { Structure } from '../search/structure.ts';
import { personalWorth } from './personal.ts';
import { readPreference } from './preference-score.ts';
import { singleWorths } from './single-worths.ts';
import { garmentSum } from './thermal-comfort.ts';

/**
 * Everything that the worth of outfits is computed from, for one request: sums of points towards the rating that readers are
 * expected to give. Traits are sorted by id, so the order of items is nothing.
 */
export type Objective = {
  day: Day;
  traits: ItemTraits[];
  /** By garment, the first of those that look like it. */
  looks: Int32Array;
  /** By garment, the first of those with the same traits, season and name. */
  twins: Int32Array;
  /** By garment, 0 to 1, what decides between equals. */
  ties: Float64Array;
  /** By garment, what this person's likes and plans add. */
  personal: Float64Array;
  /** What a piece adds in a place by itself. */
  single(slot: string, i: number): number;
  /** What two pieces add together. */
  pair(i: number, j: number): number;
  /** Puts the same of one piece beside each of some others into a list. */
  beside(i: number, others: Int32Array, into: Float64Array): void;
};

export function buildObjective(request: OutfitRequest): Objective {
  const { traits, looks, twins, wearRanks, pairs } = wardrobeTables(request.items);
  const day = readDay(request, traits);
  const preference = readPreference(request);
  const { among } = request;
  const ties = Float64Array.from(traits, ({ id }) =>
    among && !among.has(id) ? 0 : hashText(`${request.seed}:${id}`) / 4294967296,
  );
  const personal = Float64Array.from(traits, (each, i) => personalWorth(each, day, preference, wearRanks[i]));
  const single = singleWorths(traits, day);
  const pair = (i: number, j: number) => pairs.pair(i, j);
  const beside: Objective['beside'] = (i, others, into) => pairs.beside(i, others, into);
  return { day, traits, looks, twins, ties, personal, single, pair, beside };
}

/** The part of the worth that is the same for every outfit of a structure. */
export function structureValue({ day }: Objective, { slots }: Structure): number {
  return ruleShare * structureWorth(day.context, slots);
}

/** The worth of warmth outdoors and indoors, as parts for the search. */
export function warmthTerms({ day: { needs, context } }: Objective): CloTerm[] {
  const term = (innerOnly: boolean, where: string, needed: number): CloTerm => {
    const worth = warmthWorth(where, needed);
    return {
      innerOnly,
      value: (sum) => warmthShare * worth(sum),
      breaks: [-3, ...warmthBends, 4].map((off) => garmentSum(needed + off)),
    };
  };
  const outdoors = term(false, warmthPlace(context), needs.outdoorClo);
  return needs.indoorClo === undefined ? [outdoors] : [outdoors, term(true, 'inside', needs.indoorClo)];
}
