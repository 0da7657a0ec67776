import { expect, test } from 'vitest';
import { aLookbookOutfit } from '../../../testing/plan-samples.ts';
import { anItem } from '../../../testing/samples.ts';
import { readView, viewLookbook, wholeLookbook, writeView } from './lookbook-filter.ts';

const red = { hex: '#a02030', name: 'cherry', basic: 'red' };
const office = aLookbookOutfit({
  id: 'o1',
  event_type: 'business',
  name: 'Monday',
  confidence_score: 70,
  thumb: 'up',
});
const dinner = aLookbookOutfit({
  id: 'o2',
  event_type: 'date',
  name: 'Dinner',
  confidence_score: 90,
  items: [anItem({ description: 'Cherry dress', palette: [{ ...red, share: 1 }] })],
  wears: [{ plan_id: 'p1', date: '2026-05-01' }],
  created_at: '2026-05-05T10:00:00Z',
});
const buttons = aLookbookOutfit({
  id: 'o3',
  event_type: 'casual',
  name: 'Coat',
  confidence_score: 80,
  items: [anItem({ palette: [{ ...red, share: 0.05 }] })],
  wears: [{ plan_id: 'p2', date: '2026-04-01' }],
  created_at: '2026-05-03T10:00:00Z',
});
const all = [office, dinner, buttons];
const shown = (view: Partial<typeof wholeLookbook>) =>
  viewLookbook(all, { ...wholeLookbook, ...view }).map(({ name }) => name);

test('narrows by words of name and items, by occasion, colour, wear and thumb', () => {
  expect(shown({ query: ' CHERRY ' })).toEqual(['Dinner']);
  expect(shown({ type: 'business' })).toEqual(['Monday']);
  expect(shown({ colour: 'red' }), 'a red button makes no red outfit').toEqual(['Dinner']);
  expect(shown({ wear: 'unworn' })).toEqual(['Monday']);
  expect(shown({ wear: 'worn' })).toEqual(['Dinner', 'Coat']);
  expect(shown({ wear: 'liked' })).toEqual(['Monday']);
});

test('orders by age, score, name and rest since the last wear', () => {
  expect(shown({})).toEqual(['Dinner', 'Monday', 'Coat']);
  expect(shown({ order: 'score' })).toEqual(['Dinner', 'Coat', 'Monday']);
  expect(shown({ order: 'name' })).toEqual(['Coat', 'Dinner', 'Monday']);
  expect(shown({ order: 'rested' })).toEqual(['Monday', 'Coat', 'Dinner']);
});

test('a view is kept in the address, and nonsense there shows everything', () => {
  const view = { ...wholeLookbook, query: 'coat', type: 'date', order: 'score' } as const;
  expect(readView(writeView(new URLSearchParams('outfit=o1'), view))).toEqual(view);
  expect(writeView(new URLSearchParams('q=coat&outfit=o1'), wholeLookbook).toString()).toBe('outfit=o1');
  expect(readView(new URLSearchParams('for=space&sort=up&show=none'))).toEqual(wholeLookbook);
});
