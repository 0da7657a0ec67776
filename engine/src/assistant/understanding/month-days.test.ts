import { expect, test } from 'vitest';
import { clockTime } from '../commands/event-words.ts';
import { daysOfMonth } from './month-days.ts';
import { readDays } from './read-day.ts';

test.each([
  ['going to chicago 18-20 dec', '2026-12-18', '2026-12-20'],
  ['from december 18th to 20th', '2026-12-18', '2026-12-20'],
  ['the 1st to 3rd of february', '2027-02-01', '2027-02-03'],
  ['still away 1-5 december', '2026-12-01', '2026-12-05'],
  ['on the 18 december', '2026-12-18', '2026-12-18'],
])('days of a month: %s', (said, first, last) => {
  expect(readDays(said, '2026-12-03')).toMatchObject({ first, last });
});

test('days that a month does not have are no stretch', () => {
  expect(daysOfMonth('28-31 feb', '2026-12-03')).toBeUndefined();
});

test('days of a month are no hours', () => {
  expect(clockTime('chicago 18-20 dec')).toBeNull();
  expect(clockTime('dinner 18:30')).toBe('18:30');
});
