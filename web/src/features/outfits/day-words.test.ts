import { expect, test } from 'vitest';
import { daySpan, lengthWords } from './day-words.ts';

test('a span of days names what differs', () => {
  expect(daySpan('2026-05-15', '2026-05-15')).toBe('May 15, 2026');
  expect(daySpan('2026-05-15', '2026-05-17')).toBe('May 15 – 17, 2026');
  expect(daySpan('2026-05-30', '2026-06-02')).toBe('May 30 – Jun 2, 2026');
  expect(daySpan('2026-12-30', '2027-01-02')).toBe('Dec 30, 2026 – Jan 2, 2027');
});

test('the length of a packing list says how far it may be from the shortest', () => {
  expect(lengthWords(9, 9)).toBe('9 items. No shorter list dresses these days as well.');
  expect(lengthWords(11, 9)).toMatch(/needs at least 9, so at most 2 could be saved/);
  expect(lengthWords(1, null)).toBe('1 item');
});
