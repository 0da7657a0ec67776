import type { Occasion } from '../../stylist/occasion/occasion.ts';
import type { AssistantContext, OutfitWish } from '../assistant-context.ts';
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
