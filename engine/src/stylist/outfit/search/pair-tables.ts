import { pairValue, type SearchProblem, type SearchSlot } from './search-problem.ts';

const knownTables = new WeakMap<SearchSlot, WeakMap<SearchSlot, Float64Array>>();
/** Where at least this share of all pairs is left, they are computed all at once for other problems with these slots. */
const mostPairs = 0.3;

/** What is left of a slot's candidates, and where each of them stands in the slot. */
type Left = { items: readonly number[]; origins: readonly number[] };

/** What the candidates of two slots are worth beside each other, row by row of the first. */
export function pairTable(
  problem: SearchProblem,
  slots: readonly Left[],
  s: number,
  t: number,
): Float64Array {
  const [rows, columns] = [slots[s], slots[t]];
  const [allRows, allColumns] = [problem.slots[s].items, problem.slots[t].items];
  const table = new Float64Array(rows.items.length * columns.items.length);
  const isMost = table.length >= mostPairs * allRows.length * allColumns.length;
  const whole = wholeTable(problem, s, t, isMost);
  let at = 0;
  if (whole) {
    for (const c of rows.origins)
      for (const d of columns.origins) table[at++] = whole[c * allColumns.length + d];
  } else {
    for (const i of rows.items) for (const j of columns.items) table[at++] = pairValue(problem, s, t, i, j);
  }
  return table;
}

/** The same of all candidates, if it is known or to be computed. */
function wholeTable(
  problem: SearchProblem,
  s: number,
  t: number,
  compute: boolean,
): Float64Array | undefined {
  const [rows, columns] = [problem.slots[s], problem.slots[t]];
  const before = knownTables.get(rows)?.get(columns);
  if (before || !compute) return before;
  const table = new Float64Array(rows.items.length * columns.items.length);
  let at = 0;
  for (const i of rows.items) for (const j of columns.items) table[at++] = pairValue(problem, s, t, i, j);
  const known = knownTables.get(rows) ?? new WeakMap<SearchSlot, Float64Array>();
  knownTables.set(rows, known.set(columns, table));
  return table;
}
