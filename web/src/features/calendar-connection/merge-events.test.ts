import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { expect, test } from 'vitest';
import { mergeEvents } from './merge-events.ts';

const held = (title: string, startTime: string, googleEventId: string | null = null) =>
  ({ id: title, version: 1, title, startTime, googleEventId }) as CalendarEvent;

test('Google’s events that the server does not hold are added without an outfit, sorted by start', () => {
  const merged = mergeEvents(
    [held('Lunch', '2026-05-06T10:00:00Z', 'g1'), held('Fair', '2026-05-08')],
    [
      { id: 'g1', summary: 'Lunch', start: { dateTime: '2026-05-06T10:00:00Z' } },
      { id: 'g2', summary: 'Team meeting', start: { dateTime: '2026-05-07T10:00:00Z' } },
      { id: 'g3', status: 'cancelled' },
      { id: 'g4', start: { date: '2026-05-05' } },
    ],
  );
  expect(merged.map(({ title }) => title)).toEqual(['(No title)', 'Lunch', 'Team meeting', 'Fair']);
  expect(merged[2]).toMatchObject({ id: 'g2', eventType: 'business', hasOutfit: false, version: 0 });
});

test('the screen shows at most 50', () => {
  const many = Array.from({ length: 70 }, (_, index) => ({
    id: `g${index}`,
    summary: 'x',
    start: { dateTime: `2026-05-06T10:00:${String(index % 60)}Z` },
  }));
  expect(mergeEvents([], many)).toHaveLength(50);
});
