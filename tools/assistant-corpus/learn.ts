import type { Language } from '@drape/engine/assistant/intent/intent-names';
import type { Context } from '@drape/engine/assistant/intent/standing';
import { featureScale, type StoredWeights, softmax } from '@drape/engine/language/linear-reader';
import { framed } from './frame.ts';
import { mistyped, type Random, randomFrom, shuffle } from './random.ts';
import { varied } from './vary.ts';

/**
 * With a language, the things, colors and people that are named are changed for others while it learns. `after` is where
 * the conversation stood, drawn again each time where it was not noted.
 */
export type Example = {
  text: string;
  language?: Language;
  right: readonly string[];
  after?: (random: Random) => Context;
  /** Whether it may also be said politely, or with something before and behind it. */
  isFramed?: boolean;
};
export type Features = (text: string, buckets: number, context?: Context) => number[];
export type Task = { names: readonly string[]; features: Features; buckets: number };

/** House values: rounds over all examples, first step, what weighs against large weights, shares of examples mistyped and of features left out. */
const rounds = 16;
const [rate, ridge, typos, left] = [0.6, 2e-5, 0.25, 0.1];

export type Learned = {
  sums: (features: readonly number[]) => number[];
  stored: (temperature: number) => StoredWeights;
};

/**
 * A multinomial logistic regression by AdaGrad, the same for the same seed. Where an example has several right names, the
 * sum of their probabilities is raised. Rare names count a little more than they are many.
 */
export function learn(examples: readonly Example[], { names, features, buckets }: Task, seed = 1): Learned {
  const random = randomFrom(seed);
  const classes = names.length;
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(1e-3);
  const bias = new Float32Array(classes);
  const numbers = new Map(names.map((name, k) => [name, k]));
  const rows = examples.map(({ text, language, right, after, isFramed = false }) => ({
    text,
    isFramed,
    ...(language ? { language } : {}),
    ...(after ? { after } : {}),
    right: right.flatMap((name) => numbers.get(name) ?? []),
  }));
  const counts = new Float32Array(classes);
  for (const { right } of rows) for (const k of right) counts[k] = (counts[k] ?? 0) + 1 / right.length;
  const mean = rows.length / classes;
  for (let round = 0; round < rounds; round++) {
    for (const row of shuffle([...rows], random)) {
      const at = seenOf(row, features, buckets, random);
      const scale = featureScale(at.length);
      const shares = softmax(sumsOf(at, weights, bias, classes));
      const good = row.right.reduce((sum, k) => sum + (shares[k] ?? 0), 1e-9);
      const weight = ((mean + 10) / ((counts[row.right[0] ?? 0] ?? 0) + 10)) ** 0.4;
      for (let c = 0; c < classes; c++) {
        const share = shares[c] ?? 0;
        const off = weight * (share - (row.right.includes(c) ? share / good : 0));
        if (Math.abs(off) < 1e-4) continue;
        bias[c] = (bias[c] ?? 0) - 0.01 * off;
        for (const k of at) step(weights, squares, k * classes + c, off * scale);
      }
    }
  }
  return {
    sums: (at) => sumsOf(at, weights, bias, classes),
    stored: (temperature) => storedOf({ weights, bias, names, buckets, temperature }),
  };
}

function seenOf(
  { text, language, after, isFramed }: Pick<Example, 'text' | 'language' | 'after' | 'isFramed'>,
  features: Features,
  buckets: number,
  random: Random,
): number[] {
  const other = language ? varied(text, language, random) : text;
  const said = language && isFramed ? framed(other, language, random) : other;
  const typed = random() < typos ? mistyped(said, random) : said;
  return features(typed, buckets, after?.(random)).filter(() => random() >= left);
}

function step(weights: Float32Array, squares: Float32Array, at: number, slope: number): void {
  const gradient = slope + ridge * (weights[at] ?? 0);
  const square = (squares[at] ?? 0) + gradient * gradient;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
}

function sumsOf(at: readonly number[], weights: Float32Array, bias: Float32Array, classes: number): number[] {
  const scale = featureScale(at.length);
  const sums = Array.from(bias);
  for (const k of at)
    for (let c = 0; c < classes; c++) sums[c] = (sums[c] ?? 0) + scale * (weights[k * classes + c] ?? 0);
  return sums;
}

type Made = {
  weights: Float32Array;
  bias: Float32Array;
  names: readonly string[];
  buckets: number;
  temperature: number;
};

function storedOf({ weights, bias, names, buckets, temperature }: Made): StoredWeights {
  const rows = names.map((name, c) => {
    const row = Array.from({ length: buckets }, (_, k) => weights[k * names.length + c] ?? 0);
    const scale = Math.max(1e-6, ...row.map(Math.abs)) / 127;
    const bytes = Int8Array.from(row, (each) => Math.round(each / scale));
    const text = Buffer.from(bytes.buffer).toString('base64');
    return [name, { bias: rounded(bias[c] ?? 0), scale: rounded(scale), bytes: text }] as const;
  });
  return { buckets, temperature: rounded(temperature), rows: Object.fromEntries(rows) };
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
