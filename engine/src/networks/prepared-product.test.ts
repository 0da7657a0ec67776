import { expect, test } from 'vitest';
import { seededRandom } from '../drawing/seeded-random.ts';
import { type Matrix, rectified, times } from './matrix.ts';
import { preparedProduct, sparseProduct } from './prepared-product.ts';

const random = seededRandom(5);
const numbers = (count: number) => Float32Array.from({ length: count }, () => random() - 0.5);
const matrixWith = (rows: number, columns: number): Matrix => ({
  rows,
  columns,
  values: numbers(rows * columns),
});

test.each([
  [64, 77],
  [24, 64],
  [7, 5],
  [1, 3],
])('a prepared matrix of %i rows and %i columns gives the same numbers to the last bit', (rows, columns) => {
  const matrix = matrixWith(rows, columns);
  const [prepared, sparse] = [preparedProduct(matrix), sparseProduct(matrix)];
  for (let round = 0; round < 20; round++) {
    const vector = round % 2 === 0 ? rectified(numbers(columns)) : numbers(columns);
    const plus = round % 3 === 0 ? undefined : numbers(rows);
    const expected = times(matrix, vector, plus);
    expect(prepared(vector, plus)).toEqual(expected);
    expect(sparse(vector, plus)).toEqual(expected);
  }
});
