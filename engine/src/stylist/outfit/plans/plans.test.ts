import { describe, expect, test } from 'vitest';
import { findOutfits } from '../find-outfits.ts';
import { readTraits } from '../garments/item-traits.ts';
import type { EventType, Weather } from '../outfit.ts';
import { sixtyItems } from '../testing/sixty-items.testing.ts';
import { learnTaste, tasteFeatures, tasteLabel } from '../worth/taste.ts';
import { packForTrip } from './pack-for-trip.ts';
import { type DayPlan, type PlannedEvent, planDay } from './plan-day.ts';
import { planWeek } from './plan-week.ts';

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
const day = (date: string, eventType: EventType, own: Partial<Weather> = {}): PlannedEvent => ({
  key: `${date} ${eventType}`,
  date,
  eventType,
  weather: { ...weather, ...own },
});
const week: PlannedEvent[] = [
  day('2026-10-05', 'business'),
  day('2026-10-06', 'business', { rainMm: 5, rainChance: 0.8 }),
  day('2026-10-07', 'casual'),
  day('2026-10-08', 'business'),
  day('2026-10-09', 'date'),
  day('2026-10-10', 'formal'),
  day('2026-10-11', 'workout'),
];

describe('a week', () => {
  test('every day gets its outfit, in the order asked', async () => {
    const plan = await planWeek({ ...common, events: week });
    expect(plan.map(({ key }) => key)).toEqual(week.map(({ key }) => key));
    expect(plan.every(({ answer }) => answer?.ok)).toBe(true);
  });

  test('no shirt, top or dress is worn on two days', async () => {
    const skin = (await planWeek({ ...common, events: week })).flatMap(({ answer }) =>
      answer?.ok ? [answer.best.slots.top ?? answer.best.slots.dress] : [],
    );
    expect(new Set(skin).size).toBe(skin.length);
  });

  test('a wardrobe with one shirt wears it again and says so', async () => {
    const items = sixtyItems.filter(({ category, id }) =>
      ['top', 'shirt', 'dresses'].includes(category) ? id === 'white-poplin-shirt' : true,
    );
    const plan = await planWeek({ ...common, items, events: week.slice(0, 2) });
    expect(plan.map(({ answer }) => answer?.ok)).toEqual([true, true]);
    expect(plan.filter(({ freshLeft }) => !freshLeft)).toHaveLength(1);
  });
});

const outfitsOf = ({ events }: DayPlan) => events.flatMap(({ answer }) => (answer?.ok ? [answer.best] : []));

describe('a day of several events', () => {
  const events = [day('2026-10-08', 'business'), day('2026-10-08', 'date'), day('2026-10-08', 'party')];

  test('an evening out keeps most of what the office asked for', async () => {
    const plan = await planDay({ ...common, events });
    expect(plan.changes).toBeLessThanOrEqual(2);
    expect(plan.events).toHaveLength(3);
  });

  test('what was planned before stays, and the others are dressed around it', async () => {
    const office = findOutfits({ ...common, ...events[0] });
    if (!office.ok) throw new Error(office.sentence);
    const kept = office.best.itemIds;
    const plan = await planDay({ ...common, events: [{ ...events[0], kept }, events[1]] });
    expect(plan.events[0]).toMatchObject({ answer: undefined, changes: 0 });
    const [evening] = outfitsOf(plan);
    expect(evening.itemIds.filter((id) => kept.includes(id)).length).toBeGreaterThanOrEqual(2);
  });

  test('a wardrobe that can dress no event says which slot is empty', async () => {
    const items = sixtyItems.filter(({ category }) => category !== 'shoes');
    const { events: planned } = await planDay({ ...common, items, events });
    expect(planned.map(({ answer }) => answer?.ok === false && answer.emptySlot)).toEqual(
      Array(3).fill('shoes'),
    );
    const trip = await packForTrip({ ...common, items, events });
    expect(trip.ok === false && trip.emptySlot).toBe('shoes');
  });

  test('two events of one day may wear the same shirt, which is worn on no other day', async () => {
    const three = [events[0], events[1], day('2026-10-09', 'business')];
    const [office, evening, next] = (await planWeek({ ...common, events: three })).flatMap(({ answer }) =>
      answer?.ok ? [answer.best.slots.top ?? answer.best.slots.dress] : [],
    );
    expect(next).not.toBe(office);
    expect(next).not.toBe(evening);
  });

  test('office and sport share no shoes', async () => {
    const plan = await planDay({
      ...common,
      events: [day('2026-10-08', 'business'), day('2026-10-08', 'workout')],
    });
    const [office, gym] = outfitsOf(plan);
    expect(office.slots.shoes).not.toBe(gym.slots.shoes);
  });
});

function subsetsOf(ids: readonly string[], size: number): string[][] {
  if (size <= 0) return [[]];
  return ids.flatMap((id, k) => subsetsOf(ids.slice(k + 1), size - 1).map((rest) => [id, ...rest]));
}

describe('a trip', () => {
  test('every day is dressed from the suitcase, which holds less than the days wear in turn', async () => {
    const trip = await packForTrip({ ...common, events: week });
    if (!trip.ok) throw new Error(trip.sentence);
    const packed = new Set(trip.itemIds);
    for (const { answer } of trip.days) for (const id of answer.best.itemIds) expect(packed).toContain(id);
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

  test('a wet day keeps its umbrella or raincoat, though leaving it at home would make the list shorter', async () => {
    const events = [
      day('2026-10-05', 'casual'),
      day('2026-10-06', 'casual', { rainMm: 9, rainChance: 0.95 }),
    ];
    const trip = await packForTrip({ ...common, events });
    if (!trip.ok) throw new Error(trip.sentence);
    const { umbrella, outer = '' } = trip.days[1].answer.best.slots;
    expect(umbrella !== undefined || outer.includes('raincoat')).toBe(true);
  });

  test('no list of fewer items dresses all days, over all lists of a small wardrobe', async () => {
    for (const seed of [4, 9, 23]) {
      const items = sixtyItems.filter(
        (_, k) => (k * 7 + seed) % 4 === 0 || /jeans|sneaker/.test(sixtyItems[k].id),
      );
      const events = [day('2026-10-05', 'casual'), day('2026-10-06', 'casual', { feltC: 8 })];
      const trip = await packForTrip({ ...common, items, events });
      if (!trip.ok) continue;
      expect(trip.itemIds.length, `seed ${seed}`).toBeGreaterThanOrEqual(trip.atLeast);
      const floors = events.map((asked) => {
        const answer = findOutfits({ ...common, items, ...asked });
        return answer.ok ? 0.93 * answer.best.score : 0;
      });
      const dresses = (list: readonly string[]) =>
        events.every((asked, k) => {
          // The whole wardrobe says what the person's style is, also where little of it is packed.
          const answer = findOutfits({ ...common, ...asked, items, among: new Set(list) });
          return answer.ok && answer.best.score >= floors[k];
        });
      const shorter = subsetsOf(
        items.map(({ id }) => id),
        trip.atLeast - 1,
      );
      expect(shorter.some(dresses), `seed ${seed}`).toBe(false);
    }
  });

  test('no top is worn on more than two days', async () => {
    const days = Array.from({ length: 6 }, (_, k) => day(`2026-10-1${k}`, 'casual'));
    const trip = await packForTrip({ ...common, events: days });
    if (!trip.ok) throw new Error(trip.sentence);
    const count = new Map<string, number>();
    for (const { answer } of trip.days) {
      const skin = answer.best.slots.top ?? answer.best.slots.dress;
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
