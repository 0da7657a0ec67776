/** A sparse row: numbers by column. */
export type Row = ReadonlyMap<number, number>;

/**
 * Ridge regression with an intercept that is not penalized (Hoerl and Kennard 1970), by the normal equations and a
 * Cholesky factor. `penalty` is in units of rows; `weights` count how much each row says.
 */
export function ridge(
  rows: readonly Row[],
  targets: readonly number[],
  weights: readonly number[],
  columns: number,
  penalty: number,
): { intercept: number; coefficients: Float64Array } {
  const size = columns + 1;
  const gram = new Float64Array(size * size);
  const moment = new Float64Array(size);
  rows.forEach((row, at) => {
    const weight = weights[at] ?? 1;
    const entries: [number, number][] = [...row, [columns, 1]];
    for (const [i, value] of entries) {
      moment[i] = (moment[i] ?? 0) + weight * value * (targets[at] ?? 0);
      for (const [j, other] of entries)
        gram[i * size + j] = (gram[i * size + j] ?? 0) + weight * value * other;
    }
  });
  for (let i = 0; i < columns; i++) gram[i * size + i] = (gram[i * size + i] ?? 0) + penalty;
  gram[size * size - 1] = (gram[size * size - 1] ?? 0) + 1e-9;
  const solved = solve(gram, moment, size);
  return { intercept: solved[columns] ?? 0, coefficients: solved.slice(0, columns) };
}

/** Solves a positive definite system; the matrix is overwritten with its Cholesky factor. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const at = (i: number, j: number) => matrix[i * size + j] ?? 0;
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
  const result = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    let sum = result[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= at(i, k) * (result[k] ?? 0);
    result[i] = sum / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = result[i] ?? 0;
    for (let k = i + 1; k < size; k++) sum -= at(k, i) * (result[k] ?? 0);
    result[i] = sum / at(i, i);
  }
  return result;
}
