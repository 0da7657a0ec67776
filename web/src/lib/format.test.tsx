import { afterEach, expect, test } from 'vitest';
import { ada } from '../testing/samples.ts';
import {
  formatCalendarDay,
  formatDayAndTime,
  formatDaySpan,
  formatHour,
  formatShortDay,
  formatTime,
  formatWeekday,
} from './format.ts';
import { useSession } from './session.ts';

type Chosen = Pick<typeof ada, 'date_format' | 'time_format'>;

function withFormats(chosen: Chosen): void {
  useSession.setState({ user: { ...ada, ...chosen }, isAuthenticated: true });
}

afterEach(() => useSession.setState({ user: undefined, isAuthenticated: false }));

const evening = new Date(2026, 4, 15, 19, 30, 5);

test('a span of days names what differs', () => {
  expect(formatDaySpan('2026-05-15', '2026-05-15')).toBe('May 15, 2026');
  expect(formatDaySpan('2026-05-15', '2026-05-17')).toBe('May 15 – 17, 2026');
  expect(formatDaySpan('2026-05-30', '2026-06-02')).toBe('May 30 – Jun 2, 2026');
  expect(formatDaySpan('2026-12-30', '2027-01-02')).toBe('Dec 30, 2026 – Jan 2, 2027');
});

test('day before month and 24 hours hold for every kind of date', () => {
  withFormats({ date_format: 'dmy', time_format: '24h' });
  expect(formatDayAndTime(evening)).toBe('15 May 2026, 19:30');
  expect(formatTime(evening, { second: '2-digit' })).toBe('19:30:05');
  expect(formatHour(7)).toBe('07:00');
  expect(formatWeekday('2026-05-15')).toBe('Fri, 15 May');
  expect(formatDaySpan('2026-05-15', '2026-05-17')).toBe('15 – 17 May 2026');
  expect(formatDaySpan('2026-05-30', '2026-06-02')).toBe('30 May – 2 Jun 2026');
});

test('year first holds for every kind of date', () => {
  withFormats({ date_format: 'ymd', time_format: '12h' });
  expect(formatCalendarDay('2026-05-15')).toBe('2026-05-15');
  expect(formatShortDay('2026-05-15')).toBe('05-15');
  expect(formatDaySpan('2026-05-15', '2026-05-17')).toBe('2026-05-15 – 2026-05-17');
  expect(formatHour(7)).toBe('7 AM');
});
