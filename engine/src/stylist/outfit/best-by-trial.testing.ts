import { findCandidates } from './candidates.ts';
import { buildObjective } from './objective.ts';
import type { MainSlot, OutfitRequest } from './outfit.ts';
import { buildProblem } from './problem.ts';
import { never, pairValue, type SearchProblem, type SearchSlot } from './search-problem.ts';

/** The score of the best outfit, found by trying every combination: the yardstick for the search. No locks. */
export function bestByTrial(request: OutfitRequest): { score: number; tried: number } | undefined {
  const objective = buildObjective(request);
  const candidates = findCandidates(objective, new Set());
  const bases: MainSlot[][] = [['top', 'bottom'], ['dress']];
  const layers: MainSlot[][] = [[], ['mid'], ['outer'], ['mid', 'outer']];
  let score = Number.NEGATIVE_INFINITY;
  let tried = 0;
  for (const base of bases)
    for (const layer of layers) {
      const { search } = buildProblem(objective, [...base, ...layer, 'shoes'], candidates, new Map(), []);
      for (const items of combinations(search.slots)) {
        tried++;
        score = Math.max(score, worth(search, items));
      }
    }
  return score > 0 ? { score, tried } : undefined;
}

function* combinations(slots: readonly SearchSlot[], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === slots.length) {
    yield chosen;
    return;
  }
  for (let k = 0; k < slots[chosen.length].items.length; k++) yield* combinations(slots, [...chosen, k]);
}

function worth(problem: SearchProblem, picks: readonly number[]): number {
  const { slots, constant, cloTerms } = problem;
  let value = constant;
  for (const [s, k] of picks.entries()) {
    value += slots[s].values[k];
    for (let t = 0; t < s; t++) {
      const pair = pairValue(problem, t, s, slots[t].items[picks[t]], slots[s].items[k]);
      if (pair === never) return Number.NEGATIVE_INFINITY;
      value += pair;
    }
  }
  for (const term of cloTerms) {
    value += term.value(
      picks.reduce((sum, k, s) => sum + (slots[s].inner || !term.innerOnly ? slots[s].clo[k] : 0), 0),
    );
  }
  return value;
}
