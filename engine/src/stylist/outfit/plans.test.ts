import { describe, expect, test } from 'vitest';
import { findOutfits } from './find-outfits.ts';
import { readTraits } from './item-traits.ts';
import type { EventType, Weather } from './outfit.ts';
import { packForTrip } from './pack-for-trip.ts';
import { planDay } from './plan-day.ts';
import { type PlannedDay, planWeek } from './plan-week.ts';
import { sixtyItems } from './sixty-items.testing.ts';
import { learnTaste, tasteFeatures, tasteLabel } from './taste.ts';

const weather: Weather = {
  feltC: 15,
  minC: 11,
  maxC: 18,
  rainMm: 0,
  rainChance: 0.1,
  windKmh: 8,
  source: 'forecast',
};
const common = { items: sixtyItems, preferences: { styles: [], colours: [] }, recent: [], seed: 3 };
const day = (date: string, eventType: EventType, own: Partial<Weather> = {}): PlannedDay => ({
  key: `${date} ${eventType}`,
  date,
  eventType,
  weather: { ...weather, ...own },
});
const week: PlannedDay[] = [
  day('2026-10-05', 'business'),
  day('2026-10-06', 'business', { rainMm: 5, rainChance: 0.8 }),
  day('2026-10-07', 'casual'),
  day('2026-10-08', 'business'),
  day('2026-10-09', 'date'),
  day('2026-10-10', 'formal'),
  day('2026-10-11', 'workout'),
];

describe('a week', () => {
  test('every day gets its outfit, in the order asked', () => {
    const plan = planWeek({ ...common, days: week });
    expect(plan.map(({ key }) => key)).toEqual(week.map(({ key }) => key));
    expect(plan.every(({ answer }) => answer.ok)).toBe(true);
  });

  test('no shirt, top or dress is worn on two days', () => {
    const skin = planWeek({ ...common, days: week }).flatMap(({ answer }) =>
      answer.ok ? [answer.best.slots.top ?? answer.best.slots.dress] : [],
    );
    expect(new Set(skin).size).toBe(skin.length);
  });

  test('a wardrobe with one shirt wears it again and says so', () => {
    const items = sixtyItems.filter(({ category, id }) =>
      ['top', 'shirt', 'dresses'].includes(category) ? id === 'white-poplin-shirt' : true,
    );
    const plan = planWeek({ ...common, items, days: week.slice(0, 2) });
    expect(plan.map(({ answer }) => answer.ok)).toEqual([true, true]);
    expect(plan.filter(({ freshLeft }) => !freshLeft)).toHaveLength(1);
  });
});

describe('a day of several events', () => {
  const events = [day('2026-10-08', 'business'), day('2026-10-08', 'date'), day('2026-10-08', 'party')];

  test('an evening out keeps most of what the office asked for', () => {
    const plan = planDay({ ...common, events });
    if (!plan.ok) throw new Error(plan.sentence);
    expect(plan.changes).toBeLessThanOrEqual(2);
    expect(plan.events).toHaveLength(3);
  });

  test('office and sport share no shoes', () => {
    const plan = planDay({
      ...common,
      events: [day('2026-10-08', 'business'), day('2026-10-08', 'workout')],
    });
    if (!plan.ok) throw new Error(plan.sentence);
    expect(plan.events[0].outfit.slots.shoes).not.toBe(plan.events[1].outfit.slots.shoes);
  });
});

describe('a trip', () => {
  test('every day is dressed from the suitcase, which holds less than the days wear in turn', () => {
    const trip = packForTrip({ ...common, days: week });
    if (!trip.ok) throw new Error(trip.sentence);
    const packed = new Set(trip.itemIds);
    for (const { outfit } of trip.days) for (const id of outfit.itemIds) expect(packed).toContain(id);
    const apart = new Set(
      week.flatMap(({ date, eventType, weather: own }) => {
        const answer = findOutfits({ ...common, date, eventType, weather: own });
        return answer.ok ? answer.best.itemIds : [];
      }),
    );
    expect(packed.size).toBeLessThanOrEqual(apart.size);
    expect(trip.gap).toBe(trip.itemIds.length - trip.atLeast);
    expect(trip.gap).toBeGreaterThanOrEqual(0);
  });

  test('no top is worn on more than two days', () => {
    const days = Array.from({ length: 6 }, (_, k) => day(`2026-10-1${k}`, 'casual'));
    const trip = packForTrip({ ...common, days });
    if (!trip.ok) throw new Error(trip.sentence);
    const count = new Map<string, number>();
    for (const { outfit } of trip.days) {
      const skin = outfit.slots.top ?? outfit.slots.dress;
      count.set(skin, (count.get(skin) ?? 0) + 1);
    }
    expect(Math.max(...count.values())).toBeLessThanOrEqual(2);
  });
});

describe('taste', () => {
  const jumper = sixtyItems.filter(({ id }) => id === 'cream-cable-knit').map(readTraits);

  test('thumbs move the named features of a garment, up and back, and never past the ends', () => {
    let taste = learnTaste({}, jumper, 1);
    for (const feature of tasteFeatures(jumper[0])) expect(taste[feature]).toBeGreaterThan(0);
    for (let k = 0; k < 50; k++) taste = learnTaste(taste, jumper, 1);
    expect(Math.max(...Object.values(taste))).toBeLessThanOrEqual(1);
    for (let k = 0; k < 100; k++) taste = learnTaste(taste, jumper, -1);
    expect(Math.min(...Object.values(taste))).toBeGreaterThanOrEqual(-1);
  });

  test('what is disliked often enough is no longer planned', () => {
    const request = { ...common, date: '2026-10-07', eventType: 'casual' as const, weather };
    const first = findOutfits(request);
    if (!first.ok) throw new Error(first.sentence);
    const kind = readTraits(sixtyItems.filter(({ id }) => id === first.best.slots.bottom)[0]).kind;
    const next = findOutfits({ ...request, taste: { [`kind:${kind}`]: -1 } });
    if (!next.ok) throw new Error(next.sentence);
    expect(next.best.slots.bottom).not.toBe(first.best.slots.bottom);
    expect(next.best.terms.some(({ key }) => key === 'taste')).toBe(true);
  });

  test('a feature has words', () => {
    expect(tasteLabel('colour:blue')).toBe('blue pieces');
    expect(tasteLabel('kind:blazer')).toBe('a blazer');
    expect(tasteLabel('pattern:plain')).toBe('plain cloth');
  });
});
