import { isAccessorySlot } from './day.ts';
import { type AccessorySlot, type MainSlot, mainSlots, type Outfit, type OutfitRequest } from './outfit.ts';
import { presentOutfit } from './present-outfit.ts';
import { isMainSlot } from './search/assignments.ts';
import { bestWorth } from './search/best-worth.ts';
import { placeMain } from './search/place-items.ts';
import { placesOf } from './search/problem.ts';
import { structureOf } from './search/structure.ts';
import { verb } from './voice/plain-words.ts';
import { buildObjective, type Objective } from './worth/objective.ts';
import { type Combination, combinationOf, totalOf, worthsOf } from './worth/terms-of-outfit.ts';

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
  if (items.length === 0) throw new RangeError('No garment to score');
  const main = items.filter((i) => traits[i].slots.some(isMainSlot));
  const { ways, left } = placeMain(traits, main);
  const accessories = items
    .filter((i) => !main.includes(i))
    .flatMap((item): { slot: AccessorySlot; item: number }[] => {
      const slot = traits[item].slots.find(isAccessorySlot);
      return slot === undefined ? [] : [{ slot, item }];
    });
  const worn = completest(ways).map((way) => wearing(objective, way, accessories));
  const { combination } = worn.reduce((best, each) => (each.total > best.total ? each : best));
  const notes = left.map(
    (i) =>
      `The ${traits[i].name} ${verb(traits[i].name, 'was', 'were')} not counted, because something else is worn there.`,
  );
  const best = Math.max(bestWorth(request) ?? Number.NEGATIVE_INFINITY, totalOf(objective, combination));
  return presentOutfit(objective, combination, best, { before: notes, after: [] });
}

/** A sweater is the top where nothing else is: the search never leaves a place empty that an outfit needs and has. */
function completest(ways: readonly Map<MainSlot, number>[]): Map<MainSlot, number>[] {
  const missing = ways.map((way) => structureOf(mainSlots.filter((slot) => way.has(slot))).missing.length);
  const least = Math.min(...missing);
  return ways.filter((_, k) => missing[k] === least);
}

function wearing(
  objective: Objective,
  way: ReadonlyMap<MainSlot, number>,
  accessories: readonly { slot: AccessorySlot; item: number }[],
): { combination: Combination; total: number } {
  const structure = structureOf(mainSlots.filter((slot) => way.has(slot)));
  const places = placesOf(new Set(), accessories);
  const slots = new Map<string, number>(way);
  for (const { place, locked } of places) if (locked !== undefined) slots.set(place, locked);
  const combination = combinationOf(objective, structure, places, slots);
  return { combination, total: worthsOf(objective, combination).total };
}
