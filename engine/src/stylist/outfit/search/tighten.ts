import { pairTable } from './pair-tables.ts';
import {
  type CloTerm,
  cloTermBound,
  maximum,
  mostBeside,
  never,
  precision,
  promises,
  type SearchProblem,
} from './search-problem.ts';

/** A problem rewritten so that its simple bound is close: every filling is worth what it was. */
export type TightProblem = {
  constant: number;
  slots: TightSlot[];
  /** By slots s < t, row by row of s; none of them above 0. Undefined where the pair does not count. */
  tables: (Float64Array | undefined)[][];
  cloTerms: { term: CloTerm; slope: number; steepest: number }[];
};

type TightSlot = {
  main: boolean;
  inner: boolean;
  items: number[];
  /** Where each of them stands in the slot of the problem. */
  origins: number[];
  values: Float64Array;
  clo: Float64Array;
  /** The part of each value that bounds the pairs without a table. */
  loose: Float64Array;
};

const sweeps = 4;
/** Bounds on pairs are taken again of what is left, so often, for as long as at most this share is left. */
const roughCuts = 3;
const worthAnother = 0.8;
/** Changes of a clo term's slope to try, as parts of its steepest. */
const slopeSteps = [1, 0.5, 0.25, 0.1, 0.03, -0.03, -0.1, -0.25, -0.5, -1];

/** What no filling exceeds, without a look at any single pair. */
export function rootBound(problem: SearchProblem): number {
  if (problem.slots.some(({ items }) => items.length === 0)) return Number.NEGATIVE_INFINITY;
  const rough = untouched(problem);
  for (const [s, slot] of rough.slots.entries()) slot.values = promises(problem, s);
  return boundOf(rough);
}

function untouched(problem: SearchProblem): TightProblem {
  return {
    constant: problem.constant,
    slots: problem.slots.map((slot) => ({
      ...slot,
      items: [...slot.items],
      origins: [...slot.items.keys()],
      values: Float64Array.from(slot.values),
      loose: new Float64Array(slot.items.length),
    })),
    tables: problem.slots.map(() => problem.slots.map(() => undefined)),
    cloTerms: problem.cloTerms.map((term) => ({ term, slope: 0, steepest: steepest(term) })),
  };
}

/**
 * Adds to each candidate half of the most that it gets beside any candidate of the other slots, for the pairs of slots
 * that count. Two candidates together get no more than both halves.
 */
function addLoose(
  problem: SearchProblem,
  tight: TightProblem,
  counts: (s: number, t: number) => boolean,
): void {
  for (const [t, other] of tight.slots.entries()) {
    const isCounted = (s: number) => problem.pairWeights[s][t] > 0 && counts(Math.min(s, t), Math.max(s, t));
    if (!tight.slots.some((_, s) => isCounted(s))) continue;
    const most = mostBeside(problem, other.items);
    for (const [s, slot] of tight.slots.entries()) {
      if (!isCounted(s)) continue;
      for (const [k, i] of slot.items.entries()) {
        const half = (problem.pairWeights[s][t] * most(i)) / 2;
        slot.loose[k] += half;
        slot.values[k] += half;
      }
    }
  }
}

/** The same for all pairs of slots while nothing is dropped yet: what other problems with these slots found out is used again. */
function addPromises(problem: SearchProblem, tight: TightProblem): void {
  for (const [s, slot] of tight.slots.entries()) {
    const promised = promises(problem, s);
    for (let k = 0; k < promised.length; k++) {
      slot.loose[k] = promised[k] - slot.values[k];
      slot.values[k] = promised[k];
    }
  }
}

function removeLoose(tight: TightProblem): void {
  for (const slot of tight.slots) {
    for (let k = 0; k < slot.values.length; k++) slot.values[k] -= slot.loose[k];
    slot.loose.fill(0);
  }
}

/** What no filling exceeds. */
export function boundOf({ constant, slots, cloTerms }: TightProblem): number {
  let bound = constant;
  for (const { values } of slots) bound += maximum(values);
  for (const { term, slope } of cloTerms) {
    const [low, high] = cloRange(slots, term.innerOnly);
    bound += cloTermBound(term, slope, low, high);
  }
  return bound;
}

function steepest(term: CloTerm): number {
  const slopes = term.breaks.slice(1).map((at, b) => {
    const before = term.breaks[b];
    return Math.abs((term.value(at) - term.value(before)) / (at - before));
  });
  return Math.max(...slopes);
}

function cloRange(
  slots: readonly { inner: boolean; clo: Float64Array }[],
  innerOnly: boolean,
): [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (const { inner, clo } of slots) {
    if (innerOnly && !inner) continue;
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let k = 0; k < clo.length; k++) {
      if (clo[k] < least) least = clo[k];
      if (clo[k] > most) most = clo[k];
    }
    low += least;
    high += most;
  }
  return [low, high];
}

/**
 * Rewrites a problem for the search, dropping candidates that can't be part of anything above the threshold; undefined
 * where nothing can. First what is far too poor goes by bounds on whole groups of pairs. Then two steps keep the worth of every
 * filling and lower the bound: a clo term gives a slope to the single
 * garments (a Lagrange multiplier), and each pair table takes in the values of its two slots and gives back half of its
 * row and column maxima (max-sum diffusion), over and over. Accessories come in when few main garments are left.
 */
