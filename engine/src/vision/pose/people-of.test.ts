import { expect, test } from 'vitest';
import { NoSuchPerson, peopleOf } from './people-of.ts';

const face = (x: number, height = 40, score = 0.9) => ({ x, y: 20, width: 30, height, score });

test('people of about one size stand from left to right, and the main one is meant', () => {
  const [right, left] = [face(200), face(40, 32)];
  expect(peopleOf([right, left], right)).toEqual({ faces: [left, right], chosen: 1 });
});

test('which one is meant can be said', () => {
  const [right, left] = [face(200), face(40)];
  expect(peopleOf([right, left], right, 0)?.chosen).toBe(0);
});

test('somebody far behind, and what is hardly a face, are nobody', () => {
  const main = face(200);
  expect(peopleOf([main, face(40, 20), face(100, 38, 0.4)], main)).toBeUndefined();
  expect(peopleOf([], undefined)).toBeUndefined();
});

test('the only person is the first, and there is no second', () => {
  const main = face(200);
  expect(peopleOf([main], main, 0)).toBeUndefined();
  expect(() => peopleOf([main], main, 1)).toThrow(NoSuchPerson);
  expect(() => peopleOf([], undefined, 1)).toThrow(NoSuchPerson);
});
