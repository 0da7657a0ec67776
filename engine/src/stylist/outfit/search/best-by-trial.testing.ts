import type { OutfitRequest } from '../outfit.ts';
import { buildObjective } from '../worth/objective.ts';
import { findCandidates, mayGoBarefoot, mayGoTopless } from './candidates.ts';
import { buildProblem, SharedSlots } from './problem.ts';
import { never, pairValue, type SearchProblem, type SearchSlot } from './search-problem.ts';
import { structureSlots } from './structure.ts';

/**
 * The worth of the best outfit, found by trying every combination of the main garments with the best accessory of each
 * place beside them: the yardstick for the search. No locks.
 */
export function bestByTrial(request: OutfitRequest): { worth: number; tried: number } | undefined {
  const objective = buildObjective(request);
  const candidates = findCandidates(objective, new Set());
  if (candidates.empty !== undefined) return undefined;
  const { occasion } = objective.day;
  let worth = Number.NEGATIVE_INFINITY;
  let tried = 0;
  const shared = new SharedSlots();
  for (const slots of structureSlots(mayGoBarefoot(occasion), mayGoTopless(occasion.code))) {
    if (slots.some((slot) => candidates.forStructure(slot, slots).length === 0)) continue;
    const { search } = buildProblem(objective, slots, candidates, new Map(), [], shared);
    for (const picks of combinations(search.slots.slice(0, slots.length))) {
      tried++;
      worth = Math.max(worth, worthOf(search, picks));
    }
  }
  return worth > never / 2 ? { worth, tried } : undefined;
}

function* combinations(slots: readonly SearchSlot[], chosen: number[] = []): Generator<number[]> {
  if (chosen.length === slots.length) {
    yield chosen;
    return;
  }
  for (let k = 0; k < slots[chosen.length].items.length; k++) yield* combinations(slots, [...chosen, k]);
}

/** Accessories stand beside main garments and not beside each other, so the best of each place is found by itself. */
function worthOf(problem: SearchProblem, picks: readonly number[]): number {
  const { slots, constant, cloTerms } = problem;
  let value = constant;
  for (const [s, k] of picks.entries()) {
    value += slots[s].values[k];
    for (let t = 0; t < s; t++)
      value += pairValue(problem, t, s, slots[t].items[picks[t]], slots[s].items[k]);
  }
  for (const term of cloTerms)
    value += term.value(
      picks.reduce((sum, k, s) => sum + (slots[s].inner || !term.innerOnly ? slots[s].clo[k] : 0), 0),
    );
  for (let s = picks.length; s < slots.length; s++) {
    let best = Number.NEGATIVE_INFINITY;
    for (const [k, item] of slots[s].items.entries()) {
      const beside = picks.reduce(
        (sum, at, t) => sum + pairValue(problem, t, s, slots[t].items[at], item),
        0,
      );
      best = Math.max(best, slots[s].values[k] + beside);
    }
    value += best;
  }
  return value;
}
