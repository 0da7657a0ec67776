import type { Answer, AssistantItem } from '../assistant-context.ts';
import { offerWorn } from '../tools/day-tools.ts';
import { answered } from '../tools/find-tools.ts';
import { outfitActions } from '../tools/outfit-tools.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import { thingsNamed } from '../understanding/mentions/things-named.ts';
import { nearestOf, type QuestionInContext } from '../understanding/question-in-context.ts';
import { addDays, dayWords, type SaidDays } from '../understanding/read-day.ts';
import { namesOf } from '../words.ts';

/** "I wore the navy blazer yesterday": offers to note it. */
export function wornQuestion({ context, question, items }: QuestionInContext): Answer | undefined {
  const worn = meant({ context, question, items });
  if (worn.length === 0) return undefined;
  return offerWorn(context, worn, pastDay(question.days, context.today));
}

/** What was worn on Monday was worn on the last one. */
function pastDay(days: SaidDays | undefined, today: string): string {
  if (!days) return today;
  if (days.first <= today) return days.first;
  const week = addDays(days.first, -7);
  return week <= today ? week : today;
}

/** "Put the grey hoodie and the joggers down for Saturday": offers to plan it. */
export async function planQuestion(asked: QuestionInContext): Promise<Answer | undefined> {
  const planned = meant(asked);
  return planned.length === 0 ? undefined : offerPlanned(asked, planned);
}

/** Offers to put garments into the calendar, for the event or the day that a question names. */
export async function offerPlanned(
  { context, question }: Pick<QuestionInContext, 'context' | 'question'>,
  planned: readonly AssistantItem[],
): Promise<Answer> {
  const event = await eventOf(context, question);
  const day = event?.day ?? question.days?.first ?? context.today;
  const title = event?.title ?? question.occasion?.said ?? dayWords(day, context);
  const itemIds = planned.map(({ id }) => id);
  const eventType = event?.eventType ?? question.occasion?.eventType ?? 'casual';
  const eventId = event?.id ?? null;
  const actions = outfitActions({ day, title, eventType, eventId }, { itemIds }, context.today);
  return answered(
    'offer_plan',
    `Shall I put ${namesOf(planned, 9)} into your calendar for ${title}? Press the button to confirm.`,
    {
      cards: [{ kind: 'outfit', title, itemIds, date: day, eventType, eventId, score: 0 }],
      actions: actions.filter(({ kind }) => kind === 'plan'),
      memory: { tool: 'offer_plan', shown: itemIds },
    },
  );
}

/** One garment for each that is named. */
function meant({ question, items }: QuestionInContext): AssistantItem[] {
  const found = question.mentions
    .filter((mention) => isKind(mention) && mention.role !== 'refused')
    .flatMap((mention) => nearestOf(resolve(items, mention), question).slice(0, 1));
  const meantByKind = [...new Map(found.map((item) => [item.id, item])).values()];
  const named = thingsNamed(question.plain, items);
  return named.length > meantByKind.length ? named : meantByKind;
}
