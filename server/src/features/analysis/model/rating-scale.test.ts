import { expect, it } from 'vitest';
import { placedRating } from './rating-scale.ts';

const generous = (count: number) => Array.from({ length: count }, () => ({ wished: 8.5, own: 7 }));

it('without a history the rating is as it was given', () => {
  expect(placedRating(8.4, [])).toBe(8.4);
  expect(placedRating(8.4, generous(4))).toBe(8.4);
});

it('a model that praises freely is brought nearer to the scale of the history, the more of it there is', () => {
  expect(placedRating(8.5, generous(5))).toBe(8);
  expect(placedRating(8.5, generous(10))).toBe(7.8);
  expect(placedRating(8.5, generous(30))).toBe(7.5);
});

it('never by more than a point, never out of the scale, and the order stays', () => {
  const strict = Array.from({ length: 30 }, () => ({ wished: 3, own: 8 }));
  expect(placedRating(5, strict)).toBe(6);
  expect(placedRating(9.8, strict)).toBe(10);
  const placed = [4, 5.5, 7, 8.5].map((wished) => placedRating(wished, generous(20)));
  expect(placed).toEqual([...placed].sort((one, other) => one - other));
});
