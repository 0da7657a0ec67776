import { promises } from './pair-tables.ts';
import { pairValue, type SearchProblem, type SearchResult, type SearchSlot } from './search-problem.ts';

/** The value of a filling given by positions in the slots. */
export function evaluate(problem: SearchProblem, picks: readonly number[]): SearchResult {
  const items = problem.slots.map((slot, s) => slot.items[picks[s]]);
  let value = problem.constant;
  let inner = 0;
  let all = 0;
  for (const [s, slot] of problem.slots.entries()) {
    value += slot.values[picks[s]];
    all += slot.clo[picks[s]];
    if (slot.inner) inner += slot.clo[picks[s]];
    for (let t = 0; t < s; t++) value += pairValue(problem, t, s, items[t], items[s]);
  }
  for (const term of problem.cloTerms) value += term.value(term.innerOnly ? inner : all);
  return { value, items };
}

/** Where the items of a filling stand in the slots. */
export function picksOf({ slots }: SearchProblem, items: readonly number[]): number[] {
  return slots.map((slot, s) => slot.items.indexOf(items[s]));
}

const rounds = 4;
/** So many candidates of a slot are tried, the most promising. */
const tried = 40;
/** Points that an item to be avoided has to be better by. */
const avoidedCost = 0.6;

/**
 * Good fillings to start the exact search from: slot by slot the best beside the others until nothing changes, from the
 * best single garments and from a few other starts. Each that is reached is told to `seen`. Items in `avoided` are taken
 * only where they are clearly better.
 */
export function climb(
  whole: SearchProblem,
  starts: number,
  avoided: ReadonlySet<number>,
  seen: (result: SearchResult) => void,
): void {
  const problem = { ...whole, slots: whole.slots.map((slot, s) => promising(slot, promises(whole, s))) };
  const { slots } = problem;
  const values = slots.map((slot) =>
    slot.values.map((value, k) => value - (avoided.has(slot.items[k]) ? avoidedCost : 0)),
  );
  const ranked = values.map((own) => [...own.keys()].sort((x, y) => own[y] - own[x]));
  for (let start = 0; start < starts; start++) {
    const picks = ranked.map((order) => order[Math.floor((start / starts) * order.length)]);
    for (let round = 0; round < rounds; round++) {
      const before = picks.join();
      for (let s = 0; s < slots.length; s++) improve(problem, values[s], picks, s);
      if (picks.join() === before) break;
    }
    seen(evaluate(problem, picks));
  }
}

function promising(slot: SearchSlot, promise: Float64Array): SearchSlot {
  if (slot.items.length <= tried) return slot;
  const best = [...promise.keys()].sort((x, y) => promise[y] - promise[x]).slice(0, tried);
  return {
    ...slot,
    items: Int32Array.from(best, (k) => slot.items[k]),
    values: Float64Array.from(best, (k) => slot.values[k]),
    clo: Float64Array.from(best, (k) => slot.clo[k]),
  };
}

/** Puts the best candidate beside the others into one slot. */
function improve(problem: SearchProblem, values: Float64Array, picks: number[], s: number): void {
  const { slots, cloTerms } = problem;
  const { items, clo, inner } = slots[s];
  const others = slots.map((slot, t) => slot.items[picks[t]]);
  let innerSum = 0;
  let allSum = 0;
  for (const [t, slot] of slots.entries()) {
    if (t === s) continue;
    allSum += slot.clo[picks[t]];
    if (slot.inner) innerSum += slot.clo[picks[t]];
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < items.length; k++) {
    let value = values[k];
    for (const term of cloTerms)
      value += term.value(term.innerOnly ? innerSum + (inner ? clo[k] : 0) : allSum + clo[k]);
    for (let t = 0; t < slots.length; t++)
      if (t !== s) value += pairValue(problem, s, t, items[k], others[t]);
    if (value <= best) continue;
    best = value;
    picks[s] = k;
  }
}
