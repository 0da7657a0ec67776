import { isMainSlot } from './assignments.ts';
import type { ItemTraits } from './item-traits.ts';
import {
  accessoryPairWeight,
  accessoryShares,
  accessoryValue,
  emptyFinish,
  lonePair,
  type Objective,
  pairPart,
  warmthValue,
  weatherValue,
} from './objective.ts';
import type { AccessorySlot, MainSlot } from './outfit.ts';
import { colourPair, formalityPair, patternPair, stylePair } from './pair-scores.ts';
import type { AccessoryPlace } from './problem.ts';
import type { SingleScores } from './single-scores.ts';
import type { Structure } from './structure.ts';
import type { OutfitTermKey } from './term-weights.ts';

/** A finished combination: what the terms and sentences are read from. */
export type Combination = {
  structure: Structure;
  main: { slot: MainSlot; index: number; traits: ItemTraits }[];
  accessories: { place: string; slot: AccessorySlot; index: number; traits: ItemTraits }[];
  places: AccessoryPlace[];
};

export function combinationOf(
  { traits }: Objective,
  structure: Structure,
  places: AccessoryPlace[],
  slots: ReadonlyMap<string, number>,
): Combination {
  const main = structure.slots.flatMap((slot) => {
    const index = slots.get(slot);
    return index === undefined ? [] : [{ slot, index, traits: traits[index] }];
  });
  const accessories = places.flatMap(({ place, slot }) => {
    const index = isMainSlot(place) ? undefined : slots.get(place);
    return index === undefined ? [] : [{ place, slot, index, traits: traits[index] }];
  });
  return { structure, main, accessories, places };
}

/** The terms of a combination, each 0 to 1. Their weighted sum is what the search maximises. */
export function termsOf(objective: Objective, combination: Combination): Record<OutfitTermKey, number> {
  const { day } = objective;
  const { structure, main } = combination;
  const mean = (key: Exclude<keyof SingleScores, 'rain' | 'wind' | 'heat'>) =>
    main.reduce((sum, { index }, s) => sum + structure.shares[s] * objective.singles[index][key], 0);
  const pairs = (score: (a: ItemTraits, b: ItemTraits) => number) =>
    main.length < 2 ? lonePair : pairMean(combination, score);
  const clo = (inner: boolean) =>
    main.reduce((sum, { slot, traits }) => sum + (inner && slot === 'outer' ? 0 : traits.clo), 0);
  return {
    colour: (1 - pairPart.colour) * mean('colour') + pairPart.colour * pairs(colourPair),
    formality: (1 - pairPart.formality) * mean('formality') + pairPart.formality * pairs(formalityPair),
    warmth: warmthValue(day, clo(true), clo(false)),
    weather: main.reduce(
      (sum, { index }, s) => sum + weatherValue(objective.singles[index], day, structure, s),
      0,
    ),
    pattern: pairs(patternPair),
    style: pairs(stylePair),
    preference: mean('preference'),
    season: mean('season'),
    rotation: mean('rotation'),
    taste: mean('taste'),
    complete: structure.complete,
    finish: finishOf(objective, combination),
  };
}

function pairMean({ structure, main }: Combination, score: (a: ItemTraits, b: ItemTraits) => number): number {
  let sum = 0;
  for (let s = 0; s < main.length; s++)
    for (let t = 0; t < s; t++) sum += structure.pairShares[s][t] * score(main[s].traits, main[t].traits);
  return sum;
}

function finishOf(objective: Objective, { structure, main, accessories, places }: Combination): number {
  if (places.length === 0 || objective.weights.finish === 0) return 1;
  const count = places.length;
  let sum = ((count - accessories.length) / count) * emptyFinish * objective.weights.finish;
  for (const { index, slot } of accessories) {
    const shares = accessoryShares(slot, structure);
    sum += accessoryValue(objective, index, count);
    for (const [s, garment] of main.entries())
      sum += accessoryPairWeight(objective, shares[s], count) * objective.pair(index, garment.index);
  }
  return sum / objective.weights.finish;
}
