import { expect, test } from 'vitest';
import { inFigures } from './in-figures.ts';

test.each([
  ['they moved it to 20 past 11', 'they moved it to 11:20'],
  ['its at ten to five now', 'its at 4:50 now'],
  ['pushed to five past 3', 'pushed to 3:05'],
  ['at 10 to 1', 'at 12:50'],
  ['at eleven', 'at 11'],
])('a time in words is put in figures: %s', (said, expected) => {
  expect(inFigures(said)).toBe(expected);
});

test.each([
  'from ten to five shirts',
  'we walked past 11 shops',
  'at half past 6',
  'one of them at 7 past 30',
])('what is no such time stays as it is: %s', (said) => {
  expect(inFigures(said)).toBe(said);
});
