import { expect, test } from 'vitest';
import { readOccasion } from '../../occasion/read-occasion.ts';
import { findOutfits } from '../find-outfits.ts';
import { namedItems } from '../testing/named-items.testing.ts';
import { tiedTo } from './named-for.ts';

const student = namedItems([
  'White T-shirt',
  'Navy striped tee',
  'Maroon Gophers tee',
  'Grey crewneck sweatshirt',
  'Black fleece',
  'Gold Gophers hoodie',
  'Dark blue jeans',
  'Black jeans',
  'White sneakers',
  'Black ankle boots',
  'Navy parka',
  'Brown teddy coat',
]);

function wornTo(title: string): string[] {
  const date = '2027-02-10';
  const answer = findOutfits({
    items: student,
    eventType: 'other',
    occasion: readOccasion({ title, location: '', hour: 19, weekday: 3, eventType: 'other' }),
    gender: 'female',
    date,
    weather: { feltC: 4, minC: 1, maxC: 6, rainMm: 0, rainChance: 0.05, windKmh: 8, source: 'forecast' },
    preferences: { styles: [], colours: [] },
    recent: [],
    seed: 1,
  });
  if (!answer.ok) throw new Error(`nothing fits "${title}"`);
  return answer.best.itemIds;
}

test('what a garment was named for is where it is worn', () => {
  expect(wornTo('Gophers v Badgers, pep band')).toContain('Gold Gophers hoodie');
});

test('colors, cloths, and words that events and garments share by chance tie nothing', () => {
  const names = ['Brown teddy coat', 'Linen shirt', 'Black dinner jacket', 'Bear costume'];
  expect([...tiedTo('Dinner at the Brown Bear, linen day', names)]).toEqual([3]);
});
