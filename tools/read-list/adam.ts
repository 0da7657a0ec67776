/** Numbers that are learned by Adam (Kingma and Ba 2015). */
export class Parameters {
  readonly values: Float32Array;
  readonly gradients: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;

  constructor(count: number) {
    this.values = new Float32Array(count);
    this.gradients = new Float32Array(count);
    this.#means = new Float32Array(count);
    this.#squares = new Float32Array(count);
  }

  fill(value: () => number): this {
    for (let k = 0; k < this.values.length; k++) this.values[k] = value();
    return this;
  }

  add(k: number, gradient: number): void {
    this.gradients[k] = (this.gradients[k] ?? 0) + gradient;
  }

  /** Takes step number `steps` for the numbers from `from` up to `to`, and forgets their gradients. */
  step(rate: number, steps: number, from = 0, to = this.values.length): void {
    const ofMeans = 1 - 0.9 ** steps;
    const ofSquares = 1 - 0.999 ** steps;
    for (let k = from; k < to; k++) {
      const gradient = this.gradients[k] ?? 0;
      this.gradients[k] = 0;
      const mean = 0.9 * (this.#means[k] ?? 0) + 0.1 * gradient;
      const square = 0.999 * (this.#squares[k] ?? 0) + 0.001 * gradient * gradient;
      this.#means[k] = mean;
      this.#squares[k] = square;
      const length = Math.sqrt(square / ofSquares) + 1e-8;
      this.values[k] = (this.values[k] ?? 0) - (rate * mean) / (ofMeans * length);
    }
  }
}
