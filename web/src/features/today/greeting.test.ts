import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const at = (hour: number) => new Date(2026, 4, 4, hour);

test.each([
  [3, 'Good evening, Ada'],
  [4, 'Good morning, Ada'],
  [11, 'Good morning, Ada'],
  [12, 'Good afternoon, Ada'],
  [18, 'Good evening, Ada'],
])('at %i o’clock it is %s', (hour, words) => {
  expect(greeting(' Ada  Moss ', at(hour))).toBe(words);
});

test('without a name nobody is addressed', () => {
  expect(greeting('', at(9))).toBe('Good morning');
});
