import { expect, test, vi } from 'vitest';
import { anEvent } from '../../../testing/plan-samples.ts';
import { addDays, eventBody, eventForm, eventProblems } from './event-form.ts';

const form = (changes: Partial<ReturnType<typeof eventForm>> = {}) => ({
  ...eventForm(undefined, '2026-05-04'),
  title: 'Dinner',
  ...changes,
});

test('days are counted across months, years and leap days', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});

test('a new event lasts an hour of the evening of its day', () => {
  expect(form()).toMatchObject({ start: '2026-05-04T18:00', end: '2026-05-04T19:00', eventType: '' });
});

test('an event comes back from its form as it was, timed or all day', () => {
  const timed = anEvent({ startTime: '2026-05-06T09:30:00.000Z', endTime: '2026-05-07T01:00:00.000Z' });
  expect(eventBody(eventForm(timed))).toMatchObject({
    title: timed.title,
    startTime: timed.startTime,
    endTime: timed.endTime,
    eventType: 'business',
  });
  const trip = anEvent({ startTime: '2026-05-04', endTime: '2026-05-07' });
  expect(eventForm(trip), 'the last day is shown, the end is exclusive').toMatchObject({
    allDay: true,
    start: '2026-05-04T12:00',
    end: '2026-05-06T13:00',
  });
  expect(eventBody(eventForm(trip))).toMatchObject({ startTime: '2026-05-04', endTime: '2026-05-07' });
});

test('without a type nothing is sent, so that it follows from the title', () => {
  expect(eventBody(form())).not.toHaveProperty('eventType');
});

test('what is missing or ends before it starts is named at its field', () => {
  expect(eventProblems(form())).toEqual({});
  expect(Object.keys(eventProblems(form({ title: ' ', start: '', end: '' })))).toEqual([
    ...['title', 'startTime', 'endTime'],
  ]);
  const ended = { endTime: ['The event must end after it starts'] };
  expect(eventProblems(form({ end: '2026-05-04T18:00' }))).toEqual(ended);
  expect(eventProblems(form({ allDay: true, end: '2026-05-04T10:00' })), 'one whole day').toEqual({});
  expect(eventProblems(form({ allDay: true, end: '2026-05-03T20:00' }))).toEqual(ended);
});

test('a time that the clocks leave out is said as such', () => {
  vi.stubEnv('TZ', 'Europe/Amsterdam');
  const inGap = form({ start: '2027-03-28T02:30', end: '2027-03-28T04:00' });
  expect(eventProblems(inGap)).toEqual({
    startTime: ['The clocks go forward then, so this time does not exist on that day'],
  });
  expect(eventProblems(form({ start: '2027-03-28T03:30', end: '2027-03-28T04:00' }))).toEqual({});
  vi.unstubAllEnvs();
});
