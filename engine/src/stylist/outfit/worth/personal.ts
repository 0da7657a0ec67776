import { type Day, dayNumberOf } from '../day.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { type Preference, preferenceScore } from './preference-score.ts';
import { tasteScore } from './taste.ts';

/** Points of the expected rating that a piece gains or loses by what this person likes, wears and has planned. */
const size = { preference: 1, taste: 10, favourite: 0.2, neglected: 0.3 };

/** What wearing a piece again costs, by how soon and by its place. Coats and shoes are worn on end. House rule. */
const repeatCost: Readonly<Record<string, number>> = {
  top: 4,
  dress: 5,
  mid: 2,
  bottom: 5,
  shoes: 0.5,
  outer: 0.2,
  bag: 0.1,
  watch: 0.1,
  belt: 0.1,
  cover: 0.5,
};
const usualRepeatCost = 0.6;
/** Days around a plan in which a piece counts as worn, and what is left of the cost on the last of them. */
const nearDays = 7;

export function personalWorth(
  traits: ItemTraits,
  day: Day,
  preference: Preference,
  wearRank: number,
): number {
  const favourite = traits.item.isFavorite ? size.favourite : 0;
  const neglected = size.neglected * (0.5 - wearRank);
  return likingOf(traits, day, preference) + favourite + neglected - repeated(traits, day);
}

/** What a piece gains or loses by the preferences that were told and by the taste that was learned. */
export function likingOf(traits: ItemTraits, { request }: Day, preference: Preference): number {
  const liked = size.preference * (preferenceScore(traits, preference) - 0.5);
  return liked + size.taste * (tasteScore(traits, request.taste ?? {}) - 0.5);
}

function repeated(traits: ItemTraits, { plannedApart, dayNumber }: Day): number {
  const planned = plannedApart.get(traits.id);
  const worn = traits.item.lastWorn === null ? Number.NaN : dayNumber - dayNumberOf(traits.item.lastWorn);
  const apart = Math.min(planned ?? Number.POSITIVE_INFINITY, worn > 0 ? worn : Number.POSITIVE_INFINITY);
  if (!(apart > 0) || apart > nearDays) return 0;
  const cost = repeatCost[traits.slots[0] ?? ''] ?? usualRepeatCost;
  return cost * (1 - (0.4 * (apart - 1)) / nearDays);
}
