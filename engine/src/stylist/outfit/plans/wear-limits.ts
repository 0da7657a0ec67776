import type { OutfitItem } from '../outfit.ts';

type Limits = Partial<Record<OutfitItem['category'], number>>;

/** On how many days of one plan a garment is worn before it goes to the wash; others as often as you like. House rules. */
export const wearsAtHome: Limits = { top: 1, shirt: 1, dresses: 1, pants: 2 };
/** The same on a trip, where the suitcase is small. */
export const wearsOnTrips: Limits = { top: 2, shirt: 2, dresses: 2, pants: 5 };

/** Days on which each item is worn, over outfits of several days; two outfits of one day count as one day. */
export type WornDays = Map<string, Set<string>>;

export function wornDays(outfits: readonly { date: string; itemIds: readonly string[] }[]): WornDays {
  const worn: WornDays = new Map();
  for (const { date, itemIds } of outfits)
    for (const id of itemIds) worn.set(id, (worn.get(id) ?? new Set()).add(date));
  return worn;
}

/** Items that may not be worn on one more day. What is worn on that very day already may stay on. */
export function wornOut(
  items: readonly OutfitItem[],
  worn: WornDays,
  date: string,
  limits: Limits,
): string[] {
  return items.flatMap(({ id, category }) => {
    const days = worn.get(id);
    const most = limits[category];
    return days && most !== undefined && days.size >= most && !days.has(date) ? [id] : [];
  });
}
