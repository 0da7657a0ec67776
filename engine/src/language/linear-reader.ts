/** Weights of a reader as they are stored: a row of signed bytes in base 64 and its scale for each name. */
export type StoredWeights = {
  buckets: number;
  /** Divides the sums so that the probabilities are as often right as they say. */
  temperature: number;
  rows: Record<string, { bias: number; scale: number; bytes: string }>;
};

export type Reader = {
  names: readonly string[];
  /** A probability for each name, in the order of the names. */
  read: (features: readonly number[]) => number[];
};

/** What a feature counts where there are so many: together they share one length. */
export function featureScale(count: number): number {
  return 1 / Math.sqrt(Math.max(1, count));
}

/** A linear model over hashed features, from its stored weights. */
export function readerOf({ temperature, rows }: StoredWeights): Reader {
  const names = Object.keys(rows);
  const classes = Object.values(rows);
  const weights = sideBySide(classes.map(({ bytes }) => bytesOf(bytes)));
  const sums = new Float64Array(classes.length);
  return {
    names,
    read(features) {
      const scale = featureScale(features.length);
      sums.fill(0);
      for (let k = 0; k < features.length; k++) {
        const at = features[k] * sums.length;
        for (let row = 0; row < sums.length; row++) sums[row] += weights[at + row] ?? 0;
      }
      for (let row = 0; row < sums.length; row++) {
        const { bias, scale: unit } = classes[row];
        sums[row] = (bias + unit * scale * sums[row]) / temperature;
      }
      return softmax(sums);
    },
  };
}

/** The weights of all rows for the first feature, then those for the second, and so on: a feature is looked up for all at once. */
function sideBySide(rows: readonly Int8Array[]): Int8Array {
  const weights = new Int8Array(rows.length * Math.max(0, ...rows.map(({ length }) => length)));
  rows.forEach((row, at) => {
    row.forEach((weight, k) => {
      weights[k * rows.length + at] = weight;
    });
  });
  return weights;
}

/** The probability of the second of two names, as `readerOf` gives it. */
export function shareOf(stored: StoredWeights): (features: readonly number[]) => number {
  const [no, yes] = Object.values(stored.rows).map(({ bytes, ...row }) => ({
    ...row,
    weights: bytesOf(bytes),
  }));
  if (!no || !yes) return () => 0;
  const weights = Float32Array.from(
    yes.weights,
    (weight, k) => yes.scale * weight - no.scale * (no.weights[k] ?? 0),
  );
  return (features) => {
    let sum = 0;
    for (let k = 0; k < features.length; k++) sum += weights[features[k]] ?? 0;
    const margin = (yes.bias - no.bias + featureScale(features.length) * sum) / stored.temperature;
    return 1 / (1 + Math.exp(-margin));
  };
}

export function softmax(sums: ArrayLike<number>): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < sums.length; k++) most = Math.max(most, sums[k]);
  const shares: number[] = [];
  let all = 0;
  for (let k = 0; k < sums.length; k++) {
    shares.push(Math.exp(sums[k] - most));
    all += shares[k];
  }
  for (let k = 0; k < shares.length; k++) shares[k] /= all;
  return shares;
}

/** Signed bytes from their text in base 64. */
export function bytesOf(text: string): Int8Array {
  return Int8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
