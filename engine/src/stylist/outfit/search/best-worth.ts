import type { OutfitItem, OutfitRequest } from '../outfit.ts';
import { buildObjective } from '../worth/objective.ts';
import { combinationOf, totalOf } from '../worth/terms-of-outfit.ts';
import { findCandidates } from './candidates.ts';
import { problemsOf } from './problems-of.ts';
import { searchInTurn } from './search-in-turn.ts';

type Best = { worth: number | undefined; isProven: boolean };

/** How many answers are kept for a wardrobe. */
const mostKept = 8;
const known = new WeakMap<readonly OutfitItem[], Map<string, Best>>();

/**
 * What the best outfit of all items is worth, whatever is locked or left out; undefined where there is none. Kept with the
 * list of items: who tries one garment after the other asks for the same best each time.
 */
export function bestWorth(request: OutfitRequest): number | undefined {
  if (request.bestWorth !== undefined) return request.bestWorth;
  const kept = known.get(request.items) ?? new Map<string, Best>();
  known.set(request.items, kept);
  const key = keyOf(request);
  const before = kept.get(key);
  if (before) return before.worth;
  const best = find(request);
  if (kept.size >= mostKept) kept.clear();
  if (best.isProven) kept.set(key, best);
  return best.worth;
}

/** All that the best of all items depends on. */
function keyOf(request: OutfitRequest): string {
  const { eventType, occasion, gender, date, weather, preferences, taste, planned, seed } = request;
  return JSON.stringify([eventType, occasion, gender, date, weather, preferences, taste, planned, seed]);
}

function find(request: OutfitRequest): Best {
  const { among: _, ...rest } = request;
  const objective = buildObjective({ ...rest, locked: [], excluded: [] });
  const candidates = findCandidates(objective, new Set());
  if (candidates.empty !== undefined) return { worth: undefined, isProven: true };
  const deadline = request.timeLimitMs === undefined ? undefined : performance.now() + request.timeLimitMs;
  const problems = problemsOf(objective, candidates, []);
  const [best] = searchInTurn(problems, objective.looks, { others: 0, deadline, isFresh: () => true });
  if (!best) return { worth: undefined, isProven: deadline === undefined };
  const { problem, slots, gap } = best;
  const combination = combinationOf(objective, problem.structure, problem.places, slots);
  return { worth: totalOf(objective, combination), isProven: gap === 0 };
}
