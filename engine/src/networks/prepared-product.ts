import type { Matrix } from './matrix.ts';

/** The product of a matrix and a vector, plus an optional bias: the numbers of `times` to the last bit, in less time. */
export type Product = (vector: Float32Array, plus?: Float32Array) => Float32Array;

/**
 * Lays a matrix out in 64 bits, so that nothing needs to be converted again for each product, and takes two rows at a
 * time. For matrices that thousands of vectors are multiplied with.
 */
export function preparedProduct({ rows, columns, values }: Matrix): Product {
  const wide = new Float64Array(values);
  const own = new Float64Array(columns);
  const whole = columns - (columns % 4);
  return (vector, plus) => {
    own.set(vector);
    const result = new Float32Array(rows);
    for (let row = 0; row < rows; row += 2) {
      const from = row * columns;
      // The last of an odd number of rows is taken twice.
      const second = row + 1 < rows ? row + 1 : row;
      const other = second * columns;
      let [a, b, c, d] = [plus?.[row] ?? 0, 0, 0, 0];
      let [e, f, g, h] = [plus?.[second] ?? 0, 0, 0, 0];
      for (let k = 0; k < whole; k += 4) {
        const x = own[k];
        const y = own[k + 1];
        const z = own[k + 2];
        const w = own[k + 3];
        a += wide[from + k] * x;
        b += wide[from + k + 1] * y;
        c += wide[from + k + 2] * z;
        d += wide[from + k + 3] * w;
        e += wide[other + k] * x;
        f += wide[other + k + 1] * y;
        g += wide[other + k + 2] * z;
        h += wide[other + k + 3] * w;
      }
      for (let k = whole; k < columns; k++) {
        a += wide[from + k] * own[k];
        e += wide[other + k] * own[k];
      }
      result[row] = a + b + c + d;
      result[second] = e + f + g + h;
    }
    return result;
  };
}

/** The same for vectors of which many numbers are 0, as after a ReLU: column by column, leaving those out. */
export function sparseProduct({ rows, columns, values }: Matrix): Product {
  const byColumn = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < columns; k++) byColumn[k * rows + row] = values[row * columns + k];
  const whole = columns - (columns % 4);
  // Four sums a row, as `times` has them.
  const sums = new Float64Array(4 * rows);
  return (vector, plus) => {
    sums.fill(0);
    if (plus) sums.set(plus);
    for (let k = 0; k < columns; k++) {
      const factor = vector[k];
      if (factor === 0) continue;
      const from = k * rows;
      const into = k < whole ? (k % 4) * rows : 0;
      for (let row = 0; row < rows; row++) sums[into + row] += byColumn[from + row] * factor;
    }
    const result = new Float32Array(rows);
    for (let row = 0; row < rows; row++)
      result[row] = sums[row] + sums[rows + row] + sums[2 * rows + row] + sums[3 * rows + row];
    return result;
  };
}
