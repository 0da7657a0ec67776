/** What the networks saw of a piece for its pairs: as it is, and with the signs and the scale by which it is multiplied. */
type Seen = { plain: Float32Array; signed: Float32Array };

/**
 * The vectors by which pieces are compared: two are worth the inner product of `plain` of the one that comes first and
 * `signed` of the other. A piece is looked at when it is first asked about.
 */
export class PairVectors {
  readonly #size: number;
  readonly #see: (i: number) => Seen;
  // Every number is one of 32 bits; kept in 64 they need not be converted for each product.
  readonly #plain: Float64Array;
  readonly #signed: Float64Array;
  readonly #isSeen: Uint8Array;

  constructor(count: number, size: number, see: (i: number) => Seen) {
    this.#size = size;
    this.#see = see;
    this.#plain = new Float64Array(count * size);
    this.#signed = new Float64Array(count * size);
    this.#isSeen = new Uint8Array(count);
  }

  /** One product: the same number as among many. */
  product(i: number, j: number): number {
    this.#look(i);
    this.#look(j);
    return this.#oneProduct(i, j);
  }

  /** Puts the products of one piece with some others into a list. */
  products(i: number, others: Int32Array, into: Float64Array): void {
    this.#look(i);
    for (let k = 0; k < others.length; k++) this.#look(others[k]);
    const whole = others.length - (others.length % 4);
    for (let k = 0; k < whole; k += 4) this.#fourProducts(i, others, k, into);
    for (let k = whole; k < others.length; k++) into[k] = this.#oneProduct(i, others[k]);
  }

  #look(i: number): void {
    if (this.#isSeen[i] === 1) return;
    const { plain, signed } = this.#see(i);
    this.#plain.set(plain, i * this.#size);
    this.#signed.set(signed, i * this.#size);
    this.#isSeen[i] = 1;
  }

  #oneProduct(i: number, j: number): number {
    const size = this.#size;
    const [plain, signed] = [this.#plain, this.#signed];
    const first = Math.min(i, j) * size;
    const second = Math.max(i, j) * size;
    let sum = 0;
    for (let k = 0; k < size; k++) sum += plain[first + k] * signed[second + k];
    return Math.fround(sum);
  }

  /** Four sums side by side do not wait for each other. */
  #fourProducts(i: number, others: Int32Array, from: number, into: Float64Array): void {
    const size = this.#size;
    const plain = this.#plain;
    const signed = this.#signed;
    const first0 = Math.min(i, others[from]) * size;
    const first1 = Math.min(i, others[from + 1]) * size;
    const first2 = Math.min(i, others[from + 2]) * size;
    const first3 = Math.min(i, others[from + 3]) * size;
    const second0 = Math.max(i, others[from]) * size;
    const second1 = Math.max(i, others[from + 1]) * size;
    const second2 = Math.max(i, others[from + 2]) * size;
    const second3 = Math.max(i, others[from + 3]) * size;
    let sum0 = 0;
    let sum1 = 0;
    let sum2 = 0;
    let sum3 = 0;
    for (let k = 0; k < size; k++) {
      sum0 += plain[first0 + k] * signed[second0 + k];
      sum1 += plain[first1 + k] * signed[second1 + k];
      sum2 += plain[first2 + k] * signed[second2 + k];
      sum3 += plain[first3 + k] * signed[second3 + k];
    }
    into[from] = Math.fround(sum0);
    into[from + 1] = Math.fround(sum1);
    into[from + 2] = Math.fround(sum2);
    into[from + 3] = Math.fround(sum3);
  }
}
