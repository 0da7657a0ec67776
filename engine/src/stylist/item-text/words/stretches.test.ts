import { expect, test } from 'vitest';
import { parseItems } from '../parse-items.ts';
import { Stretches } from './stretches.ts';

test('a stretch is known by where it begins and ends and by its language, and only of the text begun last', () => {
  const made = new Stretches<string>();
  made.begin('navy wool blazer');
  made.add({ start: 0, end: 4 }, 'en', 'navy');
  made.add({ start: 0, end: 9 }, 'en', 'navy wool');
  expect(made.get({ start: 0, end: 9 }, 'en')).toBe('navy wool');
  expect(made.get({ start: 0, end: 9 }, 'de')).toBeUndefined();
  expect(made.get({ start: 0, end: 16 }, 'en')).toBeUndefined();
  made.begin('grey hat');
  expect(made.isOf('navy wool blazer')).toBe(false);
  expect(made.get({ start: 0, end: 4 }, 'en')).toBeUndefined();
});

test('no more stretches are remembered than were asked for', () => {
  const made = new Stretches<number>(2);
  for (const start of [0, 1, 2]) made.add({ start, end: 9 }, undefined, start);
  const known = [0, 1, 2].filter((start) => made.get({ start, end: 9 }, undefined) !== undefined);
  expect(known).toEqual([2]);
});

test('lists of one length that are read in turn take nothing from each other', () => {
  const [navy, grey] = ['navy wool coat\n2 blue ties', 'grey silk sock\n5 pink hats'];
  const [first, second] = [parseItems(navy), parseItems(grey)];
  expect(second.items.map(({ color_primary }) => color_primary)).toEqual(['grey', 'pink']);
  expect([parseItems(navy), parseItems(grey)]).toEqual([first, second]);
});
