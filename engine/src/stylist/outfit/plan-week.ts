import { dressCodes } from '../../knowledge/dress-codes.ts';
import { findOutfits } from './find-outfits.ts';
import type { EventType, OutfitAnswer, OutfitItem, OutfitRequest, Weather } from './outfit.ts';

export type PlannedDay = { key: string; date: string; eventType: EventType; weather: Weather };

export type WeekRequest = Omit<OutfitRequest, 'date' | 'eventType' | 'weather'> & { days: PlannedDay[] };

/** `freshLeft` is false where a garment had to be taken that another day of the plan already wears. */
export type WeekPlan = { key: string; answer: OutfitAnswer; freshLeft: boolean }[];

/** How many days of one plan a garment is worn before it goes to the wash; others as often as you like. House rule. */
const wears: Partial<Record<OutfitItem['category'], number>> = { top: 1, shirt: 1, dresses: 1, pants: 3 };

/**
 * An outfit for each of several days, in the order asked: no combination twice, and what is worn next to the skin on one
 * day is in the wash on the others, unless nothing else is left. The dressiest events choose first, so that a casual day
 * does not take the only good shirt.
 */
export function planWeek(request: WeekRequest): WeekPlan {
  const { days, ...common } = request;
  const worn = new Map<string, number>();
  const recent = [...request.recent];
  const plans = new Map<string, WeekPlan[number]>();
  const bySeverity = [...days].sort(
    (x, y) =>
      dressCodes[y.eventType].ideal - dressCodes[x.eventType].ideal ||
      compare(x.date, y.date) ||
      compare(x.key, y.key),
  );
  for (const { key, date, eventType, weather } of bySeverity) {
    const asked: OutfitRequest = { ...common, date, eventType, weather, recent };
    const rested = request.items.filter(
      ({ id, category }) => (worn.get(id) ?? 0) < (wears[category] ?? Number.POSITIVE_INFINITY),
    );
    const fresh = findOutfits({ ...asked, items: rested });
    const answer = fresh.ok ? fresh : findOutfits(asked);
    plans.set(key, { key, answer, freshLeft: fresh.ok || !answer.ok });
    if (!answer.ok) continue;
    recent.push(answer.best.itemIds);
    for (const id of answer.best.itemIds) worn.set(id, (worn.get(id) ?? 0) + 1);
  }
  return days.flatMap(({ key }) => plans.get(key) ?? []);
}

function compare(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}
