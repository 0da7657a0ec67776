import stored from '../../../knowledge/data/taste-network.json' with { type: 'json' };
import type { ItemTraits } from '../../outfit/item-traits.ts';
import type { TasteContext } from '../context.ts';
import type { PairWorths } from '../pair-worth.ts';
import { contextInputs } from './context-inputs.ts';
import { crossInputs } from './cross-inputs.ts';
import { dot } from './matrix.ts';
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

/** Points that keep the hair of a person who covers it covered, whatever else is gained by leaving it. */
const coveredHair = 25;

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
    const firm = slot === 'cover' && context.covers && context.occasion.code !== 'home' ? coveredHair : 0;
    const pieces = see(traits);
    const cross = crosses.get(traits) ?? crossOf(traits);
    crosses.set(traits, cross);
    let logOdds = 0;
    for (const [k, network] of networks().entries())
      logOdds += network.single(pieces[k], contexts[k], cross, number);
    const share = trust[slot] / oddsOfPoint;
    return share * clamp(ruled, heard.single) + pointsOf(logOdds) + firm;
  };
}

const pairShare = stored.pairTrust / oddsOfPoint;

/** The answers of all networks about how a piece stands beside others, side by side. */
type Side = { plain: Float32Array; signed: Float32Array };

const sides = new WeakMap<ItemTraits, Side>();

function sideOf(traits: ItemTraits): Side {
  const before = sides.get(traits);
  if (before) return before;
  const pieces = see(traits);
  const side = {
    plain: Float32Array.from(pieces.flatMap(({ beside }) => [...beside])),
    signed: Float32Array.from(pieces.flatMap(({ signed }) => [...signed])).map(pointsOf),
  };
  sides.set(traits, side);
  return side;
}

/**
 * What two pieces of a wardrobe add together, in points, by the same rule, from what the rules say of them. What the
 * networks say of one piece beside all others is computed when first asked for and kept.
 */
export function learnedPairs(traits: readonly ItemTraits[], rules: PairWorths): PairWorths {
  const alone = traits.map(({ slots }) => ruledAlone.has(slots[0] ?? ''));
  const rows: Float32Array[] = [];
  const beside = (i: number) => {
    rows[i] ??= Float32Array.from(traits, (other) => dot(sideOf(traits[i]).plain, sideOf(other).signed));
    return rows[i];
  };
  const points = (ruled: number, learned: number) => pairShare * clamp(ruled, heard.pair) + learned;
  return {
    pair(i, j) {
      const ruled = rules.pair(i, j);
      return alone[i] || alone[j] ? ruled : points(ruled, beside(i)[j]);
    },
    mostBeside(others) {
      const mostRuled = rules.mostBeside(others);
      const learned = Int32Array.from(Array.from(others).filter((j) => !alone[j]));
      return (i) => {
        const ruled = mostRuled(i);
        if (learned.length === 0 || alone[i]) return ruled;
        const row = beside(i);
        let most = Number.NEGATIVE_INFINITY;
        for (let k = 0; k < learned.length; k++) if (row[learned[k]] > most) most = row[learned[k]];
        const worth = points(ruled, most);
        return learned.length < others.length ? Math.max(ruled, worth) : worth;
      };
    },
  };
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}
