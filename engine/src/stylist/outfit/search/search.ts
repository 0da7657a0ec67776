import { evaluate, picksOf } from './local-search.ts';
import { cloTermBound, maximum, precision, type SearchProblem, type SearchResult } from './search-problem.ts';
import { boundOf, narrowed, type TightProblem, tighten } from './tighten.ts';

/** How much a search may do: candidates looked at, and until when (by `performance.now()`). */
export type Budget = { looks: number; maxLooks: number; deadline: number | undefined; spent: boolean };

export type Search = {
  best: SearchResult | undefined;
  /** No outfit that was not looked at is worth more than this. */
  upperBound: number;
};

/** Candidates that are left, by their positions in the tables, with their worth beside what is fixed. */
type State = { fixed: number; inner: number; all: number; positions: Int32Array[]; values: Float64Array[] };

/** A problem with its tightened form from an earlier search, which serves every threshold from its own on. */
export type Searchable = {
  search: SearchProblem;
  tightened?: { threshold: number; tight: TightProblem | undefined };
};

/** Tightens a problem for the lowest threshold to come, unless that was done before, and narrows it to this one. */
function tightenedFor(searchable: Searchable, threshold: number, lowest: number): TightProblem | undefined {
  if (!searchable.tightened || searchable.tightened.threshold > threshold) {
    const loosest = Math.min(threshold, lowest);
    searchable.tightened = { threshold: loosest, tight: tighten(searchable.search, loosest) };
  }
  const { tight } = searchable.tightened;
  return tight && narrowed(tight, threshold);
}

/**
 * Depth-first branch and bound over a tightened problem. A node fixes one main slot after the other, the one with the
 * fewest candidates first; its bound is what is fixed and the best that each open slot reaches beside it, where no pair
 * adds anything, and the best of the clo terms in reach. No completion gets more, so nothing better than `threshold` is
 * missed. `lowest` is the lowest threshold that later searches of this problem are expected to have. `allowed` sees the main garments, -1 where open, and must be false only if no completion is allowed.
 */
export function searchBest(
  searchable: Searchable,
  { threshold, lowest }: { threshold: number; lowest: number },
  allowed: (items: readonly number[], complete: boolean) => boolean,
  budget: Budget,
): Search {
  const result: Search = { best: undefined, upperBound: Number.NEGATIVE_INFINITY };
  const tight = tightenedFor(searchable, threshold, lowest);
  if (!tight) return result;
  let incumbent = threshold;
  const mains = tight.slots.filter(({ main }) => main).length;
  const chosen = new Array<number>(mains).fill(-1);

  const visit = (state: State, free: readonly number[], bound: number): void => {
    for (const s of free) budget.looks += state.positions[s].length;
    if (isSpent(budget)) {
      result.upperBound = Math.max(result.upperBound, bound);
      return;
    }
    const openMains = free.filter((s) => s < mains);
    const slot = openMains.reduce((best, s) =>
      state.positions[s].length < state.positions[best].length ? s : best,
    );
    const rest = free.filter((s) => s !== slot);
    const values = state.values[slot];
    const order = [...values.keys()].sort((x, y) => values[y] - values[x]);
    const ceiling = rest.reduce((sum, s) => sum + maximum(state.values[s]), cloBound(tight, state, free));
    for (const k of order) {
      const most = state.fixed + values[k] + ceiling;
      if (most <= incumbent + precision) break;
      if (budget.spent) {
        result.upperBound = Math.max(result.upperBound, most);
        break;
      }
      const position = state.positions[slot][k];
      chosen[slot] = tight.slots[slot].items[position];
      const complete = openMains.length === 1;
      if (allowed(chosen, complete)) {
        const child = fix(tight, state, slot, k, rest, incumbent, budget);
        if (child && complete) {
          incumbent = child.bound;
          result.best = { value: child.bound, items: [...chosen, ...bestOf(tight, child.state, mains)] };
        } else if (child) visit(child.state, rest, child.bound);
      }
      chosen[slot] = -1;
    }
  };

  const all = tight.slots.map((_, s) => s);
  visit(rootState(tight), all, boundOf(tight));
  // Bounds add up in another order for every way to a filling; its worth is to be the same whatever the way.
  if (result.best) result.best = evaluate(searchable.search, picksOf(searchable.search, result.best.items));
  return result;
}

