import { describe, expect, it } from 'vitest';
import { momentOf } from '../../platform/local-time.ts';
import { dayOf, momentsOf, spanOf } from './event-span.ts';

describe('the span of an event', () => {
  it('reads a time without an offset as the clock on the user’s wall', () => {
    expect(momentOf('2026-07-01T18:30', 'Europe/Berlin').toISOString()).toBe('2026-07-01T16:30:00.000Z');
    expect(momentOf('2026-01-01T18:30:15', 'America/New_York').toISOString()).toBe(
      '2026-01-01T23:30:15.000Z',
    );
    expect(momentOf('2026-01-01T18:30:00+09:00', 'Europe/Berlin').toISOString()).toBe(
      '2026-01-01T09:30:00.000Z',
    );
  });

  it('a day with a clock change lasts as long as it lasts', () => {
    const { from, to } = momentsOf(spanOf('2026-03-29', undefined, 'Europe/Berlin'), 'Europe/Berlin');
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(23);
  });

  it('is refused at a time that the clocks leave out, and at no other', () => {
    const gap = '2026-03-29T02:30';
    for (const [start, end] of [
      [gap, undefined],
      ['2026-03-29T01:30', gap],
    ] as const) {
      expect(() => spanOf(start, end, 'Europe/Berlin')).toThrow(/clocks go forward/);
      expect(() => spanOf(start, end, 'Asia/Tokyo')).not.toThrow();
    }
    expect(spanOf('2026-03-29T03:00', undefined, 'Europe/Berlin').start).toBe('2026-03-29T01:00:00.000Z');
    expect(() => spanOf('2026-10-25T02:30', undefined, 'Europe/Berlin')).not.toThrow();
  });

  it('lasts an hour, or its one day, where no end is given', () => {
    expect(spanOf('2026-05-04T10:00:00Z', undefined, 'UTC').end).toBe('2026-05-04T11:00:00.000Z');
    expect(spanOf('2026-12-31', undefined, 'UTC')).toEqual({
      allDay: true,
      start: '2026-12-31',
      end: '2027-01-01',
    });
  });

  it('begins on the day that it is where the person lives', () => {
    const span = spanOf('2026-05-04T23:30:00Z', undefined, 'UTC');
    expect([dayOf(span, 'UTC'), dayOf(span, 'Asia/Tokyo')]).toEqual(['2026-05-04', '2026-05-05']);
  });

  it.each([
    ['an end before the start', '2026-05-04T10:00:00Z', '2026-05-04T09:00:00Z'],
    ['an end at the start', '2026-05-04', '2026-05-04'],
    ['a day with a time', '2026-05-04', '2026-05-04T09:00:00Z'],
    ['two years', '2026-05-04', '2028-05-04'],
  ])('refuses %s', (_, start, end) => {
    expect(() => spanOf(start, end, 'UTC')).toThrow(/event|both/i);
  });
});
