import { featureScale } from './linear-reader.ts';

/**
 * A small network over hashed features as it is stored. Each bucket has a number for each answer, which are added up as in
 * a linear model, and `width` numbers more that are added up, go through two layers of rectified units (Nair and Hinton
 * 2010), and add to the answers what features say only together.
 */
export type StoredNetwork = {
  names: readonly string[];
  buckets: number;
  width: number;
  /** Signed bytes in base 64, bucket by bucket, and what one of them is worth. */
  direct: { scale: number; bytes: string };
  hidden: { scale: number; bytes: string };
  hiddenBias: readonly number[];
  /** The second layer, row by row, with the bias of each row behind it. */
  second: readonly (readonly number[])[];
  /** The answers from the second layer, row by row, with the bias of each behind it. */
  answers: readonly (readonly number[])[];
};

/** What the network says of features, one number for each name, before any softmax; valid up to the next call. */
export type NetworkSums = (features: readonly number[]) => Float64Array;

export function networkOf(stored: StoredNetwork): NetworkSums {
  const { names, width, hiddenBias, second, answers } = stored;
  const direct = bytesOf(stored.direct.bytes);
  const hidden = bytesOf(stored.hidden.bytes);
  const sums = new Float64Array(names.length);
  const added = new Int32Array(width);
  const first = new Float64Array(width);
  const next = new Float64Array(width);
  return (features) => {
    sums.fill(0);
    added.fill(0);
    for (let k = 0; k < features.length; k++) {
      const ofAnswers = features[k] * names.length;
      for (let c = 0; c < names.length; c++) sums[c] += direct[ofAnswers + c];
      const ofUnits = features[k] * width;
      for (let j = 0; j < width; j++) added[j] += hidden[ofUnits + j];
    }
    const scale = featureScale(features.length);
    for (let j = 0; j < width; j++)
      first[j] = Math.max(0, stored.hidden.scale * scale * added[j] + hiddenBias[j]);
    for (let j = 0; j < width; j++) next[j] = Math.max(0, along(second[j], first));
    for (let c = 0; c < sums.length; c++)
      sums[c] = stored.direct.scale * scale * sums[c] + along(answers[c], next);
    return sums;
  };
}

/** The product of a row with values, and the bias behind the row. */
function along(row: readonly number[], values: Float64Array): number {
  let sum = row[values.length];
  for (let k = 0; k < values.length; k++) sum += row[k] * values[k];
  return sum;
}

/** The probability of the one thing that such a network tells. */
export function networkShareOf(stored: StoredNetwork): (features: readonly number[]) => number {
  const sumsOf = networkOf(stored);
  return (features) => 1 / (1 + Math.exp(-sumsOf(features)[0]));
}

function bytesOf(text: string): Int8Array {
  return Int8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
