import { type LearnedPairs, learnedPairs } from '../../taste/network/learned-worth.ts';
import { pairWorths } from '../../taste/pair-worth.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { fastened, mayFasten } from './fastenings.ts';

/** Beyond so many items a table would take more memory than it saves time. */
const mostItems = 2500;

/** What two garments of a wardrobe add together, whatever the occasion. Computed on first use and, in most wardrobes, kept. */
export class WardrobePairs {
  readonly #traits: readonly ItemTraits[];
  readonly #learned: LearnedPairs;
  /** By garment, whether it fastens another or must be fastened by one, which few do. */
  readonly #mayFasten: readonly boolean[];
  /** Row by row of the garment that comes second; NaN where nobody has asked. */
  readonly #known: Float64Array | undefined;

  constructor(traits: readonly ItemTraits[]) {
    this.#traits = traits;
    this.#learned = learnedPairs(traits, pairWorths(traits));
    this.#mayFasten = traits.map(mayFasten);
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

  /** Puts the same of one garment beside each of some others into a list, which takes much less time than one by one. */
  beside(i: number, others: Int32Array, into: Float64Array): void {
    const known = this.#known;
    if (known && areKnown(known, i, others, into)) return;
    this.#learned.beside(i, others, into);
    if (this.#mayFasten[i])
      for (let k = 0; k < others.length; k++) into[k] += fastened(this.#traits[i], this.#traits[others[k]]);
    if (known) for (let k = 0; k < others.length; k++) known[placeOf(i, others[k])] = into[k];
  }

  #compute(i: number, j: number): number {
    return this.#learned.pair(i, j) + fastened(this.#traits[i], this.#traits[j]);
  }
}

/** Puts what is known into a list; false as soon as something is not. */
function areKnown(known: Float64Array, i: number, others: Int32Array, into: Float64Array): boolean {
  for (let k = 0; k < others.length; k++) {
    const worth = known[placeOf(i, others[k])];
    if (Number.isNaN(worth)) return false;
    into[k] = worth;
  }
  return true;
}

function placeOf(i: number, j: number): number {
  return i < j ? (j * (j + 1)) / 2 + i : (i * (i + 1)) / 2 + j;
}
