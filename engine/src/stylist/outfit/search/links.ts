import { type PairTable, pairTable } from './pair-tables.ts';
import type { SearchProblem } from './search-problem.ts';

/**
 * Two slots whose candidates are worth something beside each other. Of each worth some was given to the candidate of the
 * first slot and some to that of the second; what is left is never above 0.
 */
export type Link = {
  s: number;
  t: number;
  table: PairTable;
  /** Length of a row of the table. */
  width: number;
  toRows: Float64Array;
  toColumns: Float64Array;
};

type Side = { origins: Int32Array; values: Float64Array };

/** All links of a problem, each with half of the most that a candidate gets given to it. */
export function linksOf(problem: SearchProblem): Link[] {
  const links: Link[] = [];
  for (let t = 0; t < problem.slots.length; t++)
    for (let s = 0; s < t; s++) {
      if (!problem.counts[s][t]) continue;
      const table = pairTable(problem, s, t);
      const toRows = halves(table.rowMost);
      const toColumns = halves(table.columnMost);
      links.push({ s, t, table, width: problem.slots[t].items.length, toRows, toColumns });
    }
  return links;
}

function halves(values: Float64Array): Float64Array {
  const half = new Float64Array(values.length);
  for (let k = 0; k < values.length; k++) half[k] = values[k] / 2;
  return half;
}

/**
 * Takes back what a link gave, and shares again what the values of both slots and the pairs make together: half of its
 * best to each candidate of the first slot, to those of the second all that is left, and that again to the first (MPLP++:
 * Tourani, Shekhovtsov, Rother and Savchynskyy 2018). The bound never rises by it.
 */
export function share(
  { table: { worths }, width, toRows, toColumns }: Link,
  rows: Side,
  columns: Side,
): void {
  const own = rows.values;
  const theirs = columns.values;
  for (let c = 0; c < own.length; c++) own[c] -= toRows[c];
  for (let d = 0; d < theirs.length; d++) theirs[d] -= toColumns[d];
  const best = new Float64Array(theirs.length).fill(Number.NEGATIVE_INFINITY);
  for (let c = 0; c < own.length; c++) {
    const start = rows.origins[c] * width;
    let most = Number.NEGATIVE_INFINITY;
    for (let d = 0; d < theirs.length; d++) {
      const sum = worths[start + columns.origins[d]] + theirs[d];
      if (sum > most) most = sum;
    }
    // What is kept back for the other side, below or above nothing.
    const rest = (own[c] - most) / 2;
    for (let d = 0; d < theirs.length; d++) {
      const sum = worths[start + columns.origins[d]] + rest;
      if (sum > best[d]) best[d] = sum;
    }
  }
  for (let d = 0; d < theirs.length; d++) {
    toColumns[d] = best[d];
    theirs[d] += best[d];
  }
  for (let c = 0; c < own.length; c++) {
    const start = rows.origins[c] * width;
    let most = Number.NEGATIVE_INFINITY;
    for (let d = 0; d < theirs.length; d++) {
      const sum = worths[start + columns.origins[d]] - best[d];
      if (sum > most) most = sum;
    }
    toRows[c] = most;
    own[c] += most;
  }
}
