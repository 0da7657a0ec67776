import { never, type SearchProblem, type SearchSlot } from './search-problem.ts';

/** What the candidates of two slots are worth beside each other, row by row of the first, and the most of each row and column. */
export type PairTable = { worths: Float64Array; rowMost: Float64Array; columnMost: Float64Array };

const knownTables = new WeakMap<SearchSlot, WeakMap<SearchSlot, PairTable>>();

/** The table of two slots, `s` before `t`. Remembered by the slots, which several problems share. */
export function pairTable(problem: SearchProblem, s: number, t: number): PairTable {
  const [rows, columns] = [problem.slots[s], problem.slots[t]];
  const known = knownTables.get(rows) ?? new WeakMap<SearchSlot, PairTable>();
  knownTables.set(rows, known);
  const before = known.get(columns);
  if (before) return before;
  const table = withMost(worthsOf(problem, s, t), rows.items.length, columns.items.length);
  known.set(columns, table);
  return table;
}

function worthsOf(problem: SearchProblem, s: number, t: number): Float64Array {
  const [rows, columns] = [problem.slots[s].items, problem.slots[t].items];
  const compatible = problem.compatible[s][t];
  const width = columns.length;
  const worths = new Float64Array(rows.length * width);
  // A place that may stay empty has -1 for it, which adds nothing beside anything.
  const empty = columns.indexOf(-1);
  const filled = empty < 0 ? columns : columns.filter((j) => j >= 0);
  const beside = new Float64Array(filled.length);
  for (let c = 0; c < rows.length; c++) {
    const i = rows[c];
    if (i < 0) continue;
    const start = c * width;
    problem.beside(i, filled, beside);
    for (let d = 0, k = 0; d < width; d++) {
      if (d === empty) continue;
      const isWorn = compatible === undefined || compatible(i, columns[d]);
      worths[start + d] = isWorn ? beside[k] : never;
      k++;
    }
  }
  return worths;
}

function withMost(worths: Float64Array, height: number, width: number): PairTable {
  const rowMost = new Float64Array(height).fill(Number.NEGATIVE_INFINITY);
  const columnMost = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
  for (let c = 0, at = 0; c < height; c++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let d = 0; d < width; d++, at++) {
      const worth = worths[at];
      if (worth > most) most = worth;
      if (worth > columnMost[d]) columnMost[d] = worth;
    }
    rowMost[c] = most;
  }
  return { worths, rowMost, columnMost };
}

/** For each candidate of a slot its own value with half of the most that it gets beside the candidates of the others. */
export function promises(problem: SearchProblem, s: number): Float64Array {
  const values = problem.slots[s].values.slice();
  for (let t = 0; t < problem.slots.length; t++) {
    if (!problem.counts[s][t]) continue;
    const most = s < t ? pairTable(problem, s, t).rowMost : pairTable(problem, t, s).columnMost;
    for (let k = 0; k < values.length; k++) values[k] += most[k] / 2;
  }
  return values;
}
