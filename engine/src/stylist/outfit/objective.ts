import { hashText } from '../../drawing/seeded-random.ts';
import { type Day, readDay } from './day.ts';
import type { ItemTraits } from './item-traits.ts';
import type { AccessorySlot, OutfitRequest } from './outfit.ts';
import { readPreference } from './preference-score.ts';
import type { CloTerm } from './search-problem.ts';
import { type SingleScores, singleScores } from './single-scores.ts';
import type { Structure } from './structure.ts';
import { type OutfitTermKey, termWeights } from './term-weights.ts';
import { comfort, comfortBreaks, ensembleClo, spareClo } from './thermal-comfort.ts';
import { type WardrobeTables, wardrobeTables } from './wardrobe-tables.ts';

/** Shares of a term that pairs decide; single garments decide the rest. House rule. */
export const pairPart = { colour: 0.8, formality: 0.35 };
/** What an empty place among the wanted accessories counts, 0 to 1: nothing is better than something unfit. */
export const emptyFinish = 0.5;
/** What the pairs with the main garments decide of an accessory. */
const finishPairPart = 0.6;

/** Everything that scores are computed from, for one request. Traits are sorted by id, so the order of items is nothing. */
export type Objective = {
  day: Day;
  weights: Record<OutfitTermKey, number>;
  traits: ItemTraits[];
  /** By garment, the first of those that look like it. */
  looks: Int32Array;
  /** By garment, 0 to 1, what decides between equals. */
  ties: Float64Array;
  singles: SingleScores[];
  /** Weighted sum of the pair terms of two garments; at most `pairBound`. */
  pair(i: number, j: number): number;
  pairBound: number;
};

export function buildObjective(request: OutfitRequest): Objective {
  const day = readDay(request);
  const weights = termWeights(day);
  const tables = wardrobeTables(request.items);
  const { traits, looks } = tables;
  const preference = readPreference(request);
  const { among } = request;
  const singles = traits.map((each, k) =>
    among && !among.has(each.id) ? unused : singleScores(each, day, preference, tables.wearRanks[k]),
  );
  const ties = Float64Array.from(traits, ({ id }) =>
    among && !among.has(id) ? 0 : hashText(`${request.seed}:${id}`) / 4294967296,
  );
  return { day, weights, traits, looks, ties, singles, ...pairTable(tables, weights) };
}

/** Stands for the scores of what may not be worn anyway. */
const unused: SingleScores = {
  ...{ colour: 0, formality: 0, preference: 0, season: 0, rotation: 0, taste: 0, rain: 0, wind: 0, heat: 0 },
};

/** What the company of each main garment counts for an accessory: a belt looks to the shoes. */
export function accessoryShares(slot: AccessorySlot, { slots, shares }: Structure): number[] {
  const shoes = slots.indexOf('shoes');
  if (slot !== 'belt' || shoes < 0) return shares;
  return shares.map((share, s) => 0.2 * share + (s === shoes ? 0.8 : 0));
}

function pairTable(
  { pairs }: WardrobeTables,
  weights: Record<OutfitTermKey, number>,
): Pick<Objective, 'pair' | 'pairBound'> {
  const colour = pairPart.colour * weights.colour;
  const formality = pairPart.formality * weights.formality;
  const { pattern, style } = weights;
  const pairBound = colour + formality + pattern + style;
  const score = pairs({
    ...{ colour: colour / pairBound, formality: formality / pairBound },
    ...{ pattern: pattern / pairBound, style: style / pairBound },
  });
  return { pairBound, pair: (i, j) => pairBound * score(i, j) };
}

/** What a main garment adds by itself to the score of an outfit of this structure. */
export function singleValue(
  { weights, singles, day }: Objective,
  structure: Structure,
  slot: number,
  i: number,
): number {
  const own = singles[i];
  const share = structure.shares[slot];
  return (
    share *
      ((1 - pairPart.colour) * weights.colour * own.colour +
        (1 - pairPart.formality) * weights.formality * own.formality +
        weights.preference * own.preference +
        weights.season * own.season +
        weights.rotation * own.rotation +
        weights.taste * own.taste) +
    weights.weather * weatherValue(own, day, structure, slot)
  );
}

/** A garment's part of the weather term: rain and wind where they reach it, heat by its share of the look. */
export function weatherValue(own: SingleScores, day: Day, structure: Structure, slot: number): number {
  const total = day.rain + day.wind + day.heat;
  if (total === 0) return 0;
  const reached = structure.exposure[slot] * (day.rain * own.rain + day.wind * own.wind);
  return (reached + structure.shares[slot] * day.heat * own.heat) / total;
}

/** Warmth, 0 to 1, from the sums of clo without and with the outer layer. */
export function warmthValue({ indoorClo, outdoorClo }: Day, inner: number, all: number): number {
  const outdoors = comfort(ensembleClo(all), outdoorClo, spareClo.outdoors);
  if (indoorClo === undefined) return outdoors;
  return 0.5 * (outdoors + comfort(ensembleClo(inner), indoorClo, spareClo.indoors));
}

/** The same as parts for the search, weighted. */
export function warmthTerms({ day, weights }: Objective): CloTerm[] {
  const { indoorClo, outdoorClo } = day;
  const part = (innerOnly: boolean, needed: number, weight: number): CloTerm => {
    const spare = innerOnly ? spareClo.indoors : spareClo.outdoors;
    return {
      innerOnly,
      value: (sum) => weight * comfort(ensembleClo(sum), needed, spare),
      breaks: comfortBreaks(needed, spare),
    };
  };
  if (indoorClo === undefined) return [part(false, outdoorClo, weights.warmth)];
  return [part(false, outdoorClo, weights.warmth / 2), part(true, indoorClo, weights.warmth / 2)];
}

/** How an accessory suits by itself and how much each main garment's company counts, in units of the whole score. */
export function accessoryValue({ weights, singles }: Objective, i: number, places: number): number {
  const { formality, season, rotation, preference } = singles[i];
  const own = 0.6 * formality + 0.15 * season + 0.15 * rotation + 0.1 * preference;
  return (weights.finish / places) * (1 - finishPairPart) * own;
}

export function accessoryPairWeight(
  { weights, pairBound }: Objective,
  share: number,
  places: number,
): number {
  return ((weights.finish / places) * finishPairPart * share) / pairBound;
}

/** What a lone garment gets for the pairs that it has none of. */
export const lonePair = 0.6;

/** The part of the score that is the same for every outfit of a structure. */
export function constantValue(
  { weights, pairBound }: Objective,
  structure: Structure,
  places: number,
): number {
  const lone = structure.slots.length < 2 ? lonePair * pairBound : 0;
  return weights.complete * structure.complete + lone + (places === 0 ? weights.finish : 0);
}
