/** Factors and offsets of each column. */
export type Norm = { factors: Float32Array; offsets: Float32Array };

const tiny = 1e-12;

/** Each row at a mean of 0 and a variance of 1, times factors, plus offsets (Ba et al. 2016), in place. */
export function normalizeRows(values: Float32Array, { factors, offsets }: Norm): void {
  const width = factors.length;
  for (let from = 0; from < values.length; from += width) {
    let mean = 0;
    for (let k = 0; k < width; k++) mean += values[from + k] / width;
    let variance = tiny;
    for (let k = 0; k < width; k++) variance += (values[from + k] - mean) ** 2 / width;
    const by = 1 / Math.sqrt(variance);
    for (let k = 0; k < width; k++)
      values[from + k] = (values[from + k] - mean) * by * factors[k] + offsets[k];
  }
}

/** Rows of `width` numbers, divided among so many heads. */
type Rows = { queries: Float32Array; keys: Float32Array; values: Float32Array; width: number; heads: number };

/** What each row takes of the others, head by head (Vaswani et al. 2017), into rows of the same shape. */
export function attend({ queries, keys, values, width, heads }: Rows, output: Float32Array): void {
  const rows = queries.length / width;
  const perHead = width / heads;
  const shares = new Float32Array(rows);
  output.fill(0);
  for (let head = 0; head < width; head += perHead)
    for (let row = 0; row < rows; row++) {
      const query = row * width + head;
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < rows; other++) {
        const key = other * width + head;
        let sum = 0;
        for (let k = 0; k < perHead; k++) sum += queries[query + k] * keys[key + k];
        shares[other] = sum / Math.sqrt(perHead);
        most = Math.max(most, shares[other]);
      }
      let all = 0;
      for (let other = 0; other < rows; other++) {
        shares[other] = Math.exp(shares[other] - most);
        all += shares[other];
      }
      for (let other = 0; other < rows; other++) {
        const share = shares[other] / all;
        const value = other * width + head;
        for (let k = 0; k < perHead; k++) output[query + k] += share * values[value + k];
      }
    }
}

/** See `geluByTable`. */
export const gelu = geluByTable();

/**
 * The gaussian error linear unit (Hendrycks and Gimpel 2016) of many numbers, in place, from a table whose steps are
 * 1/256 wide; farther than six from 0 it is the number itself, or 0.
 */
function geluByTable(): (values: Float32Array) => void {
  const reach = 6;
  const steps = 256;
  const table = Float64Array.from({ length: 2 * reach * steps + 2 }, (_, k) => {
    const x = k / steps - reach;
    return (x * (1 + errorFunction(x / Math.SQRT2))) / 2;
  });
  return (values) => {
    for (let k = 0; k < values.length; k++) {
      const x = values[k];
      if (x >= reach) continue;
      if (x <= -reach) {
        values[k] = 0;
        continue;
      }
      const place = (x + reach) * steps;
      const below = Math.floor(place);
      values[k] = table[below] + (place - below) * (table[below + 1] - table[below]);
    }
  };
}

/** To seven places (Abramowitz and Stegun 1964, 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}
