import { type Link, linksOf, share } from './links.ts';
import { promises } from './pair-tables.ts';
import {
  type CloTerm,
  cloTermBound,
  maximum,
  never,
  precision,
  type SearchProblem,
} from './search-problem.ts';

/** A problem rewritten so that its simple bound is close: every filling is worth what it was. */
export type TightProblem = {
  constant: number;
  slots: TightSlot[];
  /** By slots s < t, row by row of s; none of them above 0. Undefined where the pair does not count. */
  tables: (Float64Array | undefined)[][];
  cloTerms: SlopedTerm[];
};

export type TightSlot = {
  main: boolean;
  inner: boolean;
  items: Int32Array;
  values: Float64Array;
  clo: Float64Array;
};

/** A clo term of which a slope was given to the single garments. */
type SlopedTerm = { term: CloTerm; slope: number; steepest: number };

/** A problem that is being rewritten. */
type Draft = {
  constant: number;
  slots: DraftSlot[];
  links: Link[];
  cloTerms: SlopedTerm[];
};

/** `origins` says where each candidate stands in the slot of the problem. */
type DraftSlot = TightSlot & { origins: Int32Array };

/** Slots share what their pairs are worth so often, for as long as at most this share of the way to the threshold is left. */
const mostSweeps = 12;
const worthAnother = 0.9;
/** Changes of a clo term's slope to try, as parts of its steepest. */
const slopeSteps = [1, 0.5, 0.25, 0.1, 0.03, -0.03, -0.1, -0.25, -0.5, -1];

/** What no filling exceeds, by the most that each candidate gets beside the others. */
export function rootBound(problem: SearchProblem): number {
  if (problem.slots.some(({ items }) => items.length === 0)) return Number.NEGATIVE_INFINITY;
  return boundOf(promised(problem));
}

/** Each pair of slots gives half of its most to either side, so that none of its worths is above 0 any more. */
function promised(problem: SearchProblem): Bounded {
  return {
    constant: problem.constant,
    slots: problem.slots.map(({ main, inner, items, clo }, s) => {
      return { main, inner, items, values: promises(problem, s), clo };
    }),
    cloTerms: problem.cloTerms.map((term) => ({ term, slope: 0, steepest: steepest(term) })),
  };
}

function draftOf(problem: SearchProblem): Draft {
  const whole = promised(problem);
  const slots = whole.slots.map((slot) => ({ ...slot, origins: slot.items.map((_, k) => k) }));
  return { ...whole, slots, links: linksOf(problem) };
}

type Bounded = Pick<TightProblem, 'constant' | 'slots' | 'cloTerms'>;

/** What no filling exceeds. */
export function boundOf({ constant, slots, cloTerms }: Bounded): number {
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
 * where nothing can. Two steps keep the worth of every filling and lower the bound: a clo term gives a slope to the
 * single garments (a Lagrange multiplier), and each pair of slots shares what it is worth with its two slots, over and over.
 */
export function tighten(problem: SearchProblem, threshold: number): TightProblem | undefined {
  if (problem.slots.some(({ items }) => items.length === 0)) return undefined;
  const draft = draftOf(problem);
  retune(draft);
  if (!shrink(draft, threshold)) return undefined;
  let above = boundOf(draft) - threshold;
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    for (const link of draft.links) share(link, draft.slots[link.s], draft.slots[link.t]);
    retune(draft);
    if (!shrink(draft, threshold)) return undefined;
    const before = above;
    above = boundOf(draft) - threshold;
    if (above > worthAnother * before) break;
  }
  return settled(draft);
}

/** Shifts each clo term's slope to where the bound is lowest. */
function retune(draft: Draft): void {
  for (const entry of draft.cloTerms) {
    const { term, slope, steepest } = entry;
    const counted = draft.slots.filter(({ inner }) => inner || !term.innerOnly);
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
    for (const { values, clo } of counted)
      for (let k = 0; k < values.length; k++) values[k] += change * clo[k];
  }
}

/** Positions of the candidates of each slot that can be part of something above the threshold; undefined where none is. */
function keepable(bounded: Bounded, threshold: number): Int32Array[] | undefined {
  const spare = boundOf(bounded) - threshold - precision;
  if (!(spare > 0)) return undefined;
  return bounded.slots.map(({ values }) => {
    const line = Math.max(maximum(values) - spare, never / 2);
    const positions = new Int32Array(values.length);
    let count = 0;
    for (let k = 0; k < values.length; k++) if (values[k] > line) positions[count++] = k;
    return positions.subarray(0, count);
  });
}

/** Drops candidates that can't get above the threshold; false where nothing is left. */
function shrink(draft: Draft, threshold: number): boolean {
  const kept = keepable(draft, threshold);
  if (!kept || kept.some(({ length }) => length === 0)) return false;
  for (const link of draft.links) {
    link.toRows = chosen(link.toRows, kept[link.s]);
    link.toColumns = chosen(link.toColumns, kept[link.t]);
  }
  draft.slots = draft.slots.map((slot, s) => ({
    ...select(slot, kept[s]),
    origins: kept[s].map((k) => slot.origins[k]),
  }));
  return true;
}

/** The problem with its tables written out for the candidates that are left. */
function settled({ constant, slots, links, cloTerms }: Draft): TightProblem {
  const tables = slots.map(() => slots.map((): Float64Array | undefined => undefined));
  for (const { s, t, table, width, toRows, toColumns } of links) {
    const [rows, columns] = [slots[s].origins, slots[t].origins];
    const rest = new Float64Array(rows.length * columns.length);
    for (let c = 0, at = 0; c < rows.length; c++)
      for (let d = 0; d < columns.length; d++, at++)
        rest[at] = table.worths[rows[c] * width + columns[d]] - toRows[c] - toColumns[d];
    tables[s][t] = rest;
  }
  return { constant, slots, tables, cloTerms };
}

/** The same with a higher threshold; undefined where nothing gets above it. */
export function narrowed(tight: TightProblem, threshold: number): TightProblem | undefined {
  const kept = keepable(tight, threshold);
  if (!kept || kept.some(({ length }) => length === 0)) return undefined;
  const tables = tight.tables.map((row, s) =>
    row.map((table, t) => table && cut(table, tight.slots[t].items.length, kept[s], kept[t])),
  );
  return { ...tight, tables, slots: tight.slots.map((slot, s) => select(slot, kept[s])) };
}

function cut(table: Float64Array, width: number, rows: Int32Array, columns: Int32Array): Float64Array {
  if (rows.length * columns.length === table.length) return table;
  const smaller = new Float64Array(rows.length * columns.length);
  let at = 0;
  for (const c of rows) for (const d of columns) smaller[at++] = table[c * width + d];
  return smaller;
}

function select(slot: TightSlot, positions: Int32Array): TightSlot {
  if (positions.length === slot.items.length) return slot;
  return {
    ...slot,
    items: positions.map((k) => slot.items[k]),
    values: chosen(slot.values, positions),
    clo: chosen(slot.clo, positions),
  };
}

function chosen(values: Float64Array, positions: Int32Array): Float64Array {
  if (positions.length === values.length) return values;
  const some = new Float64Array(positions.length);
  for (let k = 0; k < positions.length; k++) some[k] = values[positions[k]];
  return some;
}
