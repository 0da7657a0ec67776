import { expect, test } from 'vitest';
import { lengthWords } from './day-words.ts';

test('the length of a packing list says how far it may be from the shortest', () => {
  expect(lengthWords(9, 9)).toBe('9 items. No shorter list dresses these days as well.');
  expect(lengthWords(11, 9)).toMatch(/You could pack 2 fewer/);
  expect(lengthWords(1, null)).toBe('1 item');
});
