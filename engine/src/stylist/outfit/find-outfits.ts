import { assignments, isMainSlot } from './assignments.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import { confidenceOf } from './confidence.ts';
import { isAccessorySlot } from './day.ts';
import { climb } from './local-search.ts';
import { buildObjective, type Objective } from './objective.ts';
import type { AccessorySlot, MainSlot, Outfit, OutfitAnswer, OutfitRequest } from './outfit.ts';
import { presentOutfit } from './present-outfit.ts';
import { buildProblem, mainItems, type OutfitProblem, slotsOf } from './problem.ts';
import { type Budget, searchBest } from './search.ts';
import type { SearchResult } from './search-problem.ts';
import { combinationOf } from './terms-of-outfit.ts';
import { rootBound } from './tighten.ts';
import { missingAnswer } from './voice/missing-text.ts';

/** Enough to prove the optimum of any ordinary wardrobe, and an end for those where it can't be proven. */
const maxNodes = 60_000;
const usualAlternatives = 2;
/** So many of the most promising structures are tried for a good start. */
const climbs = 4;

/**
 * The best outfit for an event from a person's own clothes, by exact search, with reasons and with alternatives that
 * differ in at least two main garments. Deterministic unless `timeLimitMs` cuts the search short. Where a needed slot
 * can't be filled, the answer names it.
 */
export function findOutfits(request: OutfitRequest): OutfitAnswer {
  const objective = buildObjective(request);
  const locked = lockedItems(objective);
  const candidates = findCandidates(objective, new Set(locked));
  const problems = problemsOf(objective, candidates, locked);
  if (problems.length === 0) return missingAnswer(objective, candidates, locked);
  const deadline = request.timeLimitMs === undefined ? undefined : performance.now() + request.timeLimitMs;
  const recent = recentKeys(objective);
  let found = solve(problems, deadline, (items) => !recent.has(coreKey(objective, items)), []);
  const repeated = found.best === undefined;
  if (repeated) found = solve(problems, deadline, () => true, []);
  const { best } = found;
  if (best === undefined) return missingAnswer(objective, candidates, locked);
  const chosen = [best];
  for (let k = 0; k < (request.alternatives ?? usualAlternatives); k++) {
    const next = solve(
      problems,
      deadline,
      (items) => !recent.has(coreKey(objective, items)),
      chosen.map(({ slots }) => mainItems(slots)),
    ).best;
    if (next === undefined) break;
    chosen.push(next);
  }
  const outfits = chosen.map((each) => present(objective, candidates, locked, each, repeated));
  return {
    ok: true,
    best: outfits[0],
    alternatives: outfits.slice(1),
    optimal: found.gap === 0,
    gap: found.gap,
    ...confidenceOf(objective, best.problem, best.slots, new Set(locked), outfits[0].score),
  };
}

type Chosen = { problem: OutfitProblem; slots: Map<string, number>; value: number };

function present(
  objective: Objective,
  { relaxed }: Candidates,
  locked: readonly number[],
  { problem, slots }: Chosen,
  repeated: boolean,
): Outfit {
  const combination = combinationOf(objective, problem.structure, problem.places, slots);
  const notes = problem.structure.slots.flatMap((slot) => relaxed[slot] ?? []);
  if (repeated) notes.push('It was worn in the last two weeks, but nothing else can be put together.');
  return presentOutfit(objective, combination, notes, locked);
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
  const { traits } = objective;
  const isMain = (i: number) => traits[i].slots.some(isMainSlot);
  const accessories = locked.flatMap((item): { slot: AccessorySlot; item: number }[] => {
    const slot = traits[item].slots.find(isAccessorySlot);
    return slot === undefined || isMain(item) ? [] : [{ slot, item }];
  });
  return assignments(locked.filter(isMain), traits).flatMap((way) =>
    structureSlots()
      .filter((slots) => [...way.keys()].every((slot) => slots.includes(slot)))
      .filter((slots) => slots.every((slot) => way.has(slot) || candidates.main[slot].length > 0))
      .map((slots) => buildProblem(objective, slots, candidates, way, accessories)),
  );
}

function structureSlots(): MainSlot[][] {
  const bases: MainSlot[][] = [['top', 'bottom'], ['dress']];
  const layers: MainSlot[][] = [[], ['mid'], ['outer'], ['mid', 'outer']];
  return bases.flatMap((base) => layers.map((layer): MainSlot[] => [...base, ...layer, 'shoes']));
}

/** The best allowed filling over all problems, and how much better an unseen one could be. */
function solve(
  problems: readonly OutfitProblem[],
  deadline: number | undefined,
  fresh: (items: readonly number[]) => boolean,
  others: readonly number[][],
): { best: Chosen | undefined; gap: number } {
  let best: { problem: OutfitProblem; result: SearchResult } | undefined;
  const allows = (items: readonly number[], complete: boolean) =>
    others.every((other) => canDiffer(items, other)) && (!complete || fresh(items));
  const consider = (problem: OutfitProblem, result: SearchResult) => {
    if (result.value < 0 || result.value <= (best?.result.value ?? -1)) return;
    if (allows(result.items.slice(0, problem.structure.slots.length), true)) best = { problem, result };
  };
  const avoided = new Set(others.flat());
  const ranked = problems
    .map((problem) => ({ problem, bound: rootBound(problem.search) }))
    .sort((x, y) => y.bound - x.bound);
  for (const { problem, bound } of ranked.slice(0, climbs))
    if (bound > (best?.result.value ?? -1))
      climb(problem.search, 2, avoided, (result) => consider(problem, result));
  const budget: Budget = { nodes: 0, maxNodes, deadline, spent: false };
  let open = Number.NEGATIVE_INFINITY;
  for (const { problem, bound } of ranked) {
    const floor = best?.result.value ?? 0;
    if (bound <= floor) continue;
    const search = searchBest(problem.search, floor, allows, budget);
    if (search.best) best = { problem, result: search.best };
    open = Math.max(open, search.open);
  }
  if (best === undefined) return { best: undefined, gap: 0 };
  const { problem, result } = best;
  const slots = slotsOf(problem, result.items);
  return { best: { problem, slots, value: result.value }, gap: Math.max(0, open - result.value) };
}

/** Whether a choice, -1 where it is still open, can come to differ in two garments from another. */
function canDiffer(items: readonly number[], other: readonly number[]): boolean {
  const same = items.filter((item) => item >= 0 && other.includes(item)).length;
  return items.length - same >= 2 || other.length - same >= 2;
}

/** Combinations are the same when all but the coat is the same. */
function coreKey({ traits }: Objective, items: Iterable<number>): string {
  return [...new Set(items)]
    .filter((i) => traits[i].slots.some(isMainSlot) && traits[i].slots[0] !== 'outer')
    .sort((x, y) => x - y)
    .join();
}

function recentKeys(objective: Objective): Set<string> {
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
