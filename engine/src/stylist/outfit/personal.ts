import { type Day, dayNumberOf } from './day.ts';
import type { ItemTraits } from './item-traits.ts';
import { type Preference, preferenceScore } from './preference-score.ts';
import { tasteScore } from './taste.ts';

/** Points of the expected rating that a piece gains or loses by what this person likes, wears and has planned. */
const size = { preference: 0.5, taste: 1.6, favourite: 0.12, neglected: 0.18 };

/** What wearing a piece again costs, by how soon and by its place. Coats and shoes are worn on end. House rule. */
const repeatCost: Readonly<Record<string, number>> = {
  top: 2.2,
  dress: 2.6,
  mid: 1.2,
  bottom: 1.6,
  shoes: 0.25,
  outer: 0.1,
  bag: 0.05,
  watch: 0.05,
  belt: 0.05,
  cover: 0.3,
};
const usualRepeatCost = 0.35;
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
