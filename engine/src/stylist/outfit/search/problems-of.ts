import { isAccessorySlot } from '../day.ts';
import type { AccessorySlot } from '../outfit.ts';
import type { Objective } from '../worth/objective.ts';
import { assignments, isMainSlot } from './assignments.ts';
import { type Candidates, mayGoBarefoot, mayGoTopless } from './candidates.ts';
import { buildProblem, type OutfitProblem, SharedSlots } from './problem.ts';
import { structureSlots } from './structure.ts';

/** One problem for each way to place the locked items and each choice of base and layers that can be filled. */
export function problemsOf(
  objective: Objective,
  candidates: Candidates,
  locked: readonly number[],
): OutfitProblem[] {
  const {
    traits,
    day: { occasion },
  } = objective;
  const isMain = (i: number) => traits[i].slots.some(isMainSlot);
  const accessories = locked.flatMap((item): { slot: AccessorySlot; item: number }[] => {
    const slot = traits[item].slots.find(isAccessorySlot);
    return slot === undefined || isMain(item) ? [] : [{ slot, item }];
  });
  const shared = new SharedSlots();
  const structures = structureSlots(mayGoBarefoot(occasion), mayGoTopless(occasion.code));
  return assignments(locked.filter(isMain), traits).flatMap((way) =>
    structures
      .filter((slots) => [...way.keys()].every((slot) => slots.includes(slot)))
      .filter((slots) =>
        slots.every((slot) => way.has(slot) || candidates.forStructure(slot, slots).length > 0),
      )
      .map((slots) => buildProblem(objective, slots, candidates, way, accessories, shared)),
  );
}
