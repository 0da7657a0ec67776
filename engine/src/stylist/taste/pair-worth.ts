import type { ItemTraits } from '../outfit/garments/item-traits.ts';
import { type Facets, facetsOf } from './facets.ts';
import {
  clothPairFeatures,
  colourDistance,
  colourDistanceFeatures,
  colourNameFeatures,
  isSuitPair,
  shapePairFeatures,
  suitPairFeatures,
} from './pair-features.ts';
import { worthOf } from './taste-model.ts';

/** What two pieces add together, in points, by their positions in a list of pieces. */
export type PairWorths = {
  pair(i: number, j: number): number;
  /** An upper bound on what a piece adds beside any one of some others. */
  mostBeside(others: ArrayLike<number>): (i: number) => number;
};

/** Worths by two numbers, computed when first asked for and kept for the life of the process. */
class WorthTable {
  readonly #rows: Float64Array[] = [];
  readonly #compute: (a: Facets, b: Facets) => number;
  constructor(compute: (a: Facets, b: Facets) => number) {
    this.#compute = compute;
  }
  worth(x: number, y: number, a: Facets, b: Facets): number {
    const known = this.#rows[x]?.[y];
    if (known !== undefined && !Number.isNaN(known)) return known;
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

const shapes = new WorthTable((a, b) => worthOf((tell) => shapePairFeatures(a, b, tell)));
const cloths = new WorthTable((a, b) => worthOf((tell) => clothPairFeatures(a, b, tell)));
const tints = new WorthTable((a, b) => worthOf((tell) => colourNameFeatures(a, b, tell)));
/** For each distance of two colors, steps of lightness by classes of hue. */
const distances = Array.from(
  { length: steps * hueClasses },
  (_, cell) =>
    new WorthTable((a, b) => {
      const distance = { step: Math.floor(cell / hueClasses), hueClass: cell % hueClasses };
      return worthOf((tell) => colourDistanceFeatures(a, b, distance, tell));
    }),
);
const bestDistances = new WorthTable((a, b) =>
  Math.max(...distances.map((table) => table.worth(a.vividId, b.vividId, a, b))),
);

function shapeWorth(a: Facets, b: Facets): number {
  return shapes.worth(a.shapeId, b.shapeId, a, b);
}

function clothWorth(a: Facets, b: Facets): number {
  return cloths.worth(a.clothId, b.clothId, a, b);
}

function tintWorth(a: Facets, b: Facets): number {
  if (a.colour === 'unknown' || b.colour === 'unknown') return 0;
  const { step, hueClass } = colourDistance(a, b);
  const distance = distances[hueClasses * step + hueClass].worth(a.vividId, b.vividId, a, b);
  return tints.worth(a.tintId, b.tintId, a, b) + distance;
}

function bestTintWorth(a: Facets, b: Facets): number {
  if (a.colour === 'unknown' || b.colour === 'unknown') return 0;
  return tints.worth(a.tintId, b.tintId, a, b) + bestDistances.worth(a.vividId, b.vividId, a, b);
}

function suitWorth(a: Facets, b: Facets): number {
  return isSuitPair(a, b) ? worthOf((tell) => suitPairFeatures(a, b, tell)) : 0;
}

/** No two halves of a suit are worth more together than this. */
const mostOfSuit = Math.max(
  0,
  ...['one suit', 'two suits'].map((feature) => worthOf((tell) => tell(feature, 1))),
);

/** The same sums as over `pairFeatures`, put together from parts that many pairs share. */
export function pairWorths(traits: readonly ItemTraits[]): PairWorths {
  const facets = traits.map(facetsOf);
  return {
    pair(i, j) {
      const a = facets[i];
      const b = facets[j];
      return shapeWorth(a, b) + clothWorth(a, b) + tintWorth(a, b) + suitWorth(a, b);
    },
    mostBeside(others) {
      const some = Array.from(others, (j) => facets[j]);
      const shape = mostOf(some, ({ shapeId }) => shapeId, shapeWorth);
      const cloth = mostOf(some, ({ clothId }) => clothId, clothWorth);
      const tint = mostOf(some, ({ tintId }) => tintId, bestTintWorth);
      const isSuit = (each: Facets) => some.some((other) => isSuitPair(each, other));
      return (i) => {
        const own = facets[i];
        return shape(own) + cloth(own) + tint(own) + (isSuit(own) ? mostOfSuit : 0);
      };
    },
  };
}

/** The most of one part beside any of some pieces, remembered by the number that the part looks at. */
function mostOf(
  some: readonly Facets[],
  idOf: (each: Facets) => number,
  worth: (a: Facets, b: Facets) => number,
): (own: Facets) => number {
  const distinct = [...new Map(some.map((each) => [idOf(each), each])).values()];
  const known = new Map<number, number>();
  return (own) => {
    const before = known.get(idOf(own));
    if (before !== undefined) return before;
    let most = Number.NEGATIVE_INFINITY;
    for (const other of distinct) most = Math.max(most, worth(own, other));
    const value = distinct.length === 0 ? 0 : most;
    known.set(idOf(own), value);
    return value;
  };
}
