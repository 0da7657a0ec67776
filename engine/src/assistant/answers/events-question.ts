import type {
  Answer,
  AssistantContext,
  AssistantEvent,
  AssistantItem,
  Memory,
} from '../assistant-context.ts';
import { listEvents } from '../tools/day-tools.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { addDays } from '../understanding/read-day.ts';
import { baseWish } from '../understanding/wish.ts';
import { outfitQuestion } from './outfit-question.ts';

const weeksAhead = 4;

const asksWhatToWear = /\b(what|which) (am i|do i|should i|shall i|will i|can i|to) (wear|wearing|put on)\b/;

/** "My week", said of the days to come. */
const ofWeek = /\b(?:(?:my|the|this) week(?!end)|next (?:few|couple of|seven|7) days)\b/;

/** What is in the calendar, and what is worn to it. */
export async function eventsQuestion({ context, question, items }: QuestionInContext): Promise<Answer> {
  const { plain, days } = question;
  const openOnly =
    /\b(still need|needs? an outfit|without an outfit|no outfit|unplanned|havent planned)\b/.test(plain);
  const event = openOnly ? undefined : await eventOf(context, question);
  if (event && !event.outfit && asksWhatToWear.test(plain))
    return outfitQuestion({ context, question, items });
  if (event) {
    const answer = await listEvents(context, {
      firstDay: event.day,
      lastDay: event.day,
      title: event.title.toLowerCase(),
      openOnly: false,
    });
    return { ...answer, memory: { ...answer.memory, ...plannedIn(event, items, context) } };
  }
  const isOfWeek = ofWeek.test(plain) && (days === undefined || days.first === days.last);
  return listEvents(context, {
    firstDay: days?.first ?? context.today,
    lastDay: isOfWeek
      ? addDays(days?.first ?? context.today, 6)
      : (days?.last ?? addDays(context.today, 7 * weeksAhead)),
    title: null,
    openOnly,
  });
}

/** What is planned for an event, as an outfit that a follow-up can change. */
export function plannedIn(
  event: AssistantEvent,
  items: readonly AssistantItem[],
  context: AssistantContext,
): Partial<Memory> {
  const worn = items.filter(({ id }) => event.outfit?.itemIds.includes(id));
  if (worn.length === 0) return {};
  const slots = Object.fromEntries(
    worn.flatMap((item) =>
      traitsOf(item)
        .slots.slice(0, 1)
        .map((slot) => [slot, item.id]),
    ),
  );
  return {
    wish: {
      ...baseWish(context),
      title: event.title,
      eventType: event.eventType,
      eventId: event.id,
      day: event.day,
      place: event.location,
    },
    outfit: {
      itemIds: worn.map(({ id }) => id),
      slots,
      clo: worn.reduce((sum, item) => sum + traitsOf(item).clo, 0),
      reasons: ['You planned it so.'],
      improvements: [],
    },
  };
}
