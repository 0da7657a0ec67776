import stored from '../../../knowledge/data/taste-network.json' with { type: 'json' };
import type { ItemTraits } from '../../outfit/item-traits.ts';
import type { TasteContext } from '../context.ts';
import { contextInputs } from './context-inputs.ts';
import { crossInputs } from './cross-inputs.ts';
import { pieceInputs } from './piece-inputs.ts';
import { type SeenPiece, type StoredNetwork, type TasteNetwork, tasteNetwork } from './taste-network.ts';

let loaded: TasteNetwork[] | undefined;

function networks(): TasteNetwork[] {
  loaded ??= (stored.networks as unknown as StoredNetwork[]).map(tasteNetwork);
  return loaded;
}

const trust: Readonly<Record<string, number>> = stored.trust;
const slotNumbers = new Map(Object.keys(stored.trust).map((slot, number) => [slot, number]));
/** Log odds of the networks for a point of the rules: the weight that the rules have beside them, on average. */
const oddsOfPoint = 0.4;

/** What the rules for places and warmth count beside what was learned. */
export const ruleShare = 0.6;

/** What was learned counts in points of the readers' rating like the rules. */
const pointsOf = (logOdds: number) => logOdds / (oddsOfPoint * networks().length);

const seen = new WeakMap<ItemTraits, SeenPiece[]>();

function see(traits: ItemTraits): SeenPiece[] {
  const before = seen.get(traits);
  if (before) return before;
  const pieces = networks().map((network) => network.seePiece(pieceInputs(traits)));
  seen.set(traits, pieces);
  return pieces;
}

/** Rain decides about these, and stylists leave it to the weather of the day. */
const ruledAlone: ReadonlySet<string> = new Set(['umbrella']);

function isRuledAlone({ slots }: ItemTraits): boolean {
  return ruledAlone.has(slots[0] ?? '');
}

/** Rules are heard within these points only; beyond them they say "never", and as firmly. */
const heard = { single: [-8, 6], pair: [-6, 4] } as const;

/**
 * What a piece adds in a place, in points: what the rules say of it, as far as they proved right beside what was
 * learned, and what the networks say.
 */
export function learnedSingles(
  context: TasteContext,
  wardrobe: readonly ItemTraits[],
  rules: (slot: string, traits: ItemTraits) => number,
): (slot: string, traits: ItemTraits) => number {
  const inputs = contextInputs(context, wardrobe);
  const crossOf = crossInputs(context);
  const crosses = new Map<ItemTraits, Float32Array>();
  const contexts = networks().map((network) => network.seeContext(inputs));
  return (slot, traits) => {
    const number = slotNumbers.get(slot);
    const ruled = rules(slot, traits);
    if (number === undefined || ruledAlone.has(slot)) return ruled;
    const pieces = see(traits);
    const cross = crosses.get(traits) ?? crossOf(traits);
    crosses.set(traits, cross);
    let logOdds = 0;
    for (const [k, network] of networks().entries())
      logOdds += network.single(pieces[k], contexts[k], cross, number);
    const share = trust[slot] / oddsOfPoint;
    return share * clamp(ruled, heard.single) + pointsOf(logOdds);
  };
}

/** What two pieces add together, in points, by the same rule. */
export function learnedPair(a: ItemTraits, b: ItemTraits, ruled: number): number {
  if (isRuledAlone(a) || isRuledAlone(b)) return ruled;
  return pairShare * clamp(ruled, heard.pair) + besidePoints(see(a), see(b));
}

const pairShare = stored.pairTrust / oddsOfPoint;

function besidePoints(a: readonly SeenPiece[], b: readonly SeenPiece[]): number {
  let logOdds = 0;
  for (const [k, network] of networks().entries()) logOdds += network.pair(a[k], b[k]);
  return pointsOf(logOdds);
}

/** A bound on `learnedPair` of a piece beside any one of some others, from a bound on what the rules say. */
export function mostLearned(
  some: readonly ItemTraits[],
  mostRuled: (traits: ItemTraits, i: number) => number,
): (traits: ItemTraits, i: number) => number {
  const others = some.filter((each) => !isRuledAlone(each)).map(see);
  const hasRuled = others.length < some.length;
  return (traits, i) => {
    const ruled = mostRuled(traits, i);
    if (others.length === 0 || isRuledAlone(traits)) return ruled;
    const own = see(traits);
    let most = Number.NEGATIVE_INFINITY;
    for (const other of others) most = Math.max(most, besidePoints(own, other));
    const learned = pairShare * clamp(ruled, heard.pair) + most;
    return hasRuled ? Math.max(ruled, learned) : learned;
  };
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}
