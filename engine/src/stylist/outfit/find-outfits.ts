import { assignments, isMainSlot } from './assignments.ts';
import { type Candidates, findCandidates, mayGoBarefoot, mayGoTopless } from './candidates.ts';
import { isAccessorySlot } from './day.ts';
import { buildObjective, type Objective } from './objective.ts';
import type { AccessorySlot, Outfit, OutfitAnswer, OutfitRequest } from './outfit.ts';
import { presentOutfit } from './present-outfit.ts';
import { buildProblem, type OutfitProblem, SharedSlots } from './problem.ts';
import { type Found, searchInTurn } from './search-in-turn.ts';
import { structureSlots } from './structure.ts';
import { combinationOf } from './terms-of-outfit.ts';
import { missingAnswer } from './voice/missing-text.ts';
import { notesOf } from './voice/notes.ts';

const usualAlternatives = 2;

/**
 * The best outfit for an event from a person's own clothes, by exact search, with reasons and with alternatives that
 * differ in at least two main garments and to the eye. Deterministic unless `timeLimitMs` cuts the search short. Where a
 * needed slot can't be filled, the answer names it.
 */
export function findOutfits(request: OutfitRequest): OutfitAnswer {
  const objective = buildObjective(request);
  const locked = lockedItems(objective);
  const candidates = findCandidates(objective, new Set(locked));
  const problems =
    candidates.empty === undefined || locked.length > 0 ? problemsOf(objective, candidates, locked) : [];
  if (problems.length === 0) return missingAnswer(objective, candidates, locked);
  const deadline = request.timeLimitMs === undefined ? undefined : performance.now() + request.timeLimitMs;
  const others = request.alternatives ?? usualAlternatives;
  const recent = recentLooks(objective);
  let found = searchInTurn(problems, objective.looks, {
    others,
    deadline,
    isFresh: freshness(objective, recent),
  });
  const repeated = found.length === 0;
  if (repeated) found = searchInTurn(problems, objective.looks, { others, deadline, isFresh: () => true });
  const [best] = found;
  if (best === undefined) return missingAnswer(objective, candidates, locked);
  const outfits = found.map((each) => present(objective, each, repeated));
  return {
    ok: true,
    best: outfits[0],
    alternatives: outfits.slice(1),
    optimal: best.gap === 0,
    gap: best.gap,
    repeated,
    worth: best.value,
    confidence: Math.round(100 * outfits[0].chance),
  };
}

function present(objective: Objective, { problem, slots }: Found, repeated: boolean): Outfit {
  const combination = combinationOf(objective, problem.structure, problem.places, slots);
  return presentOutfit(objective, combination, notesOf(objective, combination, repeated));
}

function lockedItems({ traits, day: { request } }: Objective): number[] {
  const wanted = new Set(request.locked);
  const excluded = new Set(request.excluded);
  return traits.flatMap(({ item }, i) =>
    wanted.has(item.id) && item.available && !excluded.has(item.id) ? [i] : [],
  );
}

/** One problem for each way to place the locked items and each choice of base and layers that can be filled. */
function problemsOf(
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

/** Combinations are the same when all but the coat looks the same. */
function coreKey({ traits, looks }: Objective, items: Iterable<number>): string {
  return [...new Set(items)]
    .filter((i) => traits[i].slots.some(isMainSlot) && traits[i].slots[0] !== 'outer')
    .map((i) => looks[i])
    .sort((x, y) => x - y)
    .join();
}

function recentLooks(objective: Objective): Set<string> {
  const indexes = new Map(objective.traits.map(({ id }, i) => [id, i]));
  return new Set(
    objective.day.request.recent.map((ids) =>
      coreKey(
        objective,
        ids.flatMap((id) => indexes.get(id) ?? []),
      ),
    ),
  );
}

function freshness(objective: Objective, recent: ReadonlySet<string>): (items: readonly number[]) => boolean {
  return recent.size === 0 ? () => true : (items) => !recent.has(coreKey(objective, items));
}
