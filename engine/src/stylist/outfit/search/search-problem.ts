/** A place to be filled: candidates by number (-1: stays empty), what each adds by itself, its clo. Main slots come first. */
export type SearchSlot = {
  main: boolean;
  /** Whether its clo counts indoors too. */
  inner: boolean;
  items: Int32Array;
  values: Float64Array;
  clo: Float64Array;
};

/** A part of the value that depends on a sum of clo: linear between the breaks. */
export type CloTerm = { innerOnly: boolean; value(sum: number): number; breaks: readonly number[] };

/** Fill each slot with one candidate so that values, weighted pairs and clo terms add up to the most. */
export type SearchProblem = {
  slots: SearchSlot[];
  /** Symmetric; 0 where a pair does not count. */
  pairWeights: number[][];
  pair(i: number, j: number): number;
  /** A bound on what a candidate adds beside any one of some others, -1 left out. */
  mostBeside(others: ArrayLike<number>): (i: number) => number;
  /** Whether two candidates can be worn in these slots at once; absent where every two can. */
  compatible: (((i: number, j: number) => boolean) | undefined)[][];
  cloTerms: CloTerm[];
  constant: number;
};

/** `items` by slot, -1 where one stays empty. */
export type SearchResult = { value: number; items: number[] };

/** Worth of two that can't be worn together. */
export const never = -1e6;
/** Differences below are rounding, not better outfits. */
export const precision = 1e-12;
/** Less than any outfit that can be worn. */
export const worthless = -1e5;

export function pairValue(problem: SearchProblem, s: number, t: number, i: number, j: number): number {
  if (i < 0 || j < 0) return 0;
  if (problem.compatible[s][t]?.(i, j) === false) return never;
  return problem.pairWeights[s][t] * problem.pair(i, j);
}

/** A bound on what a candidate adds beside any one of some others, -1 among them for a place that may stay empty. */
export function mostBeside(problem: SearchProblem, others: ArrayLike<number>): (i: number) => number {
  const most = problem.mostBeside(Array.from(others).filter((j) => j >= 0));
  const mayBeEmpty = Array.prototype.includes.call(others, -1);
  return (i) => (i < 0 ? 0 : mayBeEmpty ? Math.max(0, most(i)) : most(i));
}

const knownBounds = new WeakMap<SearchSlot, WeakMap<SearchSlot, Float64Array>>();

/** Remembered by the slots, which several problems share. */
function bounds(problem: SearchProblem, slot: SearchSlot, other: SearchSlot): Float64Array {
  const known = knownBounds.get(other) ?? new WeakMap<SearchSlot, Float64Array>();
  knownBounds.set(other, known);
  const before = known.get(slot);
  if (before) return before;
  const most = mostBeside(problem, other.items);
  const values = Float64Array.from(slot.items, most);
  known.set(slot, values);
  return values;
}

/** For each candidate of a slot its own value with half of the most that it gets beside the candidates of the others. */
export function promises(problem: SearchProblem, s: number): Float64Array {
  const slot = problem.slots[s];
  const values = Float64Array.from(slot.values);
  for (const [t, other] of problem.slots.entries()) {
    const weight = problem.pairWeights[s][t];
    if (weight === 0) continue;
    const most = bounds(problem, slot, other);
    for (let k = 0; k < values.length; k++) values[k] += (weight * most[k]) / 2;
  }
  return values;
}

/** The most that a clo term less `slope` times the sum gives between two sums. */
export function cloTermBound(term: CloTerm, slope: number, low: number, high: number): number {
  let best = Math.max(term.value(low) - slope * low, term.value(high) - slope * high);
  for (const at of term.breaks) if (at > low && at < high) best = Math.max(best, term.value(at) - slope * at);
  return best;
}

export function maximum(values: Float64Array): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < values.length; k++) if (values[k] > best) best = values[k];
  return best;
}
