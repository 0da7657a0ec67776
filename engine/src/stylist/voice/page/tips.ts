import type { Raise } from '../../changes/change.ts';
import type { Scored } from '../../judging/score-look.ts';
import { goodRating, greatRating } from '../tier.ts';
import type { Claim } from './page.ts';

/** The changes that a page proposes at first, and what else there is to say of changes. */
export type Tips = { now: Raise[]; later: Raise[] };

const mostShown = 3;
/** What other shoes have to bring an outfit that works, in points: less is not worth giving up what one chose. */
const worthShoes = 0.5;
const swaps: ReadonlySet<Raise['kind']> = new Set(['recolour', 'plain', 'shoes', 'bag', 'retexture', 'less']);
/** One thing more; two of them would be a list of wishes. */
const additions: ReadonlySet<Raise['kind']> = new Set(['echo', 'accent', 'layer', 'shine']);

/** The one change worth most and at most two more, one of a garment and one of a kind, none that gives up what works. */
export function tipsOf(best: readonly Raise[], { rating }: Pick<Scored, 'rating'>): Tips {
  const worth = best.filter((raise) => rating < goodRating || suitsGood(raise, rating));
  const now: Raise[] = [];
  const later: Raise[] = [];
  for (const raise of worth) {
    const isNew = !now.some((other) => other.kind === raise.kind || clashes(other, raise));
    (now.length < mostShown && isNew ? now : later).push(raise);
  }
  return { now, later: later.filter((raise) => !now.some((other) => clashes(other, raise))) };
}

/** What works keeps its pieces; what works very well is not asked for one thing more either. */
function suitsGood({ kind, gain }: Raise, rating: number): boolean {
  const isGreat = rating >= greatRating;
  if (kind === 'shoes') return !isGreat && gain >= worthShoes;
  if (additions.has(kind)) return !isGreat;
  return !swaps.has(kind);
}

function clashes(one: Raise, other: Raise): boolean {
  if (one.garment.key === other.garment.key) return true;
  return (isAddition(one) && isAddition(other)) || (swaps.has(one.kind) && swaps.has(other.kind));
}

function isAddition(raise: Raise): boolean {
  return additions.has(raise.kind) || (raise.kind === 'wear' && raise.as === 'layer');
}

/** Kinds of change that put something else in the place of a garment, or leave it out. */
const exchanging: ReadonlySet<Raise['kind']> = swaps;
/** Kinds that wear a garment in another way. */
const rewearing: ReadonlySet<Raise['kind']> = new Set(['tuck', 'cuff', 'belt', 'sleeves']);

function isExchange(raise: Raise): boolean {
  return exchanging.has(raise.kind) || (raise.kind === 'wear' && raise.as === 'exchange');
}

/** The keys of the garments that the changes would exchange: nothing good is said of those. */
export function exchangedBy(now: readonly Raise[]): Set<string> {
  return new Set(now.filter(isExchange).map(({ garment }) => garment.key));
}

/** The keys of the garments that the changes do anything to: none of them is what works best. */
export function touchedBy(now: readonly Raise[]): Set<string> {
  const touching = (raise: Raise) =>
    isExchange(raise) || rewearing.has(raise.kind) || raise.kind === 'layer' || raise.kind === 'wear';
  return new Set(now.filter(touching).map(({ garment }) => garment.key));
}

/** What may no longer be praised beside a change of each kind. */
const denies: Readonly<Partial<Record<Raise['kind'], readonly Claim[]>>> = {
  accent: ['calm'],
  echo: ['calm', 'echo'],
  shine: ['calm'],
  recolour: ['story', 'calm', 'echo'],
  plain: ['pattern', 'calm'],
  layer: ['layer', 'calm'],
  less: ['finish'],
  bag: ['echo'],
  tuck: ['proportion'],
  belt: ['balance'],
};

export function deniedBy(now: readonly Raise[]): Set<Claim> {
  return new Set(now.flatMap((raise) => denies[raise.kind] ?? []));
}
