import { colourDifference } from '../../colour/delta-e.ts';
import { type Garment, neighboursOf } from '../garment.ts';

/** Two garments that touch and the CIEDE2000 difference of their main colours. */
export type Neighbours = { first: Garment; second: Garment; difference: number };

/** `pairs` from the closest to the strongest. */
export type ContrastTerm = { score: number; pairs: Neighbours[] };

// House rule: a clear step in lightness reads best.
const bestFrom = 25;
const bestTo = 50;

/** Undefined where no two garments touch. Single-peaked: 40 for equal colours, 100 from ΔE00 25 to 50, 70 at 100. */
export function contrastTerm(garments: readonly Garment[]): ContrastTerm | undefined {
  const pairs = neighboursOf(garments).map(([first, second]) => ({
    first,
    second,
    difference: colourDifference(first.main.lab, second.main.lab),
  }));
  if (pairs.length === 0) return undefined;
  let sum = 0;
  let weight = 0;
  for (const { first, second, difference } of pairs) {
    const smaller = Math.min(first.share, second.share);
    sum += smaller * pairScore(difference);
    weight += smaller;
  }
  pairs.sort((x, y) => x.difference - y.difference || (x.first.key < y.first.key ? -1 : 1));
  return { score: weight > 0 ? sum / weight : 0, pairs };
}

function pairScore(difference: number): number {
  if (difference < bestFrom) return 40 + (60 * difference) / bestFrom;
  if (difference <= bestTo) return 100;
  return Math.max(70, 100 - (30 * (difference - bestTo)) / 50);
}
