import { type FeatureTheme, themeOf } from '../taste/features.ts';
import { ruleShare } from '../taste/network/learned-worth.ts';
import { outfitFeatures } from '../taste/outfit-features.ts';
import { weightOf } from '../taste/taste-model.ts';
import { isMainSlot } from './assignments.ts';
import type { ItemTraits } from './item-traits.ts';
import { type Objective, structureValue, warmthTerms } from './objective.ts';
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

/** The rules name the themes; what was learned beside them counts for the occasion, for how pieces stand together and for finishing pieces. */
export function worthsOf(objective: Objective, { structure, main, accessories }: Combination): Worths {
  const { day, single, pair } = objective;
  const themes: Worths['themes'] = { code: 0, weather: 0, colour: 0, pattern: 0, style: 0, finish: 0 };
  let ruled = 0;
  outfitFeatures(day.context, day.needs, [...main, ...accessories], (feature, amount) => {
    const worth = ruleShare * amount * weightOf(feature);
    ruled += worth;
    themes[themeOf(feature)] += worth;
  });
  let pairs = 0;
  for (const [k, { index }] of main.entries())
    for (const other of [...main.slice(k + 1), ...accessories]) pairs += pair(index, other.index);
  const mains = main.reduce((sum, { slot, index }) => sum + single(slot, index), 0);
  const finish = accessories.reduce((sum, { slot, index }) => sum + single(slot, index), 0);
  const [outer, inner] = [true, false].map((all) =>
    main.reduce((sum, { slot, traits }) => sum + (all || slot !== 'outer' ? traits.clo : 0), 0),
  );
  const warmth = warmthTerms(objective).reduce(
    (sum, { innerOnly, value }) => sum + value(innerOnly ? inner : outer),
    0,
  );
  const total = structureValue(objective, structure) + warmth + mains + finish + pairs;
  themes.code += total - ruled;
  return { themes, total };
}
