import { expect, test } from 'vitest';
import { readOccasion } from '../occasion/read-occasion.ts';
import { warmthNeeds } from './warmth-needs.ts';

const occasion = (title: string, location = '') =>
  readOccasion({ title, location, hour: 18, weekday: 3, eventType: 'other' });

test('the colder it is, the warmer people dress, everywhere', () => {
  for (const title of ['Team meeting', 'Picnic in the park', 'Hike', 'Gym', 'Run', 'Movie night at home']) {
    const needs = Array.from({ length: 12 }, (_, k) => warmthNeeds(occasion(title), 35 - 5 * k).outdoorClo);
    expect(needs, title).toEqual([...needs].sort((a, b) => a - b));
  }
});

test('guests go through the cold, hosts stay at home', () => {
  const visit = warmthNeeds(occasion('Dinner party at Anna’s'), 0);
  const evening = warmthNeeds(occasion('Movie night at home'), 0);
  expect(visit.outdoorClo).toBeGreaterThan(1.2);
  expect(evening.outdoorClo).toBeLessThan(0.9);
});

test('on a hike in the cold people are dressed for the breaks', () => {
  expect(warmthNeeds(occasion('Hike'), 5).outdoorClo).toBeGreaterThan(1.1);
});
