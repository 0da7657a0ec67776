import { dialogEventTypes, type EventType, eventTypes } from '@drape/contract/calendar/calendar-options';
import { capitalised } from '../../wardrobe/items/item-words.ts';

const words = new Map<EventType, string>(
  Object.entries(dialogEventTypes).map(([word, type]) => [type, word]),
);

/** What the dialogs call a type: Work, Casual, Formal, Social, Fitness; the others by their own name. */
export function dialogTypeLabel(type: EventType): string {
  return capitalised(words.get(type) ?? type);
}

/** The types as the dialogs offer them, their own five first. */
export const dialogTypeOptions = [
  ...Object.values(dialogEventTypes),
  ...eventTypes.filter((type) => !words.has(type)),
].map((value) => ({ value, label: dialogTypeLabel(value) }));