function rootState({ slots, constant }: TightProblem): State {
  return {
    fixed: constant,
    inner: 0,
    all: 0,
    positions: slots.map(({ items }) => Int32Array.from(items.keys())),
    values: slots.map(({ values }) => values),
  };
}

function isSpent(budget: Budget): boolean {
  if (budget.spent) return true;
  const { looks, maxLooks, deadline } = budget;
  budget.spent = looks > maxLooks || (deadline !== undefined && performance.now() > deadline);
  return budget.spent;
}

function cloBound({ slots, cloTerms }: TightProblem, state: State, free: readonly number[]): number {
  let innerLow = state.inner;
  let innerHigh = state.inner;
  let allLow = state.all;
  let allHigh = state.all;
  for (const s of free) {
    const { clo, inner } = slots[s];
    const positions = state.positions[s];
    let low = Number.POSITIVE_INFINITY;
    let high = 0;
    for (let d = 0; d < positions.length; d++) {
      const own = clo[positions[d]];
      if (own < low) low = own;
      if (own > high) high = own;
    }
    allLow += low;
    allHigh += high;
    if (!inner) continue;
    innerLow += low;
    innerHigh += high;
  }
  let sum = 0;
  for (const { term, slope } of cloTerms)
    sum += term.innerOnly
      ? cloTermBound(term, slope, innerLow, innerHigh)
      : cloTermBound(term, slope, allLow, allHigh);
  return sum;
}

/** The node after fixing one candidate, without what can't beat the incumbent; undefined where nothing can. */
function fix(
  tight: TightProblem,
  state: State,
  slot: number,
  k: number,
  rest: readonly number[],
  incumbent: number,
  budget: Budget,
): { state: State; bound: number } | undefined {
  const position = state.positions[slot][k];
  const { inner, clo } = tight.slots[slot];
  const child: State = {
    fixed: state.fixed + state.values[slot][k],
    inner: state.inner + (inner ? clo[position] : 0),
    all: state.all + clo[position],
    positions: [...state.positions],
    values: [...state.values],
  };
  let bound = child.fixed + cloBound(tight, child, rest);
  const best: number[] = [];
  for (const s of rest) {
    budget.looks += state.positions[s].length;
    best[s] = maximum(state.values[s]);
    bound += best[s];
  }
  // No table adds anything, so the bound only falls from here.
  for (const s of rest) {
    if (bound <= incumbent + precision) return undefined;
    budget.looks += state.positions[s].length;
    child.values[s] = beside(tight, state, slot, position, s);
    const now = maximum(child.values[s]);
    bound += now - best[s];
    best[s] = now;
  }
  const spare = bound - incumbent - precision;
  if (!(spare > 0)) return undefined;
  for (const s of rest) dropBelow(child, s, best[s] - spare);
  return { state: child, bound };
}

function beside(tight: TightProblem, state: State, slot: number, position: number, s: number): Float64Array {
  const table = slot < s ? tight.tables[slot][s] : tight.tables[s][slot];
  const old = state.values[s];
  if (!table) return old;
  const positions = state.positions[s];
  const values = new Float64Array(old.length);
  const width = tight.slots[Math.max(slot, s)].items.length;
  const start = slot < s ? position * width : position;
  const stride = slot < s ? 1 : width;
  for (let d = 0; d < positions.length; d++) values[d] = old[d] + table[start + stride * positions[d]];
  return values;
}

/** Drops the candidates of a slot that are not worth more than the line. */
function dropBelow(state: State, s: number, line: number): void {
  const { positions, values } = state;
  let kept = 0;
  for (let d = 0; d < values[s].length; d++) if (values[s][d] > line) kept++;
  if (kept === values[s].length) return;
  const fewer = new Int32Array(kept);
  const theirs = new Float64Array(kept);
  for (let d = 0, at = 0; d < values[s].length; d++) {
    if (!(values[s][d] > line)) continue;
    fewer[at] = positions[s][d];
    theirs[at++] = values[s][d];
  }
  positions[s] = fewer;
  values[s] = theirs;
}

/** The best candidate of every slot behind the main ones. */
function bestOf({ slots }: TightProblem, state: State, mains: number): number[] {
  return slots.slice(mains).map(({ items }, p) => {
    const values = state.values[mains + p];
    const at = values.indexOf(maximum(values));
    return items[state.positions[mains + p][at]];
  });
}
