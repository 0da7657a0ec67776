import { expect, test } from 'vitest';
import { anItem } from '../../testing/samples.ts';
import { layFlat, usualLayout } from './flat-lay.ts';

const kinds = [
  ['outerwear', 'blazer'],
  ['shirt', 'shirt'],
  ['top', 'knit'],
  ['pants', 'chinos'],
  ['shoes', 'loafers'],
  ['accessories', 'belt'],
  ['accessories', 'watch'],
] as const;
const items = kinds.map(([category, subcategory]) => anItem({ id: subcategory, category, subcategory }));

test('every item of an outfit has a place on the table, with its middle well inside', () => {
  const pictures = layFlat(items);
  expect(pictures.map(({ item }) => item.id).sort()).toEqual(items.map(({ id }) => id).sort());
  for (const { x, y, width, height } of pictures) {
    for (const middle of [x, y]) expect(Math.abs(middle - 0.5)).toBeLessThan(0.5);
    for (const side of [width, height]) expect(side).toBeLessThan(1);
  }
});

test('what somebody laid out stays there and lies on top; a new item lies as is usual', () => {
  const layout = [{ item_id: 'watch', x: 0.4, y: 0.3, width: 0.2, turn: 30 }];
  const pictures = layFlat(items, layout);
  expect(pictures.at(-1)).toMatchObject({ item: { id: 'watch' }, x: 0.4, y: 0.3, width: 0.2, turn: 30 });
  const usual = usualLayout(items).find(({ item_id }) => item_id === 'blazer');
  expect(pictures.find(({ item }) => item.id === 'blazer')).toMatchObject({ x: usual?.x, y: usual?.y });
});

test('a laid out item that is gone from the wardrobe leaves no hole', () => {
  const layout = usualLayout(items);
  expect(layFlat(items.slice(1), layout)).toHaveLength(items.length - 1);
});
