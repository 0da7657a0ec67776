import type { AssistantContext, AssistantEvent, Memory } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { addDays } from '../understanding/read-day.ts';
import type { Question } from '../understanding/read-question.ts';

const dressing: ReadonlySet<IntentName> = new Set<IntentName>([
  ...(['outfit', 'outfit_with', 'suits', 'options', 'find', 'match'] as const),
]);
const now = /\b(today|now|tonight|right now)\b/;
const lookAhead = 120;

/** "If they're not, what do I wear", after the walk was spoken of: to the walk, where nothing else is named. */
export async function withSpokenEvent(
  context: AssistantContext,
  question: Question,
  { memory, wanted }: { memory: Memory | undefined; wanted: Wanted },
): Promise<Question> {
  const withThem = dressing.has(wanted.intent) ? await eventWithPerson(context, question, memory) : undefined;
  if (withThem) return { ...question, spoken: withThem };
  const id = memory?.focus?.eventId;
  if (id === undefined || memory?.outfit || !dressing.has(wanted.intent)) return question;
  // "We'll walk the walls after" says no more than what comes behind the event that was just moved.
  const isJustSet =
    /^event_(?:create|move)$/.test(memory?.command?.intent ?? '') && memory?.tool === 'command';
  if (question.days ?? question.place ?? (isJustSet ? undefined : question.occasion)) return question;
  if (now.test(question.plain)) return question;
  const found = await eventById(context, id);
  const day = (isJustSet ? memory?.focus?.day : undefined) ?? found?.day;
  const spoken = found && day ? { ...found, day } : found;
  if (!spoken) return question;
  return { ...question, ...(isJustSet ? { occasion: undefined } : {}), spoken };
}

/** "What shall I wear to see her": who was spoken of last. */
const seesThem =
  /(?<!\p{L})(?:(?:see|seeing|meet|meeting|visit|with|w) (?:her|him|them)|(?:ihr|ihm|ihnen|sie|ihn) (?:treff|seh|besuch)\p{L}*|(?:treff|seh|besuch)\p{L}* (?:sie|ihn)|(?:mit) (?:ihr|ihm)|(?:verla|verlo|con (?:ella|él))|(?:la|le) (?:vois|voir)|avec (?:elle|lui)|(?:treffe|møte|besøke|med) (?:henne|ham|han))(?!\p{L})/iu;

async function eventWithPerson(
  context: AssistantContext,
  question: Question,
  memory: Memory | undefined,
): Promise<AssistantEvent | undefined> {
  const person = memory?.reminder?.who ?? memory?.person;
  if (!person || question.days || !seesThem.test(question.native ?? question.text)) return undefined;
  const events = await context.events(context.today, addDays(context.today, lookAhead));
  return events.find(({ title }) => title.toLowerCase().includes(person.toLowerCase()));
}

export async function eventById(context: AssistantContext, id: string): Promise<AssistantEvent | undefined> {
  const events = await context.events(context.today, addDays(context.today, lookAhead));
  return events.find((event) => event.id === id);
}
