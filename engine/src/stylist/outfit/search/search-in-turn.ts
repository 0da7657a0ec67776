import { climb } from './local-search.ts';
import { type OutfitProblem, slotsOf } from './problem.ts';
import { type Budget, searchBest } from './search.ts';
import { type SearchResult, worthless } from './search-problem.ts';
import { rootBound } from './tighten.ts';

/** `gap` bounds how much better one could be that was not looked at. */
export type Found = { problem: OutfitProblem; slots: Map<string, number>; value: number; gap: number };

export type Turns = {
  /** How many to find beside the best. */
  others: number;
  /** By `performance.now()`. */
  deadline: number | undefined;
  /** Whether a complete choice of main garments may be taken. */
  isFresh(items: readonly number[]): boolean;
};

/** Enough to prove the optimum of any ordinary wardrobe, and an end for those where it can't be proven. */
const maxLooks = 5_000_000;
/** So many of the most promising structures are tried for a good start. */
const climbs = 4;
/** So many outfits ahead the lowest worth is guessed; more are seldom asked for. */
const lookAhead = 3;

type Filling = { problem: OutfitProblem; result: SearchResult };
type Ranked = { problem: OutfitProblem; bound: number }[];
type Allows = (items: readonly number[], complete: boolean) => boolean;

/**
 * The best filling over all problems, then the best that differs from it in two garments or more, and so on; fewer where
 * there are no more. Garments that look alike count as the same. The problems are tightened once, for the last turn.
 */
export function searchInTurn(problems: readonly OutfitProblem[], looks: Int32Array, turns: Turns): Found[] {
  const ranked = problems
    .map((problem) => ({ problem, bound: rootBound(problem.search) }))
    .sort((x, y) => y.bound - x.bound);
  const rulesOf = (others: readonly number[][]): Allows => {
    const known = others.map((items) => new Set(items.map((i) => looks[i])));
    return (items, complete) =>
      known.every((other) => canDiffer(items, other, looks)) && (!complete || turns.isFresh(items));
  };
  const { pool, lowest } = starts(ranked, rulesOf, turns.others + 1);
  const found: Found[] = [];
  const mains: number[][] = [];
  while (found.length <= turns.others) {
    const allows = rulesOf(mains);
    if (!bestOf(pool, allows)) pool.push(...climbed(ranked, new Set(mains.flat())));
    const next = solve(ranked, { allows, start: bestOf(pool, allows), lowest, deadline: turns.deadline });
    if (!next) break;
    found.push(next.found);
    mains.push(next.mains);
  }
  return found;
}

/** Good fillings to start from, and what the last turn is worth by them. */
function starts(
  ranked: Ranked,
  rulesOf: (others: readonly number[][]) => Allows,
  turns: number,
): { pool: Filling[]; lowest: number } {
  const pool: Filling[] = [];
  const mains: number[][] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < Math.min(turns, lookAhead); turn++) {
    pool.push(...climbed(ranked, new Set(mains.flat())));
    const best = bestOf(pool, rulesOf(mains));
    if (!best) break;
    lowest = Math.min(lowest, best.result.value);
    mains.push(mainsOf(best));
  }
  return { pool, lowest };
}

function climbed(ranked: Ranked, avoided: ReadonlySet<number>): Filling[] {
  const seen: Filling[] = [];
  for (const { problem } of ranked.slice(0, climbs))
    climb(problem.search, 2, avoided, (result) => {
      if (result.value > worthless) seen.push({ problem, result });
    });
  return seen;
}

function mainsOf({ problem, result }: Filling): number[] {
  return result.items.slice(0, problem.structure.slots.length);
}

function bestOf(pool: readonly Filling[], allows: Allows): Filling | undefined {
  let best: Filling | undefined;
  for (const filling of pool)
    if (filling.result.value > (best?.result.value ?? worthless) && allows(mainsOf(filling), true))
      best = filling;
  return best;
}

type Turn = { allows: Allows; start: Filling | undefined; lowest: number; deadline: number | undefined };

function solve(
  ranked: Ranked,
  { allows, start, lowest, deadline }: Turn,
): { found: Found; mains: number[] } | undefined {
  let best = start;
  const budget: Budget = { looks: 0, maxLooks, deadline, spent: false };
  let upperBound = Number.NEGATIVE_INFINITY;
  for (const { problem, bound } of ranked) {
    const threshold = best?.result.value ?? worthless;
    if (bound <= threshold) continue;
    const search = searchBest(problem, { threshold, lowest }, allows, budget);
    if (search.best) best = { problem, result: search.best };
    upperBound = Math.max(upperBound, search.upperBound);
  }
  if (!best) return undefined;
  const { problem, result } = best;
  const gap = Math.max(0, upperBound - result.value);
  const found = { problem, slots: slotsOf(problem, result.items), value: result.value, gap };
  return { found, mains: mainsOf(best) };
}

/** Whether a choice, -1 where it is still open, can come to differ in two looks from another. */
function canDiffer(items: readonly number[], other: ReadonlySet<number>, looks: Int32Array): boolean {
  let same = 0;
  for (const item of items) if (item >= 0 && other.has(looks[item])) same++;
  return items.length - same >= 2;
}
