import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../drawing/seeded-random.ts';
import { randomRequest } from '../testing/random-wardrobe.testing.ts';
import { buildObjective } from '../worth/objective.ts';
import { findCandidates } from './candidates.ts';
import { linksOf, share } from './links.ts';
import { evaluate } from './local-search.ts';
import { pairTable } from './pair-tables.ts';
import { problemsOf } from './problems-of.ts';
import { pairValue, type SearchProblem, type SearchResult, worthless } from './search-problem.ts';
import { boundOf, rootBound, type TightProblem, tighten } from './tighten.ts';

function problems(size: number, seed: number): SearchProblem[] {
  const objective = buildObjective(randomRequest(size, seed));
  return problemsOf(objective, findCandidates(objective, new Set()), []).map(({ search }) => search);
}

/** Fillings that can be worn, drawn at random. */
function fillings(problem: SearchProblem, count: number, seed: number): SearchResult[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () =>
    evaluate(
      problem,
      problem.slots.map(({ items }) => Math.floor(random() * items.length)),
    ),
  ).filter(({ value }) => value > worthless);
}

/** What a filling is worth in a rewritten problem; undefined where one of its candidates was dropped. */
function worthIn(tight: TightProblem, items: readonly number[]): number | undefined {
  const { slots, tables, cloTerms } = tight;
  const at = slots.map((slot, s) => slot.items.indexOf(items[s]));
  if (at.includes(-1)) return undefined;
  let value = tight.constant;
  for (const [s, { values }] of slots.entries()) {
    value += values[at[s]];
    for (let t = s + 1; t < slots.length; t++)
      value += tables[s][t]?.[at[s] * slots[t].items.length + at[t]] ?? 0;
  }
  for (const { term, slope } of cloTerms) {
    const sum = slots.reduce(
      (clo, slot, s) => clo + (slot.inner || !term.innerOnly ? slot.clo[at[s]] : 0),
      0,
    );
    value += term.value(sum) - slope * sum;
  }
  return value;
}

describe('a tightened problem', () => {
  test('is worth the same in every filling, and keeps all that are above the threshold', () => {
    let kept = 0;
    for (let seed = 1; seed <= 25; seed++)
      for (const problem of problems(60, seed)) {
        const drawn = fillings(problem, 40, seed);
        const values = drawn.map(({ value }) => value).sort((x, y) => y - x);
        const threshold = values[Math.floor(values.length / 2)] ?? 0;
        const tight = tighten(problem, threshold);
        for (const { value, items } of drawn) {
          const worth = tight && worthIn(tight, items);
          if (worth !== undefined) expect(worth).toBeCloseTo(value, 9);
          else expect(value).toBeLessThanOrEqual(threshold);
          if (worth !== undefined) kept++;
        }
      }
    expect(kept).toBeGreaterThan(500);
  });

  test('has tables that add nothing, and no filling exceeds its bound', () => {
    for (let seed = 1; seed <= 25; seed++)
      for (const problem of problems(60, seed)) {
        const drawn = fillings(problem, 20, seed + 100);
        const tight = tighten(problem, worthless);
        if (!tight) continue;
        for (const table of tight.tables.flat())
          expect(table ? Math.max(...table) : 0, `seed ${seed}`).toBeLessThan(1e-9);
        for (const { value } of drawn) expect(value).toBeLessThanOrEqual(boundOf(tight) + 1e-9);
        expect(boundOf(tight)).toBeLessThanOrEqual(rootBound(problem) + 1e-9);
      }
  });
});

describe('the pairs of two slots', () => {
  test('in a table are what they are one by one, to the last bit', () => {
    for (const problem of problems(90, 4))
      for (let t = 0; t < problem.slots.length; t++)
        for (let s = 0; s < t; s++) {
          if (!problem.counts[s][t]) continue;
          const [rows, columns] = [problem.slots[s].items, problem.slots[t].items];
          const { worths, rowMost, columnMost } = pairTable(problem, s, t);
          const singly = [...rows].map((i) => [...columns].map((j) => pairValue(problem, s, t, i, j)));
          expect([...worths]).toEqual(singly.flat());
          expect([...rowMost]).toEqual(singly.map((row) => Math.max(...row)));
          expect([...columnMost]).toEqual(
            [...columns.keys()].map((d) => Math.max(...singly.map((row) => row[d]))),
          );
        }
  });

  test('share what they are worth without raising the bound', () => {
    for (const problem of problems(90, 6).slice(0, 4))
      for (const link of linksOf(problem)) {
        const sideOf = (s: number, given: Float64Array) => ({
          origins: Int32Array.from(problem.slots[s].items.keys()),
          values: problem.slots[s].values.map((value, k) => value + given[k]),
        });
        const rows = sideOf(link.s, link.toRows);
        const columns = sideOf(link.t, link.toColumns);
        const bound = () => Math.max(...rows.values) + Math.max(...columns.values);
        const before = bound();
        share(link, rows, columns);
        expect(bound()).toBeLessThanOrEqual(before + 1e-9);
        for (const [c, given] of link.toRows.entries())
          for (const [d, theirs] of link.toColumns.entries())
            expect(link.table.worths[c * link.width + d] - given - theirs).toBeLessThan(1e-9);
      }
  });
});
