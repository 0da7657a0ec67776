/** A stored matrix: 8- or 16-bit integers in base 64, row by row, times a scale. */
export type StoredMatrix = { scale: number; shape: readonly number[]; bits?: number; bytes: string };

/** Rows by columns, row by row; a vector has one column a row. */
export type Matrix = { rows: number; columns: number; values: Float32Array };

/** Decodes a stored matrix. 16-bit integers are little-endian. */
export function matrixOf({ scale, shape, bits = 16, bytes }: StoredMatrix): Matrix {
  const raw = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  const whole = new DataView(raw.buffer);
  const values = new Float32Array((8 * raw.length) / bits);
  for (let k = 0; k < values.length; k++)
    values[k] = scale * (bits === 8 ? whole.getInt8(k) : whole.getInt16(2 * k, true));
  const [rows = 1, columns = 1] = shape;
  return { rows, columns, values };
}

/** The product of the matrix and a vector, plus an optional bias. */
export function times(
  { rows, columns, values }: Matrix,
  vector: Float32Array,
  plus?: Float32Array,
): Float32Array {
  const result = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = plus?.[row] ?? 0;
    const from = row * columns;
    for (let k = 0; k < columns; k++) sum += values[from + k] * vector[k];
    result[row] = sum;
  }
  return result;
}

export function rowOf({ columns, values }: Matrix, row: number): Float32Array {
  return values.subarray(row * columns, (row + 1) * columns);
}

/** The vector at length 1; one of length 0 stays as it is. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

/** ReLU, in place. */
export function rectified(vector: Float32Array): Float32Array {
  for (let k = 0; k < vector.length; k++) if (vector[k] < 0) vector[k] = 0;
  return vector;
}
