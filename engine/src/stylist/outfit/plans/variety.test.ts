import { expect, test } from 'vitest';
import { readOccasion } from '../../occasion/read-occasion.ts';
import type { Weather } from '../outfit.ts';
import { namedItems } from '../testing/named-items.testing.ts';
import type { PlannedEvent } from './plan-day.ts';
import { planWeek } from './plan-week.ts';

const items = namedItems([
  'White cotton poplin shirt',
  'Light blue striped shirt',
  'Ivory silk blouse',
  'Bottle green viscose blouse',
  'Navy fine-knit jumper',
  'Grey merino roll neck',
  'Burgundy crew-neck sweater',
  'Cream cable-knit sweater',
  'Navy and white Breton top',
  'White T-shirt',
  'Black T-shirt',
  'Grey marl T-shirt',
  'Rust long-sleeved top',
  'Light blue denim shirt',
  'Charcoal wool trousers',
  'Navy tailored trousers',
  'Black tailored trousers',
  'Camel wide-leg trousers',
  'Dark blue jeans',
  'Light blue straight jeans',
  'Black jeans',
  'Olive chinos',
  'Navy pleated midi skirt',
  'Brown corduroy skirt',
  'Navy wool shift dress',
  'Black midi dress',
  'Green floral midi dress',
  'Burgundy wrap dress',
  'Navy blazer',
  'Grey check blazer',
  'Camel cardigan',
  'Camel wool coat',
  'Navy trench coat',
  'Olive parka',
  'Denim jacket',
  'Black leather loafers',
  'Brown ankle boots',
  'Black ankle boots',
  'White leather sneakers',
  'Navy block-heel pumps',
  'Running shoes in blue',
  'Black running tights',
  'Coral running shirt',
  'Light running jacket',
  'Black leather tote',
  'Tan crossbody bag',
  'Small black evening bag',
  'Red silk scarf',
  'Grey wool scarf',
  'Gold hoop earrings',
  'Silver watch',
  'Brown leather belt',
  'Black tights',
]);

const week: readonly [title: string, hour: number][] = [
  ['Office', 9],
  ['Team meeting', 10],
  ['Office', 9],
  ['Client meeting', 14],
  ['Office', 9],
  ['Errands', 10],
  ['Lunch with Mum', 13],
];
const evenings: readonly (readonly [day: number, title: string])[] = [
  [2, 'Dinner with friends'],
  [9, 'Run'],
  [11, 'Theater with Jo'],
  [19, 'Birthday party'],
  [23, 'Run'],
  [26, 'Date night'],
];
const mild: Weather = {
  feltC: 11,
  minC: 7,
  maxC: 14,
  rainMm: 0,
  rainChance: 0.1,
  windKmh: 10,
  source: 'forecast',
};

function eventOf(day: number, title: string, hour: number): PlannedEvent {
  const date = new Date(Date.UTC(2026, 9, 5 + day)).toISOString().slice(0, 10);
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return {
    key: `${date} ${hour} ${title}`,
    date,
    eventType: 'other',
    occasion: readOccasion({ title, hour, weekday, eventType: 'other' }),
    weather: { ...mild, feltC: 8 + ((day * 5) % 9) },
  };
}

/** Four weeks, planned week by week as people do, each with what was planned before. */
async function fourWeeks() {
  const planned: { date: string; itemIds: string[] }[] = [];
  for (let first = 0; first < 28; first += 7) {
    const days = week.map(([title, hour], k) => eventOf(first + k, title, hour));
    const late = evenings.filter(([day]) => day >= first && day < first + 7);
    const events = [...days, ...late.map(([day, title]) => eventOf(day, title, 19))];
    const plan = await planWeek({
      items,
      gender: 'female',
      preferences: { styles: [], colours: [] },
      recent: planned.map(({ itemIds }) => itemIds),
      planned,
      seed: 1,
      events,
    });
    for (const [k, { answer }] of plan.entries())
      if (answer?.ok) planned.push({ date: events[k].date, itemIds: [...answer.best.itemIds] });
  }
  return planned;
}

test('four weeks of a calendar: every event is dressed, nothing is worn twice a week but trousers, coats and shoes, and much of the wardrobe gets its turn', async () => {
  const planned = await fourWeeks();
  expect(planned).toHaveLength(28 + evenings.length);
  const categories = new Map(items.map(({ id, category }) => [id, category]));
  const monday = Date.parse('2026-10-05');
  const days = new Map<string, Set<string>>();
  for (const { date, itemIds } of planned)
    for (const id of itemIds) {
      const key = `${Math.floor((Date.parse(date) - monday) / 604_800_000)} ${id}`;
      days.set(key, (days.get(key) ?? new Set()).add(date));
    }
  for (const [key, dates] of days) {
    const id = key.slice(key.indexOf(' ') + 1);
    const category = categories.get(id);
    if (category === 'top' || category === 'shirt' || category === 'dresses') expect(dates.size, key).toBe(1);
    if (category === 'pants') expect(dates.size, key).toBeLessThanOrEqual(2);
    if (/scarf/i.test(id)) expect(dates.size, key).toBeLessThanOrEqual(2);
  }
  const worn = new Set(planned.flatMap(({ itemIds }) => itemIds));
  expect(worn.size).toBeGreaterThanOrEqual(0.6 * items.length);
  const mains = [...worn].filter((id) => /^(top|shirt|dresses|pants)$/.test(categories.get(id) ?? ''));
  expect(mains.length).toBeGreaterThanOrEqual(20);
});
