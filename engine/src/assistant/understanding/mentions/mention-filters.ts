import type { AssistantItem, ItemFilter } from '../../assistant-context.ts';
import { matchItems } from './match-items.ts';
import type { Mention } from './read-mentions.ts';

/** From the loosest of what is said of a garment to the firmest. */
const softQualities = [
  ...(['tags', 'occasion', 'sizes', 'warm', 'season', 'use', 'favourite', 'status'] as const),
  ...(['price', 'worn', 'notWornSince', 'wornFrom', 'wornTo', 'suits'] as const),
];

/** A filter without some of its conditions. */
export function lessening(filter: ItemFilter, fields: readonly (keyof ItemFilter)[]): ItemFilter {
  const rest = { ...filter };
  for (const field of fields) delete rest[field];
  return rest;
}

/** The garments that a mention means; qualities that would leave none are taken less strictly, the last first. */
export function resolve(items: readonly AssistantItem[], { filter }: Mention): AssistantItem[] {
  const firm = lessening(filter, softQualities);
  for (const each of [filter, firm, lessening(firm, ['materials', 'patterns'])]) {
    const found = matchItems(items, each);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a mention names a kind of garment. */
export function isKind({ filter, vague }: Pick<Mention, 'filter' | 'vague'>): boolean {
  return (
    !vague && (filter.kinds !== undefined || filter.categories !== undefined || filter.row !== undefined)
  );
}

export function hasQualities({
  noun: _noun,
  categories: _categories,
  kinds: _kinds,
  row: _row,
  ...rest
}: ItemFilter): boolean {
  return Object.keys(rest).length > 0;
}
