import { expect, test } from 'vitest';
import { aLookbookOutfit, anEvent } from '../../testing/plan-samples.ts';
import { anItem } from '../../testing/samples.ts';
import { find } from './find.ts';

const searched = {
  pages: [
    { to: '/wardrobe', name: 'Wardrobe' },
    { to: '/trips', name: 'Trips' },
  ],
  items: [anItem({ id: 'jumper', description: 'Oatmeal cable jumper', category: 'top' })],
  outfits: [aLookbookOutfit({ id: 'o1', name: 'Saturday market' })],
  events: [anEvent({ id: 'e1', title: 'Wedding of Ann', location: 'Lisbon' })],
};
const found = (query: string) => find(searched, query).map(({ to }) => to);

test('pages, events, outfits and items are found by the beginnings of their words', () => {
  expect(found('trip')).toEqual(['/trips']);
  expect(found('ann wed')).toEqual(['/wardrobe?event=e1']);
  expect(found('lisb')).toEqual(['/wardrobe?event=e1']);
  expect(found('market')).toEqual(['/outfits?outfit=o1']);
});

test('items are found by other words for the same and with a typo', () => {
  expect(found('sweater')).toEqual(['/wardrobe?item=jumper']);
  expect(found('oatmael')).toEqual(['/wardrobe?item=jumper']);
});

test('without a query the pages are offered', () => {
  expect(found('  ')).toEqual(['/wardrobe', '/trips']);
});
