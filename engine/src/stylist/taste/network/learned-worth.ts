import stored from '../../../knowledge/data/taste-network.json' with { type: 'json' };
import type { ItemTraits } from '../../outfit/garments/item-traits.ts';
import type { TasteContext } from '../context.ts';
import { kitPoints } from '../kit.ts';
import type { PairWorths } from '../pair-worth.ts';
import { contextInputs } from './context-inputs.ts';
import { crossInputs } from './cross-inputs.ts';
import { PairVectors } from './pair-vectors.ts';
import { pieceInputs } from './piece-inputs.ts';
import { type SeenPiece, type StoredNetwork, type TasteNetwork, tasteNetwork } from './taste-network.ts';

const storedNetworks: readonly StoredNetwork[] = stored.networks;
let loaded: TasteNetwork[] | undefined;

function networks(): TasteNetwork[] {
  loaded ??= storedNetworks.map(tasteNetwork);
  return loaded;
}

const trust: Readonly<Record<string, number>> = stored.trust;
const slotNumbers = new Map(Object.keys(stored.trust).map((slot, number) => [slot, number]));
/** Log odds that equal one point of the rules: about the mean of the learned trust in them. */
const oddsOfPoint = 0.4;

/** Weight of the rules for the choice of places, which the networks do not learn. */
export const ruleShare = 0.6;
/** The same for warmth. Stylists' pieces do not tell 0.6 from 1.8, but at 1.8 a quarter fewer outfits are too cold. */
export const warmthShare = 1.8;

/** The sum of the networks' log odds as a mean in points. */
const pointsOf = (logOdds: number) => logOdds / (oddsOfPoint * networks().length);

const seen = new WeakMap<ItemTraits, SeenPiece[]>();

function see(traits: ItemTraits): SeenPiece[] {
  const before = seen.get(traits);
  if (before) return before;
  const pieces = networks().map((network) => network.seePiece(pieceInputs(traits)));
  seen.set(traits, pieces);
  return pieces;
}

/** Left to the rules: stylists' outfits say little about rain. */
const rulesOnly: ReadonlySet<string> = new Set(['umbrella']);

/** Points large enough that a person who covers the hair always gets a headscarf or turban, except at home. */
const coveredHair = 25;

/** Rule scores are clipped to these ranges, in points. */
const clipped = { single: [-8, 6], pair: [-6, 4] } as const;

/** The worth of a piece in a slot, in points: the rules, weighted by the trust learned for the slot, plus the networks. */
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
    if (number === undefined || rulesOnly.has(slot)) return ruled;
    const isCovered = slot === 'cover' && context.covers && context.occasion.code !== 'home';
    const required = isCovered ? coveredHair : kitPoints(context.occasion, traits);
    const pieces = see(traits);
    const cross = crosses.get(traits) ?? crossOf(traits);
    crosses.set(traits, cross);
    let logOdds = 0;
    for (const [k, network] of networks().entries())
      logOdds += network.single(pieces[k], contexts[k], cross, number);
    const share = trust[slot] / oddsOfPoint;
    return share * clamp(ruled, clipped.single) + pointsOf(logOdds) + required;
  };
}

const pairShare = stored.pairTrust / oddsOfPoint;

const pairSigns: readonly number[] = stored.pairSigns;

/** What the networks together see of a piece for its pairs. */
function pairVectors(traits: ItemTraits): { plain: Float32Array; signed: Float32Array } {
  const plain = new Float32Array(pairSigns.length);
  for (const { beside } of see(traits)) for (let k = 0; k < plain.length; k++) plain[k] += beside[k];
  return { plain, signed: plain.map((number, k) => pointsOf(pairSigns[k] * number)) };
}

export type LearnedPairs = PairWorths & {
  /** Puts what one piece adds beside each of some others into a list. */
  beside(i: number, others: Int32Array, into: Float64Array): void;
};

/** The worth of pairs of pieces, in points: the rules, weighted by the learned trust, plus the networks. */
export function learnedPairs(traits: readonly ItemTraits[], rules: PairWorths): LearnedPairs {
  const alone = traits.map(({ slots }) => rulesOnly.has(slots[0] ?? ''));
  const vectors = new PairVectors(traits.length, pairSigns.length, (i) => pairVectors(traits[i]));
  const worth = (i: number, j: number, learned: number) => {
    const ruled = i < j ? rules.pair(i, j) : rules.pair(j, i);
    return alone[i] || alone[j] ? ruled : pairShare * clamp(ruled, clipped.pair) + learned;
  };
  return {
    pair: (i, j) => worth(i, j, vectors.product(i, j)),
    beside(i, others, into) {
      vectors.products(i, others, into);
      for (let k = 0; k < others.length; k++) into[k] = worth(i, others[k], into[k]);
    },
  };
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}
