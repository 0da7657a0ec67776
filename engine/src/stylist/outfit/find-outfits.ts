import type { OutfitAnswer, OutfitRequest } from './outfit.ts';
import { presentOutfit } from './present-outfit.ts';
import { isMainSlot } from './search/assignments.ts';
import { bestWorth } from './search/best-worth.ts';
import { findCandidates } from './search/candidates.ts';
import { problemsOf } from './search/problems-of.ts';
import { searchInTurn } from './search/search-in-turn.ts';
import { missingAnswer } from './voice/missing-text.ts';
import { missingOf, repeatsOf } from './voice/notes.ts';
import { buildObjective, type Objective } from './worth/objective.ts';
import { combinationOf, totalOf } from './worth/terms-of-outfit.ts';

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
  const combinations = found.map(({ problem, slots }) =>
    combinationOf(objective, problem.structure, problem.places, slots),
  );
  const most = isRestricted(request) ? bestWorth(request) : undefined;
  const reference = Math.max(most ?? Number.NEGATIVE_INFINITY, totalOf(objective, combinations[0]));
  const outfits = combinations.map((each) =>
    // An alternative may be worth more than the best where the person's likes are left out, as a score leaves them out.
    presentOutfit(objective, each, Math.max(reference, totalOf(objective, each)), {
      before: missingOf(objective, each),
      after: repeatsOf(objective, each, repeated),
    }),
  );
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

/** Whether the best of all items may be out of reach. */
function isRestricted({ locked = [], excluded = [], among }: OutfitRequest): boolean {
  return locked.length > 0 || excluded.length > 0 || among !== undefined;
}

function lockedItems({ traits, day: { request } }: Objective): number[] {
  const wanted = new Set(request.locked);
  const excluded = new Set(request.excluded);
  return traits.flatMap(({ item }, i) =>
    wanted.has(item.id) && item.available && !excluded.has(item.id) ? [i] : [],
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
