import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';

export type NeededItem = { item: WardrobeItem; event: CalendarEvent };

/** The items in the wash that planned outfits need, each once, with the first event that needs it. */
export function neededInWash(events: readonly CalendarEvent[]): NeededItem[] {
  const found = new Map<string, NeededItem>();
  for (const event of events) {
    for (const item of event.outfitPlan?.items ?? []) {
      if (item.status === 'in_wash' && !found.has(item.id)) found.set(item.id, { item, event });
    }
  }
  return [...found.values()];
}
