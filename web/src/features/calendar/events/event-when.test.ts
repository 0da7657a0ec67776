import { expect, test } from 'vitest';
import { eventSoon, eventWhen } from './event-when.ts';

const now = new Date(2026, 4, 4, 9, 0);
const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30).toISOString();

test('the start of an event is given by day and 12-hour clock', () => {
  expect(eventWhen(at(4, 19), undefined, now)).toBe('Today, 7:30 PM');
  expect(eventWhen(at(5, 8), undefined, now)).toBe('Tomorrow, 8:30 AM');
  expect(eventWhen(at(9, 12), undefined, now)).toBe('Sat, May 9, 12:30 PM');
});

test('an event without a time lasts all day, and what is no date is called so', () => {
  expect(eventWhen('2026-05-04', undefined, now)).toBe('Today, All day');
  expect(eventWhen('soon', undefined, now)).toBe('Invalid date');
});

test('so is the end, and the last of several days', () => {
  expect(eventWhen(at(4, 19), at(4, 21), now)).toBe('Today, 7:30 – 9:30 PM');
  expect(eventWhen(at(4, 22), at(5, 1), now)).toBe('Today, 10:30 PM – Tomorrow, 1:30 AM');
  expect(eventWhen('2026-05-05', '2026-05-08', now)).toBe('Tomorrow – Thu, May 7, All day');
  expect(eventWhen('2027-01-05', undefined, now)).toBe('Jan 5, 2027, All day');
  expect(eventWhen('2026-05-05', '2026-05-06', now)).toBe('Tomorrow, All day');
});

test('in few words an event of this week has its weekday, a later one its day', () => {
  expect(eventSoon(at(4, 19), now)).toBe('Today, 7:30 PM');
  expect(eventSoon(at(5, 10), now)).toBe('Tomorrow, 10:30 AM');
  expect(eventSoon(at(8, 10), now)).toBe('Fri, 10:30 AM');
  expect(eventSoon('2026-05-08', now)).toBe('Fri');
  expect(eventSoon(at(14, 10), now)).toBe('May 14');
  expect(eventSoon('soon', now)).toBe('Invalid date');
});
