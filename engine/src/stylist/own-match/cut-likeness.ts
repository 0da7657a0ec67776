import type { Fit } from '../../vision/look.ts';

/** Cuts from close to the body to far from it, with the words that name them. */
const cuts: readonly (readonly [cut: Fit['kind'], words: RegExp])[] = [
  ['oversized', /\b(oversized|boxy|cocoon)\b/],
  ['relaxed', /\b(relaxed|loose|wide|wide-leg|baggy|flared|barrel|palazzo|a-line|boyfriend)\b/],
  ['slim', /\b(slim|skinny|fitted|tapered|pencil|bodycon|leggings)\b/],
  ['regular', /\b(straight|regular|classic)\b/],
];
const order: readonly Fit['kind'][] = ['slim', 'regular', 'relaxed', 'oversized'];

/** What one step and two or more steps between two cuts count where the photo is certain, from 0 to 1. */
const oneStep = 0.08;
const farApart = 0.35;

/** The cut that words name; undefined where they name none. */
export function cutIn(words: string): Fit['kind'] | undefined {
  const said = words.toLowerCase();
  return cuts.find(([, pattern]) => pattern.test(said))?.[0];
}

/** How well the cut of a garment agrees with that of an item, from 0 to 1. */
export function cutLikeness(seen: Fit | undefined, owned: Fit['kind'] | undefined): number {
  if (seen === undefined || owned === undefined || seen.kind === owned) return 1;
  const steps = Math.abs(order.indexOf(seen.kind) - order.indexOf(owned));
  return 1 - (steps === 1 ? oneStep : farApart) * seen.confidence;
}
