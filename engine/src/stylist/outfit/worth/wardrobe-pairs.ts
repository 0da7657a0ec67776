import { type LearnedPairs, learnedPairs } from '../../taste/network/learned-worth.ts';
import { pairWorths } from '../../taste/pair-worth.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { fastened } from './fastenings.ts';

/** Beyond so many items a table would take more memory than it saves time. */
const mostItems = 2500;

/** What two garments of a wardrobe add together, whatever the occasion. Computed on first use and, in most wardrobes, kept. */
export class WardrobePairs {
  readonly #traits: readonly ItemTraits[];
  readonly #learned: LearnedPairs;
  /** Row by row of the garment that comes second; NaN where nobody has asked. */
  readonly #known: Float64Array | undefined;

  constructor(traits: readonly ItemTraits[]) {
    this.#traits = traits;
    this.#learned = learnedPairs(traits, pairWorths(traits));
    const pairs = (traits.length * (traits.length + 1)) / 2;
    this.#known = traits.length > mostItems ? undefined : new Float64Array(pairs).fill(Number.NaN);
  }

  pair(i: number, j: number): number {
    const known = this.#known;
    if (!known) return this.#compute(i, j);
    const at = placeOf(i, j);
    if (Number.isNaN(known[at])) known[at] = this.#compute(i, j);
    return known[at];
  }

  /** The same of one garment beside each of some others, which takes much less time than one by one. */
  beside(i: number, others: Int32Array): Float64Array {
    const known = this.#known;
    if (!known) return this.#computeAll(i, others);
    const worths = new Float64Array(others.length);
    let isKnown = true;
    for (let k = 0; k < others.length; k++) {
      const worth = known[placeOf(i, others[k])];
      worths[k] = worth;
      if (Number.isNaN(worth)) isKnown = false;
    }
    if (isKnown) return worths;
    const computed = this.#computeAll(i, others);
    for (let k = 0; k < others.length; k++) known[placeOf(i, others[k])] = computed[k];
    return computed;
  }

  #compute(i: number, j: number): number {
    return this.#learned.pair(i, j) + fastened(this.#traits[i], this.#traits[j]);
  }

  #computeAll(i: number, others: Int32Array): Float64Array {
    const worths = this.#learned.beside(i, others);
    for (let k = 0; k < others.length; k++) worths[k] += fastened(this.#traits[i], this.#traits[others[k]]);
    return worths;
  }
}

function placeOf(i: number, j: number): number {
  return i < j ? (j * (j + 1)) / 2 + i : (i * (i + 1)) / 2 + j;
}
