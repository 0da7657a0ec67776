import { findOutfits } from '../find-outfits.ts';
import type { OutfitItem, OutfitRequest } from '../outfit.ts';
import type { Pause } from '../search/pause.ts';
import { wearsOnTrips } from './wear-limits.ts';

type Day = { request: OutfitRequest; threshold: number };
type Category = OutfitItem['category'];

/** Groups of categories of which an item can only belong to one. */
const groups: readonly Category[][] = [
  ['top', 'shirt', 'dresses'],
  ['pants'],
  ['outerwear'],
  ['accessories'],
];
/** With more shoes than this it takes too long to ask which days each of them could serve. */
const mostShoes = 14;

/**
 * A number of items that no packing list can go below. For each group of garments: on how many days no outfit without it
 * reaches the threshold, over the days that one of its kind stays fresh. For shoes: the fewest pairs of which each day
 * finds one that will do.
 */
export async function leastItems(days: readonly Day[], pause: Pause): Promise<number> {
  if (days.length === 0) return 0;
  let least = await leastShoes(days, pause);
  for (const group of groups) {
    const needing: Day[] = [];
    for (const day of days) {
      await pause();
      if (!canDo(day, ({ category }) => !group.includes(category))) needing.push(day);
    }
    const dates = new Set(needing.map(({ request }) => request.date)).size;
    const fresh = Math.max(...group.map((category) => wearsOnTrips[category] ?? Number.POSITIVE_INFINITY));
    least += Math.max(needing.length > 0 ? 1 : 0, Math.ceil(dates / fresh));
  }
  return least;
}

function canDo({ request, threshold }: Day, allowed: (item: OutfitItem) => boolean): boolean {
  const among = new Set(request.items.filter(allowed).map(({ id }) => id));
  const answer = findOutfits({ ...request, among });
  // What was left open by a search that was cut short could do.
  return answer.ok && answer.best.score + answer.gap >= threshold;
}

async function leastShoes(days: readonly Day[], pause: Pause): Promise<number> {
  const [first] = days;
  const pairs = first.request.items.filter(({ category, available }) => category === 'shoes' && available);
  if (pairs.length > mostShoes) return 1;
  const serves: number[][] = [];
  for (const day of days) {
    await pause();
    serves.push(
      pairs.flatMap(({ id }, k) =>
        canDo(day, (item) => item.category !== 'shoes' || item.id === id) ? [k] : [],
      ),
    );
  }
  const hit = (chosen: readonly number[]) => serves.every((own) => own.some((k) => chosen.includes(k)));
  for (let count = 1; count <= 2; count++) if (choices(pairs.length, count).some(hit)) return count;
  return 3;
}

function choices(size: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: size - from }, (_, k) => from + k).flatMap((k) =>
    choices(size, count - 1, k + 1).map((rest) => [k, ...rest]),
  );
}
