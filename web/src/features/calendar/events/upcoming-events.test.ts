import { expect, test } from 'vitest';
import { eventDay, eventsBeside, eventsToOutfit, isWithinReach } from './upcoming-events.ts';

const now = new Date('2026-05-04T12:00:00');
const at = (startTime: string, hasOutfit = false) => ({ startTime, hasOutfit });

test('Generate All leaves out what has begun and what has no readable date, and keeps a whole day that is today', () => {
  const future = at('2026-05-04T12:01:00');
  const today = at('2026-05-04');
  const events = [at('2026-05-04T11:59:00'), at('2026-05-03'), at('soon'), today, future];
  expect(eventsToOutfit(events, now)).toEqual([today, future]);
});

test('Generate All takes at most five, first those without an outfit', () => {
  const bare = Array.from({ length: 7 }, (_, index) => at(`2026-05-1${index}`));
  expect(eventsToOutfit([at('2026-05-05', true), ...bare], now)).toEqual(bare.slice(0, 5));
  expect(eventsToOutfit([at('2026-05-05', true)], now)).toHaveLength(1);
});

const span = (startTime: string, endTime: string) => ({ id: startTime, startTime, endTime });

test('what has ended or begins after 30 days is not within reach', () => {
  expect(isWithinReach(span('2026-05-01', '2026-05-05'), now), 'goes on today').toBe(true);
  expect(isWithinReach(span('2026-06-03T11:59:00', '2026-06-03T13:00:00'), now)).toBe(true);
  expect(isWithinReach(span('2026-06-03T12:00:00', '2026-06-03T13:00:00'), now)).toBe(false);
  expect(isWithinReach(span('2026-05-03', '2026-05-04'), now)).toBe(false);
});

test('what is beside the events shown is still to come', () => {
  const [shown, past, later] = [
    span('2026-05-05', '2026-05-06'),
    span('2026-05-04T09:00:00', '2026-05-04T10:00:00'),
    span('2026-07-01', '2026-07-02'),
  ];
  expect(eventsBeside([shown], [past, shown, later], now)).toEqual([later]);
});

test('an event belongs to the local day of its start', () => {
  expect(eventDay(at('2026-05-04T23:30:00'))).toBe('2026-05-04');
  expect(eventDay(at('2026-05-04'))).toBe('2026-05-04');
  expect(eventDay(at('never'))).toBeUndefined();
});
