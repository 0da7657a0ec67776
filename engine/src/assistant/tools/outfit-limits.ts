import type { AssistantItem, ItemFilter } from '../assistant-context.ts';
import { matches, matchItems, traitsOf } from '../understanding/mentions/match-items.ts';

/** Coats that rain ruins or goes through stay at home when rain is spoken of and another coat keeps it off. */
export function offInRain(items: readonly AssistantItem[]): string[] {
  const coats = items.filter((item) => item.available && traitsOf(item).slots[0] === 'outer');
  const proof = new Set(matchItems(coats, { use: 'rain' }).map(({ id }) => id));
  return proof.size > 0 ? coats.filter(({ id }) => !proof.has(id)).map(({ id }) => id) : [];
}

/** "All grey" leaves the shoes free where none is grey. */
export function isLastOfCategory(
  items: readonly AssistantItem[],
  { category }: AssistantItem,
  filter: ItemFilter,
): boolean {
  return (
    filter.mainColour === true &&
    (category === 'shoes' || category === 'accessories') &&
    items.every((item) => item.category !== category || !item.available || matches(item, filter))
  );
}