export function tighten(problem: SearchProblem, threshold: number): TightProblem | undefined {
  if (problem.slots.some(({ items }) => items.length === 0)) return undefined;
  const tight = untouched(problem);
  const { slots } = problem;
  for (let round = 0; round < roughCuts; round++) {
    removeLoose(tight);
    if (round === 0) addPromises(problem, tight);
    else addLoose(problem, tight, () => true);
    retune(tight);
    const before = mainCount(tight);
    if (!shrink(tight, threshold)) return undefined;
    if (mainCount(tight) > worthAnother * before) break;
  }
  for (const withAccessories of [false, true]) {
    removeLoose(tight);
    if (!withAccessories) addLoose(problem, tight, (_, t) => !slots[t].main);
    fillTables(problem, tight, withAccessories);
    for (let sweep = 0; sweep < sweeps; sweep++) {
      sweepTables(tight);
      retune(tight);
      if (!shrink(tight, threshold)) return undefined;
    }
  }
  return tight;
}

function mainCount({ slots }: TightProblem): number {
  return slots.reduce((sum, { main, items }) => sum + (main ? items.length : 0), 0);
}

/** Shifts each clo term's slope to where the bound is lowest. */
function retune(tight: TightProblem): void {
  for (const entry of tight.cloTerms) {
    const { term, slope, steepest } = entry;
    const counted = tight.slots.filter(({ inner }) => inner || !term.innerOnly);
    const [low, high] = cloRange(counted, false);
    const boundAt = (change: number) => {
      let bound = cloTermBound(term, slope + change, low, high);
      for (const { values, clo } of counted) {
        let best = Number.NEGATIVE_INFINITY;
        for (let k = 0; k < values.length; k++) {
          const value = values[k] + change * clo[k];
          if (value > best) best = value;
        }
        bound += best;
      }
      return bound;
    };
    let least = boundAt(0);
    let change = 0;
    for (const step of slopeSteps) {
      const bound = boundAt(step * steepest);
      if (bound >= least) continue;
      least = bound;
      change = step * steepest;
    }
    if (change === 0) continue;
    entry.slope += change;
    for (const slot of counted) slot.values = slot.values.map((value, k) => value + change * slot.clo[k]);
  }
}

function sweepTables({ slots, tables }: TightProblem): void {
  for (let s = 0; s < slots.length; s++)
    for (let t = s + 1; t < slots.length; t++) {
      const table = tables[s][t];
      if (table) diffuse(table, slots[s].values, slots[t].values);
    }
}

function fillTables(problem: SearchProblem, tight: TightProblem, withAccessories: boolean): void {
  for (let t = 0; t < tight.slots.length; t++)
    for (let s = 0; s < t; s++) {
      const counts = problem.pairWeights[s][t] > 0 && (withAccessories || tight.slots[t].main);
      if (!counts || tight.tables[s][t]) continue;
      tight.tables[s][t] = pairTable(problem, tight.slots, s, t);
    }
}

/** Takes the values of both slots into the table and gives each half of its maxima back; leaves nothing above 0. */
function diffuse(table: Float64Array, rows: Float64Array, columns: Float64Array): void {
  const width = columns.length;
  const columnBest = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
  const rowBest = new Float64Array(rows.length);
  for (let c = 0, at = 0; c < rows.length; c++) {
    const row = rows[c];
    let best = Number.NEGATIVE_INFINITY;
    for (let d = 0; d < width; d++, at++) {
      const sum = table[at] + row + columns[d];
      table[at] = sum;
      if (sum > best) best = sum;
      if (sum > columnBest[d]) columnBest[d] = sum;
    }
    rowBest[c] = best;
  }
  for (let d = 0; d < width; d++) columns[d] = columnBest[d] / 2;
  for (let c = 0, at = 0; c < rows.length; c++) {
    rows[c] = rowBest[c] / 2;
    for (let d = 0; d < width; d++, at++) table[at] -= rows[c] + columns[d];
  }
}

/** The same with a higher threshold. */
export function narrowed(tight: TightProblem, threshold: number): TightProblem | undefined {
  const own = { ...tight };
  return shrink(own, threshold) ? own : undefined;
}

/** Drops candidates that can't get above the threshold; false where nothing is left. */
function shrink(tight: TightProblem, threshold: number): boolean {
  const spare = boundOf(tight) - threshold - precision;
  if (!(spare > 0)) return false;
  const best = tight.slots.map(({ values }) => maximum(values));
  const kept = tight.slots.map(({ values }, s) => {
    const line = Math.max(best[s] - spare, never / 2);
    const positions: number[] = [];
    for (let k = 0; k < values.length; k++) if (values[k] > line) positions.push(k);
    return positions;
  });
  tight.tables = tight.tables.map((row, s) =>
    row.map((table, t) => table && cut(table, tight.slots[t].items.length, kept[s], kept[t])),
  );
  tight.slots = tight.slots.map((slot, s) => select(slot, kept[s]));
  return tight.slots.every(({ items }) => items.length > 0);
}

function cut(
  table: Float64Array,
  width: number,
  rows: readonly number[],
  columns: readonly number[],
): Float64Array {
  if (rows.length * columns.length === table.length) return table;
  const smaller = new Float64Array(rows.length * columns.length);
  let at = 0;
  for (const c of rows) for (const d of columns) smaller[at++] = table[c * width + d];
  return smaller;
}

function select(slot: TightSlot, positions: readonly number[]): TightSlot {
  if (positions.length === slot.items.length) return slot;
  return {
    ...slot,
    items: positions.map((k) => slot.items[k]),
    origins: positions.map((k) => slot.origins[k]),
    values: Float64Array.from(positions, (k) => slot.values[k]),
    clo: Float64Array.from(positions, (k) => slot.clo[k]),
    loose: Float64Array.from(positions, (k) => slot.loose[k]),
  };
}
