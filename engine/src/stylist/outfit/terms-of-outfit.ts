import { type FeatureTheme, themeOf } from '../taste/features.ts';
import { outfitFeatures } from '../taste/outfit-features.ts';
import { weightOf } from '../taste/taste-model.ts';
import { isMainSlot } from './assignments.ts';
import type { ItemTraits } from './item-traits.ts';
import type { Objective } from './objective.ts';
import type { AccessorySlot, MainSlot } from './outfit.ts';
import type { AccessoryPlace } from './problem.ts';
import type { Structure } from './structure.ts';

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

export function worthsOf({ day }: Objective, { main, accessories }: Combination): Worths {
  const themes: Worths['themes'] = { code: 0, weather: 0, colour: 0, pattern: 0, style: 0, finish: 0 };
  let total = 0;
  outfitFeatures(day.context, day.needs, [...main, ...accessories], (feature, amount) => {
    const worth = amount * weightOf(feature);
    total += worth;
    themes[themeOf(feature)] += worth;
  });
  return { themes, total };
}
