import { type FeatureTheme, themeOf } from '../../taste/features.ts';
import { outfitFeatures } from '../../taste/outfit-features.ts';
import { weightOf } from '../../taste/taste-model.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import type { AccessorySlot, MainSlot } from '../outfit.ts';
import { isMainSlot } from '../search/assignments.ts';
import type { AccessoryPlace } from '../search/problem.ts';
import type { Structure } from '../search/structure.ts';
import { type Objective, structureValue, warmthTerms } from './objective.ts';
import { likingOf } from './personal.ts';
import { readPreference } from './preference-score.ts';

/** A finished combination: what the terms and sentences are read from. */
export type Combination = {
  structure: Structure;
  main: { slot: MainSlot; index: number; traits: ItemTraits }[];
  accessories: { place: string; slot: AccessorySlot; index: number; traits: ItemTraits }[];
};

export function combinationOf(
  { traits }: Pick<Objective, 'traits'>,
  structure: Structure,
  places: readonly AccessoryPlace[],
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
  return { structure, main, accessories };
}

/** What each theme adds to the worth of a combination, in points, and the whole of it. */
export type Worths = { themes: Record<FeatureTheme, number>; total: number };

/**
 * The themes are the rules' opinion alone, which the sentences are written for; the total is what the search maximizes,
 * without this person's likes.
 */
export function worthsOf(objective: Objective, combination: Combination): Worths {
  const { day } = objective;
  const { main, accessories } = combination;
  const themes: Worths['themes'] = { code: 0, weather: 0, colour: 0, pattern: 0, style: 0, finish: 0 };
  outfitFeatures(day.context, day.needs, [...main, ...accessories], (feature, amount) => {
    themes[themeOf(feature)] += amount * weightOf(feature);
  });
  return { themes, total: totalOf(objective, combination) };
}

/** How the main pieces meet what the person likes, in points. */
export function likingOfAll({ day }: Objective, { main }: Combination): number {
  const preference = readPreference(day.request);
  const sum = main.reduce((whole, { traits }) => whole + likingOf(traits, day, preference), 0);
  return (2 * sum) / Math.max(1, main.length);
}

/** What the search maximizes, without this person's likes and plans. */
export function totalOf(objective: Objective, { structure, main, accessories }: Combination): number {
  const { single, pair } = objective;
  const clo = (isCounted: (slot: string) => boolean) =>
    main.reduce((sum, { slot, traits }) => sum + (isCounted(slot) ? traits.clo : 0), 0);
  let total = structureValue(objective, structure);
  for (const { innerOnly, value } of warmthTerms(objective))
    total += value(clo((slot) => !innerOnly || slot !== 'outer'));
  for (const { slot, index } of [...main, ...accessories]) total += single(slot, index);
  for (const [k, { index }] of main.entries())
    for (const other of [...main.slice(k + 1), ...accessories]) total += pair(index, other.index);
  return total;
}
