import type { AssistantItem } from '../../assistant-context.ts';
import { namedItem } from '../../commands/meant-items.ts';

const between = /\b(?:with|and|or|plus|versus|vs|over|under)\b|[&+,;?!]|\.(?=\s|$)/;

/**
 * The garments that the parts of a question name by two words or more of their own names, in the order they are named:
 * "the plum fleece or the waxed jacket". Each is named once.
 */
export function thingsNamed(plain: string, items: readonly AssistantItem[]): AssistantItem[] {
  const named = plain.split(between).flatMap((part) => namedItem(part, items) ?? []);
  return [...new Map(named.map((item) => [item.id, item])).values()];
}
