import { expect, test } from 'vitest';
import { aDraft } from '../../../testing/samples.ts';
import { formOf } from '../editor/item-form.ts';
import { placesFor, reviewedItemOf } from './review-rules.ts';

test('what a person set in the review is named as corrected, and nothing else', () => {
  const draft = aDraft();
  const form = { ...formOf(draft), color_primary: 'ink blue', quantity: '2' };
  const item = reviewedItemOf({ key: '0', draft, form });
  expect(item).toMatchObject({ color_primary: 'ink blue', quantity: 2, material: 'wool' });
  expect(item.corrected).toEqual(['color_primary', 'quantity']);
});

test('the number that fits is shown against the limit of the tier', () => {
  expect(placesFor(5, 40, 50)).toEqual({ fit: 5 });
  expect(placesFor(12, 45, 50)).toMatchObject({
    fit: 5,
    reason: expect.stringContaining('5 places left of 50'),
  });
  expect(placesFor(3, 50, 50)).toMatchObject({ fit: 0, reason: expect.stringContaining('no place left') });
  expect(placesFor(900, 5000, null)).toEqual({ fit: 900 });
  expect(placesFor(1200, 0, null)).toMatchObject({
    fit: 1000,
    reason: expect.stringContaining('Remove 200'),
  });
});
