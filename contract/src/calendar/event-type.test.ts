import { expect, it } from 'vitest';
import { eventTypeOf } from './event-type.ts';

it.each([
  ['Team meeting', 'business'],
  ['Meetings with Ana', 'business'],
  ['Working from the office', 'business'],
  ['Dinner with Sam', 'date'],
  ['First date', 'date'],
  ['Birthday of Jo', 'party'],
  ['Summer parties', 'party'],
  ['Workout', 'workout'],
  ['Gym', 'workout'],
  ['Wedding of Mia and Leo', 'formal'],
  ['GALA 2026', 'formal'],
  ['Flight to Oslo', 'travel'],
  ['Travelling home', 'travel'],
  ['Haircut', 'casual'],
  ['', 'casual'],
])('%s is %s', (title, type) => {
  expect(eventTypeOf(title)).toBe(type);
});

it.each(['Update the website', 'Network', 'Informal talk', 'Tripwire', 'Validate'])(
  'parts of words decide nothing: %s',
  (title) => {
    expect(eventTypeOf(title)).toBe('casual');
  },
);

it('the first type in the specification’s order wins', () => {
  expect(eventTypeOf('Birthday dinner')).toBe('date');
  expect(eventTypeOf('Office party')).toBe('business');
});
