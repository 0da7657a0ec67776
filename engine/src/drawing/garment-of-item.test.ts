import { expect, test } from 'vitest';
import { garmentOfItem } from './garment-of-item.ts';

const tee = { description: 'Striped tee', category: 'top', subcategory: 't-shirt', pattern: 'stripes' };
const colours = [{ hex: '#ffffff' }, { hex: '#1d2743' }, { hex: '#a8323e' }];

test('an item is drawn in the first two colours of its palette and its own pattern', () => {
  expect(garmentOfItem(tee, colours, 3)).toEqual({
    category: 'top',
    subcategory: 't-shirt',
    seed: 3,
    pattern: 'stripes',
    color_primary: '#ffffff',
    color_secondary: '#1d2743',
  });
});

test('what is not known follows from the description and the number of colours', () => {
  const unknown = { ...tee, subcategory: null, pattern: null };
  expect(garmentOfItem(unknown, colours)).toMatchObject({ subcategory: 'Striped tee', pattern: 'print' });
  expect(garmentOfItem(unknown, colours.slice(0, 2)).pattern).toBeUndefined();
  expect(garmentOfItem(unknown, []).color_primary).toMatch(/^#/);
});
