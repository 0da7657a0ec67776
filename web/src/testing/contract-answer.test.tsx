import { expect, test } from 'vitest';
import { faultOfAnswer } from './contract-answer.ts';
import { anItem } from './samples.ts';

test('what the server answers is accepted, by the path with an id in it as well', () => {
  expect(faultOfAnswer('DELETE', '/calendar/wardrobe/i1', { id: 'i1' })).toBeUndefined();
  const list = { items: [anItem()], total: 1, max_wardrobe_items: null };
  expect(faultOfAnswer('GET', '/calendar/wardrobe', list)).toBeUndefined();
});

test('another shape, a missing field and an unknown path are refused in words', () => {
  const { material: _, ...incomplete } = anItem();
  const list = { items: [incomplete], total: 1, max_wardrobe_items: null };
  expect(faultOfAnswer('GET', '/calendar/wardrobe', list)).toContain('data.items[0].material');
  expect(faultOfAnswer('GET', '/calendar/wardrobe', [])).toContain('never answers this');
  expect(faultOfAnswer('GET', '/calendar/shoes', {})).toContain('no endpoint');
});
