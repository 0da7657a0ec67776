import { expect, test } from 'vitest';
import { readOccasion } from '../occasion/read-occasion.ts';
import { findOutfits } from './find-outfits.ts';
import type { OutfitItem, Weather } from './outfit.ts';
import { packForTrip } from './plans/pack-for-trip.ts';
import { planWeek } from './plans/plan-week.ts';
import { namedItems } from './testing/named-items.testing.ts';

const weather: Weather = {
  feltC: 12,
  minC: 8,
  maxC: 15,
  rainMm: 0,
  rainChance: 0.2,
  windKmh: 10,
  source: 'forecast',
};
const titles = [
  '',
  '🎉🎉',
  'Pool day',
  'Black tie gala',
  'black tie pool party',
  'Office',
  'Funeral',
  'Run',
  'Movie night at home',
  'x'.repeat(200),
];
const inTheWash = (items: OutfitItem[]) => items.map((each) => ({ ...each, available: false }));

test.each<[name: string, items: OutfitItem[]]>([
  ['one bikini', namedItems(['Red bikini'])],
  ['three pieces', namedItems(['White T-shirt', 'Blue jeans', 'White sneakers'])],
  ['one sort only', namedItems(['Red scarf', 'Blue scarf', 'Green scarf'])],
  ['nothing', []],
  ['words that nobody knows', namedItems(['Zorblax', 'Quuxified frumious', '???'])],
  ['all in the wash', inTheWash(namedItems(['White T-shirt', 'Blue jeans', 'White sneakers']))],
])('a wardrobe of %s gets a plan or a sentence for everything, never an error', async (_, items) => {
  const common = { items, preferences: { styles: [], colours: [] }, recent: [], seed: 1 };
  const events = titles.map((title, k) => ({
    key: String(k),
    date: `2026-10-${String(k + 10)}`,
    eventType: 'other' as const,
    occasion: readOccasion({ title, hour: 12, eventType: 'other' }),
    weather,
  }));
  for (const event of events) {
    const answer = findOutfits({ ...common, ...event });
    if (answer.ok) expect(answer.best.itemIds.length).toBeGreaterThan(0);
    else expect(answer.sentence).toMatch(/\S.*[.!]$/);
  }
  expect(await planWeek({ ...common, events: events.slice(0, 7) })).toHaveLength(7);
  expect(await packForTrip({ ...common, events: events.slice(0, 3) })).toHaveProperty('ok');
});
