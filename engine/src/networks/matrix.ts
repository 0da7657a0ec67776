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
  const whole = columns - (columns % 4);
  for (let row = 0; row < rows; row++) {
    const from = row * columns;
    // Four sums side by side do not wait for each other.
    let [a, b, c, d] = [plus?.[row] ?? 0, 0, 0, 0];
    for (let k = 0; k < whole; k += 4) {
      a += values[from + k] * vector[k];
      b += values[from + k + 1] * vector[k + 1];
      c += values[from + k + 2] * vector[k + 2];
      d += values[from + k + 3] * vector[k + 3];
    }
    for (let k = whole; k < columns; k++) a += values[from + k] * vector[k];
    result[row] = a + b + c + d;
  }
  return result;
}

export function rowOf({ columns, values }: Matrix, row: number): Float32Array {
  return values.subarray(row * columns, (row + 1) * columns);
}

/** The vector at length 1; one of length 0 stays as it is. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

/** One vector behind the other. */
export function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** ReLU, in place. */
export function rectified(vector: Float32Array): Float32Array {
  for (let k = 0; k < vector.length; k++) if (vector[k] < 0) vector[k] = 0;
  return vector;
}
