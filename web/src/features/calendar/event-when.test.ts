import { expect, test } from 'vitest';
import { eventWhen } from './event-when.ts';

const now = new Date(2026, 4, 4, 9, 0);
const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30).toISOString();

test('the start of an event is told by day and 12-hour clock', () => {
  expect(eventWhen(at(4, 19), now)).toBe('Today, 7:30 PM');
  expect(eventWhen(at(5, 8), now)).toBe('Tomorrow, 8:30 AM');
  expect(eventWhen(at(9, 12), now)).toBe('May 9, 2026, 12:30 PM');
});

test('an event without a time lasts all day, and what is no date is called so', () => {
  expect(eventWhen('2026-05-04', now)).toBe('Today, All day');
  expect(eventWhen('soon', now)).toBe('Invalid date');
});
