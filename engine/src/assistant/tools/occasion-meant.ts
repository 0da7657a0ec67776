import type { Occasion } from '../../stylist/occasion/occasion.ts';
import { readOccasion } from '../../stylist/occasion/read-occasion.ts';
import type { AssistantContext, AssistantEvent, OutfitWish } from '../assistant-context.ts';
import { occasionOf } from '../understanding/dress-level.ts';

/**
 * What a wish is dressed for: an event as the calendar and the week read it, with what was said of it; anything else from
 * the words of the wish.
 */
export async function occasionMeant(context: AssistantContext, wish: OutfitWish): Promise<Occasion> {
  const { eventId, said, code } = wish;
  const read = eventId === null ? undefined : await context.occasionOf({ eventId, said, code });
  return read ?? occasionOf(wish);
}

type EventRead = Pick<AssistantEvent, 'title' | 'location' | 'eventType'> &
  Partial<Pick<AssistantEvent, 'id' | 'clock'>>;

/** What an event asks for, as everything that plans for it reads it; one that is not in the calendar from its words and hour. */
export async function occasionOfEvent(context: AssistantContext, event: EventRead): Promise<Occasion> {
  const { id, title, location, eventType, clock } = event;
  const read = id === undefined ? undefined : await context.occasionOf({ eventId: id });
  return read ?? readOccasion({ title, location, eventType, hour: clock ? Number(clock.slice(0, 2)) : null });
}
