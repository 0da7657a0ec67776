import { expect, test } from 'vitest';
import { dayOfKey, isOnDay, weeksOf } from './month-days.ts';

test('a month is shown in whole weeks from Sunday on', () => {
  const weeks = weeksOf('2026-05-01');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-04-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-06-06');
  expect(weeksOf('2026-02-01'), 'February of four weeks').toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2026-05-30'],
  ['ArrowRight', '2026-06-01'],
  ['ArrowUp', '2026-05-24'],
  ['ArrowDown', '2026-06-07'],
  ['Home', '2026-05-31'],
  ['End', '2026-06-06'],
  ['PageUp', '2026-04-30'],
  ['PageDown', '2026-06-30'],
  ['Tab', undefined],
])('%s leads from Sunday, 31 May to %s', (key, day) => {
  expect(dayOfKey('2026-05-31', key)).toBe(day);
});

test('an event lies on every day that it touches', () => {
  const trip = { startTime: '2026-05-04', endTime: '2026-05-07' };
  const days = ['2026-05-03', '2026-05-04', '2026-05-06', '2026-05-07'];
  expect(days.map((day) => isOnDay(trip, day))).toEqual([false, true, true, false]);
  const night = { startTime: '2026-05-04T22:00:00', endTime: '2026-05-05T00:00:00' };
  expect(isOnDay(night, '2026-05-05'), 'it ends as the day begins').toBe(false);
  expect(isOnDay({ ...night, endTime: '2026-05-05T02:00:00' }, '2026-05-05')).toBe(true);
  expect(isOnDay({ startTime: 'soon', endTime: 'later' }, '2026-05-04')).toBe(false);
});
