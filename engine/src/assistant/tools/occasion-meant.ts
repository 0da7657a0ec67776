import type { Occasion } from '../../stylist/occasion/occasion.ts';
import { readOccasion } from '../../stylist/occasion/read-occasion.ts';
import type { AssistantContext, AssistantEvent, OutfitWish } from '../assistant-context.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
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

/** From here a word is one of a title. House rule. */
const sure = 0.85;

/** "Wedding on the 22nd" is the only wedding that the calendar has that day; a wish for anything else stays as it is. */
export async function ofCalendar(context: AssistantContext, wish: OutfitWish): Promise<OutfitWish> {
  const words = namingWords(wish.title);
  if (wish.eventId !== null || words.length === 0) return wish;
  const events = await context.events(wish.day, wish.day);
  const called = events.filter(({ title }) => {
    const own = namingWords(title);
    return words.every((word) => own.some((each) => likeness(word, each) >= sure));
  });
  const [only, ...others] = called;
  if (!only || others.length > 0) return wish;
  const { id, title, eventType, location } = only;
  return { ...wish, title, eventType, eventId: id, place: wish.place ?? location };
}
