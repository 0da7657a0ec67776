import { expect, test } from 'vitest';
import { readBodyJoints } from './body-joints.ts';

const cells = 48;
const joints = 17;

/** Answers about one body whose middle is in a cell; joint `k` is `k` cells below it. */
function answersFor(middle: number) {
  const answer = {
    heat: new Float32Array(cells * cells * joints).fill(-9),
    middles: new Float32Array(cells * cells).fill(-9),
    reaches: new Float32Array(cells * cells * joints * 2),
    offsets: new Float32Array(cells * cells * joints * 2),
  };
  answer.middles[middle] = 4;
  for (let joint = 0; joint < joints; joint++) {
    answer.reaches[2 * (joints * middle + joint)] = joint;
    answer.heat[(middle + cells * joint) * joints + joint] = 2;
  }
  return answer;
}

test('joints are found where the middle of the body says, to parts of a cell', () => {
  const answer = answersFor(20 * cells + 24);
  answer.offsets[2 * (joints * (25 * cells + 24) + 5) + 1] = 0.5;
  const found = readBodyJoints(answer);
  expect([...found.subarray(15, 18)].map((value) => value.toFixed(2))).toEqual(['0.52', '0.51', '0.88']);
});

test('a joint of somebody else far away does not count, however sure it is', () => {
  const answer = answersFor(20 * cells + 24);
  answer.heat[2 * cells * joints + 3] = 8;
  expect(readBodyJoints(answer)[9]).toBeCloseTo(23 / cells, 2);
});
