import type { StoredNetwork } from '@drape/engine/language/feature-network';
import { featureScale } from '@drape/engine/language/linear-reader';
import { type Random, randomFrom, shuffle } from '../assistant-corpus/random.ts';
import { Parameters } from './adam.ts';
import type { Row } from './learn.ts';

type Settings = { buckets: number; width?: number; rounds?: number };

const batch = 512;
const firstRate = 3e-3;
const lastRate = 1e-5;
/** The shares of features and of units of the first layer that are left out at each step (Srivastava et al. 2014). */
const featuresLeft = 0.3;
const unitsLeft = 0.1;
/** Rows that are nearer to what they should be teach nothing. */
const leastOff = 1e-4;

/** A network over hashed features that tells how likely a row is right (1) and not wrong (0); the same for the same rows. */
export function learnNetwork(rows: readonly Row[], settings: Settings): StoredNetwork {
  const { buckets, width = 16, rounds = 5 } = settings;
  const random = randomFrom(7);
  const network = new Learner({ buckets, width }, random);
  const all = rounds * Math.ceil(rows.length / batch);
  for (let round = 0; round < rounds; round++) {
    const order = shuffle([...rows], random);
    for (let from = 0; from < order.length; from += batch) {
      for (const row of order.slice(from, from + batch)) network.learnFrom(row);
      network.step(all);
    }
  }
  return network.stored();
}

type Shape = { buckets: number; width: number };

class Learner {
  readonly #shape: Shape;
  readonly #random: Random;
  readonly #direct: Parameters;
  readonly #hidden: Parameters;
  readonly #hiddenBias: Parameters;
  readonly #second: Parameters;
  readonly #answer: Parameters;
  readonly #first: Float32Array;
  readonly #next: Float32Array;
  readonly #errors: Float32Array;
  readonly #isTouched: Uint8Array;
  #touched: number[] = [];
  #steps = 0;

  constructor(shape: Shape, random: Random) {
    const { buckets, width } = shape;
    this.#shape = shape;
    this.#random = random;
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const uniform = () => (2 * random() - 1) / Math.sqrt(width);
    this.#direct = new Parameters(buckets);
    this.#hidden = new Parameters(buckets * width).fill(() => 0.2 * normal());
    this.#hiddenBias = new Parameters(width);
    this.#second = new Parameters(width * (width + 1)).fill(uniform);
    this.#answer = new Parameters(width + 1).fill(() => 0.1 * uniform());
    this.#first = new Float32Array(width);
    this.#next = new Float32Array(width);
    this.#errors = new Float32Array(width);
    this.#isTouched = new Uint8Array(buckets);
  }

  learnFrom({ features, right, weight = 1 }: Row): void {
    const at = features.filter(() => this.#random() >= featuresLeft);
    const scale = featureScale(features.length) / (1 - featuresLeft);
    const share = 1 / (1 + Math.exp(-this.#sumOf(at, scale)));
    const off = (weight * (share - right)) / batch;
    if (Math.abs(off) * batch >= leastOff) this.#correct(at, scale, off);
  }

  #sumOf(at: readonly number[], scale: number): number {
    const { width } = this.#shape;
    const [first, next] = [this.#first, this.#next];
    first.fill(0);
    let direct = 0;
    for (const bucket of at) {
      direct += this.#direct.values[bucket] ?? 0;
      for (let j = 0; j < width; j++)
        first[j] = (first[j] ?? 0) + (this.#hidden.values[bucket * width + j] ?? 0);
    }
    for (let j = 0; j < width; j++) {
      const unit = scale * (first[j] ?? 0) + (this.#hiddenBias.values[j] ?? 0);
      first[j] = unit > 0 && this.#random() >= unitsLeft ? unit / (1 - unitsLeft) : 0;
    }
    for (let i = 0; i < width; i++) next[i] = Math.max(0, along(this.#second.values, i, first));
    return scale * direct + along(this.#answer.values, 0, next);
  }

  /** Puts what each number has to do with being off into its gradient. */
  #correct(at: readonly number[], scale: number, off: number): void {
    const { width } = this.#shape;
    const [first, next, errors] = [this.#first, this.#next, this.#errors];
    errors.fill(0);
    for (let i = 0; i < width; i++) {
      this.#answer.add(i, off * (next[i] ?? 0));
      const error = off * (this.#answer.values[i] ?? 0);
      if ((next[i] ?? 0) <= 0) continue;
      const row = i * (width + 1);
      this.#second.add(row + width, error);
      for (let j = 0; j < width; j++) {
        this.#second.add(row + j, error * (first[j] ?? 0));
        errors[j] = (errors[j] ?? 0) + error * (this.#second.values[row + j] ?? 0);
      }
    }
    this.#answer.add(width, off);
    for (let j = 0; j < width; j++) {
      errors[j] = (first[j] ?? 0) > 0 ? (errors[j] ?? 0) / (1 - unitsLeft) : 0;
      this.#hiddenBias.add(j, errors[j] ?? 0);
    }
    for (const bucket of at) this.#correctBucket(bucket, scale, off);
  }

  #correctBucket(bucket: number, scale: number, off: number): void {
    const { width } = this.#shape;
    if (this.#isTouched[bucket] === 0) {
      this.#isTouched[bucket] = 1;
      this.#touched.push(bucket);
    }
    this.#direct.add(bucket, scale * off);
    for (let j = 0; j < width; j++) this.#hidden.add(bucket * width + j, scale * (this.#errors[j] ?? 0));
  }

  /** One of `all` steps, each smaller than the one before. */
  step(all: number): void {
    const { width } = this.#shape;
    this.#steps += 1;
    const rate = firstRate * (1 - this.#steps / all) + lastRate;
    for (const bucket of this.#touched) {
      this.#direct.step(rate, this.#steps, bucket, bucket + 1);
      this.#hidden.step(2 * rate, this.#steps, bucket * width, (bucket + 1) * width);
      this.#isTouched[bucket] = 0;
    }
    this.#touched = [];
    for (const each of [this.#hiddenBias, this.#second, this.#answer]) each.step(rate, this.#steps);
  }

  stored(): StoredNetwork {
    const { buckets, width } = this.#shape;
    const rows = ({ values }: Parameters) =>
      Array.from({ length: values.length / (width + 1) }, (_, i) =>
        rounded(values.slice(i * (width + 1), (i + 1) * (width + 1))),
      );
    return {
      buckets,
      width,
      direct: asBytes(this.#direct.values),
      hidden: asBytes(this.#hidden.values),
      hiddenBias: rounded(this.#hiddenBias.values),
      second: rows(this.#second),
      answer: rounded(this.#answer.values),
    };
  }
}

/** The product of a row with values, and the bias behind the row. */
function along(rows: Float32Array, row: number, values: Float32Array): number {
  const from = row * (values.length + 1);
  let sum = rows[from + values.length] ?? 0;
  for (let k = 0; k < values.length; k++) sum += (rows[from + k] ?? 0) * (values[k] ?? 0);
  return sum;
}

function rounded(values: Float32Array): number[] {
  return Array.from(values, (value) => Number(value.toPrecision(5)));
}

function asBytes(values: Float32Array): { scale: number; bytes: string } {
  const scale = values.reduce((x, y) => Math.max(x, Math.abs(y)), 1e-6) / 127;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return { scale: Number(scale.toPrecision(6)), bytes: Buffer.from(bytes.buffer).toString('base64') };
}
