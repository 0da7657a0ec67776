import { inEnglish } from '../abroad/in-english.ts';
import type { AssistantContext, Memory } from '../assistant-context.ts';
import type { Command } from '../commands/command.ts';
import type { Language } from '../intent/intent-names.ts';
import { writtenOut } from '../intent/written-out.ts';
import { readDays, type SaidDays } from '../understanding/read-day.ts';
import { type Question, readQuestion, withOwnBrands } from '../understanding/read-question.ts';
import { saidAs, type Wish } from './read-wishes.ts';

/** Words put into English as the rest of the assistant reads them. */
export function englishOf(text: string, language: Language): string {
  return inEnglish(writtenOut(text, language), language);
}

/** The words of a wish as a question, with the days that its details say. */
export function questionOf(text: string, language: Language, today: string): Question {
  const read = readQuestion(englishOf(text, language), today);
  return language === 'en' ? read : { ...read, native: text, language };
}

/** The days that a wish says in a role; undefined where it says none. */
export function daysSaid(
  wish: Wish,
  role: 'when' | 'to',
  { language, today }: { language: Language; today: string },
): SaidDays | undefined {
  const said = saidAs(wish, role).join(', ');
  return said === '' ? undefined : readDays(englishOf(said, language), today);
}

/** A wish as the command that it gives. */
export async function commandOfWish(
  context: AssistantContext,
  wish: Wish,
  { language, memory }: { language: Language; memory: Memory | undefined },
): Promise<Command> {
  const items = context.hasWardrobe ? await context.items() : [];
  const { today } = context;
  const text = wholeOf(wish);
  const read = withOwnBrands(questionOf(text, language, today), items);
  const question = { ...read, days: daysSaid(wish, 'when', { language, today }) ?? read.days };
  return { context, intent: wish.intent, language, text, question, items, memory, wish };
}

/** The words of a wish, and the details that stand outside of them. */
export function wholeOf({ text, details }: Wish): string {
  const outside = details.filter((detail) => !text.includes(detail.text)).map((detail) => detail.text);
  return [...outside, text].join(', ');
}
