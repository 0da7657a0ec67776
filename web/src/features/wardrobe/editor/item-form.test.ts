import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples.ts';
import { changedFields, changesOf, formOf, splitTags, wireOf } from './item-form.ts';

test('an empty form has the defaults: all seasons and a casual occasion', () => {
  expect(formOf({})).toMatchObject({ season: 'all', occasion: ['casual'], category: '', quantity: '1' });
});

test('tags are split on commas and trimmed, empties are dropped', () => {
  expect(splitTags(' linen, holiday ,, , work')).toEqual(['linen', 'holiday', 'work']);
});

test('only what differs is sent, blank texts as null', () => {
  const before = formOf(anItem());
  const after = { ...before, brand: '  ', price: '12,50', tags: 'office, ' };
  expect(changesOf(before, after)).toEqual({ brand: null, price: 12.5 });
  expect(changedFields(before, before)).toEqual([]);
});

test('a form says everything of the item that it was filled from', () => {
  const item = anItem({ price: 80, currency: 'EUR', purchase_date: '2025-03-01', care_notes: 'Cold wash' });
  const wire = wireOf(formOf(item));
  for (const [field, value] of Object.entries(wire)) expect(item, field).toHaveProperty(field, value);
});
