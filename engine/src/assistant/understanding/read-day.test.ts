import { expect, test } from 'vitest';
import { dayName } from '../../stylist/outfit/voice/plain-words.ts';
import { dayWithYear, dayWords, readDays } from './read-day.ts';

const today = '2026-10-20';

test('a day is told as the person writes dates', () => {
  expect(dayName('2026-10-24', 'mdy')).toBe('Saturday, October 24');
  expect(dayName('2026-10-24', 'dmy')).toBe('Saturday, 24 October');
  expect(dayName('2026-10-24', 'ymd')).toBe('Saturday, 2026-10-24');
});

test.each(['2026-02-31', '2026-13-01'])('%s is no day', (day) => {
  expect(readDays(`What was I wearing ${day}?`, today)).toBeUndefined();
});

test('the year is told where it is another one', () => {
  expect(dayWithYear('2026-10-01', { today, dateFormat: 'dmy' })).toBe('Thursday, 1 October');
  expect(dayWithYear('2025-10-01', { today, dateFormat: 'dmy' })).toBe('Wednesday, 1 October, 2025');
  expect(dayWithYear('2025-10-01', { today, dateFormat: 'ymd' })).toBe('Wednesday, 2025-10-01');
});

test.each(['mdy', 'dmy', 'ymd'] as const)('a day that was told as %s is understood again', (dateFormat) => {
  for (const day of ['2026-10-19', today, '2026-10-21', '2026-10-24', '2026-11-30', '2027-01-04']) {
    const said = readDays(`What should I wear ${dayWords(day, { today, dateFormat })}?`, today);
    expect(said, day).toMatchObject({ first: day, last: day });
  }
});

test('a weekday of next week lies in the week that begins on Monday', () => {
  for (const said of ['probably wednesday next week', 'next week on wednesday', 'wednesday of next week'])
    expect(readDays(said, today), said).toMatchObject({ first: '2026-10-28', last: '2026-10-28' });
  expect(readDays('sunday next week', today)).toMatchObject({ first: '2026-11-01' });
  expect(readDays('wednesday', today)).toMatchObject({ first: '2026-10-21' });
});
