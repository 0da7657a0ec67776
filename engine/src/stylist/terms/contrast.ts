import { colourDifference } from '../../colour/delta-e.ts';
import { type Garment, neighboursOf } from '../garment.ts';

/** Two garments that touch and the CIEDE2000 difference of their main colours. */
export type Neighbours = { first: Garment; second: Garment; difference: number };

/** `pairs` from the closest to the strongest. */
export type ContrastTerm = { score: number; pairs: Neighbours[] };

// House rules: a clear step reads best; the very same colour reads as one piece, which is a choice too; what lies
// between looks like a match that was missed.
const bestFrom = 25;
const bestTo = 50;
const sameUpTo = 3;
const missedAt = 9;
const same = 78;
const missed = 50;

/**
 * Undefined where no two garments touch. In CIEDE2000: 78 for the same colour (up to 3), falling to 50 at 9, rising to
 * 100 from 25 to 50, 70 at 100. Black shoes under black trousers are no fault, nearly black ones are. Pairs count by
 * the product of their areas, so that socks against shoes decide little.
 */
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
    const both = first.share * second.share;
    sum += both * pairScore(difference);
    weight += both;
  }
  pairs.sort((x, y) => x.difference - y.difference || (x.first.key < y.first.key ? -1 : 1));
  return { score: weight > 0 ? sum / weight : 0, pairs };
}

function pairScore(difference: number): number {
  if (difference <= sameUpTo) return same;
  if (difference < missedAt)
    return same - ((same - missed) * (difference - sameUpTo)) / (missedAt - sameUpTo);
  if (difference < bestFrom)
    return missed + ((100 - missed) * (difference - missedAt)) / (bestFrom - missedAt);
  if (difference <= bestTo) return 100;
  return Math.max(70, 100 - (30 * (difference - bestTo)) / 50);
}
