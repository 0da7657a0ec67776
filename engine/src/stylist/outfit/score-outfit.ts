import { assignments, isMainSlot } from './assignments.ts';
import { isAccessorySlot } from './day.ts';
import { wearable } from './layering.ts';
import { buildObjective, type Objective } from './objective.ts';
import { type AccessorySlot, type MainSlot, mainSlots, type Outfit, type OutfitRequest } from './outfit.ts';
import { presentOutfit } from './present-outfit.ts';
import { placesOf } from './problem.ts';
import { structureOf } from './structure.ts';
import { outfitTermKeys } from './term-weights.ts';
import { type Combination, combinationOf, termsOf } from './terms-of-outfit.ts';
import { verb } from './voice/plain-words.ts';

/**
 * Scores a combination that was put together by hand with the same function as the search, whatever rules it breaks.
 * Unknown ids are left out; of garments that take each other's place the first counts and the others are named.
 * Throws a RangeError where no known garment is left.
 */
export function scoreOutfit(request: OutfitRequest, itemIds: string[]): Outfit {
  const objective = buildObjective(request);
  const { traits } = objective;
  const indexes = new Map(traits.map(({ id }, i) => [id, i]));
  const items = [...new Set(itemIds)].flatMap((id) => indexes.get(id) ?? []);
  const main = items.filter((i) => traits[i].slots.some(isMainSlot));
  const { ways, left } = placeMain(objective, main);
  const accessories = items
    .filter((i) => !main.includes(i))
    .flatMap((item): { slot: AccessorySlot; item: number }[] => {
      const slot = traits[item].slots.find(isAccessorySlot);
      return slot === undefined ? [] : [{ slot, item }];
    });
  if (items.length === 0) throw new RangeError('No garment to score');
  const worn = ways.map((way) => wearing(objective, way, accessories));
  const combination = worn.reduce((best, each) => (each.value > best.value ? each : best)).combination;
  const notes = left.map(
    (i) =>
      `The ${traits[i].name} ${verb(traits[i].name, 'has', 'have')} no place beside the others and ${verb(traits[i].name, 'was', 'were')} not counted.`,
  );
  return presentOutfit(objective, combination, notes, []);
}

function wearing(
  objective: Objective,
  way: ReadonlyMap<MainSlot, number>,
  accessories: readonly { slot: AccessorySlot; item: number }[],
): { combination: Combination; value: number } {
  const structure = structureOf(
    mainSlots.filter((slot) => way.has(slot)),
    objective.day,
  );
  const places = placesOf(objective, structure.base, accessories);
  const slots = new Map<string, number>(way);
  for (const { place, locked } of places) if (locked !== undefined) slots.set(place, locked);
  const combination = combinationOf(objective, structure, places, slots);
  const terms = termsOf(objective, combination);
  const value = outfitTermKeys.reduce((sum, key) => sum + objective.weights[key] * terms[key], 0);
  return { combination, value };
}

/** The ways to wear the garments that keep most of them and, where there are such, have the layers in order. */
function placeMain(
  { traits }: Objective,
  main: readonly number[],
): { ways: Map<MainSlot, number>[]; left: number[] } {
  const kept: number[] = [];
  let ways: Map<MainSlot, number>[] = [new Map()];
  for (const item of main) {
    const next = assignments([...kept, item], traits);
    if (next.length === 0) continue;
    kept.push(item);
    ways = next;
  }
  const inOrder = ways.filter((way) =>
    [...way].every(([slotA, a]) =>
      [...way].every(([slotB, b]) => a === b || wearable(slotA, traits[a], slotB, traits[b])),
    ),
  );
  return { ways: inOrder.length > 0 ? inOrder : ways, left: main.filter((i) => !kept.includes(i)) };
}
