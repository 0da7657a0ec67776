import { bytesOf, featureScale } from './linear-reader.ts';

/**
 * A small network over hashed features as it is stored. Each bucket has a number that is added up as in a linear model, and
 * `width` numbers more that are added up, go through two layers of rectified units (Nair and Hinton 2010), and add what
 * features say only together.
 */
export type StoredNetwork = {
  buckets: number;
  width: number;
  /** Signed bytes in base 64, bucket by bucket, and what one of them is worth. */
  direct: { scale: number; bytes: string };
  hidden: { scale: number; bytes: string };
  hiddenBias: readonly number[];
  /** The second layer, row by row, with the bias of each row behind it. */
  second: readonly (readonly number[])[];
  /** What each unit of the second layer adds, with the bias behind. */
  answer: readonly number[];
};

/** The probability of what such a network tells, by the features. */
export function networkShareOf(stored: StoredNetwork): (features: readonly number[]) => number {
  const { width, hiddenBias, second, answer } = stored;
  const direct = bytesOf(stored.direct.bytes);
  const hidden = bytesOf(stored.hidden.bytes);
  const added = new Int32Array(width);
  const first = new Float64Array(width);
  const next = new Float64Array(width);
  return (features) => {
    let sum = 0;
    added.fill(0);
    for (let k = 0; k < features.length; k++) {
      sum += direct[features[k]];
      const ofUnits = features[k] * width;
      for (let j = 0; j < width; j++) added[j] += hidden[ofUnits + j];
    }
    const scale = featureScale(features.length);
    for (let j = 0; j < width; j++)
      first[j] = Math.max(0, stored.hidden.scale * scale * added[j] + hiddenBias[j]);
    for (let j = 0; j < width; j++) next[j] = Math.max(0, along(second[j], first));
    return 1 / (1 + Math.exp(-(stored.direct.scale * scale * sum + along(answer, next))));
  };
}

/** The product of a row with values, and the bias behind the row. */
function along(row: readonly number[], values: Float64Array): number {
  let sum = row[values.length];
  for (let k = 0; k < values.length; k++) sum += row[k] * values[k];
  return sum;
}
