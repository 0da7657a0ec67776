import { expect, test } from 'vitest';
import { ratingBand, shownRating } from './rating-band.ts';

test('a rating is green from 8.0, yellow from 6.0 and red below', () => {
  expect([10, 8, 7.9, 6, 5.9, 0].map(ratingBand)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']);
});

test('the shown number decides, not the digits behind it', () => {
  expect(shownRating(7.96)).toBe('8.0');
  expect(ratingBand(7.96)).toBe('good');
  expect(ratingBand(5.94)).toBe('poor');
});
