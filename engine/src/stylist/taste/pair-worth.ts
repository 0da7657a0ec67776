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

function suitWorth(a: Facets, b: Facets): number {
  return isSuitPair(a, b) ? worthOf((tell) => suitPairFeatures(a, b, tell)) : 0;
}

/** The same sums as over `pairFeatures`, put together from parts that many pairs share. */
export function pairWorths(traits: readonly ItemTraits[]): PairWorths {
  const facets = traits.map(facetsOf);
  return {
    pair(i, j) {
      const a = facets[i];
      const b = facets[j];
      return shapeWorth(a, b) + clothWorth(a, b) + tintWorth(a, b) + suitWorth(a, b);
    },
  };
}
