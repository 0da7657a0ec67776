import { expect, test } from 'vitest';
import { axisMarks, scoreMarks } from './axis-marks.ts';

test.each([
  { values: [0.26, 0.09], reach: 0, marks: [0, 0.1, 0.2, 0.3] },
  { values: [-4.6, -1.2], reach: 1, marks: [-5, -4, -3, -2, -1, 0] },
  { values: [0.08, -0.12], reach: 1, marks: [-1, -0.5, 0, 0.5, 1] },
  { values: [3], reach: 1, marks: [0, 1, 2, 3] },
  { values: [], reach: 1, marks: [0] },
])('round marks that hold zero and $values', ({ values, reach, marks }) => {
  expect(axisMarks(values, reach)).toEqual(marks);
});

test.each([
  { scores: [59, 76], marks: [40, 50, 60, 70, 80] },
  { scores: [71, 72], marks: [40, 50, 60, 70, 80] },
  { scores: [3, 12], marks: [0, 10, 20, 30, 40] },
  { scores: [20, 100], marks: [20, 30, 40, 50, 60, 70, 80, 90, 100] },
])('an axis of scores shows where $scores lie, forty points at least', ({ scores, marks }) => {
  expect(scoreMarks(scores)).toEqual(marks);
});
