import { expect, test } from 'vitest';
import { joined, parted, replaced, type ShownGarment } from './garment-changes.ts';

const garments: ShownGarment[] = [
  { key: 'upper', label: 'top', from: ['upper'], color: 'pink' },
  { key: 'lower', label: 'trousers', from: ['lower'] },
  { key: 'feet', label: 'shoes', from: ['feet'] },
];

test('a top and a bottom are joined to a dress, other pieces stay what the first is', () => {
  expect(joined(garments, 0, 1)).toEqual([
    { from: ['upper', 'lower'], kind: 'dress', color: 'pink' },
    { from: ['feet'] },
  ]);
  expect(joined(garments, 2, 0)).toEqual([{ from: ['lower'] }, { from: ['feet', 'upper'] }]);
});

test('one piece is parted into a top and a bottom, and what was joined as it was read', () => {
  expect(parted([{ key: 'full', label: 'dress', from: ['full'] }], 0)).toEqual([
    { from: ['full'], kind: 'top' },
    { from: ['full'], kind: 'skirt' },
  ]);
  expect(parted([{ key: 'upper', label: 'dress', from: ['upper', 'lower'], kind: 'dress' }], 0)).toEqual([
    { from: ['upper'] },
    { from: ['lower'] },
  ]);
});

test('what is sent has no key and no noun', () => {
  expect(replaced(garments, 1, [])).toEqual([{ from: ['upper'], color: 'pink' }, { from: ['feet'] }]);
});

test('a garment stays the item that it is, until it is parted', () => {
  const owned: ShownGarment = { key: 'full', label: 'dress', from: ['full'], item_id: 'red dress' };
  expect(replaced([owned, ...garments], 1, [])[0]).toEqual({ from: ['full'], item_id: 'red dress' });
  expect(parted([owned], 0)).toEqual([
    { from: ['full'], kind: 'top' },
    { from: ['full'], kind: 'skirt' },
  ]);
});
