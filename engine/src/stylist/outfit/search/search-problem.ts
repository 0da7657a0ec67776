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

/** Fill each slot with one candidate so that values, pairs that count and clo terms add up to the most. */
export type SearchProblem = {
  slots: SearchSlot[];
  /** By two slots, whether what their candidates are worth beside each other counts. */
  counts: boolean[][];
  pair(i: number, j: number): number;
  /** Puts the same of one candidate beside each of some others into a list. */
  beside(i: number, others: Int32Array, into: Float64Array): void;
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
  if (i < 0 || j < 0 || !problem.counts[s][t]) return 0;
  if (problem.compatible[s][t]?.(i, j) === false) return never;
  return problem.pair(i, j);
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
