import { expect, test } from 'vitest';
import { noStrokes, reduceStrokes, type Stroke } from './brush-strokes.ts';

const stroke = (size: number): Stroke => ({ mode: 'erase', size, points: [[0, 0]] });
const drawn = [1, 2].reduce(
  (strokes, size) => reduceStrokes(strokes, { type: 'drawn', stroke: stroke(size) }),
  noStrokes,
);

test('what was undone comes back in order', () => {
  const undone = reduceStrokes(reduceStrokes(drawn, { type: 'undo' }), { type: 'undo' });
  expect(undone.done).toEqual([]);
  const redone = reduceStrokes(reduceStrokes(undone, { type: 'redo' }), { type: 'redo' });
  expect(redone.done).toEqual(drawn.done);
});

test('a new stroke ends the way forth, and undoing nothing changes nothing', () => {
  const after = reduceStrokes(reduceStrokes(drawn, { type: 'undo' }), { type: 'drawn', stroke: stroke(3) });
  expect(after.done.map(({ size }) => size)).toEqual([1, 3]);
  expect(after.undone).toEqual([]);
  expect(reduceStrokes(noStrokes, { type: 'undo' })).toBe(noStrokes);
});
