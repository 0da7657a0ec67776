import { featureScale, type StoredWeights, softmax } from '@drape/engine/language/linear-reader';
import { randomFrom, shuffle } from '../assistant-corpus/random.ts';

export type Row = { features: readonly number[]; right: number; weight?: number };
type Settings = { names: readonly string[]; buckets: number; rounds?: number; ridge?: number; left?: number };

/** A multinomial logistic regression by AdaGrad over hashed features; the same for the same rows. */
export function learnRows(rows: readonly Row[], settings: Settings): StoredWeights {
  const { names, buckets, rounds = 14, ridge = 3e-5, left = 0.15 } = settings;
  const random = randomFrom(7);
  const classes = names.length;
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(1e-3);
  const bias = new Float32Array(classes);
  const summed = new Float32Array(buckets * classes);
  const from = Math.ceil(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    for (const { features, right, weight = 1 } of shuffle([...rows], random)) {
      const at = features.filter(() => random() >= left);
      const scale = featureScale(at.length);
      const sums = Array.from(bias);
      for (const k of at)
        for (let c = 0; c < classes; c++) sums[c] = (sums[c] ?? 0) + scale * (weights[k * classes + c] ?? 0);
      const shares = softmax(sums);
      for (let c = 0; c < classes; c++) {
        const off = weight * ((shares[c] ?? 0) - (c === right ? 1 : 0));
        if (Math.abs(off) < 1e-4) continue;
        bias[c] = (bias[c] ?? 0) - 0.01 * off;
        for (const bucket of at) {
          const k = bucket * classes + c;
          const gradient = off * scale + ridge * (weights[k] ?? 0);
          const square = (squares[k] ?? 0) + gradient * gradient;
          squares[k] = square;
          weights[k] = (weights[k] ?? 0) - (0.5 * gradient) / Math.sqrt(square);
        }
      }
    }
    if (round >= from)
      for (let k = 0; k < summed.length; k++) summed[k] = (summed[k] ?? 0) + (weights[k] ?? 0);
  }
  const mean = summed.map((each) => each / (rounds - from));
  if (classes === 2) onlySecond(mean);
  return stored(mean, bias, names, buckets);
}

/** Of two names only how much more speaks for the second is kept. */
function onlySecond(weights: Float32Array): void {
  for (let k = 0; k < weights.length; k += 2) weights[k + 1] = (weights[k + 1] ?? 0) - (weights[k] ?? 0);
}

function stored(
  weights: Float32Array,
  bias: Float32Array,
  names: readonly string[],
  buckets: number,
): StoredWeights {
  const rounded = (value: number) => Number(value.toPrecision(6));
  const rows = names.map((name, c) => {
    if (names.length === 2 && c === 0)
      return [name, { bias: rounded(bias[c] ?? 0), scale: 1, bytes: '' }] as const;
    const row = Array.from({ length: buckets }, (_, k) => weights[k * names.length + c] ?? 0);
    const scale = Math.max(1e-6, ...row.map(Math.abs)) / 127;
    const bytes = Int8Array.from(row, (each) => Math.round(each / scale));
    return [
      name,
      {
        bias: rounded(bias[c] ?? 0),
        scale: rounded(scale),
        bytes: Buffer.from(bytes.buffer).toString('base64'),
      },
    ] as const;
  });
  return { buckets, temperature: 1, rows: Object.fromEntries(rows) };
}
