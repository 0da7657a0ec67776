import type { OutfitRequest } from '../outfit.ts';
import { buildObjective } from '../worth/objective.ts';
import { combinationOf, totalOf } from '../worth/terms-of-outfit.ts';
import { findCandidates } from './candidates.ts';
import { problemsOf } from './problems-of.ts';
import { searchInTurn } from './search-in-turn.ts';

/** What the best outfit of all items is worth, whatever is locked or left out; undefined where there is none. */
export function bestWorth(request: OutfitRequest): number | undefined {
  if (request.bestWorth !== undefined) return request.bestWorth;
  const { among: _, ...rest } = request;
  const objective = buildObjective({ ...rest, locked: [], excluded: [] });
  const candidates = findCandidates(objective, new Set());
  if (candidates.empty !== undefined) return undefined;
  const deadline = request.timeLimitMs === undefined ? undefined : performance.now() + request.timeLimitMs;
  const problems = problemsOf(objective, candidates, []);
  const [best] = searchInTurn(problems, objective.looks, { others: 0, deadline, isFresh: () => true });
  if (!best) return undefined;
  const { problem, slots } = best;
  return totalOf(objective, combinationOf(objective, problem.structure, problem.places, slots));
}
