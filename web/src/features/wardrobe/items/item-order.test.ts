import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples.ts';
import { orderItems } from './item-order.ts';

const inColour = (id: string, hex: string) =>
  anItem({ id, palette: [{ hex, name: id, basic: 'grey', share: 1 }] });
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

test('by color, neutrals come first from light to dark, then the hues from red on', () => {
  const items = [
    inColour('green', '#3f6b3a'),
    inColour('black', '#101012'),
    inColour('red', '#a8202c'),
    inColour('white', '#fafaf8'),
  ];
  expect(ids(orderItems(items, 'color'))).toEqual(['white', 'black', 'red', 'green']);
});

test('what was never worn has not been worn for longest', () => {
  const items = [
    anItem({ id: 'lately', last_worn: '2026-05-01' }),
    anItem({ id: 'never' }),
    anItem({ id: 'once', last_worn: '2025-01-01' }),
  ];
  expect(ids(orderItems(items, 'last_worn'))).toEqual(['never', 'once', 'lately']);
});

test('names are ordered without regard to letter case, numbers by their value', () => {
  const items = ['tee 10', 'Tee 2', 'apron'].map((description) => anItem({ id: description, description }));
  expect(ids(orderItems(items, 'name'))).toEqual(['apron', 'Tee 2', 'tee 10']);
});
