import { expect, it } from 'vitest';
import { periodRange } from './period-range.ts';

const daysOf = (period: Parameters<typeof periodRange>[0], now: string, zone = 'UTC') => {
  const { days, before, length } = periodRange(period, new Date(now), zone);
  return [days.from, days.to, length, before?.days.from, before?.days.to];
};

it('a period runs from its first day to today and is compared with as many days of the one before', () => {
  expect(daysOf('today', '2026-05-04T10:00:00Z')).toEqual([
    '2026-05-04',
    '2026-05-04',
    1,
    '2026-05-03',
    '2026-05-03',
  ]);
  expect(daysOf('week', '2026-05-07T10:00:00Z')).toEqual([
    '2026-05-04',
    '2026-05-07',
    4,
    '2026-04-27',
    '2026-04-30',
  ]);
  expect(daysOf('month', '2026-05-04T10:00:00Z')).toEqual([
    '2026-05-01',
    '2026-05-04',
    4,
    '2026-04-01',
    '2026-04-04',
  ]);
  expect(daysOf('quarter', '2026-05-04T10:00:00Z')).toEqual([
    ...['2026-04-01', '2026-05-04', 34],
    ...['2026-01-01', '2026-02-03'],
  ]);
  expect(daysOf('year', '2026-01-02T10:00:00Z')).toEqual([
    '2026-01-01',
    '2026-01-02',
    2,
    '2025-01-01',
    '2025-01-02',
  ]);
});

it('a longer month is never compared with days of itself', () => {
  expect(daysOf('month', '2026-03-31T10:00:00Z')).toEqual([
    '2026-03-01',
    '2026-03-31',
    31,
    '2026-02-01',
    '2026-02-28',
  ]);
});

it('all time begins nowhere and is compared with nothing', () => {
  expect(daysOf('all', '2026-05-04T10:00:00Z')).toEqual([undefined, '2026-05-04', 0, undefined, undefined]);
});

it('days are those of the clock on the wall', () => {
  expect(daysOf('today', '2026-05-04T22:30:00Z', 'Asia/Tokyo')[0]).toBe('2026-05-05');
  const { moments } = periodRange('today', new Date('2026-05-04T22:30:00Z'), 'Asia/Tokyo');
  expect(moments.from).toBe('2026-05-04T15:00:00.000Z');
});
