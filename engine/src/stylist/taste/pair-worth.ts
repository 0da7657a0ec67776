import type { ItemTraits } from '../outfit/garments/item-traits.ts';
import { type Facets, facetsOf } from './facets.ts';
import {
  clothFeatures,
  colourDistance,
  colourDistanceFeatures,
  farApart,
  groupFeatures,
  halfSuitFeatures,
  patternFeatures,
  sameKindFeatures,
  suitPairFeatures,
  tuxedoFeatures,
  twoColourFeatures,
} from './pair-features.ts';
import { type PlaceWeights, placeWeights } from './place-weights.ts';
import { worthOf } from './taste-model.ts';

/** What two pieces add together, in points, by their positions in a list of pieces, the lower one first. */
export type PairWorths = { pair(i: number, j: number): number };

/** Worths by two numbers, computed when first asked for and kept for the life of the process. */
class WorthTable {
  readonly #rows: Float64Array[] = [];
  readonly #compute: (a: Facets, b: Facets) => number;
  constructor(compute: (a: Facets, b: Facets) => number) {
    this.#compute = compute;
  }
  worth(x: number, y: number, a: Facets, b: Facets): number {
    const row = this.#rows[x];
    const known = row && y < row.length ? row[y] : Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = this.#compute(a, b);
    this.#keep(x, y, value);
    return value;
  }
  #keep(x: number, y: number, value: number): void {
    const row = this.#rows[x];
    if (row && y < row.length) {
      row[y] = value;
      return;
    }
    const wider = new Float64Array(Math.max(128, 2 * (y + 1))).fill(Number.NaN);
    if (row) wider.set(row);
    wider[y] = value;
    this.#rows[x] = wider;
  }
}

const hueClasses = 4;
const steps = 5;

const groups = new WorthTable((a, b) => worthOf((tell) => groupFeatures(a, b, tell)));
const halfSuits = new WorthTable((a, b) => worthOf((tell) => halfSuitFeatures(a, b, tell)));
const tuxedos = new WorthTable((a, b) => worthOf((tell) => tuxedoFeatures(a, b, tell)));
const patterns = new WorthTable((a, b) => worthOf((tell) => patternFeatures(a, b, tell)));
const cloths = new WorthTable((a, b) => worthOf((tell) => clothFeatures(a, b, tell)));
const colours = new WorthTable((a, b) => worthOf((tell) => twoColourFeatures(a, b, tell)));
/** For each distance of two colors, steps of lightness by classes of hue. */
const distances = Array.from(
  { length: steps * hueClasses },
  (_, cell) =>
    new WorthTable((a, b) => {
      const distance = { step: Math.floor(cell / hueClasses), hueClass: cell % hueClasses };
      return worthOf((tell) => colourDistanceFeatures(a, b, distance, tell));
    }),
);
const sameKind = worthOf(sameKindFeatures);

/** The sum over `shapePairFeatures`, in their order. */
function shapeWorth(a: Facets, b: Facets, weights: PlaceWeights): number {
  const gap = Math.abs(a.level - b.level);
  const apart = Math.max(a.low, b.low) - Math.min(a.high, b.high);
  let worth = gap * weights.gapInPlace + gap * weights.gap;
  if (apart > 0) worth += apart * weights.apart;
  if (apart > farApart) worth += (apart - farApart) * weights.farApart;
  worth += groups.worth(a.groupId, b.groupId, a, b);
  if (a.isSport !== b.isSport) worth += weights.sport;
  if (a.kindId === b.kindId && a.slotId === b.slotId) worth += sameKind;
  if (!a.isOfSuit && !b.isOfSuit) return worth;
  worth += halfSuits.worth(a.groupId, b.groupId, a, b);
  return worth + tuxedos.worth(a.groupId, b.groupId, a, b);
}

/** The sum over `clothPairFeatures`, in their order. */
function clothWorth(a: Facets, b: Facets, weights: PlaceWeights): number {
  const cloth = cloths.worth(a.clothId, b.clothId, a, b);
  if (a.pattern === 'plain' || b.pattern === 'plain') return cloth;
  return weights.figured + patterns.worth(a.patternId, b.patternId, a, b) + cloth;
}

/** The sums over `colourNameFeatures` and over `colourDistanceFeatures`, each in their order. */
function tintWorth(a: Facets, b: Facets, weights: PlaceWeights): number {
  if (a.colour === 'unknown' || b.colour === 'unknown') return 0;
  const isOneColour = a.colour === b.colour;
  let worth = colours.worth(a.tintId, b.tintId, a, b);
  if (isOneColour) worth += weights.sameColour;
  if (a.isLeather && b.isLeather) worth += isOneColour ? weights.leatherOfOne : weights.leatherOfTwo;
  const { step, hueClass } = colourDistance(a, b);
  return worth + distances[hueClasses * step + hueClass].worth(a.vividId, b.vividId, a, b);
}

function suitWorth(a: Facets, b: Facets): number {
  if (!a.isOfSuit || !b.isOfSuit) return 0;
  const isSuit = a.suitPart + b.suitPart === 3;
  return isSuit ? worthOf((tell) => suitPairFeatures(a, b, tell)) : 0;
}

/** The same sums as over `pairFeatures`, to the last bit, put together from parts that many pairs share. */
export function pairWorths(traits: readonly ItemTraits[]): PairWorths {
  const facets = traits.map(facetsOf);
  return {
    pair(i, j) {
      const a = facets[i];
      const b = facets[j];
      const weights = placeWeights(a, b);
      return (
        shapeWorth(a, b, weights) + clothWorth(a, b, weights) + tintWorth(a, b, weights) + suitWorth(a, b)
      );
    },
  };
}
